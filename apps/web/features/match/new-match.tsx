/** The form for a new match: game, mode, variants, changed values, and the players with their decks. It works without an account. */
'use client';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { href, rulebookHref } from '../../shared/query.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { ask } from '../device/index.ts';
import { ParameterForm } from './parameter-form.tsx';
import { SeatForm } from './seat-form.tsx';
import { MOST_SEATS, deckOf, rulesetOf, type GameChoice, type SeatDraft } from './setup-types.ts';

export interface NewMatchProps {
  readonly games: readonly GameChoice[];
  /** The initial values of the form. */
  readonly from: {
    readonly game: string;
    readonly mode: string;
    readonly variants: readonly string[];
    readonly values: Readonly<Record<string, string>>;
  };
  /** Whether the reader can list matches in the lobby. */
  readonly lobby: boolean;
}

const seat = (game: GameChoice, kind: SeatDraft['kind']): SeatDraft => ({
  kind,
  name: '',
  bot: game.levels[1]?.id ?? game.levels[0]!.id,
  choice: game.decks[0]?.slug ?? '',
  deck: '',
});

/** A list that the reader saved while the form is open. */
interface KeptList {
  readonly game: string;
  readonly deck: GameChoice['saved'][number];
}

export function NewMatch({ games, from, lobby }: NewMatchProps) {
  const t = useTranslations('play.newMatch');
  const inWords = useErrorSentence();
  const [known, setGame] = useState(games.find((one) => one.id === from.game) ?? games[0]!);
  const [kept, setKept] = useState<readonly KeptList[]>([]);
  const lists = kept.filter((one) => one.game === known.id).map(({ deck }) => deck);
  const game: GameChoice = { ...known, saved: [...lists, ...known.saved] };
  const [mode, setMode] = useState(game.modes.find((one) => one.id === from.mode)?.id ?? game.modes[0]!.id);
  const [variants, setVariants] = useState<readonly string[]>(from.variants);
  const [values, setValues] = useState(from.values);
  const [seats, setSeats] = useState<readonly SeatDraft[]>([seat(game, 'me'), seat(game, 'bot')]);
  const [clock, setClock] = useState(0);
  const [bestOf, setBestOf] = useState(1);
  const [changeSides, setChangeSides] = useState(false);
  const [freeDecks, setFreeDecks] = useState(false);
  const [chat, setChat] = useState(false);
  const [listed, setListed] = useState(false);
  const [failure, setFailure] = useFailure();
  const [busy, setBusy] = useState(false);
  const fitting = game.modes.find((one) => one.id === mode)?.variants ?? [];
  const chosen = variants.filter((one) => fitting.some(({ id }) => id === one));
  const ruleset = rulesetOf(game.id, mode, chosen, values);
  const withFriend = seats.some(({ kind }) => kind === 'friend');
  const plain = rulesetOf(game.id, mode, [], {});

  function changeGame(id: string): void {
    const next = games.find((one) => one.id === id)!;
    setGame(next);
    setMode(next.modes[0]!.id);
    setVariants([]);
    setValues({});
    setSeats(seats.map(({ kind, name }) => ({ ...seat(next, kind), name })));
  }

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const input = {
      ruleset,
      bestOf,
      changeSides: bestOf > 1 && changeSides,
      freeDecks: bestOf > 1 && freeDecks,
      chat: withFriend && chat,
      clock: clock > 0 ? { seconds: clock * 60, increment: 5 } : null,
      seats: seats.map((draft) => ({
        kind: draft.kind,
        name: draft.name.trim() === '' ? null : draft.name,
        bot: draft.bot,
        ...deckOf(draft),
      })),
    };
    try {
      const { createMatch } = await ask('CreateMatch', { input });
      // If the lobby refuses the match, the match page says that it is not listed, and offers to list it.
      if (lobby && withFriend && listed) await ask('ListMatch', { match: createMatch.id }).catch(() => undefined);
      location.assign(`/play/${createMatch.id}`);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <form className="new-match" onSubmit={(event) => void begin(event)}>
      <fieldset>
        <legend>{t('ruleset')}</legend>
        <div className="new-match-row">
          {games.length > 1 && (
            <label>
              {t('game')}
              <select className="field" value={game.id} onChange={(event) => changeGame(event.target.value)}>
                {games.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {t('mode')}
            <select className="field" value={mode} onChange={(event) => setMode(event.target.value)}>
              {game.modes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="quiet">{game.modes.find((one) => one.id === mode)?.summary}</p>
        {fitting.length > 0 && (
          <div className="new-match-variants" role="group" aria-label={t('variants')}>
            {fitting.map(({ id, name }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setVariants(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />{' '}
                {name}
                <span className="quiet"> {game.variants.find((one) => one.id === id)?.summary}</span>
              </label>
            ))}
          </div>
        )}
        <ParameterForm
          key={rulesetOf(game.id, mode, chosen, {})}
          ruleset={rulesetOf(game.id, mode, chosen, {})}
          values={values}
          onChange={setValues}
        />
        <p className="new-match-ruleset">
          <a href={rulebookHref(ruleset)}>{t('readTheRules')}</a>
          {ruleset !== plain && (
            <a href={href(`/${game.id}/rules/compare`, { a: plain, b: ruleset })}>{t('showDifferences')}</a>
          )}
          <a href={href('/play', { from: ruleset })}>{t('linkToThisRuleset')}</a>
          <code>{ruleset}</code>
        </p>
      </fieldset>
      {seats.map((draft, at) => (
        <SeatForm
          key={at}
          number={at + 1}
          seat={draft}
          game={game}
          ruleset={ruleset}
          onChange={(next) => setSeats(seats.map((one, i) => (i === at ? next : one)))}
          onKept={(deck) => setKept([{ game: game.id, deck }, ...kept])}
          onRemove={seats.length > 2 ? () => setSeats(seats.filter((_, i) => i !== at)) : null}
        />
      ))}
      <p className="actions">
        {seats.length < MOST_SEATS && (
          <button type="button" className="button" onClick={() => setSeats([...seats, seat(game, 'bot')])}>
            {t('addASeat')}
          </button>
        )}
      </p>
      <div className="new-match-row">
        <label>
          {t('games')}
          <select className="field" value={bestOf} onChange={(event) => setBestOf(Number(event.target.value))}>
            <option value={1}>{t('oneGame')}</option>
            {[3, 5, 7].map((games) => (
              <option key={games} value={games}>
                {t('bestOf', { games })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('clock')}
          <select className="field" value={clock} onChange={(event) => setClock(Number(event.target.value))}>
            <option value={0}>{t('noClock')}</option>
            {[5, 10, 20, 40].map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('clockMinutes', { minutes })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {bestOf > 1 && (
        <p className="new-match-series">
          <Choice on={changeSides} onChange={setChangeSides}>
            {t('changeSides')}
          </Choice>
          <Choice on={freeDecks} onChange={setFreeDecks}>
            {t('freeDecks')}
          </Choice>
        </p>
      )}
      {withFriend && lobby && (
        <p>
          <Choice on={listed} onChange={setListed}>
            {t('listInLobby')}
          </Choice>
        </p>
      )}
      {withFriend && (
        <p>
          <label className="check">
            <input type="checkbox" checked={chat} onChange={(event) => setChat(event.target.checked)} />{' '}
            {t.rich('chat', { span: (chunks) => <span className="quiet">{chunks}</span> })}
          </label>
        </p>
      )}
      {failure && (
        <p className="match-failure" role="alert">
          {failure}
        </p>
      )}
      <p>
        <SubmitButton className="button button-main" disabled={busy}>
          {withFriend ? t('openTable') : t('startMatch')}
        </SubmitButton>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly children: ReactNode;
  onChange(on: boolean): void;
}

function Choice({ on, children, onChange }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {children}
    </label>
  );
}
