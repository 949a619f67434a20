/** What tuning has found: the frontier as a plot between two goals, and as a table; what could not be played. */
import type { LabReportPartsFragment, LabRunHeadFragment } from '@rulewright/api-client';
import { PlotFigure, type CandidateAxis } from '@rulewright/ui/lab';
import { rulebookHref } from '../../lib/query.ts';
import { gamesHref } from './lengths.tsx';
import { whole, written } from './words.ts';

type Candidate = LabReportPartsFragment['candidates'][number];
type Result = Candidate['results'][number];

interface TunedProps {
  readonly run: LabRunHeadFragment;
  readonly candidates: readonly Candidate[];
}

const RELATIONS: Readonly<Record<string, string>> = { '=': 'about', '<=': 'at most', '>=': 'at least' };

const goalWords = ({ title, unit, relation, wanted }: Result): string =>
  `${title}: ${RELATIONS[relation] ?? relation} ${written(unit, wanted)}`;

const axis = ({ title, unit, wanted }: Result): CandidateAxis => ({
  label: title,
  scale: unit === 'share' ? 'percent' : 'plain',
  goal: wanted,
});

/** A single goal is plotted against the number of changes that it takes. */
const CHANGES: CandidateAxis = { label: 'values changed', scale: 'plain', goal: null };

export function Tuned({ run, candidates }: TunedProps) {
  const [first] = candidates;
  if (!first || !run.tune) return null;
  const best = candidates.filter(({ frontier }) => frontier).sort((a, b) => a.changes - b.changes || b.miss - a.miss);
  const nameOf = ({ arm }: Candidate): string => `${best.findIndex((one) => one.arm === arm) + 1}`;
  const [one, other] = first.results;
  const [x, y] = other ? [axis(one!), axis(other)] : [CHANGES, axis(one!)];
  const met = best.filter(({ miss }) => miss === 0);
  return (
    <section className="section" aria-labelledby="tuned">
      <h2 id="tuned">What comes nearest</h2>
      <p className="lab-goals">
        {first.results.map((result) => (
          <span key={result.metric}>{goalWords(result)}</span>
        ))}
      </p>
      <p>
        {met.length > 0
          ? `${met.length === 1 ? 'One candidate meets' : `${met.length} candidates meet`} every goal, as far as these games tell.`
          : 'No candidate meets every goal.'}{' '}
        {whole(candidates.length)} have played; those named here are the frontier: no other is as near to every goal
        with as few changes.
      </p>
      <PlotFigure
        caption="Candidates; dashed lines are the goals, the numbers those of the table"
        spec={{
          kind: 'candidates',
          x,
          y,
          rows: candidates.map((each) => ({
            label: each.frontier ? nameOf(each) : '',
            x: other ? each.results[0]!.value : each.changes,
            y: each.results[other ? 1 : 0]!.value,
            frontier: each.frontier,
          })),
        }}
      />
      <div className="scroll-x" tabIndex={0} role="region" aria-label="The frontier">
        <table className="table lab-numbers">
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              <th scope="col">What it changes</th>
              {first.results.map(({ metric, title }) => (
                <th key={metric} scope="col" className="number">
                  {title}
                </th>
              ))}
              <th scope="col">Look</th>
            </tr>
          </thead>
          <tbody>
            {best.map((each) => (
              <tr key={each.arm}>
                <th scope="row">{nameOf(each)}</th>
                <td>
                  <Changes run={run} arm={each.arm} />
                </td>
                {each.results.map(({ metric, unit, value, low, high, miss }) => (
                  <td key={metric} className="number">
                    {written(unit, value)}
                    {miss === 0 && ' (met)'}
                    <span className="quiet lab-interval">
                      {written(unit, low)} to {written(unit, high)}
                    </span>
                  </td>
                ))}
                <td>
                  <a href={gamesHref(run.id, { arm: each.arm })}>
                    Games<span className="visually-hidden"> of candidate {nameOf(each)}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        The best of many candidates looks better than it is: chance helped to choose it. Play the one that you like
        again with another seed.
      </p>
      {run.tune.refused.length > 0 && (
        <details>
          <summary>What could not be played ({run.tune.refused.length})</summary>
          <ul>
            {run.tune.refused.map(({ ruleset, reason }) => (
              <li key={ruleset}>
                <code>{ruleset}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Changes({ run, arm }: { readonly run: LabRunHeadFragment; readonly arm: number }) {
  const changes = run.tune?.changes[arm] ?? [];
  const { ruleset } = run.arms[arm]!;
  const words = changes.map(({ parameter, value }) => `${parameter} ${value}`).join(', ');
  return <a href={rulebookHref(ruleset.id, undefined, run.release)}>{words || 'Nothing: the rules as they are'}</a>;
}
