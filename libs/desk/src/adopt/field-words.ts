/** The words that a field may have: those that the game declares, and those of the source in a new game. */
import { closestWord, type AdoptedField, type GameContent } from '@rulewright/content';
import type { Source } from './source.ts';
import { slugOf, textOf } from './values.ts';

/** A field of an existing game. */
export type GameField = NonNullable<GameContent['data']>['fields']['fields'][number];

/** A word in at most this part of the cells that have a similar word is probably a misspelling of it. */
const RARE = 0.2;
/** The number of letters from which words are compared. Short words are often similar. */
const COMPARED = 5;
/** The most different words of a choice. A column with more has no typical words. */
const MOST_COMPARED = 200;

export class FieldWords {
  /** Rare words of a choice that are similar to a frequent one, with this frequent word. */
  readonly doubtful: ReadonlyMap<string, string>;
  private readonly declared = new Map<string, string>();
  private readonly spelled = new Map<string, string>();
  private readonly isOpen: boolean;

  /** @param known the field of an existing game; undefined for a field that the adoption creates */
  constructor(field: AdoptedField, known: GameField | undefined, source: Source) {
    const values = known && 'values' in known ? (known.values ?? {}) : {};
    for (const [id, label] of Object.entries(values)) this.declared.set(slugOf(label), id);
    for (const id of Object.keys(values)) this.declared.set(slugOf(id), id);
    if (known?.type === 'integer') for (const word of Object.keys(known.words ?? {})) this.declared.set(word, word);
    this.isOpen = !known || (known.type === 'choices' && (known.open || !known.values));
    this.doubtful = field.as === 'choice' && !known ? doubtfulWords(field, source) : new Map();
  }

  /** Whether a number field of the game has this word. */
  declares(word: string): boolean {
    return this.declared.get(word) === word;
  }

  /** Whether cards may have this id of a choice. */
  permits(id: string): boolean {
    return this.isOpen || [...this.declared.values()].includes(id);
  }

  /** The id of a word of a choice in card files. */
  idOf(word: string): string {
    return this.declared.get(slugOf(word)) ?? slugOf(word);
  }

  /**
   * The word of a list in card files. A word that the field declares becomes its id. An open list keeps other words in the spelling of the
   * source. Words that differ only in case get the spelling that comes first. Undefined for a word that the list does not permit.
   */
  ofList(word: string, { words }: AdoptedField): string | undefined {
    const slug = slugOf(word);
    const id = this.declared.get(slug);
    if (id !== undefined) return id;
    if (!this.isOpen) return words?.includes(word) ? slug : undefined;
    const key = word.toLowerCase();
    const spelling = this.spelled.get(key) ?? word;
    this.spelled.set(key, spelling);
    return spelling;
  }
}

/** The rare words of a column that are similar to a frequent one. */
function doubtfulWords({ from, empty }: AdoptedField, { rows }: Source): Map<string, string> {
  const counts = new Map<string, number>();
  const spellings = new Map<string, string[]>();
  for (const { cells } of rows) {
    const text = textOf(cells[from]);
    if (text === '' || empty?.includes(text)) continue;
    const slug = slugOf(text);
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
    const known = spellings.get(slug);
    if (!known) spellings.set(slug, [text]);
    else if (!known.includes(text)) known.push(text);
    if (counts.size > MOST_COMPARED) return new Map();
  }
  const doubtful = new Map<string, string>();
  for (const [slug, count] of counts) {
    if (slug.length < COMPARED || /\d/u.test(slug)) continue;
    const frequent = [...counts].flatMap(([word, of]) => (count <= of * RARE && count <= 2 && of >= 5 ? [word] : []));
    const near = closestWord(slug, frequent, slug.length < 9 ? 1 : 2);
    if (near !== null) for (const text of spellings.get(slug)!) doubtful.set(text, spellings.get(near)![0]!);
  }
  return doubtful;
}
