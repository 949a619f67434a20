/** What a card search asks for, and the problems of its text. */

export type NumberComparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** The counts of a visitor's collection that a search can compare: copies that they have, that they want, and that they still need. */
export const HELD_COUNTS = ['own', 'want', 'missing'] as const;
export type HeldCount = (typeof HELD_COUNTS)[number];

/** The copies of each card in a collection, by the id of the card. A card without an entry has none. */
export type CardHoldings = ReadonlyMap<string, { readonly own: number; readonly want: number }>;

/** A count of a card. What is missing is what is wanted in all, less what is owned. */
export function heldCount(holdings: CardHoldings, card: string, of: HeldCount): number {
  const { own, want } = holdings.get(card) ?? { own: 0, want: 0 };
  if (of === 'missing') return Math.max(0, want - own);
  return of === 'own' ? own : want;
}

export type CardQuery =
  | { readonly kind: 'all' | 'any'; readonly of: readonly CardQuery[] }
  | { readonly kind: 'not'; readonly of: CardQuery }
  /** No card: the search has terms, and none of them can be used. */
  | { readonly kind: 'none' }
  /** Words in this order in a text field, or in any text of the card (null). With `whole`, the last one is a whole word. */
  | {
      readonly kind: 'words';
      readonly field: string | null;
      readonly words: readonly string[];
      readonly whole: boolean;
    }
  /** A regular expression for the folded text of a field, for a folded value of it, or for any text of the card (null). */
  | {
      readonly kind: 'pattern';
      readonly field: string | null;
      readonly in: 'text' | 'values';
      readonly pattern: string;
    }
  /** A folded value of a field. Unless `exact`, the value only has to start with it. */
  | { readonly kind: 'value'; readonly field: string; readonly value: string; readonly exact: boolean }
  | { readonly kind: 'number'; readonly field: string; readonly comparison: NumberComparison; readonly value: number }
  /** Compares the numbers of two fields. A card without one of them is not found. */
  | { readonly kind: 'fields'; readonly field: string; readonly comparison: NumberComparison; readonly other: string }
  /** Compares the copies of a card in the visitor's collection with a number. */
  | { readonly kind: 'held'; readonly of: HeldCount; readonly comparison: NumberComparison; readonly value: number }
  /** The cards with any value of a field. */
  | { readonly kind: 'has'; readonly field: string; readonly in: 'text' | 'values' }
  /** Legal in a mode, or banned or restricted by its lists. Without a day, as of today. */
  | { readonly kind: 'legal' | 'banned' | 'restricted'; readonly mode: string; readonly on?: string };

export type QueryProblemCode =
  | 'too-long'
  | 'too-many-terms'
  | 'too-deep'
  | 'unknown-field'
  | 'unknown-mode'
  | 'unknown-value'
  | 'bad-day'
  | 'bad-comparison'
  | 'bad-number'
  | 'bad-pattern'
  | 'bad-order'
  | 'missing-value'
  | 'no-collection'
  | 'no-words'
  | 'unclosed-quote'
  | 'unclosed-bracket'
  | 'stray-bracket'
  | 'empty-brackets'
  | 'stray-or'
  | 'stray-not';

export interface QueryProblem {
  readonly code: QueryProblemCode;
  readonly message: string;
  /** Position in the query as given, from 1. */
  readonly column: number;
  readonly length: number;
}

export interface ParsedCardQuery {
  /** Null means every card. */
  readonly query: CardQuery | null;
  readonly problems: readonly QueryProblem[];
  /** The order that the text asks for with `sort:`, or null. */
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
  /** With `unique:prints`, a list shows each printing. */
  readonly unique: 'cards' | 'prints';
}

/** Limits of a query: characters, terms, nested brackets, and the size of a regular expression in characters and in steps. */
export const CARD_QUERY_LIMITS = { characters: 500, terms: 40, depth: 12, pattern: 100, steps: 500 } as const;

/** A part of a search, before its key and value are resolved. */
export interface QueryTerm {
  readonly key: string | null;
  readonly operator: string;
  readonly value: string;
  readonly form: 'plain' | 'quoted' | 'pattern';
  readonly column: number;
  readonly length: number;
}
