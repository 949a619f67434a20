/** What the reader has of the chat of a match: what is new to them, and what they are about to say. */
'use client';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import type { MatchView } from './use-match.ts';

export interface ChatState {
  /** Messages of others that have not been in sight. */
  readonly unread: number;
  readonly draft: string;
  readonly setDraft: Dispatch<SetStateAction<string>>;
  /** Everything said so far is in sight. */
  seen(): void;
}

export function useChat({ messages, seats }: MatchView): ChatState {
  const last = messages.at(-1)?.number ?? -1;
  // Messages from before the page was opened are not new.
  const [read, setRead] = useState(last);
  const [draft, setDraft] = useState('');
  const seen = useCallback(() => setRead(last), [last]);
  const unread = messages.filter(({ number, seat }) => number > read && !seats[seat]?.mine).length;
  return { unread, draft, setDraft, seen };
}
