/**
 * The words of a grammar without its data: phrases that accept the same words become one node. A search that compares a text with the words
 * needs much fewer steps with it than with phrases.
 */
import type { Phrase } from './phrase.ts';

/** A node of the words of a grammar. `id` counts from 0. */
export type Flat = { readonly id: number } & (
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly shown: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Flat[] }
  | { readonly kind: 'either'; readonly of: readonly Flat[] }
  | { readonly kind: 'maybe'; readonly of: Flat }
  | { readonly kind: 'int'; readonly signed: boolean }
  | { readonly kind: 'card' | 'quoted' | 'self' | 'title' }
  | {
      readonly kind: 'list';
      readonly entry: Flat;
      readonly between: Flat;
      readonly least: number;
    }
);

/** A node without its number. */
type Shape = Flat extends infer Node ? (Node extends Flat ? Omit<Node, 'id'> : never) : never;

export interface FlatGrammar {
  readonly root: Flat;
  readonly size: number;
  /** All fixed words. */
  readonly words: ReadonlySet<string>;
  readonly hasCard: boolean;
  readonly hasTitle: boolean;
}

/** The deepest nesting of phrases. */
const MOST_DEPTH = 600;

class Flattening {
  readonly words = new Set<string>();
  hasCard = false;
  hasTitle = false;
  #next = 0;
  #depth = 0;
  readonly #byKey = new Map<string, Flat>();
  readonly #done = new Map<Phrase, Flat>();

  get size(): number {
    return this.#next;
  }

  #node(key: string, shape: Shape): Flat {
    let node = this.#byKey.get(key);
    if (!node) this.#byKey.set(key, (node = { ...shape, id: this.#next++ } as Flat));
    return node;
  }

  of(phrase: Phrase): Flat {
    const done = this.#done.get(phrase);
    if (done) return done;
    // The reader does not follow phrases inside so many others either.
    if (this.#depth > MOST_DEPTH) return this.#empty();
    this.#depth++;
    const node = this.#made(phrase);
    this.#depth--;
    this.#done.set(phrase, node);
    return node;
  }

  #empty(): Flat {
    return this.#node('s:', { kind: 'sequence', parts: [] });
  }

  #either(of: readonly Flat[]): Flat {
    const all = [...new Set(of.flatMap((one) => (one.kind === 'either' ? one.of : [one])))];
    return all.length === 1
      ? all[0]!
      : this.#node(
          `e:${all
            .map(({ id }) => id)
            .sort((a, b) => a - b)
            .join()}`,
          { kind: 'either', of: all },
        );
  }

  #made(phrase: Phrase): Flat {
    switch (phrase.kind) {
      case 'words':
        for (const word of phrase.words) this.words.add(word);
        if (phrase.words.length === 0) return this.#empty();
        return this.#node(`w:${phrase.words.join(' ')}`, { kind: 'words', words: phrase.words, shown: phrase.shown });
      case 'be':
        return this.#empty();
      case 'at':
      case 'is':
      case 'also':
      case 'turned':
      case 'on':
        return this.of(phrase.of);
      case 'sequence': {
        const empty = this.#empty();
        const parts = phrase.parts.map((one) => this.of(one)).filter((one) => one !== empty);
        return parts.length === 1
          ? parts[0]!
          : this.#node(`s:${parts.map(({ id }) => id).join()}`, { kind: 'sequence', parts });
      }
      case 'either':
        return this.#either(phrase.of.map((one) => this.of(one)));
      case 'maybe': {
        const of = this.of(phrase.of);
        return of === this.#empty() ? of : this.#node(`m:${of.id}`, { kind: 'maybe', of });
      }
      case 'list': {
        const { of, group, least } = phrase;
        const entry = this.#either([of, ...(group ? [group] : [])].map((one) => this.of(one)));
        const between = this.of(phrase.between);
        return this.#node(`l:${entry.id},${between.id},${least}`, { kind: 'list', entry, between, least });
      }
      case 'int':
        return this.#node(`i:${phrase.signed}`, { kind: 'int', signed: phrase.signed });
      case 'card':
      case 'title':
        if (phrase.kind === 'card') this.hasCard = true;
        else this.hasTitle = true;
        return this.#node(phrase.kind, { kind: phrase.kind });
      case 'quoted':
      case 'self':
        return this.#node(phrase.kind, { kind: phrase.kind });
    }
  }
}

const flattened = new WeakMap<Phrase, FlatGrammar>();

/** The words of a phrase. They are found once for each phrase. */
export function flatGrammar(phrase: Phrase): FlatGrammar {
  let grammar = flattened.get(phrase);
  if (!grammar) {
    const flattening = new Flattening();
    const root = flattening.of(phrase);
    const { size, words, hasCard, hasTitle } = flattening;
    flattened.set(phrase, (grammar = { root, size, words, hasCard, hasTitle }));
  }
  return grammar;
}
