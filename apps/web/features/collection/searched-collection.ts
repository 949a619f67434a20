/** The collection of this browser as a search without a connection receives it. */
'use client';
import { cardsOnly, writeCollection } from '@rulewright/decks/sheet';
import { anyCollection } from '../../shared/stored-collection.ts';

/** Empty if the browser refuses its storage. */
export const searchedCollection = (game: string): Promise<string> =>
  anyCollection(game).then(
    ({ rows }) => writeCollection(cardsOnly(rows)),
    () => '',
  );
