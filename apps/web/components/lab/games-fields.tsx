/** How many games a run plays, from which seed, and when it may stop before the last. */
'use client';
import { Options, type Named } from '../options.tsx';
import type { RunDraft } from './draft.ts';

/** Numbers that a comparison may stop at. */
const STOPS: readonly Named[] = [
  { id: '', name: 'after all games' },
  { id: 'turns', name: 'as soon as the length is clear' },
  { id: 'starter-wins', name: 'as soon as it is clear what going first is worth' },
  { id: 'decisions-per-turn', name: 'as soon as decisions per turn are clear' },
];

interface GamesFieldsProps {
  readonly draft: RunDraft;
  change(changes: Partial<RunDraft>): void;
}

export function GamesFields({ draft, change }: GamesFieldsProps) {
  return (
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
        {draft.kind === 'compare' && (
          <label>
            Stop
            <select className="field" value={draft.stop} onChange={(event) => change({ stop: event.target.value })}>
              <Options of={STOPS} />
            </select>
          </label>
        )}
      </div>
      <p className="quiet">All rulesets are played with the same seeds. The same seed gives the same games again.</p>
    </fieldset>
  );
}
