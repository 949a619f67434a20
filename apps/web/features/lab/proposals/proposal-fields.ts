/** The fields of a search for proposals: the form, its address and its request have the same ones. */
import type { LabProposalsInput } from '@rulewright/api-client';

export const THOROUGHNESS = ['quick', 'usual', 'thorough'] as const;
export const RELATIONS = ['<=', '=', '>='] as const;
/** The goals of the form, by their number. */
export const GOALS = ['1', '2', '3'] as const;
const NAMES = ['game', 'mode', 'deck', 'bot', 'thoroughness', 'rules', 'cards', 'release'] as const;

type GoalField = `${'metric' | 'relation' | 'value'}${(typeof GOALS)[number]}`;
export type ProposalFields = Readonly<Record<(typeof NAMES)[number] | GoalField, string>>;

export const proposalFields = (read: (name: string) => string): ProposalFields =>
  Object.fromEntries(
    [...NAMES, ...GOALS.flatMap((at) => [`metric${at}`, `relation${at}`, `value${at}`])].map((name) => [
      name,
      read(name).trim(),
    ]),
  ) as ProposalFields;

/** @param shares the metrics that are shares; a share of 55 means 55% */
export function proposalInput(fields: ProposalFields, shares: ReadonlySet<string>): LabProposalsInput {
  const { game, mode, deck, bot, thoroughness, rules, cards, release } = fields;
  const goals = GOALS.flatMap((at) => {
    const [metric, relation, value] = [fields[`metric${at}`], fields[`relation${at}`], fields[`value${at}`]];
    if (metric === '' || value === '') return [];
    return [`${metric}${relation}${value}${shares.has(metric) && Number(value) > 1 ? '%' : ''}`];
  });
  return {
    ...{ ruleset: `${game}/${mode}`, goals, deck, bot, thoroughness },
    ...{ rules: rules !== '', cards: cards !== '', release: release === '' ? null : Number(release) },
  };
}
