/** The arms of a search for changes that reach goals, and what they have played. */
import { setImmediate as breath } from 'node:timers/promises';
import {
  formatRulesetId,
  parseRulesetId,
  type Content,
  type ParameterValue,
  type RulesetRef,
} from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import { mixSeed } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { measuredUnits } from '../runs/blame/blame.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import type { CardValueEdit } from '../runs/proposals/open-values.ts';
import { ADAPTED } from '../runs/proposals/halving.ts';
import { otherGames, type ArmRole, type CheckRole, type Trials } from '../runs/proposals/proposals.ts';
import type { ProposalMove, OpenValue } from '../runs/proposals/proposal-state.ts';
import type { Unit } from '../runs/results/statistics.ts';
import { parseGoal } from '../runs/tuning/tuning-goals.ts';
import { openArm, type LabContents } from './arm-content.ts';
import { checkedArm, isUnplayable, type MadeArm } from './blame-versions.ts';
import type { KnownRun } from './known-runs.ts';
import { budgetOf } from './part-bundles.ts';
import { contentOf, type LabSetup } from './run-setup.ts';

/** The players of each check: those of the search come first, then the others. Those with other decks are last. */
const TABLES = { search: 0, fresh: 0, other: 1, learned: 2 } as const;
/** The players of a game, also of searches from before their number was stored. */
const tableOf = ({ table = 2 }: Pick<LabSetup, 'table'>): number => table;
/** Numbers that no block of a run has, from which the seeds of the checks are made. */
const SEEDS = { fresh: 2 ** 31 - 1, other: 2 ** 31 - 2, learned: 2 ** 31 - 3, decks: 2 ** 31 - 4 } as const;
/** The most times that a game of the other players may cost more, without fewer games for them. */
const MOST_DEARER = 16;

/** The seed of a check. No game of the search has it. */
const checkSeed = (seed: number, role: CheckRole): number => mixSeed(seed, SEEDS[role]) & (2 ** 31 - 1);

/** Whether a check has learned players: those of the search and the others come first. */
export const hasLearned = ({ entrants, propose, table }: Pick<LabSetup, 'entrants' | 'propose' | 'table'>): boolean =>
  entrants.length - (propose?.decks?.length ?? 0) > TABLES.learned * tableOf({ table });

/** The games of each arm in the check with other players: fewer, if they think much longer than those of the search. */
export function roleGames({
  entrants,
  propose,
  part = 1,
  table,
}: Pick<LabSetup, 'entrants' | 'propose' | 'part' | 'table'>): number {
  const seats = tableOf({ table });
  const [own, others] = [TABLES.search, TABLES.other].map((at) =>
    Math.max(1, budgetOf(entrants.slice(at * seats, (at + 1) * seats))),
  );
  const games = otherGames(propose!.scale, Math.min(1, (MOST_DEARER * own!) / others!));
  return Math.ceil(games / part) * part;
}

/** What some moves change, in the values of their search. */
function changesOf(
  values: readonly OpenValue[],
  moves: readonly ProposalMove[],
): Pick<RulesetRef, 'variants' | 'overrides'> & { readonly edits: readonly CardValueEdit[] } {
  const variants: string[] = [];
  const overrides: Record<string, ParameterValue> = {};
  const edits: CardValueEdit[] = [];
  for (const [value, step] of moves) {
    const { kind, of, path, steps } = values[value]!;
    const { to } = steps[step]!;
    if (kind === 'variant') variants.push(of);
    else if (kind === 'rule') overrides[of] = to as ParameterValue;
    else edits.push({ card: of, path, to: to as number });
  }
  return { variants, overrides, edits };
}

const written = (value: OpenValue['from']): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The name of a candidate in results, such as "Grey Heron: Attack 3". */
const nameOf = (values: readonly OpenValue[], moves: readonly ProposalMove[]): string =>
  moves.map(([value, step]) => `${values[value]!.label} ${written(values[value]!.steps[step]!.to)}`).join(', ') ||
  'as it is';

export class ProposalTrials implements Trials<{ readonly stored: LabSetup['arms'][number] }> {
  private content: Promise<Content> | null = null;
  private readonly measured: readonly ((arm: number) => readonly Unit[])[];

  constructor(
    private readonly contents: LabContents,
    private readonly run: Pick<LabRunEntity, 'game' | 'release'>,
    private readonly known: KnownRun,
    parts: readonly RunPart[],
  ) {
    const { plan, setup } = known;
    const played = { plugin: engineOf(plan.arms[0]!.ruleset), plan, parts };
    this.measured = setup.propose!.goals.map((goal) => measuredUnits(played, parseGoal(goal).metric));
  }

  units(arm: number, goal: number): readonly Unit[] {
    return this.measured[goal]!(arm);
  }

  async make(
    moves: readonly ProposalMove[],
    role: ArmRole,
  ): Promise<{ readonly stored: LabSetup['arms'][number] } | null> {
    // A field has many arms, so others get their turn in between.
    await breath();
    const { setup } = this.known;
    const { values } = setup.propose!;
    const { variants, overrides, edits } = changesOf(values, moves);
    const content = await this.opened();
    let made: MadeArm;
    try {
      const base = parseRulesetId(content, setup.arms[0]!.ruleset);
      const id = formatRulesetId({
        ...base,
        variants: [...base.variants, ...variants],
        overrides: { ...base.overrides, ...overrides },
      });
      made = checkedArm(content, this.known, nameOf(values, moves), { edits }, id);
    } catch (error) {
      if (isUnplayable(error)) return null;
      throw error;
    }
    const table = tableOf(setup);
    const seats =
      role === 'decks'
        ? [...setup.propose!.decks!]
        : Array.from({ length: table }, (_, seat) => TABLES[role] * table + seat);
    return {
      stored: {
        ...made.stored,
        seats,
        ...(role !== 'search' && { seed: checkSeed(setup.seed, role) }),
        ...(role === 'learned' && { adapted: setup.propose!.scale * ADAPTED }),
      },
    };
  }

  private opened(): Promise<Content> {
    const { setup } = this.known;
    this.content ??= openArm(this.contents, this.run.game, contentOf(setup.arms[0]!, this.run.release, setup.snapshot));
    return this.content;
  }
}
