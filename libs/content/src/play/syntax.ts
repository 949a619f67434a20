/** The syntax tree of a play document. */
import type { Place } from './problem.ts';

/** A name as written, with its place. */
export interface Name extends Place {
  readonly text: string;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Expression = Place &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    /** A local, a parameter, a word of a field, `this`, `none`, `yes`, `no`, `unlimited`, `turn`, `active`. */
    | { readonly kind: 'name'; readonly name: string }
    /** `coins of keeper`, `cost of card`, `tea of wish of guest`, `hand of keeper`, `column 2 of keeper`. */
    | { readonly kind: 'of'; readonly name: Name; readonly of: Expression; readonly number?: Expression }
    /** Only as a set: numbers, the cards of several sets, and the cards at one end of a zone. */
    | { readonly kind: 'range'; readonly from: Expression; readonly to: Expression }
    | { readonly kind: 'union'; readonly sets: readonly Expression[] }
    | { readonly kind: 'ends'; readonly end: 'top' | 'bottom'; readonly count: Expression; readonly zone: Expression }
    /** A value with several arguments: `room(keeper, 2)`. */
    | { readonly kind: 'call'; readonly name: Name; readonly args: readonly Expression[] }
    /** `2 tea`: an amount of one thing. */
    | { readonly kind: 'amount'; readonly amount: Expression; readonly unit: Name }
    | { readonly kind: 'not' | 'minus'; readonly operand: Expression }
    | {
        readonly kind: 'arith';
        readonly sign: '+' | '-' | '*' | '/';
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'logic'; readonly sign: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'compare'; readonly sign: Comparison; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'has' | 'covers' | 'in'; readonly left: Expression; readonly right: Expression }
    /** `count of hand of keeper`, `count c in … where …` */
    | { readonly kind: 'count'; readonly each: Each }
    | { readonly kind: 'sum'; readonly value: Expression; readonly each: Each }
    /** `most of …`, or `most 2 of …` for the second largest. */
    | { readonly kind: 'most'; readonly value: Expression; readonly each: Each; readonly rank: number }
    | { readonly kind: 'any' | 'every' | 'no'; readonly each: Each }
    /** All players that fit: who wins in `every p in players where … wins`. */
    | { readonly kind: 'winners'; readonly each: Each }
    | { readonly kind: 'top' | 'bottom'; readonly zone: Expression }
    /** A number below another one, or a player if there is none. */
    | { readonly kind: 'random'; readonly below: Expression | null }
    /** `2 if it-rains else 1` */
    | { readonly kind: 'choose'; readonly then: Expression; readonly when: Expression; readonly otherwise: Expression }
    | { readonly kind: 'players'; readonly from: Expression | null; readonly without: boolean }
    | { readonly kind: 'next'; readonly player: Expression }
    /** `p is out` */
    | { readonly kind: 'out'; readonly player: Expression }
  );

/** A name that runs over cards, players or numbers. Without a name, the set as it is. */
export interface Each extends Place {
  readonly name: Name | null;
  readonly set: Expression;
  readonly where: Expression | null;
}

export type Binder = Place & { readonly name: Name } & (
    | { readonly kind: 'set'; readonly set: Expression }
    | { readonly kind: 'range'; readonly from: Expression; readonly to: Expression }
  );

export interface ChoiceRefusal extends Place {
  readonly when: Expression;
  readonly because: string;
  readonly rule: Name | null;
}

/** What an option costs: an amount that is taken from a number, and the reason if there is too little. */
export interface ChoicePrice extends Place {
  readonly amount: Expression;
  readonly from: Expression;
  readonly because: string;
  readonly rule: Name | null;
}

/** A price that is shown on the button, and that the body of the option asks for. */
export interface ShownPrice extends Place {
  readonly amount: Expression;
  readonly unit: string;
  readonly where: Expression | null;
}

/** The text of a button, or a warning of an option or a pass, under a condition. It can have `{n}` and `{n card|cards}` for numbers. */
export interface ChoiceText extends Place {
  readonly sentence: string;
  readonly where: Expression | null;
}

/** The sums that an option will compare. */
export interface ChoiceComparison extends Place {
  readonly open: string;
  readonly rule: Name | null;
  readonly sides: readonly (Place & {
    readonly player: Expression;
    readonly label: string;
    /** A sum over cards, or numbers with names. A number alone has none. */
    readonly parts: readonly { readonly is: Expression; readonly label: string | null }[];
  })[];
}

export interface PlayChoice extends Place {
  readonly id: Name;
  readonly binders: readonly Binder[];
  readonly where: Expression | null;
  readonly label: string;
  /** Other texts of the button. The first one whose condition holds is shown. */
  readonly buttons: readonly ChoiceText[];
  readonly refusals: readonly ChoiceRefusal[];
  readonly price: ChoicePrice | null;
  /** The reason for a card that no refusal concerns. */
  readonly otherwise: Omit<ChoiceRefusal, 'when'> | null;
  readonly shownPrices: readonly ShownPrice[];
  readonly risks: readonly ChoiceText[];
  readonly compares: ChoiceComparison | null;
  /** What the option gives to each total of its question. */
  readonly gives: readonly Expression[] | null;
  /** The cards of the set, if the question offers only one of equal ones. */
  readonly members: Expression | null;
  /** How often the option can be chosen in one set. */
  readonly again: Expression | null;
  /** The zone of the asked player on which the option acts. */
  readonly acts: Name | null;
  /** The numbers of the option for bots that learn. */
  readonly features: readonly { readonly name: Name; readonly is: Expression; readonly weight: number }[];
  readonly body: readonly PlayStatement[];
}

/** A set of which people can choose a part, because the question is asked again for what is missing. */
export interface ChosenParts extends Place {
  readonly least: Expression | null;
  readonly most: Expression | null;
  readonly totals: readonly { readonly covers: Expression; readonly label: string }[];
  readonly done: string;
  readonly where: Expression | null;
}

export interface Pass extends Place {
  readonly label: string;
  /** The condition under which the player may pass. */
  readonly where: Expression | null;
  readonly risks: readonly ChoiceText[];
  readonly body: readonly PlayStatement[];
}

/** The text of a question, and another text that it has if a condition does not hold. */
export interface QuestionText {
  readonly text: string;
  readonly otherwise: { readonly when: Expression; readonly text: string } | null;
}

export interface ChosenSet {
  readonly choice: PlayChoice;
  /** The text of the button that ends the choice. */
  readonly done: string;
  readonly least: Expression | null;
  readonly most: Expression | null;
  /** What each member gives, and what all of them must cover. */
  readonly total: { readonly gives: Expression; readonly covers: Expression } | null;
}

/** What a sentence shows in braces: `{p}`, `{score of p}`, `{n as result: won, lost}`. */
export interface ToldValue {
  /** The text in braces. */
  readonly written: string;
  readonly is: Expression;
  /** Its name in the event. */
  readonly name: string;
  /** The words that stand for its numbers, from 0 up. */
  readonly words: readonly string[] | null;
}

/** How tables list a step among the pending actions. */
export interface PendingWords {
  readonly text: string;
  /** What the text shows in braces. */
  readonly shown: readonly { readonly written: string; readonly is: Expression }[];
  readonly card: Expression | null;
  readonly where: Expression | null;
  readonly targets: readonly Expression[];
  readonly stopped: Expression | null;
  readonly waiting: Expression | null;
}

export type PlayStatement = Place & { readonly rule: Name | null } &
  /** The rule for the rest of the block. `counts`: a line `by`, and not a line `under`. */
  (
    | { readonly kind: 'by'; readonly counts: boolean }
    | { readonly kind: 'let'; readonly name: Name; readonly value: Expression }
    | { readonly kind: 'set' | 'add' | 'take'; readonly target: Expression; readonly value: Expression }
    | { readonly kind: 'move'; readonly card: Expression; readonly to: Expression; readonly under: boolean }
    | { readonly kind: 'shuffle'; readonly zone: Expression }
    | { readonly kind: 'make'; readonly card: Expression; readonly zone: Expression }
    | {
        readonly kind: 'show';
        readonly cards: Expression;
        readonly to: Expression;
        /** Whether the players no longer know the cards. */
        readonly hides: boolean;
      }
    | { readonly kind: 'tell'; readonly id: Name; readonly sentence: string; readonly shown: readonly ToldValue[] }
    | {
        readonly kind: 'if';
        readonly when: Expression;
        readonly then: readonly PlayStatement[];
        readonly otherwise: readonly PlayStatement[];
      }
    | { readonly kind: 'while'; readonly when: Expression; readonly body: readonly PlayStatement[] }
    | { readonly kind: 'repeat'; readonly times: Expression; readonly body: readonly PlayStatement[] }
    | { readonly kind: 'for'; readonly each: Each & { readonly name: Name }; readonly body: readonly PlayStatement[] }
    | { readonly kind: 'do'; readonly step: Name; readonly args: readonly Expression[] }
    | { readonly kind: 'setup' }
    /** `steps` is the rule under which each step of the turn begins. Null: the one that the game's documents name. */
    | { readonly kind: 'turn'; readonly player: Expression; readonly steps: Expression | null }
    /** What happens unless a text acts instead is `then`. Null: the moment is only told. */
    | {
        readonly kind: 'happens';
        readonly moment: Name;
        readonly args: readonly Expression[];
        readonly then: readonly PlayStatement[] | null;
      }
    | { readonly kind: 'open'; readonly window: Name; readonly args: readonly Expression[] }
    /** What happens when the chain or queue comes to it. */
    | {
        readonly kind: 'wait';
        readonly on: Name;
        readonly card: Expression | null;
        readonly body: readonly PlayStatement[];
      }
    | { readonly kind: 'resolve'; readonly chain: Name }
    | { readonly kind: 'go-on' }
    | { readonly kind: 'perform'; readonly action: Expression; readonly card: Expression; readonly player: Expression }
    | {
        readonly kind: 'ask';
        readonly player: Expression;
        readonly may: boolean;
        readonly many: boolean;
        readonly question: QuestionText;
        readonly choices: readonly PlayChoice[];
        readonly pass: Pass | null;
        readonly parts: ChosenParts | null;
      }
    | ({ readonly kind: 'pending' } & PendingWords)
    /** A set of cards. Its members are asked for one after another, and the body of the option runs for each of them. */
    | ({ readonly kind: 'choose'; readonly player: Expression; readonly question: QuestionText } & ChosenSet)
    | { readonly kind: 'stop' | 'leave' | 'end-turn' }
    | { readonly kind: 'out'; readonly player: Expression }
    /** The match ends. `winner` is null if nobody wins, and can be several players. With `words`, `ending` is the name of an ending that is declared here. */
    | {
        readonly kind: 'wins';
        readonly winner: Expression | null;
        readonly ending: Expression;
        readonly words: string | null;
      }
  );

/** Who sees the cards of a zone. `top`: all see its top card. */
export type ZoneSight = 'all' | 'owner' | 'none' | 'top';

export type TypeName = 'card' | 'player' | 'number' | 'yesno';
export type Holder = 'player' | 'card' | 'table' | 'turn';

export interface Param extends Place {
  readonly name: Name;
  /** A `TypeName`, `rule`, `ending`, `name` for the name of a card, or the id of a field whose words it takes. */
  readonly type: string;
}

/** The wordings of a phrase, with `{…}` for what it names. The first is printed, and the others are only read. */
export type Says = readonly (Place & { readonly text: string })[];

/** A name with a fixed value, in a part that is made from the sentence of a card. A null value stands for any value. */
export interface Given {
  readonly param: Param;
  readonly value: Expression | null;
}

export type BoardPlaceName = 'front' | 'back' | 'side' | 'piles' | 'hand' | 'strip';

/** The rows of a zone on the board: one for each value of a number of cards, from 0 up. */
export interface ZoneRows {
  /** A remembered number of cards, or a value. */
  readonly number: Name;
  readonly titles: readonly string[];
  /** By row: its place, if it is not that of the zone. */
  readonly places: readonly (BoardPlaceName | null)[];
}

export type Declaration = Place &
  (
    | {
        readonly kind: 'zone';
        readonly name: Name;
        /** Whether the table has it, and not each player. */
        readonly isShared: boolean;
        /** The rules that say what it is. */
        readonly rules: readonly Name[];
        readonly title: string;
        readonly seen: ZoneSight;
        /** Who sees it instead if a condition on the mode does not hold. */
        readonly unless: { readonly when: Expression; readonly seen: ZoneSight } | null;
        readonly pile: boolean;
        readonly place: BoardPlaceName | null;
        readonly rows: ZoneRows | null;
        /** Whether the board draws it only while it has cards. */
        readonly isHiddenEmpty: boolean;
        readonly isDrawnAsPile: boolean;
        /** How many zones of this name a player has, which then have numbers from 1. */
        readonly numbers: Expression | null;
      }
    | { readonly kind: 'ending'; readonly name: Name; readonly words: string }
    | {
        readonly kind: 'field';
        /** A `TypeName`, or the id of the field whose words it can be. */
        readonly type: string;
        readonly name: Name;
        /** `zone`: each zone with numbers of a player has a value. `action`: each action of a card has one. */
        readonly of: Holder | 'zone' | 'action';
        readonly zone: Name | null;
        /** The field for each of whose words a player or the table has a value. */
        readonly each: Name | null;
        /** The moment with which all values start again. */
        readonly until: Name | null;
        readonly title: string | null;
        /** Whether all players know it although it has no title. */
        readonly isOpen: boolean;
        readonly turned: boolean;
        readonly under: boolean;
        readonly lasts: readonly Name[];
      }
    | {
        readonly kind: 'value';
        readonly name: Name;
        readonly params: readonly Param[];
        readonly is: Expression;
        readonly changes: boolean;
        readonly title: string | null;
        /** When the board shows it. Null: always. */
        readonly shownIf: Expression | null;
        /** Whether the board also shows 0, if the document says it, and whether it adds the value up over the cards of a zone with numbers. */
        readonly alsoAt0: boolean | null;
        readonly isAddedUp: boolean;
        /** How the texts of cards say a condition, or what they count. */
        /** The rules that it works out. */
        readonly rules: readonly Name[];
        readonly says: Says;
      }
    | {
        readonly kind: 'moment';
        readonly name: Name;
        readonly params: readonly Param[];
        readonly queue: Name | null;
        readonly chooser: TextChooser | null;
      }
    /** A chain resolves the last entry first, a queue the first one. */
    | {
        readonly kind: 'chain';
        readonly order: 'chain' | 'queue';
        readonly name: Name;
        readonly most: number;
        /** Whether players are asked again after each entry. */
        readonly again: boolean;
        /** Whether tables list what waits. */
        readonly isShown: boolean;
        readonly chooser: TextChooser | null;
      }
    | {
        readonly kind: 'window';
        readonly name: Name;
        readonly actor: Name | null;
        readonly params: readonly Param[];
        readonly chain: Name | null;
        /** Whether each player acts at most once. Otherwise all are asked again after each who acts. */
        readonly once: boolean;
        readonly player: Name;
        readonly set: Expression;
        readonly ask: Extract<PlayStatement, { kind: 'ask' }>;
      }
    | {
        readonly kind: 'step';
        readonly name: Name;
        readonly params: readonly Param[];
        readonly body: readonly PlayStatement[];
        /** Whether it is made from a verb, so that only texts call it. */
        readonly spoken?: boolean;
      }
    | {
        readonly kind: 'text';
        /** Null: the rules say it, and no card. */
        readonly card: Name | null;
        readonly zones: readonly Name[];
        /** The condition while which the text works. */
        readonly works: Expression | null;
        readonly printed: string | null;
        readonly parts: readonly TextPart[];
        /** Whether no card has this text. It is only checked. */
        readonly isUnused?: boolean;
        /** What the sentence of the card gives to the parts. */
        readonly args?: readonly Given[];
      }
    | SpokenDeclaration
    /** The members of entries that phrases set. */
    | {
        readonly kind: 'entries';
        readonly name: Name;
        readonly members: readonly EntryMemberDeclaration[];
        readonly needs: readonly EntryNeedDeclaration[];
      }
    /** Common ways to say something that the phrases of a group say in other words. */
    | { readonly kind: 'variants'; readonly name: Name; readonly variants: readonly VariantDeclaration[] }
    /** What the game cannot say, and what an editor is told who writes it. */
    | { readonly kind: 'hints'; readonly hints: readonly HintDeclaration[] }
    /** By which texts of cards make entries. */
    | {
        readonly kind: 'phrase';
        readonly name: Name;
        readonly group: Name;
        readonly isWhole: boolean;
        /** The field whose words it reads, the group of this field, and the member for the number of the entry with it. */
        readonly words: { readonly field: Name; readonly of: Name | null; readonly member: Name | null } | null;
        readonly ways: readonly PhraseWay[];
        readonly examples: readonly PhraseExample[];
      }
    | {
        readonly kind: 'measure';
        readonly name: Name;
        readonly param: Name;
        readonly is: Expression;
        readonly weight: number;
        readonly meaning: string;
      }
    /** A number for bots that learn. */
    | {
        readonly kind: 'feature';
        readonly name: Name;
        readonly params: readonly Param[];
        readonly is: Expression;
        /** What it is multiplied by. */
        readonly weight: number;
      }
    /** A number that the board shows at a zone. */
    | {
        readonly kind: 'total';
        readonly zone: Name;
        readonly param: Name;
        readonly is: Expression;
        readonly title: string | null;
      }
    /** What the lab counts. */
    | { readonly kind: 'statistic'; readonly name: Name; readonly title: string; readonly of: StatisticSource }
    /** What the lab takes for the first player, for drawn cards or for played cards. */
    | { readonly kind: 'role'; readonly name: Name; readonly of: StatisticSource }
    /** An effect of other values that the lab must find. */
    | {
        readonly kind: 'known';
        readonly claim: string;
        readonly effect: Name;
        readonly metric: Name;
        readonly games: number;
        readonly parameters: readonly ParameterSetting[];
        readonly where: readonly ParameterSetting[];
      }
    /** What the parameters must be. */
    | { readonly kind: 'needs'; readonly when: Expression; readonly because: string }
    /** How a board shows an event. */
    | { readonly kind: 'motion'; readonly motion: Name; readonly event: Name }
  );

/** `needs aims before target aim`: an entry with this word needs the member, of its own or of an entry before it in the text. */
export interface EntryNeedDeclaration extends Place {
  readonly member: Name;
  /** The group of the member, if it is another one. */
  readonly group: Name | null;
  readonly of: Name;
  readonly word: Name;
}

/** A member of entries. A number can have bounds, and a word is one of a list or of a field. */
export interface EntryMemberDeclaration extends Place {
  readonly is: 'number' | 'mark' | 'word' | 'card' | 'line';
  readonly name: Name;
  readonly bounds: { readonly least: number; readonly most: number } | null;
  readonly words: readonly Name[];
}

/** What people write, the words of the phrases for it, and words after which it does not count. */
export interface VariantDeclaration extends Place {
  readonly from: string;
  readonly to: string;
  readonly notAfter: readonly string[];
}

export interface HintDeclaration extends Place {
  readonly words: string;
  readonly says: string;
}

/** A sentence that a phrase reads, and a word of the card that has it. */
export interface PhraseExample extends Place {
  readonly text: string;
  readonly on: CardWord | null;
}
/** A word of a field, which a card has. */
interface CardWord {
  readonly field: Name;
  readonly word: Name;
}

/** One wording of a phrase, with the values that it sets without words. */
export interface PhraseWay extends Place {
  readonly text: string;
  /** A text is read in the words of `says` and `also`, and printed in those of `says`. The engine tells it in those of `reads`. */
  readonly use: 'says' | 'also' | 'reads';
  readonly on: CardWord | null;
  readonly sets: readonly { readonly member: Name; readonly value: PhraseValue }[];
}
export type PhraseValue = Place & ({ readonly text: string; readonly isText: boolean } | { readonly value: number });

/** A value of a parameter: a number, or a name. */
export interface ParameterSetting {
  readonly name: Name;
  readonly value: Name | number;
}

/** What a statistic counts: an event, moves between zones, or one statistic divided by another. */
export type StatisticSource =
  | { readonly event: Name }
  | { readonly from: readonly Name[]; readonly to: readonly Name[] }
  | { readonly counts: Name; readonly per: Name };

/** Who chooses the next text when several wait, with which question. */
export interface TextChooser extends Place {
  readonly player: Expression;
  readonly question: string;
  readonly rule: Name;
}
/** Declarations that sentences on cards are read with. */
export type SpokenDeclaration = Place & {
  readonly name: Name;
  readonly params: readonly Param[];
  readonly says: Says;
  /** What it means, in the words of the author. */
  readonly reads: Says[number] | null;
} & (
    | {
        readonly kind: 'verb';
        /** The name of the player who acts. */
        readonly player: Name | null;
        readonly possible: Expression | null;
        readonly examples: Says;
        readonly body: readonly PlayStatement[];
      }
    | {
        readonly kind: 'trigger';
        readonly player: Name | null;
        readonly zones: readonly Name[];
        readonly on: { readonly field: Name; readonly word: Name } | null;
        /** The moment; null for the actions of cards. */
        readonly when: {
          readonly moment: Name;
          readonly params: readonly Name[];
          readonly where: Expression | null;
        } | null;
        readonly rule: Name | null;
        readonly examples: Says;
      }
    | {
        readonly kind: 'keyword';
        readonly zones: readonly Name[];
        readonly reminder: string | null;
        readonly examples: Says;
        readonly parts: readonly TextPart[];
      }
  );

export type TextPart = Place &
  (
    | {
        readonly kind: 'when' | 'instead';
        readonly moment: Name;
        readonly params: readonly Name[];
        readonly where: Expression | null;
        readonly body: readonly PlayStatement[];
      }
    | { readonly kind: 'action'; readonly name: string; readonly player: Name; readonly body: readonly PlayStatement[] }
    | {
        readonly kind: 'change';
        readonly value: Name;
        readonly params: readonly Name[];
        readonly by: Expression;
        readonly where: Expression | null;
        /** The rule of the text, if a line `by` names it. */
        readonly rule: Name | null;
      }
  );

export interface PlayDocument {
  readonly declarations: readonly Declaration[];
}
