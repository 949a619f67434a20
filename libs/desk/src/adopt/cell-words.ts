/** Words and signs that cells have in many collections: yes and no in several languages, signs for no value, and numbers as words. */

/** A text in lower case, for comparisons of words. */
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

const YES = new Set([
  ...['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', '☑', '✅', 'on'],
  ...['ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'sí', 'si', 's', 'verdadero', 'sim', 'vero', 'tak', 'да', 'ano', 'kyllä'],
]);
const NO = new Set([
  ...['no', 'n', 'false', 'f', '0', '✗', '✘', '☐', '❌', 'off'],
  ...['nein', 'falsch', 'non', 'faux', 'falso', 'não', 'nao', 'nie', 'нет', 'ne', 'nee', 'nej', 'ei'],
]);

/** Whether a text means yes or no in one of several languages. Null for any other text. */
export function yesOrNo(text: string): boolean | null {
  const word = folded(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Texts that mean yes or no only beside a word such as `yes`. Alone, `1` is a number and `s` a letter. */
export const isPlainYesOrNo = (text: string): boolean =>
  yesOrNo(text) !== null && (folded(text).length > 1 || /^[✓✔☑✗✘☐✅❌yjnx]$/u.test(folded(text)));

/** Whether a text is a dash. A dash can mean no, no value, or a printed dash. */
export const isDash = (text: string): boolean => /^[-–—−]{1,3}$/u.test(text.trim());

const NONE = new Set([
  'n/a',
  'n.a.',
  'n. a.',
  '#n/a',
  'n.v.',
  'k.a.',
  'k. a.',
  'n/v',
  'null',
  'nil',
  'nan',
  '#value!',
  '#ref!',
]);

/** Whether a text says that there is no value, in any column. */
export const meansNone = (text: string): boolean => NONE.has(folded(text));

const NUMBERS: readonly (readonly string[])[] = [
  ['zero', 'zéro', 'cero'],
  ['one', 'eins', 'un', 'uno'],
  ['two', 'zwei', 'deux', 'dos'],
  ['three', 'drei', 'trois', 'tres'],
  ['four', 'vier', 'quatre', 'cuatro'],
  ['five', 'fünf', 'cinq', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'sept', 'siete'],
  ['eight', 'acht', 'huit', 'ocho'],
  ['nine', 'neun', 'neuf', 'nueve'],
  ['ten', 'zehn', 'dix', 'diez'],
];

/** The number that a damaged cell probably means: `three` and `3?` give 3. Null if that is not clear. */
export function probableNumber(text: string): string | null {
  const word = folded(text);
  const spelled = NUMBERS.findIndex((words) => words.includes(word));
  if (spelled >= 0) return String(spelled);
  const numbers = word.match(/[+-]?\d{1,9}/gu) ?? [];
  return numbers.length === 1 && !/[½¼¾/*+^×]/u.test(text) ? String(Number(numbers[0])) : null;
}

/** Whether a text is a sign or a letter that cards print instead of a number: `X`, `*`, `-`, `X+1`, `1+*`, `∞`. */
export const isNumberSign = (text: string): boolean =>
  /^(?:[XYZN*∞★☆#†‡]{1,3}|\d?[XYZN*](?:[+\-−]\d)?|\d[+\-−][XYZN*])$/iu.test(text) || isDash(text);

/** A whole number with grouped thousands and an optional unit. Undefined for any other text. */
export function wholeNumber(
  text: string,
  { thousands, unit }: { readonly thousands?: string | undefined; readonly unit?: string | undefined } = {},
): number | undefined {
  let rest = text.trim();
  if (unit !== undefined && folded(rest).endsWith(folded(unit))) rest = rest.slice(0, rest.length - unit.length).trim();
  if (thousands !== undefined && groupedBy(rest) === thousands) rest = rest.replace(/[,.'’\s]/gu, '');
  return /^[+-]?\d{1,9}(?:\.0{1,2})?$/u.test(rest) ? Number(rest) : undefined;
}

/** The separator of thousands in a number such as `1,250`; null if there is none. */
export function groupedBy(text: string): ',' | '.' | ' ' | "'" | null {
  const match = /^[+-]?[1-9]\d{0,2}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/u.exec(text);
  if (!match) return null;
  const sign = match[1]!;
  return sign === ',' || sign === '.' ? sign : sign === "'" || sign === '’' ? "'" : ' ';
}
