/** The reader's state of the chat: unread messages, and the message they are writing. */
'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasKept } from '../../shared/has-kept.ts';
import type { MatchView } from './use-match.ts';

export interface ChatState {
  /** The number of messages from others that have not been visible yet. */
  readonly unread: number;
  readonly draft: string;
  readonly setDraft: (text: string | ((now: string) => string)) => void;
  /** Marks all messages as read. */
  seen(): void;
}

/** The browser keeps a message that is not sent. The code for it is loaded when someone types, because a match page must be small. */
const store = () => import('../../shared/kept-field.ts');

export function useChat({ id, messages, seats }: MatchView): ChatState {
  const last = messages.at(-1)?.number ?? -1;
  // Messages from before the page was opened count as read.
  const [read, setRead] = useState(last);
  const t = useTranslations('common.keptText');
  const [draft, setText] = useState('');
  const now = useRef('');
  const place = `chat:${id}`;
  const label = t('chat');
  const setDraft = useCallback<ChatState['setDraft']>(
    (next) => {
      now.current = typeof next === 'string' ? next : next(now.current);
      setText(now.current);
      void store().then(({ keepText }) => keepText(place, label, now.current));
    },
    [place, label],
  );
  useEffect(() => {
    if (!hasKept(place)) return;
    void store().then(({ storedAt }) => {
      const text = storedAt(place)?.text ?? '';
      if (text !== '' && now.current === '') setDraft(text);
    });
  }, [place, setDraft]);
  const seen = useCallback(() => setRead(last), [last]);
  const unread = messages.filter(({ number, seat }) => number > read && !seats[seat]?.mine).length;
  return { unread, draft, setDraft, seen };
}
