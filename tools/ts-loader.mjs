/**
 * TypeScript for tests, in plain Node: `--import` of this file lets Node import `.ts` and `.tsx`. SWC compiles each file once; the result is
 * kept on disk by the hash of its text.
 */
import { register } from 'node:module';

register('./ts-hooks.mjs', import.meta.url);
