/** Rules for decks as data: a plugin lists them, their limits are parameters of the mode, libs/decks applies them. */
import type { Ruleset } from './ruleset.ts';
import type { CardDoc } from './schemas.ts';

/** One rule. Every field but `kind` and `value` is a rule id (`…rule`) or the name of a parameter. */
export type DeckRule =
  | {
      /** The parameter is a number of cards or points, or null for no limit. Limits hold for the list as it is handed in. */
      readonly kind: 'max-cards' | 'min-cards' | 'max-points';
      readonly parameter: string;
      readonly rule: string;
    }
  | {
      /** Copies of one name; `acrossRarities` (boolean) says whether all its rarities share the limit. */
      readonly kind: 'max-copies';
      readonly parameter: string;
      readonly rule: string;
      readonly acrossRarities: string;
    }
  | {
      /**
       * Copies of one card, by a limit that each card has of its own (`DeckRules.copyLimit`). `scope` is a list: where it holds
       * `main` copies in the deck count, where it holds `side` those beside it; both together by `sideRule`.
       */
      readonly kind: 'own-limit';
      readonly scope: string;
      readonly main: string;
      readonly side: string;
      readonly sideRule: string;
    }
  | {
      /** The check of the side deck: its largest number of cards, and flags for whether it is required and must be full. */
      readonly kind: 'side-deck';
      readonly max: string;
      readonly rule: string;
      readonly required: string;
      readonly requiredRule: string;
      readonly full: string;
    }
  | {
      /** The parameter lists the kinds of cards (`DeckRules.kindOf`) that a deck may hold. */
      readonly kind: 'kinds';
      readonly parameter: string;
      readonly rule: string;
    }
  | {
      /** A deck with fewer cards than this is legal but can hardly be played, so it gets a warning. */
      readonly kind: 'playable-from';
      readonly parameter: string;
      readonly rule: string;
    }
  | {
      /** Where the parameter has this value, meeting one of the limits on cards and on points is enough. */
      readonly kind: 'either-limit';
      readonly parameter: string;
      readonly value: string;
      readonly rule: string;
    }
  | {
      /** Whether copies of promotional printings count toward the limits (boolean). */
      readonly kind: 'promo';
      readonly parameter: string;
      readonly rule: string;
    }
  | {
      /** Cards that are removed before play: by name, and by what their abilities mention unless the list is closed. */
      readonly kind: 'removed';
      /** List of card names. */
      readonly names: string;
      readonly byNameRule: string;
      /** List of words that `DeckRules.mentions` may give. */
      readonly mentions: string;
      readonly byMentionRule: string;
      /** Boolean: only the named cards are removed. */
      readonly closed: string;
      /** Boolean: a deck that this leaves smaller may be played as it is. */
      readonly reducedAllowed: string;
      readonly reducedRule: string;
      /** Boolean or null: other cards may take the place of those removed. */
      readonly replaceable: string;
    };

export type DeckRuleKind = DeckRule['kind'];

/** How cards beside the deck are used between the games of a match. Names of parameters, each with its rule. */
export interface BetweenGames {
  /** The number of the first game before which cards may be exchanged. */
  readonly from: string;
  readonly fromRule: string;
  /** Flag: deck and side deck keep their sizes. */
  readonly sizesStay: string;
  readonly sizesRule: string;
  /** Flag: both lists are as they were registered again after every game. */
  readonly reverts: string;
  readonly revertsRule: string;
  /** List of what opponents learn before the first game: `existence`, `count`, `pages`. */
  readonly shows: string;
  readonly showsRule: string;
}

export interface DeckRules {
  readonly rules: readonly DeckRule[];
  /** The rule that an unknown card, an empty list or an unreadable line is held against. */
  readonly cardRule: string;
  /** What the points of a card are called: `cost`. */
  readonly pointsName: string;
  /** Points of a card. */
  points(card: CardDoc): number;
  /** What cards beside the deck are called as a whole; `Sideboard` if left out. */
  readonly sideName?: string;
  /** For `own-limit`: the copies allowed of a card under these parameters, null for any number, and the rule that says so. */
  copyLimit?(
    card: CardDoc,
    parameters: Ruleset['parameters'],
  ): { readonly limit: number | null; readonly rule: string };
  /** For `own-limit`: cards with the same key share their limit; each card by itself if left out. */
  sameCard?(card: CardDoc, parameters: Ruleset['parameters']): string;
  /** For `kinds`. */
  kindOf?(card: CardDoc): string;
  /** Exchanging cards between games; without it cards beside the deck are never used. */
  readonly betweenGames?: BetweenGames;
  /** The things that a card's abilities mention for which a mode may remove the card. */
  mentions(card: CardDoc): readonly string[];
}
