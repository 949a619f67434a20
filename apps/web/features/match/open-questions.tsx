/** Open questions between the players, above the board: to take a decision back, and to agree to a draw. */
'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ask } from '../device/index.ts';
import type { MatchView } from './use-match.ts';

interface OpenQuestionsProps {
  readonly match: MatchView;
  readonly shown: number | null;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function OpenQuestions({ match, shown, take, onFailure }: OpenQuestionsProps) {
  const t = useTranslations('play.openQuestions');
  const inWords = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const { id, seats, undoAsked, drawOffered } = match;
  const nameOf = (seat: number): string => seats[seat]!.name;

  function send(answer: Promise<MatchView>): void {
    onFailure(null);
    setBusy(true);
    void answer.then(take, (error: unknown) => onFailure(inWords(error))).finally(() => setBusy(false));
  }
  const question = (says: string, waitsFor: readonly number[], reply: (agrees: boolean) => void, yes: string) => (
    <div className="open-question" role="status">
      <p>{says}</p>
      {waitsFor.some((seat) => seats[seat]!.mine) ? (
        <p className="actions">
          <button type="button" className="button button-main" disabled={busy} onClick={() => reply(true)}>
            {yes}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => reply(false)}>
            {t('refuse')}
          </button>
        </p>
      ) : (
        <p className="quiet">{t('waits', { names: waitsFor.map(nameOf).join(', ') })}</p>
      )}
    </div>
  );
  return (
    <>
      {undoAsked &&
        question(
          t('asksToUndo', { name: nameOf(undoAsked.seat) }),
          undoAsked.waitsFor,
          (agrees) => send(ask('AnswerUndo', { match: id, agrees, seat: shown }).then(({ answerUndo }) => answerUndo)),
          t('allow'),
        )}
      {drawOffered &&
        question(
          t('offersDraw', { name: nameOf(drawOffered.seat) }),
          seats.filter(({ seat }) => seat !== drawOffered.seat).map(({ seat }) => seat),
          (agrees) => send(ask('AnswerDraw', { match: id, agrees, seat: shown }).then(({ answerDraw }) => answerDraw)),
          t('acceptDraw'),
        )}
    </>
  );
}
