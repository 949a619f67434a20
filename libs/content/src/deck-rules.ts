/** Rules for decks as data: a plugin lists them, their limits are parameters of the mode, libs/decks applies them. */
import type { CardDoc } from './schemas.ts';

/** One rule; `parameter` names the limit, which may be null (none). */
export type DeckRule =
  | { readonly kind: 'max-cards' | 'min-cards' | 'max-copies'; readonly parameter: string; readonly rule: string }
  | { readonly kind: 'max-points'; readonly parameter: string; readonly rule: string }
  | {
      /** Cards that are taken out before play: by name, and by what their abilities mention unless the list is closed. */
      readonly kind: 'removed';
      readonly names: string;
      readonly mentions: string;
      readonly closed: string;
      readonly byNameRule: string;
      readonly byMentionRule: string;
      /** Whether a list that this leaves smaller may be played as it is. */
      readonly reducedAllowed: string;
      readonly reducedRule: string;
    };

export interface DeckRules {
  readonly rules: readonly DeckRule[];
  /** The rule that an unknown card, an empty list or an unreadable line is held against. */
  readonly cardRule: string;
  /** The rule on promotional printings, and the parameter that says whether they count. */
  readonly promo: { readonly rule: string; readonly parameter: string };
  /** Points of a card. */
  points(card: CardDoc): number;
  /** What a card's abilities speak of, as far as a mode may remove cards for it. */
  mentions(card: CardDoc): readonly string[];
}
