/** Taking a decision back between people: the button that asks, the open question, and its answers. */
'use client';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ask } from '../device/index.ts';
import type { MatchView } from './use-match.ts';

interface TakeBackProps {
  readonly match: MatchView;
  readonly shown: number | null;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function TakeBack({ match, shown, take, onFailure }: TakeBackProps) {
  const t = useTranslations('play.takeBack');
  const inWords = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const { id, seats, undoAsked, canAskUndo } = match;

  function send(answer: Promise<MatchView>): void {
    onFailure(null);
    setBusy(true);
    void answer.then(take, (error: unknown) => onFailure(inWords(error))).finally(() => setBusy(false));
  }
  const reply = (agrees: boolean): void =>
    send(ask('AnswerUndo', { match: id, agrees, seat: shown }).then(({ answerUndo }) => answerUndo));

  if (!undoAsked)
    return (
      canAskUndo && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => send(ask('AskUndo', { match: id, seat: shown }).then(({ askUndo }) => askUndo))}
        >
          <Undo2 size={16} aria-hidden="true" /> {t('ask')}
        </button>
      )
    );
  const waits = undoAsked.waitsFor.map((seat) => seats[seat]!);
  return (
    <div className="take-back" role="status">
      <p>{t('asks', { name: seats[undoAsked.seat]!.name })}</p>
      {waits.some(({ mine }) => mine) ? (
        <p className="actions">
          <button type="button" className="button button-main" disabled={busy} onClick={() => reply(true)}>
            {t('allow')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => reply(false)}>
            {t('refuse')}
          </button>
        </p>
      ) : (
        <p className="quiet">{t('waits', { names: waits.map(({ name }) => name).join(', ') })}</p>
      )}
    </div>
  );
}
