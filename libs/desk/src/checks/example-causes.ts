/** Finds the links between a change and a failing example: the values that differ, and the changed items that the example cites. */
import {
  canonicalJson,
  parameterName,
  resolveRuleset,
  RulesetError,
  sayValue,
  type Content,
  type Example,
  type GameContent,
  type ParameterDeclaration,
  type ParameterValue,
} from '@rulewright/content';
import type { BothSides } from './both-sides.ts';

/** A value that differs in a mode. */
export interface MovedValue {
  readonly declared: ParameterDeclaration;
  readonly before: ParameterValue;
  readonly after: ParameterValue;
}

export interface Causes {
  readonly moved: readonly MovedValue[];
  /** The changed items that the example cites, each as the end of a sentence. Empty if the example is only affected. */
  readonly cited: readonly string[];
  /** Whether the example cites none of the changed rules and values, and only uses changed cards. */
  readonly onlyCards: boolean;
  /** Differences of numbers that may explain the failure, the smallest first: of changed values, and of sums of changed card numbers. */
  readonly by: readonly number[];
}

/** The maximum number of differences to try. */
const MOST_DIFFERENCES = 12;

/** The differences between the numbers at the same places of two values, such as two versions of a card. */
function differences(before: unknown, after: unknown): number[] {
  if (typeof before === 'number' && typeof after === 'number') return before === after ? [] : [after - before];
  if (!isNested(before) || !isNested(after)) return [];
  return Object.keys(before).flatMap((name) => differences(before[name], after[name]));
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** All sums of some of the numbers, without 0, the smallest first. */
function sumsOf(numbers: readonly number[]): number[] {
  let sums = new Set([0]);
  for (const one of numbers.slice(0, MOST_DIFFERENCES)) sums = new Set([...sums, ...[...sums].map((sum) => sum + one)]);
  sums.delete(0);
  return [...sums].sort((a, b) => Math.abs(a) - Math.abs(b)).slice(0, MOST_DIFFERENCES);
}

/** The values of a mode with the example's variants and values, or null if they cannot be combined. */
function valuesOf(content: Content, game: string, { variants, set }: Example, mode: string) {
  try {
    return resolveRuleset(content, { game, mode, variants, overrides: set }).parameters;
  } catch (error) {
    if (error instanceof RulesetError) return null;
    throw error;
  }
}

/** The name of a value for people: what it sets, in quotation marks. */
const nameOf = (declared: ParameterDeclaration): string => `“${parameterName(declared)}”`;

/** For example "“The size of a hand” changes from 7 to 6". */
export const sayMoved = ({ declared, before, after }: MovedValue): string =>
  `${nameOf(declared)} changes from ${sayValue(declared, before)} to ${sayValue(declared, after)}`;

export class ExampleCauses {
  private readonly rules = new Map<string, ReadonlySet<string>>();
  /** The names of changed cards, old and new, with the differences of their numbers. */
  private readonly cards: ReadonlyMap<string, readonly number[]>;

  constructor(
    private readonly sides: BothSides,
    private readonly game: GameContent,
  ) {
    const old = sides.before.games.find((one) => one.doc.id === game.doc.id);
    const named = sides.changedCards(game.doc.id).flatMap((slug) => {
      const [one, other] = [old?.cards.get(slug), game.cards.get(slug)];
      const by = one && other ? differences({ ...one, printings: null }, { ...other, printings: null }) : [];
      return [one?.name, other?.name].flatMap((name) => (name === undefined ? [] : [[name, by] as const]));
    });
    this.cards = new Map(named);
  }

  /** The values that differ for an example in a mode. The example's own `set` applies before and after. */
  moved(example: Example, mode: string): MovedValue[] {
    const [before, after] = [this.sides.before, this.sides.after].map((side) =>
      side.games.some((one) => one.doc.id === this.game.doc.id && one.modes.has(mode))
        ? valuesOf(side, this.game.doc.id, example, mode)
        : null,
    );
    if (!before || !after) return [];
    return this.game.vocabulary.parameters.flatMap((declared): MovedValue[] => {
      const [one, other] = [before[declared.name], after[declared.name]];
      if (one === undefined || other === undefined || canonicalJson(one) === canonicalJson(other)) return [];
      return [{ declared, before: one, after: other }];
    });
  }

  of(example: Example, modes: readonly string[]): Causes {
    const moved = new Map<string, MovedValue>();
    const cited = new Set<string>();
    for (const mode of modes) {
      const values = this.moved(example, mode);
      for (const one of values) moved.set(`${one.declared.name} ${canonicalJson(one.before)}`, one);
      for (const one of values)
        if (one.declared.rules.some((rule) => example.rules.includes(rule)))
          cited.add(`citing ${nameOf(one.declared)}`);
      if (cited.size > 0) continue;
      const sentences = this.changedSentences(mode);
      for (const rule of example.rules)
        if (sentences.has(rule)) cited.add(`citing ${this.sides.ruleName(this.game.doc.id, rule)}`);
    }
    const onlyCards = cited.size === 0;
    const used = this.usedCards(example);
    // Examples with several changed cards share a cause, so that they can be settled together.
    if (used.length > 0) cited.add(this.cards.size > 1 ? 'using changed cards' : `using the card ${used[0]}`);
    const numbers = [...moved.values()].flatMap(({ before, after }) => differences(before, after));
    return {
      moved: [...moved.values()],
      cited: [...cited],
      onlyCards: onlyCards && used.length > 0,
      by: sumsOf([...numbers, ...used.flatMap((name) => this.cards.get(name)!)]),
    };
  }

  /** The changed cards that an example names, without those that it defines itself. */
  private usedCards({ table, play, then, thenIn, deck, cards }: Example): string[] {
    const said = JSON.stringify([table, play, then, thenIn, deck ?? '']);
    return [...this.cards.keys()].filter(
      (name) => !(name in cards) && said.includes(JSON.stringify(name).slice(1, -1)),
    );
  }

  /** Whether an example cites a rule of this value, or a rule whose sentence changed in one of the modes. */
  cites(example: Example, name: string, modes: readonly string[]): boolean {
    const rules = this.game.vocabulary.parameters.find((one) => one.name === name)?.rules ?? [];
    return example.rules.some(
      (rule) => rules.includes(rule) || modes.some((mode) => this.changedSentences(mode).has(rule)),
    );
  }

  private changedSentences(mode: string): ReadonlySet<string> {
    const known = this.rules.get(mode);
    if (known) return known;
    const pair = this.sides.modes().find((one) => one.game === this.game.doc.id && one.mode === mode);
    const changed = new Set(pair?.before && pair.after ? this.sides.changedRules(pair) : []);
    this.rules.set(mode, changed);
    return changed;
  }
}
