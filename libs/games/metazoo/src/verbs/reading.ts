/** The engine's readings of effects, as clauses. */
import { readAwaken } from './awaken/reading.ts';
import { readBookmark } from './bookmark/reading.ts';
import { readChoose } from './choose/reading.ts';
import { readCure } from './cure/reading.ts';
import { readDamage } from './damage/reading.ts';
import { readDestroy } from './destroy/reading.ts';
import { readFatigue } from './fatigue/reading.ts';
import { readFlip } from './flip/reading.ts';
import { readGenerate } from './generate/reading.ts';
import { readInflict } from './inflict/reading.ts';
import { readLook } from './look/reading.ts';
import { readLoseGame } from './lose-game/reading.ts';
import { readLoseLp } from './lose-lp/reading.ts';
import { readMay } from './may/reading.ts';
import { readModify } from './modify/reading.ts';
import { readMove } from './move/reading.ts';
import type { Reading } from './parts.ts';
import { readPrevent } from './prevent/reading.ts';
import { readRecover } from './recover/reading.ts';
import { readRetarget } from './retarget/reading.ts';
import type { Effect, EffectOf, Verb } from './schema.ts';
import { readSearch } from './search/reading.ts';
import { readStop } from './stop/reading.ts';
import { readTakeControl } from './take-control/reading.ts';
import { readToken } from './token/reading.ts';
import { readNextContract } from './next-contract/reading.ts';
import { readTurnUp } from './turn-up/reading.ts';
import { readDeclare } from './declare/reading.ts';
import { readRevealTop } from './reveal-top/reading.ts';
import { readWinGame } from './win-game/reading.ts';

const READINGS: { readonly [K in Verb]: Reading<K> } = {
  damage: readDamage,
  'lose-lp': readLoseLp,
  recover: readRecover,
  modify: readModify,
  inflict: readInflict,
  cure: readCure,
  fatigue: readFatigue,
  awaken: readAwaken,
  bookmark: readBookmark,
  move: readMove,
  destroy: readDestroy,
  stop: readStop,
  retarget: readRetarget,
  search: readSearch,
  look: readLook,
  token: readToken,
  generate: readGenerate,
  prevent: readPrevent,
  'take-control': readTakeControl,
  'next-contract': readNextContract,
  'turn-up': readTurnUp,
  declare: readDeclare,
  'reveal-top': readRevealTop,
  'win-game': readWinGame,
  'lose-game': readLoseGame,
  flip: readFlip,
  may: readMay,
  choose: readChoose,
};

/** The readings of several effects, in order. */
export const inOrder = (effects: readonly Effect[]): string =>
  effects.map((effect) => effectWords(effect)).join('; then ');

/** The reading of one effect, as a clause. */
export function effectWords<K extends Verb>(effect: EffectOf<K>): string {
  return READINGS[effect.do](effect, inOrder);
}
