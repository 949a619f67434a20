/** The fields of a search for a change: the form, its address and its request have the same ones. */
import type { LabBlameInput } from '@rulewright/api-client';

export const BLAME_METRICS = [
  'starter-wins',
  'turns',
  'decisions',
  'decisions-per-turn',
  'lead-changes',
  'draws',
] as const;
export const BLAME_SIZES = ['0.02', '0.03', '0.05', '0.1', '0.2'] as const;
const NAMES = ['game', 'mode', 'metric', 'from', 'to', 'size', 'deck', 'bot'] as const;

export type BlameFields = Readonly<Record<(typeof NAMES)[number], string>>;

export const blameFields = (read: (name: string) => string): BlameFields =>
  Object.fromEntries(NAMES.map((name) => [name, read(name).trim()])) as BlameFields;

export const blameInput = ({ game, mode, metric, from, to, size, deck, bot }: BlameFields): LabBlameInput => ({
  ...{ ruleset: `${game}/${mode}`, metric, deck, bot },
  ...{ from: Number(from), to: Number(to), size: Number(size) },
});
