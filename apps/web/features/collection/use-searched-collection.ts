/** The collection of this browser in the form in which a card search receives it. */
'use client';
import { cardsOnly, writeCollection } from '@rulewright/decks/sheet';
import { useEffect, useState } from 'react';
import { storedCollection } from '../../shared/stored-collection.ts';

/** Whether a search may compare copies. A search that only looks like it sends the collection without need. */
const asksForCollection = (query: string): boolean => /\b(?:own|want|missing)\b/iu.test(query);

/** The text of the collection; undefined while the browser reads it, and null while no search asks for it. */
export function useSearchedCollection(game: string, owner: string | null, query: string): string | null | undefined {
  const isAsked = asksForCollection(query);
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isAsked) return;
    storedCollection(game, owner).then(
      ({ rows }) => setText(writeCollection(cardsOnly(rows))),
      () => setText(''),
    );
  }, [game, owner, isAsked, query]);
  return isAsked ? text : null;
}
