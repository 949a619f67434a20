/** Compiles the effects of a text into operations: jumps for coins and choices, picks before what they are for. */
import { AGAIN, DONE, type Control } from '@rulewright/engine';
import type { Effect, SimpleEffect } from '../../cards/effects.ts';
import type { Target } from '../../language/schema.ts';
import { R } from '../../rules.ts';
import { makeToken } from '../arena/tokens.ts';
import { HEADS } from '../model/events.ts';
import type { M, Op, Pick, Targets } from '../model/model.ts';
import { stepped } from '../model/operations.ts';
import { O } from '../model/options.ts';
import { seatOfTarget } from '../model/places.ts';
import { compileAmount } from '../numbers/conditions.ts';
import { flip, pagesByChance } from '../piles/chance.ts';
import { offerPick, takePick } from '../targets/choose.ts';
import { compileFixed, compilePick, compileRandom, entryPick, isPick, stillLegal } from '../targets/targets.ts';
import { lookOp, retargetOp, searchOps } from './out-of-sight.ts';
import { compileVerb } from './verbs.ts';

/** What compiling a text needs to know of the program. */
export interface Compiling {
  /** A new number for a pick. */
  newPick(): number;
  /** The definition of a Token. */
  tokenDef(effect: Extract<SimpleEffect, { do: 'token' }>): number;
  /** Whether the text is a Power. */
  readonly power: boolean;
}

export interface CompiledEffects {
  readonly ops: readonly Op[];
  readonly picks: readonly Pick[];
}

/** Compiles the effects of one text. Targets are named at the start, except those that hang on a choice made later. */
export function compileEffects(effects: readonly Effect[], compiling: Compiling): CompiledEffects {
  const ops: Op[] = [];
  const picks: Pick[] = [];
  let last: Pick | null = null;

  /** The targets of an effect; a pick is named at the start, or right before the effect where `late`. */
  function targetsOf(target: Target, late: boolean): Targets {
    if (target === 'that') {
      if (!last) throw new Error('A text says "that" before it picks anything.');
      return stillLegal(last);
    }
    if (!isPick(target)) return compileFixed(target, pagesByChance);
    const pick = compilePick(target, compiling.newPick(), compiling.power);
    last = pick;
    if (late || pick.byOwner) ops.push(pickOp(pick));
    else picks.push(pick);
    const named = stillLegal(pick);
    if (typeof target !== 'object' || !('random' in target)) return named;
    const pages = compileRandom(target, pagesByChance);
    return (m, use) => named(m, use).flatMap((caster) => pages(m, use, seatOfTarget(caster)));
  }

  function addEntryEffect(effect: Extract<SimpleEffect, { do: 'stop' | 'retarget' }>): void {
    const pick = entryPick(effect.entry, compiling.newPick());
    picks.push(pick);
    if (effect.do === 'retarget') return void ops.push(...retargetOp(pick));
    const verb = compileVerb(effect)!;
    ops.push(applyOp(stillLegal(pick), verb));
  }

  function addSimple(effect: SimpleEffect, late: boolean): void {
    switch (effect.do) {
      case 'stop':
      case 'retarget':
        return addEntryEffect(effect);
      case 'search':
        return void ops.push(...searchOps(effect, compiling.newPick()));
      case 'look':
        return void ops.push(lookOp(effect, compiling.newPick()));
      case 'token': {
        const def = compiling.tokenDef(effect);
        const count = compileAmount(effect.count);
        return void ops.push({
          run(m, f) {
            for (let left = count(m, f.seat, f.card); left > 0; left--)
              makeToken(m, f.seat, def, 0, R['mz.token.is-page-for-targeting']);
            return stepped(f);
          },
        });
      }
      default: {
        const verb = compileVerb(effect)!;
        const target: Target = 'target' in effect ? effect.target : 'who' in effect ? effect.who : 'you';
        ops.push(applyOp(targetsOf(target, late), verb));
      }
    }
  }

  function add(list: readonly Effect[], late: boolean): void {
    for (const effect of list) {
      if (effect.do === 'flip') {
        const jump = flipOp();
        ops.push(jump.op);
        add(effect.heads, late);
        const end = jumpOp();
        ops.push(end.op);
        jump.to(ops.length);
        add(effect.tails, late);
        end.to(ops.length);
      } else if (effect.do === 'may') {
        const jump = mayOp();
        ops.push(jump.op);
        add(effect.effects, true);
        jump.to(ops.length);
      } else if (effect.do === 'choose') addChoice(effect.options);
      else addSimple(effect, late);
    }
  }

  function addChoice(options: readonly { readonly effects: readonly Effect[] }[]): void {
    const starts: number[] = [];
    const ends: ReturnType<typeof jumpOp>[] = [];
    ops.push(chooseOp(starts));
    for (const { effects: list } of options) {
      starts.push(ops.length);
      add(list, true);
      const end = jumpOp();
      ops.push(end.op);
      ends.push(end);
    }
    for (const end of ends) end.to(ops.length);
  }

  add(effects, false);
  return { ops, picks };
}

/** Does a verb to every target. */
const applyOp = (targets: Targets, verb: (m: M, f: Parameters<Op['run']>[1], target: number) => void): Op => ({
  run(m, f) {
    for (const target of targets(m, f)) verb(m, f, target);
    return stepped(f);
  },
});

/** Names the targets of a pick that comes late. */
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

/** A jump whose aim is known once what it leaps over has been compiled. */
interface Jump {
  readonly op: Op;
  to(pc: number): void;
}

function jump(make: (aim: () => number) => Op): Jump {
  let aim = -1;
  return { op: make(() => aim), to: (pc) => void (aim = pc) };
}

const jumpOp = (): Jump =>
  jump((aim) => ({
    run(_m, f) {
      f.pc = aim();
      return AGAIN;
    },
  }));

/** Heads goes on, tails leaps. */
const flipOp = (): Jump =>
  jump((aim) => ({
    run(m, f) {
      if (flip(m, f.seat, R['mz.action.what-counts']) === HEADS) return stepped(f);
      f.pc = aim();
      return AGAIN;
    },
  }));

const mayOp = (): Jump =>
  jump((aim) => ({
    run(m, f): Control {
      m.offer(O.yes);
      m.offer(O.no);
      return f.seat;
    },
    answer(_m, f, kind) {
      if (kind === O.yes) return stepped(f);
      f.pc = aim();
      return AGAIN;
    },
  }));

const chooseOp = (starts: readonly number[]): Op => ({
  run(m, f) {
    starts.forEach((_, index) => m.offer(O.choose, index + 1));
    return f.seat;
  },
  answer(_m, f, _kind, index) {
    f.pc = starts[index - 1]!;
    return AGAIN;
  },
});
