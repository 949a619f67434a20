/** A suggested card name. If other cards have the same name, the set and number of the card tell them apart. */
import type { ListNamesQuery } from '@rulewright/api-client';
import { collectorOf } from '../face.ts';

export type FoundName = NonNullable<ListNamesQuery['cards']>['nodes'][number];

export const NameOffer = ({ card }: { readonly card: FoundName }) => (
  <>
    {card.name}
    {card.sharesName && <small>{collectorOf(card)}</small>}
  </>
);
