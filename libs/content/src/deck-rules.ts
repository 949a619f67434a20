/** Rules for decks as data: a plugin lists them, their limits are parameters of the mode, libs/decks applies them. */
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
      /** Fewer cards than this can be handed in, but hardly played: a warning. */
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
      /** Cards that are taken out before play: by name, and by what their abilities mention unless the list is closed. */
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

export interface DeckRules {
  readonly rules: readonly DeckRule[];
  /** The rule that an unknown card, an empty list or an unreadable line is held against. */
  readonly cardRule: string;
  /** What the points of a card are called: `cost`. */
  readonly pointsName: string;
  /** Points of a card. */
  points(card: CardDoc): number;
  /** What a card's abilities speak of, as far as a mode may remove cards for it. */
  mentions(card: CardDoc): readonly string[];
}
