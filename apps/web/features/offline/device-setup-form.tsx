/** The form for a new match on this device: game, mode, decks and bot level. The matches on the device are below it. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type SubmitEvent } from 'react';
import { day } from '../../shared/dates.ts';
import { callEngine } from '../device/index.ts';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';
import { Select } from '../../shared/forms/select.tsx';

type Listed = Awaited<ReturnType<typeof callEngine<'setupForm'>>>['matches'];

/** The matches on this device, newest first. */
function DeviceMatches({ initial }: { readonly initial: Listed }) {
  const t = useTranslations('offline.play');
  const [matches, setMatches] = useState(initial);
  if (matches.length === 0) return null;
  return (
    <section id="matches">
      <h2>{t('matches')}</h2>
      <ul className="kept-games">
        {matches.map(({ id, names, ruleset, release, decisions, isOver }) => (
          <li key={id}>
            <a href={`/play/device/match#${id}`}>{names.join(' – ')}</a>
            <span className="quiet">
              {ruleset}, {t('matchRelease', { release })}, {t('stage', { over: String(isOver), decisions })}
            </span>
            <button
              type="button"
              className="button button-quiet"
              onClick={() =>
                void callEngine('forgetMatch', { match: id }).then(() =>
                  setMatches((known) => known.filter((one) => one.id !== id)),
                )
              }
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Choices = Awaited<ReturnType<typeof callEngine<'setupForm'>>>;

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function DeviceSetupForm() {
  const t = useTranslations('offline.play');
  const [choices, setChoices] = useState<Choices | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [game, setGame] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    callEngine('setupForm', undefined).then(setChoices, (error: unknown) => setFailure(sentence(error)));
  }, []);
  const chosen = choices?.games.find(({ id }) => id === game) ?? choices?.games[0];

  async function start(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const of = (name: string): string => String(fields.get(name) ?? '');
    setBusy(true);
    setFailure(null);
    try {
      const id = await callEngine('newMatch', {
        ...{ game: chosen!.id, mode: of('mode'), deck: of('deck'), against: of('against'), level: of('level') },
        name: t('you'),
      });
      location.assign(`/play/device/match#${id}`);
    } catch (error) {
      setFailure(sentence(error));
      setBusy(false);
    }
  }

  return (
    <div className="page play">
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <Refusal of={failure} className="match-failure" />
      {!choices && !failure && <p role="status">{t('loading')}</p>}
      {choices && !chosen && (
        <p>
          {t('noGame')} <a href="/offline">{t('keepFirst')}</a>
        </p>
      )}
      {choices && chosen && (
        <form className="new-match" onSubmit={(event) => void start(event)}>
          <fieldset key={chosen.id}>
            <legend>{t('newMatch')}</legend>
            <div className="new-match-row">
              <Select label={t('game')} name="game" value={chosen.id} onChange={setGame} of={choices.games} />
              <Select label={t('mode')} name="mode" of={chosen.modes} />
              <Select label={t('deck')} name="deck" of={chosen.decks.map(({ slug, name }) => ({ id: slug, name }))} />
              <Select
                label={t('against')}
                name="against"
                of={chosen.decks.map(({ slug, name }) => ({ id: slug, name }))}
              />
              <Select label={t('level')} name="level" of={choices.levels} />
            </div>
            <p className="quiet">{t('release', { release: chosen.release, date: day(chosen.effectiveAt) })}</p>
            <SubmitButton className="button button-main" disabled={busy}>
              {t('start')}
            </SubmitButton>
          </fieldset>
        </form>
      )}
      {choices && <DeviceMatches initial={choices.matches} />}
    </div>
  );
}
