/**
 * Makes ids from names. Every id that the product makes from what people typed comes from here. Imported as `@rulewright/content/ids`, so that
 * only programs that make ids have the tables of scripts.
 */
import { transliterate } from 'transliteration';
import { joinedWords } from './id-words.ts';

/** The maximum number of characters of the id of a document. */
export const LONGEST_ID = 60;

/** Text without characters that need another spelling. Most names are, and need no tables. */
// eslint-disable-next-line no-control-regex -- ASCII starts with control characters
const ASCII = /^[\x00-\x7f]*$/u;

/**
 * Writes a name in the letters of ids: `Bäckerei` becomes `backerei`, `Пирог` becomes `pirog`. Marks leave only Latin letters, because in
 * other scripts they are part of the spelling.
 */
const inLatin = (name: string): string =>
  transliterate(
    name
      .normalize('NFKD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC'),
  ).normalize('NFKD');

/**
 * Converts a name to an id: lower-case words joined by hyphens, such as `ant-queen` for `Ant Queen`. Leaves out the words at the end that
 * would make the id too long. Empty if the name has no letter or digit of a known script; then the caller chooses an id with a number.
 */
export function idOf(name: string, longest = LONGEST_ID): string {
  return joinedWords(ASCII.test(name) ? name : inLatin(name), longest);
}

/** An unused id for a name. A name in an unknown script gets the kind and a number, such as `card-17`. */
export function newIdOf(name: string, kind: string, isTaken: (id: string) => boolean, longest = LONGEST_ID): string {
  const id = idOf(name, longest);
  if (id !== '') return id;
  let at = 1;
  while (isTaken(`${kind}-${at}`)) at++;
  return `${kind}-${at}`;
}

/** An unused id of a field from a name: `Influence cost` becomes `influenceCost`. `field` if the id would not start with a letter. */
export function fieldIdOf(name: string, taken: readonly string[]): string {
  const spaced = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const id = idOf(spaced).replace(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
  const usable = /^[a-z]/u.test(id) ? id.slice(0, 36) : 'field';
  let free = usable;
  for (let at = 2; taken.includes(free); at++) free = `${usable}${at}`;
  return free;
}
