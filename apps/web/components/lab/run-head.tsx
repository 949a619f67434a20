/** What a run compares: rulesets, players, seed; files and the link to share. */
import type { LabRunHeadFragment } from '@rulewright/api-client';
import { href, rulebookHref } from '../../lib/query.ts';
import { CopyButton } from '../copy-button.tsx';
import { games, whole } from './words.ts';

interface RunHeadProps {
  readonly run: LabRunHeadFragment;
  /** The address of the page, as it is shared. */
  readonly address: string;
}

/** The values that a ruleset changes, out of its id: `draw.handSize=6`. */
const changedValues = (id: string): string[] =>
  [...new URLSearchParams(id.split('?')[1] ?? '')].map(([name, value]) => `${name}=${value}`);

export function RunHead({ run, address }: RunHeadProps) {
  const [first, second] = run.arms;
  const many = run.sweep !== null || run.tune !== null;
  const rulesets = many ? run.arms.slice(0, 1) : run.arms;
  return (
    <>
      <h1>{run.title}</h1>
      <p className="lede">
        {games(run.gamesOfArm)}
        {run.arms.length > 1 && ' of each'}, {run.entrants.map(({ name }) => name).join(' against ')}
        {run.swap ? ', changing seats' : ''}.
      </p>
      {!many && (
        <ul className="lab-changes">
          {rulesets.map(({ ruleset }, at) => {
            const changed = changedValues(ruleset.id);
            return (
              changed.length > 0 && (
                <li key={at}>
                  {ruleset.name}: <code>{changed.join(', ')}</code>
                </li>
              )
            );
          })}
        </ul>
      )}
      <p className="quiet lab-facts">
        <a href={`/releases/${run.release}`}>Release {run.release}</a>
        {rulesets.map(({ ruleset }, at) => (
          <span key={at}>
            <a href={rulebookHref(ruleset.id, undefined, run.release)}>Rules of {ruleset.name}</a>
          </span>
        ))}
        {second && !many && (
          <a href={href(`/${run.game}/rules/compare`, { a: first!.ruleset.id, b: second.ruleset.id })}>
            What differs between them
          </a>
        )}
        <span>Seed {run.seed}</span>
      </p>
      {run.stopMetric && <EarlyStop metric={run.stopMetric} />}
      <p className="actions lab-files">
        <CopyButton text={address}>Copy link</CopyButton>
        <a href={`/lab/${run.id}/files/games.csv`} download>
          Games as CSV
        </a>
        <a href={`/lab/${run.id}/files/run.json`} download>
          Everything as JSON ({whole(run.games)} games)
        </a>
        <a href="/lab">New run</a>
      </p>
    </>
  );
}

/** What it means that a run may stop before its last game. */
function EarlyStop({ metric }: { readonly metric: string }) {
  return (
    <details className="lab-early">
      <summary>Stops as soon as {metric} is clear</summary>
      <p>
        The games are looked at again and again while they are played. A common interval would sooner or later leave out
        no difference by chance; the one used here holds at every look at once, 95 times in a hundred, and is wider for
        it. The run ends when that interval leaves out no difference, or when all games are played. The sentences below
        use the interval of the games that there are: only the number that the run stops at is safe from having been
        looked at.
      </p>
    </details>
  );
}
