/** The thread that does jobs, from its source. */
import { register } from 'node:module';

register(new URL('../../../../libs/database/test/support/typescript.mjs', import.meta.url));
const { default: work } = await import('../../src/work/worker.ts');
export default work;
