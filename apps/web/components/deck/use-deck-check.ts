/** Checks a list a moment after it last changed; an answer that a newer list has overtaken is dropped. */
'use client';
import { ApiError } from '@rulewright/api-client';
import { useEffect, useState } from 'react';
import type { DeckReport } from '../../lib/deck-verdict.ts';
import { useErrorSentence } from '../../lib/desk/use-sentence.ts';

/** Rest before a check, in milliseconds. */
const REST = 300;

export interface DeckCheck {
  readonly report: DeckReport | null;
  readonly waiting: boolean;
  /** Why there is no newer report, in words. */
  readonly failure: string | null;
  /** Checks at once. */
  now(): void;
}

export function useDeckCheck(
  action: string,
  list: string,
  initial: { readonly list: string; readonly report: DeckReport | null },
): DeckCheck {
  const [report, setReport] = useState(initial.report);
  const [checked, setChecked] = useState(initial.report ? initial.list : '');
  const inWords = useErrorSentence();
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const waiting = list !== checked && failure === null;

  useEffect(() => {
    if (list === checked && asked === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void check(), asked > 0 ? 0 : REST);

    async function check(): Promise<void> {
      try {
        const next = list.trim() === '' ? null : await send(action, list, stop.signal);
        setReport(next);
        setChecked(list);
        setFailure(null);
      } catch (error) {
        if (!stop.signal.aborted) setFailure(inWords(error));
      }
      if (!stop.signal.aborted) setAsked(0);
    }

    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [action, list, checked, asked, inWords]);

  return { report, waiting, failure, now: () => setAsked((old) => old + 1) };
}

async function send(action: string, list: string, signal: AbortSignal): Promise<DeckReport> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ list }),
    signal,
  }).catch((cause: unknown) => {
    throw new ApiError('unreachable', 'The site gave no answer.', [], { cause });
  });
  const answer = (await response.json().catch(() => null)) as (DeckReport & { readonly error?: string }) | null;
  if (answer?.error !== undefined && response.status < 500) throw new ApiError('refused', answer.error);
  if (!response.ok || answer === null) throw new ApiError('bad-answer', `The site answered ${response.status}.`);
  return answer;
}
