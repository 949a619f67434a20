/** A card as the checks of decks know it. */
import type { CardDoc } from '@rulewright/content';

/** A card with the values that every check reads. */
export interface IndexedCard {
  readonly card: CardDoc;
  /** Its position in the order in which cards were read. */
  readonly at: number;
  readonly points: number;
  /** The key of its printed name, which other cards may share. */
  readonly nameKey: string;
  /** Whether it changes the law of a deck that it is in. */
  readonly carriesLaw: boolean;
}
