/** The result of a deck check: verdicts, issues (a union by `code`) and fixes. Plain data, ready for JSON. */

import type { Printing } from '@rulewright/content';

/** A part of a list: `main` is the deck, `side` is the side deck, and a deck law may name more zones. */
export type DeckZone = string;

/** The part of a list for cards that are not in the deck yet. No verdict, total or match counts it. */
export const MAYBE_ZONE = 'maybe';

/** Replaces a line of the list with text (possibly several lines), or removes the line (null). Lines count from 1. */
export interface DeckEdit {
  readonly line: number;
  readonly text: string | null;
}

/** A proposed change of the list's text; see `applyFix`. */
export interface DeckFix {
  readonly label: string;
  readonly edits: readonly DeckEdit[];
}

export type IssueSeverity = 'error' | 'warning' | 'info';

interface IssueBase {
  /** The id of the rule in the deck law. Missing for issues from reading the list, and for checks that every law has. */
  readonly id?: string;
  /** An error makes a deck illegal, a warning points at a likely mistake, and an info only informs. */
  readonly severity: IssueSeverity;
  /** The rule of the rulebook that the issue cites. Null for issues from reading the list: that no card has a name needs no rule. */
  readonly ruleId: string | null;
  readonly message: string;
  /** The affected lines, from 1, ascending. Empty if the issue affects no line. */
  readonly lines: readonly number[];
  /** Names of the affected cards. */
  readonly cards: readonly string[];
  readonly zone?: DeckZone;
  /** Cards of the list that changed the rule. */
  readonly because?: readonly string[];
  readonly fix?: DeckFix;
}

/** A number beyond a limit: cards, points, copies, different values, places. */
export interface LimitIssue extends IssueBase {
  readonly code:
    | 'too-many-cards'
    | 'too-few-cards'
    | 'too-many-points'
    | 'too-few-points'
    | 'too-many-kinds'
    | 'too-few-kinds'
    | 'too-many-copies'
    | 'too-few-copies'
    | 'no-place';
  readonly amount: number;
  readonly limit: number;
}

/** A name that no card has, or that several cards share. */
export interface NameIssue extends IssueBase {
  readonly code: 'unknown-card' | 'ambiguous-card';
  /** As written. */
  readonly name: string;
  /** Card names that the author may have meant, the most similar one first. */
  readonly suggestions: readonly string[];
}

/** An unreadable line, an invalid number of copies, a printing that does not exist, or a heading with a different count. */
export interface LineIssue extends IssueBase {
  readonly code: 'bad-line' | 'bad-count' | 'unknown-printing' | 'count-differs';
}

/** The list has more text, lines or entries than the program reads. */
export interface LengthIssue extends IssueBase {
  readonly code: 'list-too-long';
  readonly limit: number;
}

export interface EmptyIssue extends IssueBase {
  readonly code: 'empty-list';
}

/**
 * An issue about certain cards: removed before play, banned, not in the pool, not allowed, promotional, in a zone outside the deck,
 * missing, or not allowed together.
 */
export interface NoteIssue extends IssueBase {
  readonly code:
    | 'removed-card'
    | 'banned-card'
    | 'not-in-pool'
    | 'card-not-allowed'
    | 'promo-note'
    | 'side-cards'
    | 'not-together'
    | 'missing-card'
    | 'bad-pair';
  /** Number of copies. */
  readonly amount: number;
  /** Why a card is removed, as part of a sentence. */
  readonly reason?: string;
}

/** The deck that is left after cards are removed before play. */
export interface ReducedIssue extends IssueBase {
  readonly code: 'deck-reduced';
  /** Cards left. */
  readonly amount: number;
}

export type DeckIssue = LimitIssue | NameIssue | LineIssue | LengthIssue | EmptyIssue | NoteIssue | ReducedIssue;
export type DeckIssueCode = DeckIssue['code'];

/** The limits of a ruleset; null means no limit. */
export interface DeckLimits {
  readonly maxCards: number | null;
  readonly maxPoints: number | null;
  readonly maxCopies: number | null;
  readonly minCards: number | null;
}

/** The verdict of one ruleset on a list. */
export interface DeckVerdict {
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  /** Whether no issue has severity `error`. */
  readonly legal: boolean;
  /** Number of cards in the deck as listed, including unknown names. */
  readonly cards: number;
  /** Points of these cards. An unknown card has 0 points. */
  readonly points: number;
  /** The day of the verdict, and the days between which the same lists apply. Missing for a mode without legality by date. */
  readonly asOf?: { readonly on: string; readonly from: string | null; readonly until: string | null };
  readonly limits: DeckLimits;
  /** Names of cards that are removed before play, in the order of the list. */
  readonly removed: readonly string[];
  /** All issues: first those from reading the list, then the others in the order of the deck law. */
  readonly issues: readonly DeckIssue[];
}

/** An entry of the list after parsing. */
export interface ReadEntry {
  readonly line: number;
  /** The card's name, or the name as written if there is no such card. */
  readonly name: string;
  readonly copies: number;
  readonly zone: DeckZone;
  /** The card's slug, null if the name is unknown. */
  readonly card: string | null;
  /** The printing that the line names. */
  readonly printing: Printing | null;
  /** Points of all copies. */
  readonly points: number;
}

export type DeckFormat = 'text' | 'csv' | 'json' | 'yaml' | 'xml' | 'codes' | 'entries';

export interface DeckReport {
  /** How the list was written. */
  readonly format: DeckFormat;
  /** The name of the deck that the list gives, or null. */
  readonly name: string | null;
  readonly entries: readonly ReadEntry[];
  /** One verdict for each ruleset, in the order of the request. */
  readonly verdicts: readonly DeckVerdict[];
}
