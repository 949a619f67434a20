/** Changes of handwritten documents: data written back into YAML, and cells that spreadsheets cannot take for formulas. Runs in a browser. */
export { dataIn, withData } from './yaml-edit.ts';
export { guarded, unguarded } from './formula-guard.ts';
