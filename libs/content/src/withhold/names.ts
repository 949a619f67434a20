/** The hidden names of a game, and how its documents are searched for them. */
import type { SourceFile } from '../content.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import { dataOfYaml } from './edit-yaml.ts';
import { NameFinder, wordsInUse } from './name-finder.ts';

export type Doc = Readonly<Record<string, unknown>>;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listIn = (doc: unknown, key: string): readonly unknown[] => {
  const list = isDoc(doc) ? doc[key] : undefined;
  return Array.isArray(list) ? list : [];
};
export const member = (value: unknown, key: string): string => (isDoc(value) ? String(value[key]) : '');

/** All texts in a value, with the keys of its maps. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (isDoc(value))
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* textsIn(one);
    }
}

/** The hidden parts of a game. */
export class HiddenNames {
  /** Ids of decks and examples that are hidden because they name something hidden. */
  readonly decks = new Set<string>();
  readonly examples = new Set<string>();

  /**
   * @param sets ids of the hidden sets
   * @param cards ids of the hidden cards
   * @param finder finds the ids, names and other names of both
   */
  constructor(
    readonly sets: ReadonlySet<string>,
    readonly cards: ReadonlySet<string>,
    private readonly finder: NameFinder,
    private readonly texts: () => { readonly hidden: string; readonly shown: string },
  ) {}

  private known: ReturnType<typeof this.texts> | null = null;

  /** Whether hidden cards have words in their texts that no other card has. */
  areSaidOnlyByHidden(words: string): boolean {
    this.known ??= this.texts();
    return this.known.hidden.includes(words) && !this.known.shown.includes(words);
  }

  /** Whether a value contains a hidden name in any of its texts or keys, or is marked as hidden with a hidden set. */
  mentions(value: unknown): boolean {
    if (this.isMarked(value)) return true;
    for (const text of textsIn(value)) if (this.isNamed(text)) return true;
    return false;
  }

  /** Whether the text of a document contains a hidden name: in a value or a comment. */
  mentionsIn(text: string): boolean {
    return this.finder.isWrittenIn(text) || this.mentions(dataOfYaml(text));
  }

  /** Whether a value is a hidden name. */
  is(value: string): boolean {
    return this.finder.is(value);
  }

  /** Whether a text is or contains a hidden name. */
  isNamed(text: string): boolean {
    return this.finder.is(text) || this.finder.isIn(text);
  }

  /** Whether the text as it is written contains a hidden name. Faster than `mentionsIn`. */
  isWrittenIn(text: string): boolean {
    return this.finder.isWrittenIn(text);
  }

  /** Whether the editor hides a document, or a member of a list, with a hidden set. */
  isMarked(value: unknown): boolean {
    return isDoc(value) && typeof value['hiddenWith'] === 'string' && this.sets.has(value['hiddenWith']);
  }
}

type FilesOf = (kind: DocumentKind) => readonly SourceFile[];

/** A name on a line of its own, as nearly all documents write it. */
const NAME = /^name: ([^"'#|>&*!{}[\]:\n]+)$/mu;

const nameIn = (text: string): string => NAME.exec(text)?.[1]!.trim() ?? member(dataOfYaml(text), 'name');

/** The words of a card document as sentences have them. A text with escapes is read first. */
const spoken = (text: string): string =>
  (text.includes('\\') ? [...textsIn(dataOfYaml(text))].join('\n') : text).replace(/\s+/gu, ' ').toLowerCase();

/** The hidden names of a game. @param cards the texts of the hidden cards, by id */
export function hiddenNames(of: FilesOf, sets: ReadonlySet<string>, cards: ReadonlyMap<string, string>): HiddenNames {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  for (const { path, text } of [...of('set'), ...of('card')]) {
    const { kind, slug } = placeOf(path)!;
    const isHidden = kind === 'set' ? sets.has(slug) : cards.has(slug);
    const words = isHidden ? hidden : shown;
    words.add(slug).add(nameIn(text));
    if (isHidden && kind === 'card') for (const word of listIn(dataOfYaml(text), 'aliases')) words.add(String(word));
  }
  const words = wordsInUse(of('text').map(({ text }) => text));
  const texts = (): { readonly hidden: string; readonly shown: string } => {
    const all = of('card');
    const said = (isHidden: boolean): string =>
      all.flatMap(({ path, text }) => (cards.has(placeOf(path)!.slug) === isHidden ? [spoken(text)] : [])).join('\n');
    return { hidden: said(true), shown: said(false) };
  };
  return new HiddenNames(sets, new Set(cards.keys()), new NameFinder(hidden, { names: shown, words }), texts);
}
