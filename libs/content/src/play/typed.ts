/**
 * The typed tree of a play document: every name is resolved and every expression has a type. The compiler and the reference interpreter
 * read only this tree.
 */
import type { DataGame } from '../data-game/vocabulary.ts';
import type { PolicyDoc } from '../policy.ts';
import type { StrengthDoc } from '../strength.ts';
import type { Place } from './problem.ts';
import type { GamePhrases } from './words.ts';
import type { BoardPlaceName, Comparison, Holder, ZoneSight } from './syntax.ts';

/** The words that a value can be, in the order of their numbers. */
export interface WordList {
  /** The field or parameter with these words. */
  readonly of: string;
  readonly words: readonly string[];
  readonly labels: readonly string[];
  /** Whether the words are the numbers from 1 of a number of players, such as their side. */
  readonly isSides?: boolean;
}

export type Type =
  /** A whole number. `words` are the words that a field allows in its place, with the numbers that stand for them. */
  | { readonly is: 'number'; readonly words?: ReadonlyMap<string, number> }
  | {
      readonly is:
        | 'yesno'
        | 'player'
        | 'card'
        | 'rule'
        | 'ending'
        | 'name'
        | 'names'
        | 'zone'
        | 'cards'
        | 'players'
        | 'none';
    }
  | { readonly is: 'word' | 'words'; readonly list: WordList }
  | { readonly is: 'amounts'; readonly keys: readonly string[]; readonly labels: readonly string[] }
  /** An entry of a group of fields, such as an action of a card. */
  | { readonly is: 'entry'; readonly group: string };

/** A value that a step or an expression keeps under a name. */
export interface Local {
  readonly name: string;
  readonly type: Type;
  /** The place in the frame of the step; -1 for names that live only inside an expression. */
  readonly slot: number;
  /** The place among the names of expressions. */
  readonly register: number;
  /** The value of a name that the sentence of a card gives. */
  readonly constant?: number;
}

export interface ZoneInfo {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  /** Whether the table has it. Its cards are then in the zone of the first seat, and no player holds them. */
  readonly isShared: boolean;
  /** Who sees its cards. If the mode decides, the one of both with whom fewer see them. */
  readonly seen: ZoneSight;
  /** What the mode decides. The condition reads parameters only. */
  sight: { readonly when: Typed; readonly then: ZoneSight; readonly otherwise: ZoneSight } | null;
  readonly pile: boolean;
  readonly place: BoardPlaceName | null;
  /** Whether the board draws it only while it has cards. */
  readonly isHiddenEmpty: boolean;
  /** Whether the board draws it as a pile, although its cards are seen one by one. */
  readonly isDrawnAsPile: boolean;
  /** The rows of the zone on the board: one for each value of a remembered or computed number of cards, from 0 up. */
  readonly rows: {
    readonly number: string;
    readonly titles: readonly string[];
    readonly places: readonly (BoardPlaceName | null)[];
  } | null;
  /** How many zones of this name a player has, which then have numbers from 1. It reads parameters only. Null: one, without a number. */
  numbers: Typed | null;
  /** Whether the board draws the zones of this name as its columns. */
  readonly columns: boolean;
}

export interface FieldInfo {
  readonly id: string;
  readonly of: Holder;
  readonly type: Type;
  readonly title: string | null;
  /** Whether all players know it although it has no title. */
  readonly isOpen: boolean;
  readonly turned: boolean;
  /** Whether the board draws the card that has this value under the card that is the value. */
  readonly under: boolean;
  /** A field of a player that has a value for each zone of this name; null for one value. */
  readonly zone: ZoneInfo | null;
  /** A field of a player or the table that has a value for each of these words; null for one value. */
  readonly each: WordList | null;
  /** Whether each action of a card has a value of its own. */
  readonly actions: boolean;
  /** For fields of cards: the zones in which the value lasts. Empty: it lasts everywhere. For zones: whether it ends when no card is left. */
  readonly lasts: readonly ZoneInfo[];
  /** The place among the fields of the same holder. Fields of the turn are fields of the table. */
  readonly index: number;
}

export interface ValueInfo {
  readonly id: string;
  readonly params: readonly Local[];
  readonly type: Type;
  readonly is: Typed;
  readonly hasChanges: boolean;
  readonly title: string | null;
  /** When the board shows it on a card. Null: always. */
  readonly shownIf: Typed | null;
  /** Whether the board also shows 0. */
  readonly alsoAt0: boolean;
  /** Whether the board adds it up over the cards of each zone with numbers. */
  readonly isAddedUp: boolean;
  readonly changes: ChangeInfo[];
}

export interface ChangeInfo {
  readonly text: TextInfo;
  readonly self: Local;
  readonly params: readonly Local[];
  readonly where: Typed | null;
  readonly by: Typed;
}

/** A rule by its id, or one that a step got as a value. */
export type Cited = string | Local;

export type Typed = Place & { readonly type: Type } & (
    | { readonly op: 'constant'; readonly value: number }
    | { readonly op: 'parameter'; readonly name: string }
    | { readonly op: 'local'; readonly local: Local }
    | { readonly op: 'rule'; readonly rule: string }
    | { readonly op: 'turn' | 'active' }
    /** `number`: which of the zones or actions, for a field of zones or actions. */
    | { readonly op: 'field'; readonly field: FieldInfo; readonly of: Typed | null; readonly number: Typed | null }
    /** The printed value of a card: a number, a word, or the packed amounts. */
    | { readonly op: 'printed'; readonly field: string; readonly of: Typed }
    | { readonly op: 'entry'; readonly member: string; readonly of: Typed }
    /** The number of the first and of the last entry of a group of a card. Without an entry, the last one is before the first. */
    | { readonly op: 'first-entry' | 'last-entry'; readonly group: string; readonly of: Typed }
    /** The entry of a card with this number from 1, or none. */
    | { readonly op: 'nth-entry'; readonly group: string; readonly of: Typed; readonly number: Typed }
    | { readonly op: 'key'; readonly key: number; readonly of: Typed }
    | { readonly op: 'amount'; readonly key: number; readonly times: Typed }
    | { readonly op: 'definition' | 'owner' | 'holder'; readonly of: Typed }
    | { readonly op: 'value'; readonly value: ValueInfo; readonly args: readonly Typed[] }
    | { readonly op: 'not' | 'minus'; readonly operand: Typed }
    | { readonly op: 'arith'; readonly sign: '+' | '-' | '*' | '/'; readonly left: Typed; readonly right: Typed }
    | { readonly op: 'logic'; readonly sign: 'and' | 'or'; readonly left: Typed; readonly right: Typed }
    | { readonly op: 'compare'; readonly sign: Comparison; readonly left: Typed; readonly right: Typed }
    /** Whether a printed list of a card contains a word or a name. */
    | { readonly op: 'has'; readonly field: string; readonly of: Typed; readonly item: Typed }
    | { readonly op: 'parameter-has'; readonly name: string; readonly item: Typed }
    /** Whether the mode leaves the parameter empty. */
    | { readonly op: 'parameter-empty'; readonly name: string }
    /** Whether a list of words that something keeps contains a word. The list is one number, with a bit for each word. */
    | { readonly op: 'contains'; readonly left: Typed; readonly right: Typed }
    | { readonly op: 'covers'; readonly left: Typed; readonly right: Typed }
    | { readonly op: 'in'; readonly card: Typed; readonly set: TypedSet }
    | { readonly op: 'count' | 'any' | 'every' | 'no'; readonly each: TypedEach }
    | { readonly op: 'sum'; readonly each: TypedEach; readonly add: Typed }
    /** The largest number, or the one with this rank. */
    | { readonly op: 'most'; readonly each: TypedEach; readonly add: Typed; readonly rank: number }
    /** All players that fit, as one number of the engine's `seatsWord`. `add` is each of them. */
    | { readonly op: 'winners'; readonly each: TypedEach; readonly add: Typed }
    | { readonly op: 'top' | 'bottom'; readonly zone: TypedZone }
    /** The number of the zone with this name that contains a card, or 0. */
    | { readonly op: 'number-of'; readonly zone: ZoneInfo; readonly of: Typed }
    /** How many zones of this name a player has. */
    | { readonly op: 'zone-count'; readonly zone: ZoneInfo }
    /** The card of the newest entry, or none. */
    | { readonly op: 'newest'; readonly chain: ChainInfo }
    /** How many entries wait. */
    | { readonly op: 'waiting'; readonly chain: ChainInfo }
    | { readonly op: 'random'; readonly below: Typed | null }
    | { readonly op: 'choose'; readonly then: Typed; readonly when: Typed; readonly otherwise: Typed }
    | { readonly op: 'next' | 'out'; readonly of: Typed }
  );

export interface TypedZone {
  readonly zone: ZoneInfo;
  readonly player: Typed;
  /** Which of the zones of this name; null for a zone without a number. */
  readonly number: Typed | null;
}

export interface TypedPlayers {
  readonly set: 'players';
  /** The first player in turn order. Null: the first seat. */
  readonly from: Typed | null;
  /** Whether the first player is left out. */
  readonly without: boolean;
}
export type TypedSet =
  | TypedPlayers
  /** Without a number, the cards of all zones of this name. */
  | { readonly set: 'zone'; readonly zone: ZoneInfo; readonly player: Typed; readonly number: Typed | null }
  | { readonly set: 'zones'; readonly zone: ZoneInfo; readonly players: TypedPlayers; readonly number: Typed | null }
  /** The first cards from an end of a zone on. */
  | { readonly set: 'ends'; readonly zone: TypedZone; readonly count: Typed; readonly end: 'top' | 'bottom' }
  /** The cards of several sets, each card once. */
  | { readonly set: 'union'; readonly sets: readonly TypedSet[] }
  /** Whole numbers. `zone`: they are the numbers of the zones of this name. `entries`: they stand for entries of this type. */
  | {
      readonly set: 'numbers';
      readonly from: Typed;
      readonly to: Typed;
      readonly zone: ZoneInfo | null;
      readonly entries: Type | null;
    }
  /** The cards of the entries that wait, from the oldest on. An entry without a card counts as no card. */
  | { readonly set: 'waiting'; readonly chain: ChainInfo };

export interface TypedEach {
  readonly local: Local;
  readonly set: TypedSet;
  readonly where: Typed | null;
}

export type TypedBinder = { readonly local: Local } & (
  | { readonly kind: 'set'; readonly set: TypedSet }
  | { readonly kind: 'range'; readonly from: Typed; readonly to: Typed }
  | { readonly kind: 'entries'; readonly group: string; readonly of: Typed }
);

/** Whether an option names a column. It counts columns from 0, as every table does. */
export const namesColumn = (binder: TypedBinder): boolean =>
  binder.kind === 'set' && binder.set.set === 'numbers' && binder.set.zone?.columns === true;

export interface TypedRefusal {
  readonly when: Typed;
  readonly because: string;
  readonly rule: string;
}

/** A value that a text shows in place of `{…}`. A number can have words for one and for more. */
export interface TypedShown {
  readonly written: string;
  readonly value: Typed;
  readonly words: readonly [one: string, more: string] | null;
}

/** A price with its units for one and for more. */
export interface TypedPrice {
  readonly amount: Typed;
  readonly units: readonly [one: string, more: string];
  readonly where: Typed | null;
}

/** A text with values, such as what can go wrong after an option, and the condition under which it applies. */
export interface TypedText {
  readonly sentence: string;
  readonly shown: readonly TypedShown[];
  readonly where: Typed | null;
}

/** The sums that an option will compare, from what all players can see. `open`: what is not known yet. */
export interface TypedComparison {
  readonly open: string;
  readonly rule: string;
  readonly sides: readonly {
    readonly player: Typed;
    readonly label: string;
    /** The cards that the side adds up, and what each of them adds. Null: it adds up numbers. */
    readonly cards: { readonly each: TypedEach; readonly add: Typed } | null;
    /** The numbers that it adds up, with their names. A number without a name is not a part of its own. */
    readonly numbers: readonly { readonly is: Typed; readonly label: string | null }[];
  }[];
}

export interface TypedChoice {
  readonly option: OptionInfo;
  readonly binders: readonly TypedBinder[];
  readonly where: Typed | null;
  readonly refusals: readonly TypedRefusal[];
  /** Why a card is not offered that no refusal concerns. */
  readonly otherwise: Omit<TypedRefusal, 'when'> | null;
  /** What the option costs: the first one whose condition holds. A payment that the option takes itself, and its refusal, are in the body and among the refusals. */
  readonly prices: readonly TypedPrice[];
  /** Other texts of its button. The first one whose condition holds is shown. */
  readonly buttons: readonly TypedText[];
  readonly risks: readonly TypedText[];
  readonly compares: TypedComparison | null;
  /** What the option gives to each total of its question, which cards its set has if that is not what is offered, and how often it can be chosen in one set. */
  readonly gives: readonly Typed[] | null;
  readonly members: Typed | null;
  readonly again: Typed | null;
  /** Numbers of the option for bots that learn. */
  readonly features: readonly FeatureNumber[];
  readonly body: readonly TypedStatement[];
}

/** A set of which people can choose a part. The first option names its cards, and the others name nothing. */
export interface TypedParts {
  readonly least: Typed | null;
  readonly most: Typed | null;
  readonly totals: readonly { readonly covers: Typed; readonly label: string }[];
  readonly done: string;
  readonly where: Typed | null;
}

/** A number for bots that learn. */
export interface FeatureNumber {
  readonly id: string;
  readonly is: Typed;
  /** What it is multiplied by. */
  readonly weight: number;
}

/** What a document declares for bots that learn. */
export interface FeatureInfo {
  /** Numbers of a position, as `player` sees it. */
  readonly position: readonly (FeatureNumber & { readonly player: Local })[];
  /** The names of the numbers of options, each once. */
  readonly option: readonly string[];
}

export interface OptionInfo {
  readonly id: string;
  /** The number of its kind. 0 is every pass, also the one after a turn of a worked example. */
  readonly index: number;
  readonly arguments: readonly ('card' | 'seat' | 'number' | 'column' | 'ability')[];
  /** The zone of the asked player on which it acts. */
  acts: string | null;
  /** The names of the arguments, as its label writes them. */
  readonly names: readonly string[];
  readonly label: string;
}

export interface EventInfo {
  readonly id: string;
  readonly index: number;
  readonly sentence: string;
  readonly fields: readonly { readonly name: string; readonly type: Type }[];
}

export interface AskInfo {
  readonly index: number;
  /** The texts of the question. It has the first one whose condition holds. */
  readonly texts: readonly TypedText[];
  readonly rule: string;
  /** The text of the button that passes. */
  readonly pass: string;
}

export type Target =
  | { readonly kind: 'local'; readonly local: Local }
  | { readonly kind: 'field'; readonly field: FieldInfo; readonly of: Typed | null; readonly number: Typed | null };

export type TypedStatement = Place &
  (
    | { readonly do: 'cite'; readonly rule: Cited }
    | { readonly do: 'let'; readonly local: Local; readonly value: Typed }
    | {
        readonly do: 'change';
        readonly how: 'set' | 'add' | 'take';
        readonly target: Target;
        readonly value: Typed;
        /** The rule to count. Null: there is none, or the line `by` of the block has counted it. */
        readonly rule: Cited | null;
      }
    | {
        readonly do: 'move';
        readonly card: Typed;
        readonly to: TypedZone;
        readonly under: boolean;
        readonly rule: Cited;
        readonly counts: boolean;
      }
    | { readonly do: 'shuffle'; readonly zone: TypedZone; readonly rule: Cited; readonly counts: boolean }
    /** Puts a new card with a name on top of a zone. */
    | {
        readonly do: 'make';
        readonly card: Typed;
        readonly zone: TypedZone;
        readonly rule: Cited;
        readonly counts: boolean;
      }
    | {
        readonly do: 'show';
        readonly cards: Typed | TypedSet;
        /** Null: all players. */
        readonly to: Typed | null;
        /** Whether the players no longer know the cards. */
        readonly hides: boolean;
        readonly rule: Cited;
        readonly counts: boolean;
      }
    | {
        readonly do: 'tell';
        readonly event: EventInfo;
        readonly values: readonly Local[];
        readonly rule: Cited;
        readonly counts: boolean;
      }
    | {
        readonly do: 'if';
        readonly when: Typed;
        readonly then: readonly TypedStatement[];
        readonly otherwise: readonly TypedStatement[];
      }
    | { readonly do: 'while'; readonly when: Typed; readonly body: readonly TypedStatement[] }
    | { readonly do: 'repeat'; readonly left: Local; readonly times: Typed; readonly body: readonly TypedStatement[] }
    | {
        readonly do: 'for-players';
        readonly local: Local;
        readonly left: Local;
        readonly set: TypedPlayers;
        readonly where: Typed | null;
        readonly body: readonly TypedStatement[];
      }
    | {
        readonly do: 'for-numbers';
        readonly local: Local;
        readonly left: Local;
        readonly set: Extract<TypedSet, { set: 'numbers' }>;
        readonly where: Typed | null;
        readonly body: readonly TypedStatement[];
      }
    /** Runs over the cards that are in the set when the loop starts. `order` is a field of cards with their numbers in the loop. */
    | {
        readonly do: 'for-cards';
        readonly local: Local;
        readonly done: Local;
        readonly order: number;
        readonly set: TypedSet;
        readonly where: Typed | null;
        readonly body: readonly TypedStatement[];
      }
    | { readonly do: 'call'; readonly step: StepInfo; readonly args: readonly Typed[] }
    | { readonly do: 'setup'; readonly rule: string }
    /** `steps`: the rule of its steps, or null for those of the game's documents. */
    | { readonly do: 'turn'; readonly player: Typed; readonly rule: string; readonly steps: Typed | null }
    | {
        readonly do: 'happens';
        readonly moment: MomentInfo;
        readonly args: readonly Typed[];
        /** What happens unless a text acts instead. */
        readonly then: readonly TypedStatement[];
      }
    | {
        readonly do: 'wait';
        readonly chain: ChainInfo;
        readonly entry: EntryInfo;
        readonly card: Typed | null;
        /** The player for whom the step runs that lets it wait. */
        readonly player: Local | null;
        readonly args: readonly Typed[];
        readonly rule: string;
        readonly counts: boolean;
      }
    /** Resolves the next entry, or all until none is left. */
    | { readonly do: 'resolve'; readonly chain: ChainInfo; readonly all: boolean }
    /** In a text that acts instead: the moment happens after all. */
    | { readonly do: 'go-on'; readonly moment: MomentInfo }
    | { readonly do: 'perform'; readonly entry: Typed; readonly card: Typed; readonly player: Typed }
    | {
        readonly do: 'ask';
        readonly ask: AskInfo;
        readonly player: Typed;
        readonly may: boolean;
        readonly many: boolean;
        readonly choices: readonly TypedChoice[];
        readonly pass: OptionInfo | null;
        readonly passWhere: Typed | null;
        readonly passRisks: readonly TypedText[];
        readonly parts: TypedParts | null;
        readonly passBody: readonly TypedStatement[];
      }
    | TypedChoose
    | { readonly do: 'stop' | 'leave' }
    /** The player does not play any more. */
    | { readonly do: 'out'; readonly player: Typed; readonly rule: Cited }
    /** No further step of the turn starts. */
    | { readonly do: 'end-turn' }
    /** `ending` is a number in `causes`. */
    | { readonly do: 'wins'; readonly winner: Typed | null; readonly ending: Typed; readonly rule: Cited }
  );

/** The limits of a chosen set. `member` is the name of a card in `gives`. */
export interface SetLimits {
  readonly least: Typed | null;
  readonly most: Typed | null;
  readonly total: { readonly gives: Typed; readonly covers: Typed } | null;
}

/**
 * Asks for the members of a set one after another, in the order of the set, and offers only those with which the set can still keep its limits.
 * `order` is a field of cards: 1 for a chosen card, and the number in the loop that then runs the body of the choice.
 */
export interface TypedChoose extends SetLimits {
  readonly do: 'choose';
  readonly ask: AskInfo;
  readonly player: Typed;
  readonly choice: TypedChoice;
  readonly order: number;
  readonly at: Local;
}

/** How tables list a step among the pending actions. It reads the values of the step and what the document remembers. */
export interface TypedPending {
  /** With the placeholders `{seat}`, `{card}` and `{ability}`. */
  readonly text: string;
  readonly rule: string;
  readonly player: Typed | null;
  readonly card: Typed | null;
  readonly entry: Typed | null;
  readonly where: Typed | null;
  /** Cards and players. */
  readonly targets: readonly Typed[];
  readonly stopped: Typed | null;
  /** When a step that runs still waits. */
  readonly waiting: Typed | null;
}

export interface StepInfo {
  readonly id: string;
  readonly params: readonly Local[];
  pending: TypedPending | null;
  body: readonly TypedStatement[];
  /** The name of the first local of each slot. */
  readonly slots: string[];
  readonly at: Place;
}

export interface MomentInfo {
  readonly id: string;
  readonly params: readonly { readonly name: string; readonly type: Type }[];
  readonly index: number;
  readonly listeners: ListenerInfo[];
  /** The texts that act instead. */
  readonly instead: ListenerInfo[];
  /** The values that start again with it, before texts hear it. */
  readonly ends: FieldInfo[];
  /** Where the texts that listen wait. Null: they act at once. */
  readonly queue: ChainInfo | null;
  /** Who chooses which text acts instead. Null: the order of the document. */
  chooser: ChooserInfo | null;
}

/** Entries that wait: the steps that can wait there, and who chooses the next one. */
export interface ChainInfo {
  readonly id: string;
  readonly index: number;
  readonly order: 'chain' | 'queue';
  /** The most entries that can wait. */
  readonly most: number;
  readonly again: boolean;
  /** Whether tables list what waits. */
  readonly isShown: boolean;
  readonly entries: EntryInfo[];
  chooser: ChooserInfo | null;
}

export interface EntryInfo {
  readonly index: number;
  /** The step that runs. Its parameters are the values that it kept. */
  readonly step: StepInfo;
}

/** A question about the next one of several texts. Its option names the card of the text. */
export interface ChooserInfo {
  readonly player: Typed;
  /** The values of the moment, as registers for `player`. */
  readonly heard: readonly Local[];
  readonly ask: AskInfo;
  readonly option: OptionInfo;
}

export interface TextInfo {
  /** Null: the rules say it, and no card. */
  readonly card: string | null;
  readonly zones: readonly ZoneInfo[];
}

export interface ListenerInfo {
  readonly text: TextInfo;
  readonly self: Local;
  /** The names of the moment's values, as registers for `where`. */
  readonly heard: readonly Local[];
  readonly where: Typed | null;
  /** The values of the moment that the step uses, by their places. */
  readonly uses: readonly number[];
  /** The step that runs. Its parameters are the card and the values of the moment that it uses. */
  readonly step: StepInfo;
  /** The entry with which the text waits in the queue of its moment. */
  readonly entry: EntryInfo | null;
}

export interface ActionInfo {
  readonly text: TextInfo;
  readonly name: string;
  readonly step: StepInfo;
}

export interface MeasureInfo {
  readonly id: string;
  readonly meaning: string;
  readonly weight: number;
  readonly player: Local;
  readonly is: Typed;
  /** Whether all players can compute it. Otherwise only its player can, and a score has it for that player alone. */
  readonly isPublic: boolean;
}

/** A number that the board shows at a zone of each player, or amounts, each with its label. Only boards read it. */
export interface TotalInfo {
  readonly zone: ZoneInfo;
  readonly player: Local;
  readonly is: Typed;
  /** The title of a number. Null for amounts. */
  readonly title: string | null;
}

/** A statistic of the lab: an event, moves between zones (all where none is named), or one statistic divided by another. */
export interface StatisticInfo {
  readonly id: string;
  readonly title: string;
  readonly of:
    | { readonly event: string }
    | { readonly from: readonly string[]; readonly to: readonly string[] }
    | { readonly counts: string; readonly per: string };
}

/** What the lab asks of a game: the first player, the drawn cards and the played cards. */
export const ROLES = ['starter', 'drawn', 'played'] as const;

export interface RoleInfo {
  readonly role: (typeof ROLES)[number];
  readonly of: { readonly event: string } | { readonly from: readonly string[]; readonly to: readonly string[] };
}

/** What the parameters of a mode must be: a condition on them, the reason, and the parameters. */
export interface NeedInfo {
  readonly when: Typed;
  readonly because: string;
  readonly reads: readonly string[];
}

type Values = Readonly<Record<string, number | boolean | string | null>>;

/** An effect of other values of parameters that the lab must find, in modes with the values of `where`. */
export interface KnownInfo {
  readonly claim: string;
  readonly effect: 'more' | 'less';
  readonly metric: string;
  readonly games: number;
  readonly parameters: Values;
  readonly where: Values;
}

/** The motions with which a board can show an event. */
export const MOTIONS = ['strike', 'shuffle', 'count', 'total', 'hit', 'resolve', 'out'] as const;

export interface MotionInfo {
  readonly motion: (typeof MOTIONS)[number];
  readonly event: string;
}

/**
 * A checked play document, with all that a program needs of the game's other documents. It is plain data, so that threads can receive it.
 */
export interface PlayProgram {
  readonly game: string;
  /** The documents, and how many lines come before each. */
  readonly sources: readonly { readonly document: string; readonly first: number }[];
  /** A digest of all that decides how the game plays, besides the cards and the ruleset. */
  readonly hash: string;
  readonly documents: Pick<DataGame, 'fields' | 'parameters'>;
  /** What bots learned, by ruleset. */
  readonly policies: readonly PolicyDoc[];
  /** How strong the bots are, as measured. */
  readonly strength: StrengthDoc['rows'];
  /** For a release from when the game had a plugin: options that come together in the order of their cards. */
  readonly byCard?: readonly (readonly string[])[];
  /** The types of the fields of cards that play can read. */
  readonly printed: ReadonlyMap<string, Type>;
  /** The ids of all cards, in the order of their numbers in the tree. */
  readonly cards: readonly string[];
  readonly zones: readonly ZoneInfo[];
  readonly fields: readonly FieldInfo[];
  readonly values: readonly ValueInfo[];
  readonly steps: readonly StepInfo[];
  readonly moments: readonly MomentInfo[];
  readonly chains: readonly ChainInfo[];
  readonly actions: readonly ActionInfo[];
  readonly measures: readonly MeasureInfo[];
  readonly features: FeatureInfo;
  readonly totals: readonly TotalInfo[];
  readonly statistics: readonly StatisticInfo[];
  readonly motions: readonly MotionInfo[];
  readonly roles: readonly RoleInfo[];
  readonly known: readonly KnownInfo[];
  readonly needs: readonly NeedInfo[];
  readonly options: readonly OptionInfo[];
  readonly asks: readonly AskInfo[];
  readonly events: readonly EventInfo[];
  readonly causes: readonly { readonly id: string; readonly words: string }[];
  /** The names of the cards that steps make, such as tokens. A match needs them although they are in no deck. */
  readonly made: readonly string[];
  readonly match: StepInfo;
  /** Whether a player can be out. */
  readonly hasOut: boolean;
  /** Whether tables list pending actions. */
  readonly hasPending: boolean;
  /** Whether options compare two sides. */
  readonly hasComparisons: boolean;
  /** The parameters that the document reads. */
  readonly reads: ReadonlySet<string>;
  /** The rules that matches count when they apply them, with the places that count them, such as `play/duel.play:12`. */
  readonly cites: ReadonlyMap<string, readonly string[]>;
  /** The rules that are only named, by zones, values, questions, reasons and lines `under`, with those places. No match counts them there. */
  readonly tells: ReadonlyMap<string, readonly string[]>;
  /** The number of names that live in expressions. */
  readonly registers: number;
  /** The number of loops over cards. Each has a field of cards. */
  readonly loops: number;
  /** The group of fields whose entries are actions, or null. */
  readonly group: string | null;
  /** The types of the members of entries, by group. */
  readonly members: ReadonlyMap<string, ReadonlyMap<string, Type>>;
  /** What the sentences of its cards are read with, or null. */
  readonly phrases: GamePhrases | null;
}
