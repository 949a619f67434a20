/** The reader's state of the chat: unread messages, and the message they are writing. */
'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useKeptField } from '../../lib/kept-texts.ts';
import type { MatchView } from './use-match.ts';

export interface ChatState {
  /** The number of messages from others that have not been visible yet. */
  readonly unread: number;
  readonly draft: string;
  readonly setDraft: (text: string | ((now: string) => string)) => void;
  /** Marks all messages as read. */
  seen(): void;
}

export function useChat({ id, messages, seats }: MatchView): ChatState {
  const last = messages.at(-1)?.number ?? -1;
  // Messages from before the page was opened count as read.
  const [read, setRead] = useState(last);
  const t = useTranslations('common.keptText');
  const [draft, setDraft] = useKeptField(`chat:${id}`, t('chat'));
  const seen = useCallback(() => setRead(last), [last]);
  const unread = messages.filter(({ number, seat }) => number > read && !seats[seat]?.mine).length;
  return { unread, draft, setDraft, seen };
}
