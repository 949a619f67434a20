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

export function RunHead({ run, address }: RunHeadProps) {
  const [first, second] = run.arms;
  const rulesets = run.sweep ? run.arms.slice(0, 1) : run.arms;
  return (
    <>
      <h1>{run.title}</h1>
      <p className="lede">
        {games(run.gamesOfArm)}
        {run.arms.length > 1 && ' of each'}, {run.entrants.map(({ name }) => name).join(' against ')}
        {run.swap ? ', changing seats' : ''}.
      </p>
      <p className="quiet lab-facts">
        <a href={`/releases/${run.release}`}>Release {run.release}</a>
        {rulesets.map(({ ruleset }, at) => (
          <span key={at}>
            <a href={rulebookHref(ruleset.id, undefined, run.release)}>Rules of {ruleset.name}</a>
          </span>
        ))}
        {second && !run.sweep && (
          <a href={href(`/${run.game}/rules/compare`, { a: first!.ruleset.id, b: second.ruleset.id })}>
            What differs between them
          </a>
        )}
        <span>Seed {run.seed}</span>
        {run.stopMetric && <span>Stops when {run.stopMetric} is clear</span>}
      </p>
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
