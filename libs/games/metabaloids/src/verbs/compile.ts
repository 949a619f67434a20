/** The compilers of all verbs, which turn effects into functions. */
import { compileBonus } from './bonus/compile.ts';
import { compileChange } from './change/compile.ts';
import { compileDraw } from './draw/compile.ts';
import { compileDiscard } from './discard/compile.ts';
import { compileLose } from './lose/compile.ts';
import { compileMove } from './move/compile.ts';
import { compileShift } from './shift/compile.ts';
import { compileLook } from './look/compile.ts';
import { compilePrevent } from './prevent/compile.ts';
import { compileRedraw } from './redraw/compile.ts';
import { compileStop } from './stop/compile.ts';
import { compileSafety } from './safety/compile.ts';
import { compileClosePayment } from './close-payment/compile.ts';
import { compileDeepenColumn } from './deepen-column/compile.ts';
import type { CompileVerb, Compiling } from '../play/effects/compiling.ts';
import type { CompiledEffect } from '../play/model/model.ts';
import type { EffectOf, Verb } from './schema.ts';

const COMPILERS: { readonly [K in Verb]: CompileVerb<K> } = {
  bonus: compileBonus,
  change: compileChange,
  draw: compileDraw,
  discard: compileDiscard,
  lose: compileLose,
  move: compileMove,
  shift: compileShift,
  look: compileLook,
  prevent: compilePrevent,
  redraw: compileRedraw,
  stop: compileStop,
  safety: compileSafety,
  'close-payment': compileClosePayment,
  'deepen-column': compileDeepenColumn,
};

/** Compiles an effect. The target slots `slot` to `slot + slots - 1` contain its choices. */
export function compileEffect<K extends Verb>(effect: EffectOf<K>, compiling: Compiling): CompiledEffect {
  const { slot, slots } = compiling;
  return { slot, slots, ...COMPILERS[effect.do](effect, compiling) };
}
