/**
 * Finds hidden names in texts, however they are spelled: case, accents, punctuation, plurals, line breaks, invisible characters and
 * Markdown do not count. The time grows with the length of the text, not with the number of names.
 */
import type { Nodes } from 'mdast';
import { isDirective, treeOf, type Directive } from '../text/chapter.ts';

/** Characters that take no space: soft hyphens, zero-width characters, marks of direction, variation selectors. */
const INVISIBLE = /\p{Cf}|\p{M}|\u115F|\u1160|\u3164|\uFFA0/gu;
/** An apostrophe in a word. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['\u2018\u2019\u201B\u02BC\u2032`\u00B4](?=[\p{L}\p{N}]|$|\s)/gu;
/** A word. Scripts without spaces have words of one character. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}])[\p{L}\p{N}])+/gu;

/** Plurals that have no common ending. */
const IRREGULAR = new Map([
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['children', 'child'],
  ['oxen', 'ox'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['people', 'person'],
  ['dice', 'die'],
]);

/** One form for a word and its plural. The form itself is not always a word: `knif` for knife and knives. */
function stemOf(word: string): string {
  const single = IRREGULAR.get(word) ?? word;
  if (single.length < 3) return single;
  const ended = single
    .replace(/(?<!s)s$/u, '')
    .replace(/e$/u, '')
    .replace(/(?<!s)s$/u, '');
  const stem = ended.length < 2 ? single : ended;
  return stem
    .replace(/men$/u, 'man')
    .replace(/v$/u, 'f')
    .replace(/y$/u, 'i')
    .replace(/(.)\1$/u, '$1');
}

/** A text in the form in which names are compared, with its case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(INVISIBLE, '').replaceAll(APOSTROPHE, '');

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
/** `toUpperCase` first, because it alone turns ß into ss. */
const folded = (word: string): string => word.toUpperCase().toLowerCase();

/** What a Markdown text shows, and what its links and directives name. */
function shownText(text: string): string {
  const parts: string[] = [];
  const beside: string[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'html') parts.push(node.value.replaceAll(/<[^<>]*>/gu, ''));
    else if ('value' in node) parts.push(node.value);
    if (node.type === 'break') parts.push(' ');
    for (const member of ['url', 'title', 'alt', 'label', 'identifier'] as const) {
      const named = (node as Partial<Record<typeof member, unknown>>)[member];
      if (typeof named === 'string') beside.push(named);
    }
    if (isDirective(node)) {
      const { name, attributes } = node as unknown as Directive;
      beside.push(name, ...Object.values(attributes ?? {}).map(String));
    }
    if (!('children' in node)) return;
    for (const child of node.children) walk(child);
    if (node.type !== 'textDirective' && !INLINE.has(node.type)) parts.push('\n');
  };
  walk(treeOf(text));
  return [parts.join(''), ...beside].join('\n');
}

/** Nodes whose text continues the text before them. */
const INLINE: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** Markdown that puts letters between the letters that it shows: entities, HTML, links, directives. */
const MARKED = /[&<{]|\][([]|:\w+\[/u;

/** How a name is compared. */
interface Name {
  /** The word in its own case, for a name that must match its case; null for any case. */
  readonly exact: string | null;
}

/** Names under their keys: their words in one form, without spaces. */
class Names {
  readonly known = new Map<string, Name>();
  /** Every beginning of a key. A search ends where no key goes on. */
  private readonly beginnings = new Set<string>();

  add(words: readonly string[], name: Name): void {
    const all = words.map(folded);
    for (const key of [[...all.slice(0, -1), stemOf(all.at(-1)!)].join(''), all.map(stemOf).join('')]) {
      if (this.known.get(key)?.exact !== null) this.known.set(key, name);
      for (let length = 1; length <= key.length; length++) this.beginnings.add(key.slice(0, length));
    }
  }

  /**
   * The place after the longest name that begins at a word; `from` if none does. A name may end with the stem of any later word. Spaces
   * do not count, so a name is found in one word and in several.
   */
  endOf({ written, words, stems }: WordForms, from: number): number {
    let begun = '';
    let end = from;
    for (let at = from; at < words.length; at++) {
      const name = this.known.get(begun + stems[at]!);
      if (name && (name.exact === null || (at === from && isSameCase(name.exact, written[at]!)))) end = at + 1;
      begun += words[at]!;
      if (!this.beginnings.has(begun)) break;
    }
    return end;
  }
}

/** The words of a text: as written, in the form that is compared, and their stems. */
interface WordForms {
  readonly written: readonly string[];
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Names that are published, and whether a word is in use for something else. */
export interface InUse {
  /** A hidden name inside such a name does not count: a text about "Copper Kettle" does not name the hidden card "Kettle". */
  readonly names: Iterable<string>;
  /** A name of one such word must match its case. */
  readonly words: (word: string) => boolean;
}

export class NameFinder {
  private readonly hidden = new Names();
  private readonly shown = new Names();
  /** The names as whole values, such as the id of a card. */
  private readonly values = new Set<string>();

  /** @param names ids and names of what is hidden */
  constructor(names: Iterable<string>, inUse: InUse = { names: [], words: () => false }) {
    for (const name of names) {
      this.values.add(keyOf(name));
      const words = wordsOf(plain(name));
      if (words.length === 0) continue;
      const exact = words.length === 1 && inUse.words(words[0]!) ? words[0]! : null;
      // An id that is a common word cannot be told from the word.
      if (exact === null || exact !== exact.toLowerCase()) this.hidden.add(words, { exact });
    }
    // Few published names contain a hidden one, so only these are kept.
    for (const name of inUse.names) if (this.finds(name)) this.shown.add(wordsOf(plain(name)), { exact: null });
  }

  /** Whether a value is a name, such as a member of a list of cards. */
  is(value: string): boolean {
    return this.values.has(keyOf(value));
  }

  /** Whether a text, read as it is written or as Markdown, contains a name. */
  isIn(text: string): boolean {
    return this.finds(text) || (MARKED.test(text) && this.finds(shownText(text)));
  }

  /** Whether a text contains a name as it is written. Faster than `isIn`. */
  isWrittenIn(text: string): boolean {
    return this.finds(text);
  }

  private finds(text: string): boolean {
    if (this.hidden.known.size === 0) return false;
    const written = wordsOf(plain(text));
    const words = written.map(folded);
    const stems = words.map(stemOf);
    return this.findsAmong({ written, words, stems }) || this.findsAmong({ written, words: stems, stems });
  }

  private findsAmong(words: WordForms): boolean {
    let shownUntil = 0;
    for (let at = 0; at < words.written.length; at++) {
      shownUntil = Math.max(shownUntil, this.shown.endOf(words, at));
      const end = this.hidden.endOf(words, at);
      if (end > at && end > shownUntil) return true;
    }
    return false;
  }
}

/** Whether a word has the case of a name: its first letters, because the word may be a plural. */
const isSameCase = (name: string, word: string): boolean => {
  const length = Math.min(name.length, word.length, Math.max(1, name.length - 2));
  return word.slice(0, length) === name.slice(0, length) || word === word.toUpperCase();
};

const keyOf = (value: string): string => value.normalize('NFKC').trim().toLowerCase();

/** The words of texts, in small letters as they are written. Names of one such word are common words. */
export function wordsInUse(texts: Iterable<string>): (word: string) => boolean {
  const known = new Set<string>();
  for (const text of texts)
    for (const word of wordsOf(plain(text))) if (word === word.toLowerCase()) known.add(stemOf(word));
  return (word) => known.has(stemOf(folded(word)));
}
