/**
 * Searches for the change that shifted a metric: over releases, then over the documents of one release, then over the lines of one
 * document. A step reads the games that were played so far, and says which games to play next.
 */
import type { GamePlugin } from '@rulewright/engine';
import { blocksWithin, planOfArm, type Arm, type LabPlan } from '../plan/lab-plan.ts';
import type { RunPart } from '../plan/run-part.ts';
import { causesOf, partsOf, unitsOf } from '../results/arm-result.ts';
import { metricsOf } from '../results/run-metrics.ts';
import { ratio, type Unit } from '../results/statistics.ts';
import type { BlameSearch, BlameLevel, BlamedLines } from './blame-state.ts';
import {
  CHAIN_RISK,
  chainOf,
  compareEnds,
  compareMiddle,
  gamesOfComparison,
  nextVersion,
  placed,
  type Care,
} from './bisection.ts';

/** The versions of a search. `Made` is what the caller needs to add an arm. */
export interface Versions<Made extends { readonly arm: Pick<Arm, 'ruleset' | 'cards'> }> {
  /** A version of a chain; null if it cannot be played. */
  make(level: BlameLevel, version: number): Promise<Made | null>;
  /** The chain inside the change that a chain ended at; null if there is none. */
  inside(
    level: BlameLevel,
  ): Promise<(Pick<BlameLevel, 'kind' | 'release' | 'paths'> & { readonly versions: number }) | null>;
  /** The changed lines of the change that a chain ended at, if it is one document. */
  lines(level: BlameLevel): Promise<readonly BlamedLines[]>;
}

/** What to do next: play this many games of each arm, of which some are new. */
export interface BlameStep<Made> {
  readonly blame: BlameSearch;
  /** Arms to add, in order. */
  readonly added: readonly Made[];
  /** The games of each arm. Empty if the search has ended. */
  readonly games: readonly number[];
}

/** Games between two looks at a comparison. */
const CHUNK = 128;
const GROWTH = 1.25;

/** The chunk of a plan, in whole parts. */
export const chunkOf = (plan: Pick<LabPlan, 'part' | 'entrants' | 'swap'>): number => {
  const part = plan.part ?? blocksWithin(plan, CHUNK);
  return Math.ceil(CHUNK / part) * part;
};

/** A chain at its beginning. */
export const levelOf = (
  { versions, ...level }: Pick<BlameLevel, 'kind' | 'release' | 'paths'> & { readonly versions: number },
  [low, high]: readonly [number, number],
): BlameLevel => ({
  ...level,
  ...{ chain: chainOf(versions), low, high },
  arms: [
    { version: 0, arm: low },
    { version: versions - 1, arm: high },
  ],
});

/** Two versions with equal digests play the same games. */
const digestOf = ({ ruleset, cards }: Pick<Arm, 'ruleset' | 'cards'>): string =>
  `${ruleset.hash} ${JSON.stringify(cards)}`;

interface PlayedArms {
  readonly plugin: GamePlugin;
  readonly plan: LabPlan;
  readonly parts: readonly RunPart[];
}

/** The blocks of each arm for the metric. */
export function measuredUnits({ plugin, plan, parts }: PlayedArms, metricId: string): (arm: number) => readonly Unit[] {
  const causes = causesOf(parts);
  const known = new Map<number, Unit[]>();
  return (arm) => {
    const own = planOfArm(plan, arm);
    const metric = known.has(arm) ? null : metricsOf(plugin, own, causes).find(({ id }) => id === metricId);
    const units =
      known.get(arm) ??
      (metric
        ? unitsOf(
            own,
            metric,
            partsOf(parts, arm).flatMap(({ rows }) => rows),
          )
        : []);
    known.set(arm, units);
    return units;
  };
}

const common = (...arms: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] => {
  const shortest = Math.min(...arms.map(({ length }) => length));
  return arms.map((units) => units.slice(0, shortest));
};

/** How certain a search is, in the unit of its metric. */
export function careOf({ plugin, plan }: PlayedArms, blame: BlameSearch, first: readonly Unit[]): Care {
  const metric = metricsOf(plugin, plan, []).find(({ id }) => id === blame.metric);
  const scale = metric?.unit === 'number' ? Math.abs(ratio(first).value) : 1;
  return { size: blame.size * scale, risk: CHAIN_RISK };
}

/** One step of a search. All games of the last step must have been played. */
export async function blameStep<Made extends { readonly arm: Pick<Arm, 'ruleset' | 'cards'> }>(
  played: PlayedArms,
  before: BlameSearch,
  versions: Versions<Made>,
): Promise<BlameStep<Made>> {
  const { plan } = played;
  const units = measuredUnits(played, before.metric);
  const games = plan.arms.map((arm) => arm.games ?? plan.games);
  const chunk = chunkOf(plan);
  let blame = before;
  let level = blame.levels.at(-1)!;
  const keep = (changed: BlameLevel): void => {
    level = changed;
    blame = { ...blame, levels: [...blame.levels.slice(0, -1), level] };
  };
  const end = (verdict: BlameSearch['verdict']): BlameStep<Made> => ({
    blame: { ...blame, verdict },
    added: [],
    games: [],
  });
  /** Plays more games of these arms, or ends. */
  const more = (...arms: readonly number[]): BlameStep<Made> => {
    const least = Math.min(...arms.map((arm) => games[arm]!));
    const { most } = gamesOfComparison(level.chain.versions, { size: blame.size, risk: CHAIN_RISK });
    if (least >= Math.min(most, plan.games)) return end('unclear');
    const wanted = Math.min(plan.games, Math.ceil((least * GROWTH) / chunk) * chunk);
    return { blame, added: [], games: games.map((now, arm) => (arms.includes(arm) ? Math.max(now, wanted) : now)) };
  };

  for (;;) {
    const [firstArm, lastArm] = [level.arms[0]!.arm, level.arms[1]!.arm];
    const [first, last] = [units(firstArm), units(lastArm)];
    const care = careOf(played, blame, first);
    if (!level.chain.shifted) {
      const same = digestOf(plan.arms[firstArm]!) === digestOf(plan.arms[lastArm]!);
      const [one = [], other = []] = common(first, last);
      const verdict = same ? 'same' : compareEnds(level.chain, care, one, other);
      if (verdict === 'unclear') return more(firstArm, lastArm);
      if (verdict === 'same') return end(blame.levels.length === 1 ? 'same' : 'done');
      keep({ ...level, chain: { ...level.chain, shifted: true } });
    }
    if (level.chain.asked !== null) {
      const version = level.chain.asked;
      const { arm } = level.arms.find((one) => one.version === version)!;
      const [one = [], other = [], middle = []] = common(first, last, units(arm));
      const side = compareMiddle(level.chain, care, [one, other, middle]);
      if (side === 'unclear') return more(firstArm, lastArm, arm);
      keep({ ...level, chain: placed(level.chain, version, side), [side]: arm });
    }
    const version = nextVersion(level.chain);
    if (version !== null) {
      const made = await versions.make(level, version);
      if (made === null) {
        keep({ ...level, chain: { ...level.chain, skipped: [...level.chain.skipped, version] } });
        continue;
      }
      const digest = digestOf(made.arm);
      const side = (['low', 'high'] as const).find((one) => digestOf(plan.arms[level[one]]!) === digest);
      if (side) {
        keep({ ...level, chain: placed(level.chain, version, side) });
        continue;
      }
      const { chain } = level;
      const arms = [...level.arms, { version, arm: plan.arms.length }];
      keep({ ...level, arms, chain: { ...chain, asked: version, comparisons: chain.comparisons + 1 } });
      return { blame, added: [made], games: [...games, chunk] };
    }
    // Nothing is left between the two versions. The change may have parts.
    blame = { ...blame, lines: await versions.lines(level) };
    const inside = await versions.inside(level);
    if (inside === null) return end('done');
    level = levelOf(inside, [level.low, level.high]);
    blame = { ...blame, levels: [...blame.levels, level] };
  }
}
