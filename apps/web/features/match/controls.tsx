/** Actions for a match besides decisions: undo, redo, leave, open the replay. */
'use client';
import { History, LogOut, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { isOnDevice, ask } from '../device/index.ts';
import { SPEEDS, useKeptChoice, useSpeed, type MotionSpeed } from './use-kept-choice.ts';
import type { MatchView } from './use-match.ts';
import { Select } from '../../shared/forms/select.tsx';

const SaveMatch = lazy(async () => ({ default: (await import('./save-match.tsx')).SaveMatch }));
const AlwaysAsk = lazy(async () => ({ default: (await import('./always-ask.tsx')).AlwaysAsk }));

interface ControlsProps {
  readonly match: MatchView;
  readonly shown: number | null;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
  /** Called after undo or redo, because another seat may have to decide. */
  onMoved(view: MatchView): void;
}

export function Controls({ match, shown, take, onFailure, onMoved }: ControlsProps) {
  const t = useTranslations('play.controls');
  const inWords = useErrorSentence();

  async function step(operation: 'UndoDecision' | 'RedoDecision'): Promise<void> {
    onFailure(null);
    try {
      const answer = await ask(operation, { match: match.id, seat: shown });
      const view = 'undoDecision' in answer ? answer.undoDecision : answer.redoDecision;
      take(view);
      onMoved(view);
    } catch (error) {
      tell(error);
    }
  }

  const tell = (error: unknown): void => onFailure(inWords(error));

  function leave(seat: number): void {
    if (!confirm(t('leaveTable'))) return;
    void ask('LeaveMatch', { match: match.id, seatNumber: seat }).then(({ leaveMatch }) => take(leaveMatch), tell);
  }

  const [speed, setSpeed] = useSpeed();
  const [sound, setSound] = useKeptChoice('sound');
  const here = isOnDevice(match.id);
  const people = match.seats.filter(({ mine, bot }) => mine && bot === null);
  return (
    <div className="match-controls">
      {(match.canUndo || match.canRedo) && (
        <>
          <button type="button" className="button" disabled={!match.canUndo} onClick={() => void step('UndoDecision')}>
            <Undo2 size={16} aria-hidden="true" /> {t('undo')}
          </button>
          <button type="button" className="button" disabled={!match.canRedo} onClick={() => void step('RedoDecision')}>
            <Redo2 size={16} aria-hidden="true" /> {t('redo')}
          </button>
        </>
      )}
      <details className="match-tools" open={match.stage === 'over' || undefined}>
        <summary>{t('tools')}</summary>
        <div className="match-controls">
          {here ? (
            <a className="button button-quiet" href="/play/device">
              <LogOut size={16} aria-hidden="true" /> {t('onThisDevice')}
            </a>
          ) : (
            <a className="button" href={`/play/${match.id}/replay`}>
              <History size={16} aria-hidden="true" /> {t('lookBack')}
            </a>
          )}
          {match.stage === 'over' && (
            <Suspense>
              <SaveMatch match={match.id} isHere={here} onError={tell} />
            </Suspense>
          )}
          {match.stage === 'playing' &&
            !here &&
            people.map(({ seat, name }) => (
              <button key={seat} type="button" className="button button-quiet" onClick={() => leave(seat)}>
                <LogOut size={16} aria-hidden="true" /> {people.length > 1 ? t('leavesTable', { name }) : t('leave')}
              </button>
            ))}
          <Select
            label={`${t('motion')} `}
            className="match-speed"
            autoComplete="off"
            value={speed}
            onChange={(value) => setSpeed(value as MotionSpeed)}
            of={Object.keys(SPEEDS).map((one) => ({ id: one, name: t('speed', { speed: one }) }))}
          />
          <label className="check match-sound">
            <input
              type="checkbox"
              autoComplete="off"
              checked={sound}
              onChange={(event) => setSound(event.target.checked)}
            />{' '}
            {t('sound')}
          </label>
          {people.map(
            (seat) =>
              seat.alwaysAsk !== null && (
                <Suspense key={seat.seat}>
                  <AlwaysAsk match={match} seat={seat} take={take} onFailure={onFailure} />
                </Suspense>
              ),
          )}
        </div>
      </details>
    </div>
  );
}
