/** The thread that does jobs, from its source. */
import '../../../../tools/ts-loader.mjs';

const { default: work } = await import('../../src/work/worker.ts');
export default work;
