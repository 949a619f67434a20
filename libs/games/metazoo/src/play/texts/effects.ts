/** Compiles the effects of a text into operations, verb by verb. The picks of an effect come before the effect. */
import { AGAIN, DONE } from '@rulewright/engine';
import type { Target } from '../../language/schema.ts';
import { compileEffect } from '../../verbs/compile.ts';
import type { Effect } from '../../verbs/schema.ts';
import type { TokenData } from '../../verbs/token/schema.ts';
import type { Compiling } from '../model/compiling.ts';
import { stepped } from '../model/frame.ts';
import type { Discount, Op, Pick, Targets } from '../model/model.ts';
import { O } from '../model/options.ts';
import { seatOfTarget } from '../model/places.ts';
import type { FactOf } from '../numbers/conditions.ts';
import { pagesByChance } from '../piles/chance.ts';
import { offerPick, takePick } from '../targets/choose.ts';
import { compileFixed, compilePick, compileRandom, isPick, stillLegal } from '../targets/targets.ts';

/** The functions of the program that compiling a text needs. */
export interface TextContext {
  /** Returns a new number for a pick. */
  newPick(): number;
  /** The number of a symbol or fact. */
  readonly factOf: FactOf;
  /** The number of a change to the cost of the next Page. */
  discount(discount: Discount): number;
  /** The definition number of a Token. */
  tokenDef(token: TokenData): number;
  /** Whether the text is a Power. */
  readonly power: boolean;
}

export interface CompiledEffects {
  readonly ops: readonly Op[];
  readonly picks: readonly Pick[];
}

class EffectCompiler implements Compiling {
  readonly ops: Op[] = [];
  readonly picks: Pick[] = [];
  private last: Pick | null = null;
  private late = false;

  constructor(private readonly text: TextContext) {}

  get next(): number {
    return this.ops.length;
  }

  add(op: Op): void {
    this.ops.push(op);
  }

  newPick(): number {
    return this.text.newPick();
  }

  get factOf(): FactOf {
    return this.text.factOf;
  }

  pick(pick: Pick): void {
    this.picks.push(pick);
  }

  discount(discount: Discount): number {
    return this.text.discount(discount);
  }

  tokenDef(token: TokenData): number {
    return this.text.tokenDef(token);
  }

  targetsOf(target: Target): Targets {
    if (target === 'that') {
      if (!this.last) throw new Error('A text says "that" before it picks anything.');
      return stillLegal(this.last);
    }
    if (!isPick(target)) return compileFixed(target, pagesByChance);
    const pick = compilePick(target, this.newPick(), this.text.power);
    this.last = pick;
    if (this.late || pick.byOwner) this.add(pickOp(pick));
    else this.pick(pick);
    const named = stillLegal(pick);
    if (typeof target !== 'object' || !('random' in target)) return named;
    const pages = compileRandom(target, pagesByChance);
    return (m, use) => named(m, use).flatMap((caster) => pages(m, use, seatOfTarget(caster)));
  }

  effects(effects: readonly Effect[]): void {
    for (const effect of effects) compileEffect(effect, this);
  }

  lateEffects(effects: readonly Effect[]): void {
    const before = this.late;
    this.late = true;
    this.effects(effects);
    this.late = before;
  }
}

/** Compiles the effects of one text. The user names targets at the start, except those that depend on a later choice. */
export function compileEffects(effects: readonly Effect[], text: TextContext): CompiledEffects {
  const compiler = new EffectCompiler(text);
  compiler.effects(effects);
  return { ops: compiler.ops, picks: compiler.picks };
}

/** The operation that lets the user name the targets of a late pick. */
const pickOp = (pick: Pick): Op => ({
  run(m, f) {
    const asked = offerPick(m, pick, f, f.seat);
    return asked === DONE ? stepped(f) : asked;
  },
  answer(m, f, kind, a, b) {
    if (kind === O.pass) return stepped(f);
    takePick(m, pick, f, f.seat, kind, a, b);
    return AGAIN;
  },
});
