/** The form that enters the queue of rated play, and the wait for an opponent. */
'use client';
import type { RatedWaitPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Options } from '../../../shared/components/options.tsx';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { Select } from '../../../shared/forms/select.tsx';
import { useErrorNote } from '../../../shared/use-error-note.tsx';
import { useFailure } from '../../../shared/use-failure.ts';
import { ask } from '../../device/index.ts';
import { deckOf, savedChoice } from '../setup-types.ts';

/** Milliseconds between two questions whether an opponent is here. */
const EVERY = 3_000;

interface RatedMode {
  readonly id: string;
  readonly name: string;
  /** The published decks that are legal in the mode. */
  readonly decks: readonly { readonly slug: string; readonly name: string }[];
}

interface PlayRatedProps {
  readonly game: string;
  readonly modes: readonly RatedMode[];
  readonly mode: string;
  readonly saved: readonly { readonly id: string; readonly name: string }[];
  readonly ownName: string;
}

export function PlayRated({ game, modes, mode: asked, saved, ownName }: PlayRatedProps) {
  const t = useTranslations('play.rated');
  const noteOf = useErrorNote();
  const [mode, setMode] = useState(modes.find(({ id }) => id === asked) ?? modes[0]!);
  const [name, setName] = useState(ownName);
  const [choice, setChoice] = useState(mode.decks[0]!.slug);
  const [wait, setWait] = useState<RatedWaitPartsFragment | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();

  // The person may wait already, since another page or before a reload.
  useEffect(() => {
    void ask('KeepWaiting', {}).then(
      ({ keepWaiting }) => keepWaiting && setWait(keepWaiting),
      () => undefined,
    );
  }, []);

  async function play(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const deck = deckOf({ choice, deck: '' });
      setWait((await ask('PlayRated', { ruleset: `${game}/${mode.id}`, name, ...deck })).playRated);
    } catch (error) {
      setFailure(noteOf(error));
    }
    setBusy(false);
  }

  if (wait) return <Waiting wait={wait} onChange={setWait} />;
  return (
    <form className="lobby-join" onSubmit={(event) => void play(event)}>
      <Select
        label={t('mode')}
        of={modes}
        value={mode.id}
        onChange={(id) => {
          const next = modes.find((one) => one.id === id)!;
          setMode(next);
          setChoice(next.decks[0]!.slug);
        }}
      />
      <Select label={t('deck')} value={choice} onChange={setChoice}>
        {saved.length > 0 && (
          <optgroup label={t('savedDecks')}>
            <Options of={saved.map((deck) => ({ id: savedChoice(deck.id), name: deck.name }))} />
          </optgroup>
        )}
        <optgroup label={t('publishedDecks')}>
          <Options of={mode.decks.map((deck) => ({ id: deck.slug, name: deck.name }))} />
        </optgroup>
      </Select>
      <label>
        {t('name')}
        <input className="field" value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </label>
      <p className="rated-warning">{t('leaving')}</p>
      <p className="quiet">{t('limits')}</p>
      <SubmitButton className="button button-main" disabled={busy}>
        {t('play')}
      </SubmitButton>
      <Refusal of={failure} className="match-failure" />
    </form>
  );
}

interface WaitingProps {
  readonly wait: RatedWaitPartsFragment;
  onChange(wait: RatedWaitPartsFragment | null): void;
}

/** Asks until an opponent is here. Each question is also the sign that the person still waits. */
function Waiting({ wait, onChange }: WaitingProps) {
  const t = useTranslations('play.rated');
  const noteOf = useErrorNote();
  const { match } = wait;
  const [failure, setFailure] = useFailure();
  const [now, setNow] = useState(() => Date.parse(wait.since));
  useEffect(() => {
    if (match !== null) {
      location.assign(`/play/${match}`);
      return;
    }
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    // A question without an answer is asked again.
    const asking = setInterval(
      () =>
        void ask('KeepWaiting', {}).then(
          ({ keepWaiting }) => onChange(keepWaiting),
          () => undefined,
        ),
      EVERY,
    );
    return () => {
      clearInterval(clock);
      clearInterval(asking);
    };
  }, [match, onChange]);
  const seconds = Math.max(0, Math.round((now - Date.parse(wait.since)) / 1000));
  return (
    <section className="rated-wait" aria-labelledby="rated-wait">
      <h2 id="rated-wait" role="status">
        {match === null ? t('waits') : t('goes')}
      </h2>
      {match === null ? (
        <>
          <p className="rated-clock" role="timer">
            {t('seconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
          </p>
          <p>{t('waitsHelp', { people: wait.waiting })}</p>
          <button
            type="button"
            className="button"
            onClick={() =>
              void ask('StopWaiting', {}).then(
                () => onChange(null),
                (error: unknown) => setFailure(noteOf(error)),
              )
            }
          >
            {t('stop')}
          </button>
          <Refusal of={failure} className="match-failure" />
        </>
      ) : (
        <a className="button button-main" href={`/play/${match}`}>
          {t('open')}
        </a>
      )}
    </section>
  );
}
