/** What a deck check says: verdicts, issues (a union on their code), fixes. Plain data, ready for JSON. */

/** Which part of a list: `main` is the deck, `side` are cards beside it, and a deck law may name further zones. */
export type DeckZone = string;

/** Replaces a line of the list by text (which may be several lines), or takes it out (null). Lines count from 1. */
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
  /** The rule of the deck law; none for what was read and for what every law says. */
  readonly id?: string;
  /** An error makes a deck illegal, a warning points at a likely slip, an info tells what will happen. */
  readonly severity: IssueSeverity;
  /** The rule that says so. */
  readonly ruleId: string;
  readonly message: string;
  /** The lines it is about, from 1, ascending. Empty where it is about no line. */
  readonly lines: readonly number[];
  /** Names of the cards it is about. */
  readonly cards: readonly string[];
  readonly zone?: DeckZone;
  /** Cards of the list that changed the rule. */
  readonly because?: readonly string[];
  readonly fix?: DeckFix;
}

/** A number that a limit forbids: cards, points, copies, different values, places. */
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

/** A name that no card has, or several cards have. */
export interface NameIssue extends IssueBase {
  readonly code: 'unknown-card' | 'ambiguous-card';
  /** As written. */
  readonly name: string;
  /** Card names that the author may have meant, the most similar one first. */
  readonly suggestions: readonly string[];
}

/** A line that cannot be read, a number that is not a number of copies, a printing that does not exist, a heading with another count. */
export interface LineIssue extends IssueBase {
  readonly code: 'bad-line' | 'bad-count' | 'unknown-printing' | 'count-differs';
}

/** More text, lines or entries than are read. */
export interface LengthIssue extends IssueBase {
  readonly code: 'list-too-long';
  readonly limit: number;
}

export interface EmptyIssue extends IssueBase {
  readonly code: 'empty-list';
}

/** Something to know about cards of the list: removed before play, not allowed, promotional, beside the deck, missing. */
export interface NoteIssue extends IssueBase {
  readonly code:
    'removed-card' | 'card-not-allowed' | 'promo-note' | 'side-cards' | 'not-together' | 'missing-card' | 'bad-pair';
  /** Copies. */
  readonly amount: number;
  /** Why a card is removed, as part of a sentence. */
  readonly reason?: string;
}

/** The deck that is left after the removal. */
export interface ReducedIssue extends IssueBase {
  readonly code: 'deck-reduced';
  /** Cards left. */
  readonly amount: number;
}

export type DeckIssue = LimitIssue | NameIssue | LineIssue | LengthIssue | EmptyIssue | NoteIssue | ReducedIssue;
export type DeckIssueCode = DeckIssue['code'];

/** The limits of a ruleset, null for none. */
export interface DeckLimits {
  readonly maxCards: number | null;
  readonly maxPoints: number | null;
  readonly maxCopies: number | null;
  readonly minCards: number | null;
}

/** What one ruleset says about a list. */
export interface DeckVerdict {
  readonly ruleset: { readonly id: string; readonly name: string; readonly hash: string };
  /** There is no issue of severity `error`. */
  readonly legal: boolean;
  /** Cards of the deck as listed, unknown names included. */
  readonly cards: number;
  /** Their points; an unknown card has none. */
  readonly points: number;
  readonly limits: DeckLimits;
  /** Names of cards that are removed before play, in the order of the list. */
  readonly removed: readonly string[];
  /** All of them at once: first those of reading, then by the order of the deck law. */
  readonly issues: readonly DeckIssue[];
}

/** An entry as it was read. */
export interface ReadEntry {
  readonly line: number;
  /** The card's name, or the name as written if there is no such card. */
  readonly name: string;
  readonly copies: number;
  readonly zone: DeckZone;
  /** The card's slug, null if the name is unknown. */
  readonly card: string | null;
  /** Points of all copies. */
  readonly points: number;
}

export type DeckFormat = 'text' | 'csv' | 'json' | 'yaml' | 'entries';

export interface DeckReport {
  /** How the list was written. */
  readonly format: DeckFormat;
  readonly entries: readonly ReadEntry[];
  /** One for each ruleset, in the order asked. */
  readonly verdicts: readonly DeckVerdict[];
}
