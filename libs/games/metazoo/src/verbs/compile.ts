/** The compilers of all verbs, which turn effects into operations. */
import type { Compiling, CompileVerb } from '../play/model/compiling.ts';
import { compileAwaken } from './awaken/compile.ts';
import { compileBookmark } from './bookmark/compile.ts';
import { compileChoose } from './choose/compile.ts';
import { compileCure } from './cure/compile.ts';
import { compileDamage } from './damage/compile.ts';
import { compileDestroy } from './destroy/compile.ts';
import { compileFatigue } from './fatigue/compile.ts';
import { compileFlip } from './flip/compile.ts';
import { compileGenerate } from './generate/compile.ts';
import { compileInflict } from './inflict/compile.ts';
import { compileLook } from './look/compile.ts';
import { compileLoseGame } from './lose-game/compile.ts';
import { compileLoseLp } from './lose-lp/compile.ts';
import { compileMay } from './may/compile.ts';
import { compileModify } from './modify/compile.ts';
import { compileMove } from './move/compile.ts';
import { compilePrevent } from './prevent/compile.ts';
import { compileRecover } from './recover/compile.ts';
import { compileRetarget } from './retarget/compile.ts';
import type { EffectOf, Verb } from './schema.ts';
import { compileSearch } from './search/compile.ts';
import { compileStop } from './stop/compile.ts';
import { compileTakeControl } from './take-control/compile.ts';
import { compileToken } from './token/compile.ts';
import { compileNextContract } from './next-contract/compile.ts';
import { compileTurnUp } from './turn-up/compile.ts';
import { compileDeclare } from './declare/compile.ts';
import { compileRevealTop } from './reveal-top/compile.ts';
import { compileWinGame } from './win-game/compile.ts';

const COMPILERS: { readonly [K in Verb]: CompileVerb<K> } = {
  damage: compileDamage,
  'lose-lp': compileLoseLp,
  recover: compileRecover,
  modify: compileModify,
  inflict: compileInflict,
  cure: compileCure,
  fatigue: compileFatigue,
  awaken: compileAwaken,
  bookmark: compileBookmark,
  move: compileMove,
  destroy: compileDestroy,
  stop: compileStop,
  retarget: compileRetarget,
  search: compileSearch,
  look: compileLook,
  token: compileToken,
  generate: compileGenerate,
  prevent: compilePrevent,
  'take-control': compileTakeControl,
  'next-contract': compileNextContract,
  'turn-up': compileTurnUp,
  declare: compileDeclare,
  'reveal-top': compileRevealTop,
  'win-game': compileWinGame,
  'lose-game': compileLoseGame,
  flip: compileFlip,
  may: compileMay,
  choose: compileChoose,
};

/** Adds the operations of one effect. */
export function compileEffect<K extends Verb>(effect: EffectOf<K>, compiling: Compiling): void {
  COMPILERS[effect.do](effect, compiling);
}
