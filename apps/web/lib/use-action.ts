/** One thing that a person has asked for: whether it is under way, and why it was refused. */
'use client';
import { useState } from 'react';
import { useErrorSentence } from './use-sentence.ts';

export interface Action {
  readonly busy: boolean;
  readonly error: string | null;
  /** Runs it; an error is kept to be shown, and the answer is then undefined. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
}

export function useAction(): Action {
  const sentenceOf = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    busy,
    error,
    async run(work) {
      setBusy(true);
      setError(null);
      try {
        return await work();
      } catch (problem) {
        setError(sentenceOf(problem));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
