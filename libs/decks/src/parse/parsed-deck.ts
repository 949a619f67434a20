/** A list that has been read: its entries, and where in the text each one can be changed. */
import type { Printing } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckFormat, DeckIssue, DeckZone } from '../issues.ts';

/** From and to: positions in a line. */
export type Span = readonly [from: number, to: number];

/** How an entry stands in the text, so that a fix can change its name or its count and nothing else. */
export type EntrySource =
  /** A line that is not an entry: it can be removed. */
  | { readonly kind: 'text' }
  /** An item of a deck document: the line before the item, and its last line. */
  | {
      readonly kind: 'item';
      readonly lead: string;
      readonly card: string;
      readonly copies: number;
      readonly lastLine: number;
    }
  | {
      readonly kind: 'line';
      readonly raw: string;
      readonly name: Span;
      readonly count: Span | null;
      readonly printing: Span | null;
    }
  | {
      readonly kind: 'record';
      readonly fields: readonly string[];
      readonly nameField: number;
      readonly countField: number | null;
      readonly printingFields: readonly number[];
      readonly delimiter: string;
      readonly lastLine: number;
    }
  | {
      readonly kind: 'member';
      readonly path: readonly (string | number)[];
      /** What the member says, should it have to be written in another form. */
      readonly name: string;
      readonly count: string | null;
    };

/** What becomes of an entry; members that are missing stay as they are. */
export interface EntryChange {
  readonly name?: string;
  readonly copies?: number;
  /** Takes set and collector number out. */
  readonly withoutPrinting?: boolean;
}

/** A list in JSON as a whole: fixes write it again. */
export interface JsonDocument {
  readonly value: unknown;
  readonly lineCount: number;
}

export interface ParsedEntry {
  /** From 1. */
  readonly line: number;
  /** The card's name, or the name as written. */
  readonly name: string;
  readonly copies: number;
  readonly zone: DeckZone;
  readonly card: IndexedCard | null;
  /** The printing that the list names, if it does. */
  readonly printing: Printing | null;
  readonly source: EntrySource;
}

export interface ParsedDeck {
  readonly format: DeckFormat;
  /** How many lines the text has, as far as it was read. */
  readonly lineCount: number;
  /** In the order of the text; entries without a usable count are left out. */
  readonly entries: readonly ParsedEntry[];
  /** What could not be read. */
  readonly issues: readonly DeckIssue[];
  /** For a list in JSON. */
  readonly json?: JsonDocument;
}

/** What is read at most; more is an issue, not a crash. */
export const LIMITS = {
  /** Characters of the whole text. */
  characters: 1_000_000,
  lines: 20_000,
  /** Lines among which a table must begin. */
  headLines: 20,
  entries: 20_000,
  /** Characters of a line. */
  line: 400,
  /** Characters of a row of a table. */
  record: 2_000,
  /** Characters of a deck document. */
  document: 20_000,
  /** Characters of a list in JSON for which fixes are offered, as each one holds all of it. */
  rewritten: 20_000,
  /** Its levels. */
  depth: 20,
  /** Problems of reading it that get a fix. */
  rewrites: 20,
  /** Copies on one line. */
  copies: 999,
  /** Problems of reading that are reported: more than anybody reads, and each is sent once for every ruleset. */
  issues: 100,
  /** The most lines that a problem names, and the most changes of a fix. A longer fix covers only the first lines. */
  places: 1_000,
  /** Names of a list for which near names are searched. */
  searches: 60,
} as const;
