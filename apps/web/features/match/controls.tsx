/** Actions for a match besides decisions: undo, redo, leave, open the replay. */
'use client';
import { Download, History, LogOut, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { isOnDevice, ask, saveReplay } from '../device/index.ts';
import { SPEEDS, useKeptChoice, useSpeed, type MotionSpeed } from './use-kept-choice.ts';
import type { MatchView } from './use-match.ts';
import { Select } from '../../shared/forms/select.tsx';

interface AlwaysAskProps {
  readonly match: MatchView;
  readonly seat: MatchView['seats'][number];
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

/** Renders nothing without other players. */
function AlwaysAsk({ match, seat: { seat, alwaysAsk }, take, onFailure }: AlwaysAskProps) {
  const t = useTranslations('play.alwaysAsk');
  const inWords = useErrorSentence();
  const help = useId();
  if (alwaysAsk === null) return null;

  async function change(on: boolean): Promise<void> {
    onFailure(null);
    await ask('AlwaysAsk', { match: match.id, seatNumber: seat, on }).then(
      (answer) => take(answer.alwaysAsk),
      (error: unknown) => onFailure(inWords(error)),
    );
  }

  return (
    <div className="match-always-ask">
      <label className="check">
        <input
          type="checkbox"
          autoComplete="off"
          checked={alwaysAsk}
          aria-describedby={help}
          onChange={(event) => void change(event.target.checked)}
        />{' '}
        {t('alwaysAskMe')}
      </label>
      <p className="quiet" id={help}>
        {t('help')}
      </p>
    </div>
  );
}

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
      onFailure(inWords(error));
    }
  }

  async function leave(seat: number): Promise<void> {
    if (!confirm(t('leaveTable'))) return;
    await ask('LeaveMatch', { match: match.id, seatNumber: seat }).then(
      ({ leaveMatch }) => take(leaveMatch),
      (error: unknown) => onFailure(inWords(error)),
    );
  }

  async function download(): Promise<void> {
    await saveReplay(match.id).catch((error: unknown) => onFailure(inWords(error)));
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
      {here && (
        <a className="button button-quiet" href="/play/device">
          <LogOut size={16} aria-hidden="true" /> {t('onThisDevice')}
        </a>
      )}
      {!here && (
        <a className="button" href={`/play/${match.id}/replay`}>
          <History size={16} aria-hidden="true" /> {t('lookBack')}
        </a>
      )}
      {match.stage === 'over' && here && (
        <button type="button" className="button" onClick={() => void download()}>
          <Download size={16} aria-hidden="true" /> {t('download')}
        </button>
      )}
      {match.stage === 'over' && !here && (
        <a className="button" href={`/play/${match.id}/file`} download>
          <Download size={16} aria-hidden="true" /> {t('download')}
        </a>
      )}
      {match.stage === 'playing' &&
        !here &&
        people.map(({ seat, name }) => (
          <button key={seat} type="button" className="button button-quiet" onClick={() => void leave(seat)}>
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
      {people.map((seat) => (
        <AlwaysAsk key={seat.seat} match={match} seat={seat} take={take} onFailure={onFailure} />
      ))}
    </div>
  );
}
