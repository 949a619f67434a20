/** The sentences of the open card. Their reader is loaded when the first card is opened. */
'use client';
import type { GamePhrases, GameSentences, SentenceEntry } from '@rulewright/content/sentences';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Mark } from './marks.ts';
import type { ReadingWords } from './sentences.ts';

interface LoadedSentences {
  readonly game: GameSentences;
  readonly tools: typeof import('./sentences.ts');
}

export interface CardSentences {
  readonly entries: readonly SentenceEntry[];
  /** Marks in the source for texts that are not read. */
  readonly marks: readonly Mark[];
  /** Adds an empty text to the source. */
  readonly withNewText: (source: string) => string;
  /** Suggests words for a position in the source. Returns null outside of sentences. */
  readonly wordsAt: (source: string, at: number) => { from: number; words: readonly string[] } | null;
}

/** Returns null until the reader is loaded, and without phrases. */
export function useSentences(phrases: GamePhrases | null, source: string, words: ReadingWords): CardSentences | null {
  const [loaded, setLoaded] = useState<LoadedSentences | null>(null);
  useEffect(() => {
    if (phrases === null) return;
    let gone = false;
    import('./sentences.ts')
      .then((tools) => {
        if (!gone) setLoaded({ game: tools.sentencesOf(phrases), tools });
      })
      // If the reader cannot be loaded, the desk works as for a game without sentences.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [phrases]);
  const entries = useMemo(() => (loaded ? loaded.tools.entriesIn(source, loaded.game) : null), [loaded, source]);
  const marks = useMemo(
    () => (loaded && entries ? loaded.tools.sentenceMarks(source, entries, words) : []),
    [loaded, entries, source, words],
  );
  const wordsAt = useCallback(
    (text: string, at: number) =>
      loaded ? loaded.tools.wordsAt(text, loaded.tools.entriesIn(text, loaded.game), at) : null,
    [loaded],
  );
  const withNewText = useCallback(
    (text: string) => (loaded ? loaded.tools.withNewText(text, loaded.game) : text),
    [loaded],
  );
  return useMemo(
    () => (entries ? { entries, marks, wordsAt, withNewText } : null),
    [entries, marks, wordsAt, withNewText],
  );
}
