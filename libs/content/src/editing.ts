/** Edits handwritten documents: writes data back into YAML. Runs in a browser. */
export { boundedDocument, dataIn, withData } from './yaml-edit.ts';
export { yamlDocument, yamlWord } from './yaml-document.ts';
