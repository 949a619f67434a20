/**
 * TypeScript for Jest by SWC. Each module takes `Math` once: Jest runs modules in a context of their own, where to look a global up
 * costs a hundred times what adding two numbers does, and games ask for nothing as often as for random numbers.
 */
import swc from '@swc/jest';

const TAKEN = 'const Math = globalThis.Math; ';
const taking = (result) => ({ ...result, code: TAKEN + result.code });

export default {
  createTransformer(options) {
    const own = swc.createTransformer(options);
    return {
      ...own,
      process: (...args) => taking(own.process(...args)),
      processAsync: async (...args) => taking(await own.processAsync(...args)),
      getCacheKey: (...args) => own.getCacheKey(...args) + TAKEN.length,
    };
  },
};
