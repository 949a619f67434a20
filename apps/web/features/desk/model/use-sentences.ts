/** The sentences of the open card. The grammar of the game is loaded when the first card is opened. */
'use client';
import type { GameSentences, SentenceEntry } from '@rulewright/content/sentences';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Mark } from './marks.ts';
import type { SentenceWords } from './use-names.ts';
import type { VerdictWords } from './sentences.ts';

interface LoadedSentences {
  readonly game: GameSentences;
  readonly tools: typeof import('./sentences.ts');
}

export interface CardSentences {
  readonly entries: readonly SentenceEntry[];
  /** Marks in the source for texts that are not understood or differ from their data. */
  readonly marks: readonly Mark[];
  /** Adds an empty text to the source. */
  readonly withNewText: (source: string) => string;
  /** Suggests words for a position in the source. Returns null outside of sentences. */
  readonly wordsAt: (source: string, at: number) => { from: number; words: readonly string[] } | null;
}

/** Returns null until the grammar is loaded, for a game without sentences, and for documents that are not cards (`sentenceWords` is null). */
export function useSentences(
  game: string,
  sentenceWords: SentenceWords | null,
  source: string,
  words: VerdictWords,
): CardSentences | null {
  const [loaded, setLoaded] = useState<LoadedSentences | null>(null);
  const wanted = sentenceWords !== null;
  const phrases = sentenceWords?.phrases ?? null;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    Promise.all([
      import('@rulewright/games/sentences').then((one) => one.sentencesFor(game, phrases)),
      import('./sentences.ts'),
    ])
      .then(([sentences, tools]) => {
        if (!gone && sentences) setLoaded({ game: sentences, tools });
      })
      // If the grammar cannot be loaded, the desk works as for a game without sentences.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, wanted, phrases]);
  const known = useMemo(
    () => (loaded && sentenceWords ? loaded.tools.readyNames(sentenceWords.names) : null),
    [loaded, sentenceWords],
  );
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
  const withNewText = useCallback(
    (text: string) => (loaded ? loaded.tools.withNewText(text, loaded.game) : text),
    [loaded],
  );
  return useMemo(
    () => (entries ? { entries, marks, wordsAt, withNewText } : null),
    [entries, marks, wordsAt, withNewText],
  );
}
