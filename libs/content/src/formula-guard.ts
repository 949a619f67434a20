/**
 * Prevents spreadsheets from running a text as a formula. `guarded` puts an apostrophe before a text that starts like a formula, and
 * `unguarded` removes it. If such a text already starts with apostrophes, it gets one more, so reading always restores the original text.
 */

/** Blanks and invisible characters before a sign do not count, because some programs remove them. */
const STARTS_FORMULA = /^'*(?:[\p{Z}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** A number is not a formula, although it may start with a sign. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/u;

/** The text in a form that is safe for a spreadsheet. */
export const guarded = (text: string): string => (STARTS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The original text that `guarded` received. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && STARTS_FORMULA.test(text) ? text.slice(1) : text;
