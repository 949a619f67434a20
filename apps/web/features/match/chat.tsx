/** The chat of a match: messages, and a field to write one. Collapsing the chat mutes it in this browser. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { useInBrowser } from '../../shared/use-in-browser.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { ask } from '../device/index.ts';
import type { ChatState } from './use-chat.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import type { MatchView } from './use-match.ts';
import { Refusal } from '../../shared/components/refusal.tsx';

interface ChatProps {
  readonly match: MatchView;
  readonly chat: ChatState;
  /** The seat whose view the reader sees. */
  readonly shown: number | null;
  take(view: MatchView): void;
}

/** The maximum number of characters of a message. */
const LONGEST = 300;

export function Chat({ match, chat, shown, take }: ChatProps) {
  const t = useTranslations('play.chat');
  const inWords = useErrorSentence();
  const [closed, setClosed] = useKeptChoice('chat-closed');
  const [failure, setFailure] = useFailure();
  const sending = useRef(Promise.resolve());
  const { messages } = match;
  const { unread, draft, setDraft, seen } = chat;
  const end = useInSight(closed ? null : seen);
  const here = match.seats.filter(({ mine }) => mine);
  const from = here.find(({ seat }) => seat === shown) ?? here[0];

  /** Sends messages one after the other, in order. A message that fails is put back into the field. */
  function send(event: SubmitEvent, seat: number): void {
    event.preventDefault();
    if (draft.trim() === '') return;
    setFailure(null);
    setDraft('');
    sending.current = sending.current
      .then(() => ask('SendMessage', { match: match.id, from: seat, text: draft, seat: shown }))
      .then(({ sendMessage }) => take(sendMessage))
      .catch((error: unknown) => {
        setFailure(inWords(error));
        setDraft((now) => `${draft} ${now}`.trim().slice(0, LONGEST));
      });
  }

  return (
    <details
      className="match-chat"
      id="chat"
      open={!closed}
      onToggle={({ currentTarget }) => currentTarget.open === closed && setClosed(!currentTarget.open)}
    >
      <summary>
        {t('chat')}
        {closed && unread > 0 && <span className="match-unread">{t('newMessages', { count: unread })}</span>}
      </summary>
      <div className="match-messages" tabIndex={0} role="log" aria-label={t('chat')}>
        <span ref={end} />
        <ol>
          {messages.map(({ number, seat, text, at }) => (
            <li key={number} data-mine={match.seats[seat]!.mine || undefined}>
              <strong>{match.seats[seat]!.name}</strong> <Moment at={at} />
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ol>
        {messages.length === 0 && <p className="quiet">{t('noMessagesYet')}</p>}
      </div>
      {from && (
        <form onSubmit={(event) => send(event, from.seat)}>
          <input
            className="field"
            value={draft}
            maxLength={LONGEST}
            aria-label={here.length > 1 ? t('messageFrom', { name: from.name }) : t('message')}
            placeholder={here.length > 1 ? t('says', { name: from.name }) : t('writeAMessage')}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setDraft(event.target.value)}
          />
          <SubmitButton className="button">{t('send')}</SubmitButton>
        </form>
      )}
      <Refusal of={failure} className="match-failure" />
    </details>
  );
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The time of a message in the reader's time zone, which only the browser knows. */
function Moment({ at }: { readonly at: string }) {
  const local = useInBrowser(() => TIME.format(new Date(at)), '');
  return <time dateTime={at}>{local}</time>;
}

/** Calls `seen` when the element scrolls into view, and again for each new `seen` while it is visible. */
function useInSight(seen: (() => void) | null) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && seen());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return element;
}
