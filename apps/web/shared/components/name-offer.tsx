/** A suggested card name. If other cards have the same name, the set and number of the card tell them apart. */
import { collectorOf } from '../face.ts';
import type { FoundName } from '../use-names.ts';

export const NameOffer = ({ card }: { readonly card: FoundName }) => (
  <>
    {card.name}
    {card.sharesName && <small>{collectorOf(card)}</small>}
  </>
);
