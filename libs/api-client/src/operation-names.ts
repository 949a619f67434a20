/** The names of the operations that the site sends. A separate entry point, so that browsers do not load the texts. */
import { TEXTS } from './generated/texts.ts';

/** The name of every operation in src/operations, such as `Card`. */
export const OPERATION_NAMES: ReadonlySet<string> = new Set(Object.keys(TEXTS));
