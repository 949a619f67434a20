/** Distinguishes examples that run on a mode's own values from pinned examples, which set other values. */
import {
  canonicalJson,
  Lru,
  resolveRuleset,
  RulesetError,
  type Content,
  type Example,
  type ParameterValue,
} from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { modesOf } from './example-modes.ts';

type Values = Readonly<Record<string, ParameterValue>>;

/** The number of cached rulesets for each content. */
const KEPT = 100;
const known = new WeakMap<Content, Lru<string, Values | null>>();

/** The values of a mode with these variants, without the values of an example. Null if they cannot be combined. */
function ownValues(content: Content, game: string, mode: string, variants: readonly string[]): Values | null {
  const cache = known.get(content) ?? new Lru<string, Values | null>(KEPT);
  known.set(content, cache);
  return cache.get(JSON.stringify([game, mode, variants]), () => {
    try {
      return resolveRuleset(content, { game, mode, variants, overrides: {} }).parameters;
    } catch (error) {
      if (error instanceof RulesetError) return null;
      throw error;
    }
  });
}

/** Whether an example sets no values, or only values that the mode already has. */
export function runsOnOwnValues(content: Content, game: string, { set, variants }: Example, mode: string): boolean {
  const names = Object.keys(set);
  if (names.length === 0) return true;
  const own = ownValues(content, game, mode, variants);
  return own !== null && names.every((name) => canonicalJson(own[name] ?? null) === canonicalJson(set[name] ?? null));
}

/** Whether an example sets values that differ from those of every mode to which it applies. */
export const isPinned = (content: Content, game: string, example: Example): boolean =>
  Object.keys(example.set).length > 0 &&
  modesOf(content, game, example).every((mode) => !runsOnOwnValues(content, game, example, mode));

/** Counts the examples of each rule that run on a mode's own values. */
export class OwnValues {
  private counts: Map<string, number> | null = null;

  constructor(
    private readonly content: Content,
    private readonly plugin: GamePlugin,
  ) {}

  /** The number of such examples, by rule and mode: `mb.draw.to-hand-size fast`. */
  all(): ReadonlyMap<string, number> {
    return this.count();
  }

  /**
   * Counts an example as pinned by more values, unless a rule would then have no example on a mode's own values.
   * @returns whether the example may set these values
   */
  spend(example: Example, set: Values): boolean {
    const counts = this.count();
    const pinned = { ...example, set: { ...example.set, ...set } };
    const lost = this.keysOf(example).filter((key) => !this.keysOf(pinned).includes(key));
    if (lost.some((key) => (counts.get(key) ?? 0) <= 1)) return false;
    for (const key of lost) counts.set(key, counts.get(key)! - 1);
    return true;
  }

  /** Whether every rule of an example keeps an example on a mode's own values if this one applies in these modes alone. */
  mayLeave(example: Example, modes: readonly string[]): boolean {
    const left = this.keysOf({ ...example, modes: [...modes] });
    const counts = this.count();
    return this.keysOf(example).every((key) => left.includes(key) || (counts.get(key) ?? 0) > 1);
  }

  private keysOf(example: Example): string[] {
    const { id } = this.plugin;
    return modesOf(this.content, id, example).flatMap((mode) =>
      runsOnOwnValues(this.content, id, example, mode) ? example.rules.map((rule) => `${rule} ${mode}`) : [],
    );
  }

  private count(): Map<string, number> {
    if (this.counts) return this.counts;
    const counts = new Map<string, number>();
    for (const example of [...this.content.game(this.plugin.id).examples.values()].flat())
      for (const key of this.keysOf(example)) counts.set(key, (counts.get(key) ?? 0) + 1);
    this.counts = counts;
    return counts;
  }
}
