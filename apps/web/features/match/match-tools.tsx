/** The tools of a match: replay, save, leave, motion, sound, notes of the player, and the seats that are always asked. */
'use client';
import { Flag, Handshake, History, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, lazy, useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { DisplayForm } from '../../shared/components/display-form.tsx';
import { Select } from '../../shared/forms/select.tsx';
import { useKeptField } from '../../shared/kept-field.ts';
import { isOnDevice, ask } from '../device/index.ts';
import { AlwaysAsk } from './always-ask.tsx';
import { SaveMatch } from './save-match.tsx';
import { SPEEDS, useKeptChoice, useSpeed, type MotionSpeed } from './use-kept-choice.ts';
import type { MatchView } from './use-match.ts';

const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }));

interface MatchToolsProps {
  readonly match: MatchView;
  readonly shown: number | null;
  readonly isRated: boolean;
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function MatchTools({ match, shown, isRated, take, onFailure }: MatchToolsProps) {
  const t = useTranslations('play.controls');
  const inWords = useErrorSentence();
  const tell = (error: unknown): void => onFailure(inWords(error));

  const [sure, setSure] = useState<{ readonly act: 'leave' | 'concede'; readonly seat: number } | null>(null);

  function settle(act: 'leave' | 'concede', seatNumber: number): void {
    setSure(null);
    const of = { match: match.id, seatNumber };
    void (
      act === 'leave'
        ? ask('LeaveMatch', of).then(({ leaveMatch }) => leaveMatch)
        : ask('ConcedeMatch', of).then(({ concedeMatch }) => concedeMatch)
    ).then(take, tell);
  }

  const offerDraw = (): void =>
    void ask('OfferDraw', { match: match.id, seat: shown }).then((answer) => take(answer.offerDraw), tell);

  const [speed, setSpeed] = useSpeed();
  const [sound, setSound] = useKeptChoice('sound');
  const here = isOnDevice(match.id);
  const people = match.seats.filter(({ mine, bot }) => mine && bot === null);
  return (
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
      {match.stage === 'over' && <SaveMatch match={match.id} isHere={here} onError={tell} />}
      {match.stage === 'playing' &&
        !here &&
        people.map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            className="button button-quiet"
            onClick={() => setSure({ act: 'leave', seat })}
          >
            <LogOut size={16} aria-hidden="true" /> {people.length > 1 ? t('leavesTable', { name }) : t('leave')}
          </button>
        ))}
      {match.canOfferDraw && (
        <button type="button" className="button button-quiet" onClick={offerDraw}>
          <Handshake size={16} aria-hidden="true" /> {t('offerDraw')}
        </button>
      )}
      {people.map(
        ({ seat, name, canConcede }) =>
          canConcede && (
            <button
              key={seat}
              type="button"
              className="button button-quiet"
              onClick={() => setSure({ act: 'concede', seat })}
            >
              <Flag size={16} aria-hidden="true" /> {people.length > 1 ? t('concedes', { name }) : t('concede')}
            </button>
          ),
      )}
      {sure && (
        <Suspense>
          <SettleDialog
            act={sure.act}
            isRated={isRated}
            onConfirm={() => settle(sure.act, sure.seat)}
            onClose={() => setSure(null)}
          />
        </Suspense>
      )}
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
      <DisplayForm />
      {people.length === 1 && <OwnNotes match={match.id} />}
      {people.map(
        (seat) =>
          seat.alwaysAsk !== null && (
            <AlwaysAsk key={seat.seat} match={match} seat={seat} take={take} onFailure={onFailure} />
          ),
      )}
    </div>
  );
}

/** Notes of a player about the match that is being played. The browser keeps them, and no one else sees them. */
function OwnNotes({ match }: { readonly match: string }) {
  const t = useTranslations('play.controls');
  const label = t('ownNotes');
  const [text, change] = useKeptField(`match:${match}`, label);
  return (
    <label className="match-own-notes">
      {label}
      <textarea className="field" rows={3} value={text} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
