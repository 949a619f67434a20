/** The forms of an English word or phrase, for a replacement: plural, past, -ing and possessive. People see and correct them. */

const VOWEL = /[aeiou]/u;

/** Whether a short word doubles its last letter: "stop", but not "draw", "open" or "read". */
const doubles = (word: string): boolean => {
  const letters = word.toLowerCase();
  const [a = '', b = '', c = ''] = letters.slice(-3);
  const isShort = (letters.match(/[aeiouy]+/gu) ?? []).length === 1;
  return isShort && letters.length >= 3 && !VOWEL.test(a) && VOWEL.test(b) && !/[aeiouywx]/u.test(c);
};
const endsInY = (word: string): boolean => /[^aeiou]y$/iu.test(word);

const FORMS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => (endsInY(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`),
  (word) => {
    if (/e$/iu.test(word)) return `${word}d`;
    if (endsInY(word)) return `${word.slice(0, -1)}ied`;
    return doubles(word) ? `${word}${word.slice(-1)}ed` : `${word}ed`;
  },
  (word) => {
    if (/ie$/iu.test(word)) return `${word.slice(0, -2)}ying`;
    if (/[^eo]e$/iu.test(word)) return `${word.slice(0, -1)}ing`;
    return doubles(word) ? `${word}${word.slice(-1)}ing` : `${word}ing`;
  },
];

/** The last word of a phrase has the forms: "attack fee" and "attack fees". */
function formsOf(phrase: string): string[] {
  const at = phrase.lastIndexOf(' ') + 1;
  const [start, word] = [phrase.slice(0, at), phrase.slice(at)];
  return /^\p{L}+$/u.test(word) ? FORMS.map((form) => start + form(word)) : [phrase];
}

export interface WordForm {
  readonly find: string;
  readonly replace: string;
}

/** The forms of a word with the same forms of its replacement. The first pair is the word itself. */
export function wordForms(find: string, replace: string): WordForm[] {
  const [old, now] = [formsOf(find.trim()), formsOf(replace.trim())];
  const pairs = old.map((form, at) => ({ find: form, replace: now[at] ?? now[0]! }));
  return pairs.filter(({ find: form }, at) => pairs.findIndex((other) => other.find === form) === at);
}
