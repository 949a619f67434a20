/**
 * Keeps spreadsheets from running a text as a formula. A text that starts with a sign of a formula gets an apostrophe in front, and reading
 * removes that apostrophe. Texts that already start with apostrophes and such a sign get one more, so that every text comes back unchanged.
 */

const STARTS_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
/** A number is not a formula, although it may start with a sign. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;

/** The text as a spreadsheet may get it. */
export const guarded = (text: string): string => (STARTS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The text that `guarded` was given. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && STARTS_FORMULA.test(text) ? text.slice(1) : text;
