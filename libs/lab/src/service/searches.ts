/** Runs that search: they choose their next games from the games before, until they have an answer. */
import type { LabRunEntity } from '@rulewright/database';
import { engineOf } from '@rulewright/games';
import { blameStep } from '../runs/blame/blame.ts';
import { proposalStep } from '../runs/proposals/proposals.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import { BlameVersions } from './blame-versions.ts';
import type { LabContents } from './arm-content.ts';
import type { KnownRun } from './known-runs.ts';
import { ProposalTrials, hasLearned, roleGames } from './proposal-trials.ts';
import type { LabSetup } from './run-setup.ts';

/** Whether a run chooses its games while it runs. */
export const isSearch = ({ blame, propose }: LabSetup): boolean => blame !== null || propose !== null;

export interface NextGames {
  /** The setup with the new arms and games. */
  readonly setup: LabSetup;
  /** Why the search ended; null if it goes on. */
  readonly ended: 'complete' | 'enough' | null;
}

/** The next games of a search. All games of its setup have been played. */
export async function nextGames(
  contents: LabContents,
  run: LabRunEntity,
  known: KnownRun,
  parts: readonly RunPart[],
): Promise<NextGames> {
  const { plan, setup } = known;
  if (setup.propose !== null) return nextProposals(contents, run, known, parts);
  const played = { plugin: engineOf(plan.arms[0]!.ruleset), plan, parts };
  const { blame, added, games } = await blameStep(played, setup.blame!, new BlameVersions(contents, run, known));
  const arms = [...setup.arms, ...added.map(({ stored }) => stored)];
  return {
    setup: {
      ...setup,
      blame,
      arms: games.length === 0 ? arms : arms.map((arm, at) => ({ ...arm, games: games[at]! })),
    },
    ended: blame.verdict === null ? null : blame.verdict === 'unclear' ? 'complete' : 'enough',
  };
}

/** The next games of a search for changes that reach goals. */
async function nextProposals(
  contents: LabContents,
  run: LabRunEntity,
  known: KnownRun,
  parts: readonly RunPart[],
): Promise<NextGames> {
  const { setup } = known;
  const trials = new ProposalTrials(contents, run, known, parts);
  const of = { arms: setup.arms.length, seed: setup.seed, others: roleGames(setup), learns: hasLearned(setup) };
  const { search, added, games } = await proposalStep(setup.propose!, of, trials);
  const arms = [...setup.arms, ...added.map(({ stored }) => stored)];
  return {
    setup: {
      ...{ ...setup, propose: search },
      arms: arms.map((arm, at) => {
        const wanted = games.get(at);
        return wanted === undefined ? arm : { ...arm, games: Math.max(wanted, arm.games ?? 0) };
      }),
    },
    ended: search.done ? 'enough' : null,
  };
}
