/** The phrases of all verbs, which parse and print effects in sentences. */
import { either, type Phrase } from '@rulewright/content/sentences';
import type { Verb } from './schema.ts';
import { sayBonus } from './bonus/phrase.ts';
import { sayChange, sayChangeOfBattle, sayChanges } from './change/phrase.ts';
import { sayDraw, sayDrawAndDiscard } from './draw/phrase.ts';
import { sayDiscard } from './discard/phrase.ts';
import { sayLose } from './lose/phrase.ts';
import { sayMove } from './move/phrase.ts';
import { sayShift } from './shift/phrase.ts';
import { sayLook } from './look/phrase.ts';
import { sayPrevent } from './prevent/phrase.ts';
import { sayRedraw } from './redraw/phrase.ts';
import { sayStop } from './stop/phrase.ts';
import { saySafety } from './safety/phrase.ts';
import { sayClosePayment } from './close-payment/phrase.ts';
import { sayDeepenColumn } from './deepen-column/phrase.ts';

const PHRASES: { readonly [K in Verb]: Phrase } = {
  bonus: sayBonus,
  change: sayChange,
  draw: sayDraw,
  discard: sayDiscard,
  lose: sayLose,
  move: sayMove,
  shift: sayShift,
  look: sayLook,
  prevent: sayPrevent,
  redraw: sayRedraw,
  stop: sayStop,
  safety: saySafety,
  'close-payment': sayClosePayment,
  'deepen-column': sayDeepenColumn,
};

/** The phrase for any effect. */
export const effect = either(...Object.values(PHRASES));
/** The phrase for any effect in a battle. */
export const battleEffect = either(effect, sayChangeOfBattle);
/** Phrases that give several effects at once. */
export const severalEffects = either(sayChanges, sayDrawAndDiscard);
