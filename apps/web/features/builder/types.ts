/** Types that the parts of the deck builder share. */
import type {
  BuiltDeckPartsFragment,
  CardFaceFragment,
  CardsToBuildQuery,
  ReadDeckQuery,
} from '@rulewright/api-client';
import type { GameLine } from '@rulewright/decks/sheet';
import type { GameWords } from '../../shared/words.ts';

/** A card of the builder, with its name in lists. */
export interface BuiltCard extends CardFaceFragment {
  readonly listName: string;
  /** The ids of the card in files of other programs. */
  readonly listIds: readonly { readonly program: string; readonly id: string }[];
}

export type CardPage = NonNullable<CardsToBuildQuery['cards']>;
export type DeckReading = NonNullable<ReadDeckQuery['checkDeck']>;
export type AccountDeck = BuiltDeckPartsFragment;

export interface BuiltGame {
  readonly id: string;
  readonly name: string;
  readonly words: GameWords;
  readonly cardFields: readonly {
    readonly id: string;
    readonly label: string;
    readonly type: string;
    readonly keys: readonly string[];
    readonly facet: boolean;
  }[];
  readonly zones: GameLine['zones'];
  /** The id of the game in OCTGN, if it has one. */
  readonly octgnGame: string | null;
  /** The release of the cards. */
  readonly release: number;
}

/** The origin of a copied deck. */
export interface BuiltOrigin {
  readonly slug?: string;
  readonly key?: string;
  readonly name: string;
}

/** A deck that the builder starts with. */
export interface FirstDeck {
  readonly name: string;
  readonly text: string;
  readonly origin: BuiltOrigin | null;
  readonly saved: AccountDeck | null;
}
