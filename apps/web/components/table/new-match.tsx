/** A new match: game, mode, variants, changed values, who sits where with which deck. Nobody needs an account. */
'use client';
import { useState, type FormEvent } from 'react';
import { ask, inWords } from './ask.ts';
import { ParameterForm } from './parameter-form.tsx';
import { SeatForm } from './seat-form.tsx';
import { MOST_SEATS, rulesetOf, type GameChoice, type SeatDraft } from './setup-types.ts';

export interface NewMatchProps {
  readonly games: readonly GameChoice[];
  /** What the form begins with. */
  readonly from: { readonly game: string; readonly mode: string; readonly variants: readonly string[] };
}

const seat = (game: GameChoice, kind: SeatDraft['kind']): SeatDraft => ({
  kind,
  name: '',
  bot: game.bots[1]?.id ?? game.bots[0]!.id,
  deckSlug: game.decks[0]?.slug ?? '',
  deck: '',
});

export function NewMatch({ games, from }: NewMatchProps) {
  const [game, setGame] = useState(games.find((one) => one.id === from.game) ?? games[0]!);
  const [mode, setMode] = useState(game.modes.find((one) => one.id === from.mode)?.id ?? game.modes[0]!.id);
  const [variants, setVariants] = useState<readonly string[]>(from.variants);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [seats, setSeats] = useState<readonly SeatDraft[]>([seat(game, 'me'), seat(game, 'bot')]);
  const [clock, setClock] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fitting = game.modes.find((one) => one.id === mode)?.variants ?? [];
  const chosen = variants.filter((one) => fitting.some(({ id }) => id === one));
  const ruleset = rulesetOf(game.id, mode, chosen, values);

  function changeGame(id: string): void {
    const next = games.find((one) => one.id === id)!;
    setGame(next);
    setMode(next.modes[0]!.id);
    setVariants([]);
    setValues({});
    setSeats(seats.map(({ kind, name }) => ({ ...seat(next, kind), name })));
  }

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const input = {
      ruleset,
      clock: clock > 0 ? { seconds: clock * 60, increment: 5 } : null,
      seats: seats.map(({ kind, name, bot, deckSlug, deck }) => ({
        kind,
        name: name.trim() === '' ? null : name,
        bot,
        ...(deckSlug === '' ? { deck } : { deckSlug }),
      })),
    };
    try {
      const { createMatch } = await ask('CreateMatch', { input });
      location.assign(`/play/${createMatch.id}`);
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <form className="new-match" onSubmit={(event) => void begin(event)}>
      <fieldset>
        <legend>What you play</legend>
        <div className="new-match-row">
          {games.length > 1 && (
            <label>
              Game
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
            Mode
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
          <div className="new-match-variants" role="group" aria-label="Variants">
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
        <p>
          <a href={`/${game.id}/rules/${mode}${chosen.length > 0 ? `?variant=${chosen.join('&variant=')}` : ''}`}>
            Read the rules
          </a>{' '}
          <span className="quiet">
            <code>{ruleset}</code>
          </span>
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
          onRemove={seats.length > 2 ? () => setSeats(seats.filter((_, i) => i !== at)) : null}
        />
      ))}
      <p className="actions">
        {seats.length < MOST_SEATS && (
          <button type="button" className="button" onClick={() => setSeats([...seats, seat(game, 'bot')])}>
            Add a seat
          </button>
        )}
        <label>
          Clock{' '}
          <select className="field" value={clock} onChange={(event) => setClock(Number(event.target.value))}>
            <option value={0}>none</option>
            {[5, 10, 20, 40].map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes each, 5 seconds a decision
              </option>
            ))}
          </select>
        </label>
      </p>
      {failure && (
        <p className="match-failure" role="alert">
          {failure}
        </p>
      )}
      <p>
        <button className="button button-main" disabled={busy}>
          {seats.some(({ kind }) => kind === 'friend') ? 'Open the table' : 'Begin'}
        </button>
      </p>
    </form>
  );
}
