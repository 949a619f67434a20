/**
 * Lets plain Node import `.ts` and `.tsx` in tests: pass this file to `--import`. SWC compiles each file, and the results are cached on
 * disk by the hash of the text.
 */
import { register } from 'node:module';

register('./ts-hooks.mjs', import.meta.url);
