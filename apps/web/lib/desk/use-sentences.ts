/** The sentences of the card that is open, loaded with the grammar of its game once a card is open. */
'use client';
import type { GameSentences, NameLists, SentenceEntry } from '@rulewright/content/sentences';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Mark } from './marks.ts';
import type { VerdictWords } from './sentences.ts';

interface Loaded {
  readonly game: GameSentences;
  readonly tools: typeof import('./sentences.ts');
}

export interface CardSentences {
  readonly entries: readonly SentenceEntry[];
  /** Marks for the source, at texts that differ from their data or are not understood. */
  readonly marks: readonly Mark[];
  /** Words that may stand at a place of the source; null outside of sentences. */
  readonly wordsAt: (source: string, at: number) => { from: number; words: readonly string[] } | null;
}

/** Null until the grammar is loaded, for a game without sentences, and for what is not a card (`names` is null). */
export function useSentences(
  game: string,
  names: NameLists | null,
  source: string,
  words: VerdictWords,
): CardSentences | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const wanted = names !== null;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    Promise.all([import('@rulewright/games/sentences').then((one) => one.sentencesFor(game)), import('./sentences.ts')])
      .then(([sentences, tools]) => {
        if (!gone && sentences) setLoaded({ game: sentences, tools });
      })
      // Without the grammar the desk works as for a game without sentences.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, wanted]);
  const known = useMemo(() => (loaded && names ? loaded.tools.readyNames(names) : null), [loaded, names]);
  const entries = useMemo(
    () => (loaded && known ? loaded.tools.entriesIn(source, loaded.game, known) : null),
    [loaded, known, source],
  );
  const marks = useMemo(
    () => (loaded && entries ? loaded.tools.sentenceMarks(source, entries, words) : []),
    [loaded, entries, source, words],
  );
  const wordsAt = useCallback(
    (text: string, at: number) =>
      loaded && known ? loaded.tools.wordsAt(text, loaded.tools.entriesIn(text, loaded.game, known), at) : null,
    [loaded, known],
  );
  return useMemo(() => (entries ? { entries, marks, wordsAt } : null), [entries, marks, wordsAt]);
}
