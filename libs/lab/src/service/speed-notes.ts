/** Adds up the times of played games, and stores the sums from time to time. */
import type { LabSpeedAmount, LabSpeedKey, LabSpeedStore } from '@rulewright/database';
import type { LabPlan } from '../runs/plan/lab-plan.ts';

/** Time between two writes, in milliseconds. */
const STORE_EVERY = 2_000;

type Amount = LabSpeedAmount & { readonly key: LabSpeedKey };

/** The mode of a ruleset with its game. Variants and changed values play at about the speed of their mode. */
const modeOf = (ruleset: string): string => ruleset.split(/[+?]/u)[0]!;

/** The mode, bot and number of seats of a plan. Null if its bots or modes differ, because their times cannot be separated. */
export function speedKeyOf({
  arms,
  entrants,
  table,
}: Pick<LabPlan, 'arms' | 'entrants' | 'table'>): LabSpeedKey | null {
  const [{ bot }] = entrants as [LabPlan['entrants'][number]];
  const mode = modeOf(arms[0]!.ruleset.id);
  const mixed = table !== undefined && arms.some(({ ruleset }) => modeOf(ruleset.id) !== mode);
  if (mixed || entrants.some((one) => one.bot !== bot)) return null;
  return { mode, bot, seats: table ?? entrants.length };
}

export class SpeedNotes {
  private noted = new Map<string, Amount>();
  /** The keys whose speed this process has stored: mode, bot and number of seats. */
  private readonly known = new Set<string>();
  private storedAt = 0;

  constructor(private readonly to: Pick<LabSpeedStore, 'add'>) {}

  /** Adds games that one thread has played, with their time. */
  note(plan: Pick<LabPlan, 'arms' | 'entrants' | 'table'>, { games, milliseconds, threads }: LabSpeedAmount): void {
    const key = speedKeyOf(plan);
    if (!key || games === 0) return;
    const name = `${key.mode} ${key.bot} ${key.seats}`;
    const before = this.noted.get(name);
    const sum = { games: games + (before?.games ?? 0), milliseconds: milliseconds + (before?.milliseconds ?? 0) };
    this.noted.set(name, { key, ...sum, threads });
  }

  /**
   * Stores the sums, unless the last write was a moment ago. The first games of a level in a mode are stored at once, so that
   * its speed is known when a short run ends.
   * @param last whether this is the last call, which always stores
   */
  async store(last = false): Promise<void> {
    const { noted, known } = this;
    const hasNew = [...noted.keys()].some((name) => !known.has(name));
    if (noted.size === 0 || !(last || hasNew || Date.now() - this.storedAt >= STORE_EVERY)) return;
    const all = noted;
    this.noted = new Map();
    this.storedAt = Date.now();
    for (const name of all.keys()) known.add(name);
    for (const { key, ...amount } of all.values()) await this.to.add(key, amount);
  }
}
