/** The back end of the play language: plugins made from play documents, and runs of them that the debugger follows. */
export { freeTableOf } from './free-plugin.ts';
export { pluginOf, tracedPlugin } from './plugin.ts';
export { compileProgram, type PlayedProgram } from './program.ts';
export {
  MOVES,
  RunTrace,
  StoppedRun,
  placeAfter,
  type Move,
  type StatementTrace,
  type TracedStatement,
} from './trace.ts';
export { inspect, type InspectedRun, type NamedValue } from './inspect.ts';
