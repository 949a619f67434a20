/** The reader's state of the chat: unread messages, and the message they are writing. */
'use client';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import type { MatchView } from './use-match.ts';

export interface ChatState {
  /** The number of messages from others that have not been visible yet. */
  readonly unread: number;
  readonly draft: string;
  readonly setDraft: Dispatch<SetStateAction<string>>;
  /** Marks all messages as read. */
  seen(): void;
}

export function useChat({ messages, seats }: MatchView): ChatState {
  const last = messages.at(-1)?.number ?? -1;
  // Messages from before the page was opened count as read.
  const [read, setRead] = useState(last);
  const [draft, setDraft] = useState('');
  const seen = useCallback(() => setRead(last), [last]);
  const unread = messages.filter(({ number, seat }) => number > read && !seats[seat]?.mine).length;
  return { unread, draft, setDraft, seen };
}
