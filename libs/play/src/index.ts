/** The back end of the play language: plugins made from play documents. */
export { pluginOf } from './plugin.ts';
export { compileProgram } from './program.ts';
