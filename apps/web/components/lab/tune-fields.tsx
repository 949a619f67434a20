/** What a run tunes for: goals, and the values that may change to reach them. */
'use client';
import { Options, type Named } from '../options.tsx';
import { NO_RANGE, type GoalDraft, type RangeDraft } from './draft.ts';
import { RangeFields, useRanges } from './range-fields.tsx';

interface TuneFieldsProps {
  readonly ruleset: string;
  readonly goals: readonly GoalDraft[];
  readonly vary: readonly RangeDraft[];
  onGoals(goals: readonly GoalDraft[]): void;
  onVary(vary: readonly RangeDraft[]): void;
}

/** Numbers that every game has. */
const METRICS: readonly Named[] = [
  { id: 'turns', name: 'Turns' },
  { id: 'starter-wins', name: 'Wins of the player who goes first' },
  { id: 'decisions', name: 'Decisions' },
  { id: 'decisions-per-turn', name: 'Decisions per turn' },
  { id: 'lead-changes', name: 'Changes of the lead' },
  { id: 'draws', name: 'Drawn games' },
];
const RELATIONS: readonly (Named & { readonly id: GoalDraft['relation'] })[] = [
  { id: '=', name: 'about' },
  { id: '<=', name: 'at most' },
  { id: '>=', name: 'at least' },
];
const MOST_GOALS = 4;
const MOST_VARIED = 6;

const replaced = <One,>(list: readonly One[], at: number, next: One): One[] =>
  list.map((one, i) => (i === at ? next : one));
const without = <One,>(list: readonly One[], at: number): One[] => list.filter((_, i) => i !== at);

export function TuneFields({ ruleset, goals, vary, onGoals, onVary }: TuneFieldsProps) {
  const parameters = useRanges(ruleset);
  return (
    <>
      <fieldset>
        <legend>Goals</legend>
        {goals.map((goal, at) => (
          <div key={at} className="new-match-row lab-words" role="group" aria-label={`Goal ${at + 1}`}>
            <label>
              Number
              <select
                className="field"
                value={goal.metric}
                onChange={({ target }) => onGoals(replaced(goals, at, { ...goal, metric: target.value }))}
              >
                <Options of={METRICS} />
              </select>
            </label>
            <label>
              is
              <select
                className="field"
                value={goal.relation}
                onChange={({ target }) =>
                  onGoals(replaced(goals, at, { ...goal, relation: target.value as GoalDraft['relation'] }))
                }
              >
                <Options of={RELATIONS} />
              </select>
            </label>
            <label>
              this much
              <input
                className="field"
                required
                pattern="\s*\d+(\.\d+)?\s*%?\s*"
                title="A number, or a share such as 52%"
                value={goal.value}
                onChange={({ target }) => onGoals(replaced(goals, at, { ...goal, value: target.value }))}
              />
            </label>
            {goals.length > 1 && (
              <button type="button" className="button button-quiet" onClick={() => onGoals(without(goals, at))}>
                Remove<span className="visually-hidden"> goal {at + 1}</span>
              </button>
            )}
          </div>
        ))}
        {goals.length < MOST_GOALS && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => onGoals([...goals, { metric: 'lead-changes', relation: '>=', value: '2' }])}
            >
              Add a goal
            </button>
          </p>
        )}
      </fieldset>
      <fieldset>
        <legend>What may change</legend>
        {vary.map((range, at) => (
          <RangeFields
            key={at}
            parameters={parameters}
            range={range}
            onChange={(next) => onVary(replaced(vary, at, next))}
            onRemove={vary.length > 1 ? () => onVary(without(vary, at)) : null}
          />
        ))}
        {vary.length < MOST_VARIED && (
          <p>
            <button type="button" className="button" onClick={() => onVary([...vary, NO_RANGE])}>
              Add a value
            </button>
          </p>
        )}
        <p className="quiet">
          The rules as they are and every combination play the same seeds; of more than 23 combinations that many are
          drawn by chance.
        </p>
      </fieldset>
    </>
  );
}
