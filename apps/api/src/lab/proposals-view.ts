/** Converts the result of a search for proposals to its type in the schema. */
import { botById } from '@rulewright/bots';
import type { CheckedArm, CheckedProposal, ProposalReport } from '@rulewright/lab';
import { hasLearned, type LabSetup } from '@rulewright/lab/service';
import type { LabChecksView, LabCheckView, LabProposalsView } from './proposals.model.ts';

const json = (value: unknown): string => JSON.stringify(value);

export function proposalsView(
  { goals, unchanged, proposals, tried, ...report }: ProposalReport,
  { arms, entrants, seed, table, snapshot, propose }: LabSetup,
): LabProposalsView {
  const check = ({ arm, games, goals: results }: CheckedArm): LabCheckView => ({
    ...{ arm, games, seed: arms[arm]!.seed ?? seed },
    goals: results.map(({ value, interval: [low, high], state }) => ({ value, low, high, state })),
  });
  const checks = ({
    fresh,
    decks,
    other,
    learned,
  }: Pick<CheckedProposal, 'fresh' | 'decks' | 'other' | 'learned'>): LabChecksView => ({
    ...{ fresh: check(fresh), other: check(other) },
    ...{ decks: decks && check(decks), learned: learned && check(learned) },
  });
  return {
    ...report,
    goals: goals.map(({ metric, title, unit, relation, value }) => ({ metric, title, unit, relation, wanted: value })),
    level: botById(entrants[0]!.bot).name,
    otherLevel: botById(entrants[table ?? 0]!.bot).name,
    learnedLevel: hasLearned({ entrants, propose, table }) ? botById(entrants[2 * table!]!.bot).name : null,
    otherDecks: [...new Set(propose?.decks?.map((at) => entrants[at]!.deckName ?? ''))],
    ofChangeSet: snapshot !== undefined,
    unchanged: unchanged && checks(unchanged),
    proposals: proposals.map(({ candidate, reaches, holds, changes, moved, ...checked }) => ({
      ...{ candidate, reaches, holds, ...checks(checked) },
      changes: changes.map((change) => ({ ...change, from: json(change.from), to: json(change.to) })),
      moved: moved.map(({ interval: [low, high], ...finding }) => ({ ...finding, low, high })),
    })),
    tried,
  };
}
