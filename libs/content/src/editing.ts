/** Edits handwritten documents: writes data back into YAML, and guards cells so that spreadsheets run no formulas. Runs in a browser. */
export { dataIn, withData } from './yaml-edit.ts';
export { yamlData, yamlDocument } from './yaml-document.ts';
export { guarded, unguarded } from './formula-guard.ts';
