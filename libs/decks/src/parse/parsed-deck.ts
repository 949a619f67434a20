/** A parsed list: its entries, and the position in the text where each entry can be changed. */
import type { Printing } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckFormat, DeckIssue, DeckZone } from '../issues.ts';

/** Start and end of a part of a line, as positions in it. The end is exclusive. */
export type Span = readonly [from: number, to: number];

/** How an entry is written in the text, so that a fix can change only its name or its count. */
export type EntrySource =
  /** A line that is not an entry. A fix can only remove it. */
  | { readonly kind: 'text' }
  /** An entry that shares its line with others, so that no fix can change it. */
  | { readonly kind: 'fixed' }
  /** An item of a deck document. `lead` is the text before it on its first line. */
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
      /** Whether the line is XML, so that a new name needs its escapes. */
      readonly xml?: boolean;
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
      /** The name and count that the member gives. A fix needs them to write the member in another form. */
      readonly name: string;
      readonly count: string | null;
    };

/** A change of an entry. Missing members stay as they are. */
export interface EntryChange {
  readonly name?: string;
  readonly copies?: number;
  /** Removes the set and the collector number. */
  readonly withoutPrinting?: boolean;
}

/** A whole JSON list. Fixes rewrite all of it. */
export interface JsonDocument {
  readonly value: unknown;
  readonly lineCount: number;
}

export interface ParsedEntry {
  /** Counted from 1. */
  readonly line: number;
  /** The card's name, or the name as written. */
  readonly name: string;
  readonly copies: number;
  readonly zone: DeckZone;
  readonly card: IndexedCard | null;
  /** The printing that the list names, or null. */
  readonly printing: Printing | null;
  readonly source: EntrySource;
}

export interface ParsedDeck {
  readonly format: DeckFormat;
  /** The name of the deck that the list gives, or null. */
  readonly name: string | null;
  /** How many lines were read. */
  readonly lineCount: number;
  /** In the order of the text, without entries whose count is unusable. */
  readonly entries: readonly ParsedEntry[];
  /** Issues from reading the list. */
  readonly issues: readonly DeckIssue[];
  /** Only for a JSON list. */
  readonly json?: JsonDocument;
}

/** Limits of what is read. Exceeding one is an issue, not a crash. */
export const LIMITS = {
  /** Characters of the whole text. */
  characters: 1_000_000,
  lines: 20_000,
  /** A table must begin within this many lines. */
  headLines: 20,
  entries: 20_000,
  /** Characters of a line. */
  line: 400,
  /** Characters of the name of a deck. */
  name: 80,
  /** Characters of a row of a table. */
  record: 2_000,
  /** Characters of a deck document. */
  document: 20_000,
  /** Characters of a JSON list for which fixes are offered. Each fix repeats the whole list. */
  rewritten: 20_000,
  /** Nesting levels of a JSON list for which fixes are offered. */
  depth: 20,
  /** Issues of a JSON list that get a fix. */
  rewrites: 20,
  /** Copies on one line. */
  copies: 999,
  /** Reported issues of reading. Nobody reads more, and each one is sent once for every ruleset. */
  issues: 100,
  /** The lines that an issue names, and the changes of a fix. A longer fix covers only the first lines. */
  places: 1_000,
  /** Names for which similar card names are searched. */
  searches: 60,
} as const;
