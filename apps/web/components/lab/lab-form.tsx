/** A new run: one ruleset, two against each other, or a parameter through a range; who plays; how many games. */
'use client';
import { useState, type FormEvent } from 'react';
import { Refusal, ask } from './ask.ts';
import { MOST_SEATS, draftOf, entrantOf, idOf, inputOf, type Kind, type LabGame, type RunDraft } from './draft.ts';
import { EntrantFields } from './entrant-fields.tsx';
import { RulesetFields } from './ruleset-fields.tsx';
import { SweepFields } from './sweep-fields.tsx';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['compare', 'Two rulesets against each other'],
  ['one', 'One ruleset'],
  ['sweep', 'One value through a range'],
];

/** Numbers that a comparison may stop at. */
const STOPS: readonly (readonly [string, string])[] = [
  ['', 'after all games'],
  ['turns', 'as soon as the length is clear'],
  ['starter-wins', 'as soon as it is clear what going first is worth'],
  ['decisions-per-turn', 'as soon as decisions per turn are clear'],
];

export interface LabFormProps {
  readonly games: readonly LabGame[];
  readonly from: { readonly game?: string; readonly mode?: string; readonly kind?: string };
}

export function LabForm({ games, from }: LabFormProps) {
  const [game, setGame] = useState(games.find(({ id }) => id === from.game) ?? games[0]!);
  const begin = KINDS.find(([id]) => id === from.kind)?.[0] ?? 'compare';
  const [draft, setDraft] = useState<RunDraft>(() => draftOf(game, begin, from.mode));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<RunDraft>): void => setDraft({ ...draft, ...changes });
  const { kind, entrants } = draft;

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const { createLabRun } = await ask('CreateLabRun', { input: inputOf(game, draft) });
      location.assign(`/lab/${createLabRun.id}`);
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : 'Something went wrong. Try again.');
      setBusy(false);
    }
  }

  return (
    <form className="new-match lab-form needs-script" onSubmit={(event) => void run(event)}>
      <div className="new-match-row">
        {games.length > 1 && (
          <label>
            Game
            <select
              className="field"
              value={game.id}
              onChange={(event) => {
                const next = games.find(({ id }) => id === event.target.value)!;
                setGame(next);
                setDraft(draftOf(next, kind));
              }}
            >
              {games.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Question
          <select className="field" value={kind} onChange={(event) => change({ kind: event.target.value as Kind })}>
            {KINDS.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={kind === 'compare' ? 'lab-pair' : undefined}>
        <RulesetFields
          legend={kind === 'compare' ? 'Before' : 'Rules'}
          game={game}
          draft={draft.a}
          onChange={(a) => change({ a })}
        />
        {kind === 'compare' && (
          <RulesetFields legend="After" game={game} draft={draft.b} onChange={(b) => change({ b })} />
        )}
      </div>
      {kind === 'sweep' && (
        <SweepFields
          ruleset={idOf(game, draft.a)}
          parameter={draft.parameter}
          values={draft.values}
          onChange={(parameter, values) => change({ parameter, values })}
        />
      )}
      <fieldset>
        <legend>Who plays</legend>
        {entrants.map((entrant, at) => (
          <EntrantFields
            key={at}
            number={at + 1}
            game={game}
            draft={entrant}
            onChange={(next) => change({ entrants: entrants.map((one, i) => (i === at ? next : one)) })}
            onRemove={entrants.length > 2 ? () => change({ entrants: entrants.filter((_, i) => i !== at) }) : null}
          />
        ))}
        <p className="actions">
          {entrants.length < MOST_SEATS && (
            <button
              type="button"
              className="button"
              onClick={() => change({ entrants: [...entrants, entrantOf(game)] })}
            >
              Add a player
            </button>
          )}
          <label className="check">
            <input type="checkbox" checked={draft.swap} onChange={(event) => change({ swap: event.target.checked })} />{' '}
            Players change seats from game to game
          </label>
        </p>
      </fieldset>
      <fieldset>
        <legend>How many games</legend>
        <div className="new-match-row">
          <label>
            Games of each ruleset
            <input
              className="field"
              type="number"
              required
              min={2}
              max={20_000}
              value={draft.games}
              onChange={(event) => change({ games: Number(event.target.value) })}
            />
          </label>
          <label>
            Seed
            <input
              className="field"
              type="number"
              value={draft.seed}
              placeholder="any"
              onChange={(event) => change({ seed: event.target.value })}
            />
          </label>
          {kind === 'compare' && (
            <label>
              Stop
              <select className="field" value={draft.stop} onChange={(event) => change({ stop: event.target.value })}>
                {STOPS.map(([id, words]) => (
                  <option key={id} value={id}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <p className="quiet">All rulesets are played with the same seeds. The same seed gives the same games again.</p>
      </fieldset>
      {failure && (
        <p className="match-failure" role="alert">
          {failure}
        </p>
      )}
      <p>
        <button className="button button-main" disabled={busy}>
          Run
        </button>
      </p>
    </form>
  );
}
