/** Finds the links between a change and a failing example: the values that differ, and the changed items that the example cites. */
import {
  canonicalJson,
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

/** For example "draw.handSize changes from 7 to 6". */
export const sayMoved = ({ declared, before, after }: MovedValue): string =>
  `${declared.name} changes from ${sayValue(declared, before)} to ${sayValue(declared, after)}`;

export class ExampleCauses {
  private readonly rules = new Map<string, ReadonlySet<string>>();
  private readonly cards: readonly string[];

  constructor(
    private readonly sides: BothSides,
    private readonly game: GameContent,
  ) {
    const old = sides.before.games.find((one) => one.doc.id === game.doc.id);
    const names = sides
      .changedCards(game.doc.id)
      .flatMap((slug) => [game.cards.get(slug)?.name, old?.cards.get(slug)?.name]);
    this.cards = [...new Set(names.filter((name) => name !== undefined))];
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
        if (one.declared.rules.some((rule) => example.rules.includes(rule))) cited.add(`citing ${one.declared.name}`);
      if (cited.size > 0) continue;
      const sentences = this.changedSentences(mode);
      for (const rule of example.rules) if (sentences.has(rule)) cited.add(`citing ${rule}`);
    }
    const said = JSON.stringify([example.table, example.play, example.then, example.thenIn, example.deck ?? '']);
    for (const name of this.cards)
      if (!(name in example.cards) && said.includes(JSON.stringify(name).slice(1, -1)))
        cited.add(`using the card ${name}`);
    return { moved: [...moved.values()], cited: [...cited] };
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
