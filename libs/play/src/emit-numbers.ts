/** Writes the numbers that bots read of a position into the module with the steps. Code and closures give the same numbers. */
import type { Match } from '@rulewright/engine';
import type { Local, Typed } from '@rulewright/content/play';
import type { ProgramReading } from './compile-expression.ts';
import { ExpressionEmitter, type ClosureHost } from './emit-expression.ts';
import type { ModuleText } from './emit-module.ts';

export class NumberEmitter extends ExpressionEmitter {
  /** @param seenByAll whether all players see a card, if a card that somebody cannot see counts as none; else null */
  constructor(
    module: ModuleText,
    reading: ProgramReading,
    host: ClosureHost,
    private readonly seenByAll: ((m: Match, card: number) => boolean) | null,
  ) {
    // Bots also read matches that are not as the code of the steps assumes.
    super(module, reading, host, null);
  }

  /** Writes a number of a player. Returns the name of its function. */
  number(is: Typed, player: Local): string {
    const name = this.module.name('n');
    this.used = new Set();
    this.declared = new Set();
    const text = this.bound(player, () => this.num(is));
    this.module.function(name, ['m', this.variable(player)], `return ${text};`);
    this.module.export(name);
    return name;
  }

  protected override printedCard(typed: Typed): string {
    const card = super.printedCard(typed);
    return this.seenByAll === null ? card : `${this.module.value(this.open)}(m, ${card})`;
  }

  /** A card that is visited can be hidden, although its definition is known where the code is written. */
  protected override defOf(card: Typed): number | null {
    return this.seenByAll === null ? super.defOf(card) : null;
  }

  private readonly open = (m: Match, card: number): number => (card >= 0 && this.seenByAll!(m, card) ? card : -1);
}
