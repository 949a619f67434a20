/** The sentences that are offered for a text that is not read. They are searched for when the editor stops typing. */
'use client';
import { nearestSentences, type NearSentence, type SentenceEntry } from '@rulewright/content/sentences';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which the search starts. It can take 100 ms, which would be felt while typing. */
const REST = 350;
const NONE: readonly NearSentence[] = [];

/** Returns none until the search is done, and for a text that is read. */
export function useNearSentences({ text, phrase, place, reading }: SentenceEntry): readonly NearSentence[] {
  const [searched, setSearched] = useState<{ readonly text: string; readonly near: readonly NearSentence[] } | null>(
    null,
  );
  const isUnread = reading.kind === 'unknown' || reading.kind === 'unfinished';
  useEffect(() => {
    if (!isUnread || text.trim() === '') return;
    const timer = setTimeout(() => setSearched({ text, near: nearestSentences(phrase, text, place) }), REST);
    return () => clearTimeout(timer);
    // The entry is another object after each change of the document. Its text is all that the search depends on.
  }, [isUnread, text, phrase, place]);
  return isUnread && searched?.text === text ? searched.near : NONE;
}
