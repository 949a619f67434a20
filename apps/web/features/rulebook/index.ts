/** The rulebook of a mode, its values, and the coverage of its rules. The entry for other features. */
export { Chapters } from './chapters.tsx';
export { Hints } from './hints.tsx';
