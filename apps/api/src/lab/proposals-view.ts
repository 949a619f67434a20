/** Converts the result of a search for proposals to its type in the schema. */
import { botById } from '@rulewright/bots';
import type { CheckedArm, ProposalReport } from '@rulewright/lab';
import type { LabSetup } from '@rulewright/lab/service';
import type { LabCheckView, LabProposalsView } from './proposals.model.ts';

const json = (value: unknown): string => JSON.stringify(value);

export function proposalsView(
  { goals, unchanged, proposals, tried, ...report }: ProposalReport,
  { arms, entrants, seed, table, snapshot }: LabSetup,
): LabProposalsView {
  const check = ({ arm, games, goals: results }: CheckedArm): LabCheckView => ({
    ...{ arm, games, seed: arms[arm]!.seed ?? seed },
    goals: results.map(({ value, interval: [low, high], state }) => ({ value, low, high, state })),
  });
  return {
    ...report,
    goals: goals.map(({ metric, title, unit, relation, value }) => ({ metric, title, unit, relation, wanted: value })),
    level: botById(entrants[0]!.bot).name,
    otherLevel: botById(entrants[table ?? 0]!.bot).name,
    ofChangeSet: snapshot !== undefined,
    unchanged: unchanged && { fresh: check(unchanged.fresh), other: check(unchanged.other) },
    proposals: proposals.map(({ candidate, reaches, holds, fresh, other, changes, moved }) => ({
      ...{ candidate, reaches, holds, fresh: check(fresh), other: check(other) },
      changes: changes.map((change) => ({ ...change, from: json(change.from), to: json(change.to) })),
      moved: moved.map(({ interval: [low, high], ...finding }) => ({ ...finding, low, high })),
    })),
    tried,
  };
}
