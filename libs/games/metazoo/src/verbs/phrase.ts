/**
 * The phrases of all verbs, which parse and print effects in sentences. Also defines the scope of "you may", of coins
 * and of choices.
 */
import {
  also,
  at,
  either,
  later,
  list,
  record,
  say,
  turned,
  type Fields,
  type Phrase,
} from '@rulewright/content/sentences';
import { effectSchema, type Verb } from './schema.ts';
import { sayDamage } from './damage/phrase.ts';
import { sayLoseLp } from './lose-lp/phrase.ts';
import { sayRecover } from './recover/phrase.ts';
import { sayModify } from './modify/phrase.ts';
import { sayInflict, sayInflictSeveral } from './inflict/phrase.ts';
import { sayCure } from './cure/phrase.ts';
import { sayFatigue } from './fatigue/phrase.ts';
import { sayAwaken } from './awaken/phrase.ts';
import { sayBookmark } from './bookmark/phrase.ts';
import { sayMove } from './move/phrase.ts';
import { sayDestroy } from './destroy/phrase.ts';
import { sayStop } from './stop/phrase.ts';
import { sayRetarget } from './retarget/phrase.ts';
import { saySearch } from './search/phrase.ts';
import { sayLook } from './look/phrase.ts';
import { sayToken } from './token/phrase.ts';
import { sayGenerate } from './generate/phrase.ts';
import { sayPrevent } from './prevent/phrase.ts';
import { sayTakeControl } from './take-control/phrase.ts';
import { sayNextContract } from './next-contract/phrase.ts';
import { sayTurnUp } from './turn-up/phrase.ts';
import { sayDeclare } from './declare/phrase.ts';
import { sayRevealTop } from './reveal-top/phrase.ts';
import { sayWinGame } from './win-game/phrase.ts';
import { sayLoseGame } from './lose-game/phrase.ts';
import { sayFlip } from './flip/phrase.ts';
import { sayMay } from './may/phrase.ts';
import { sayChoose } from './choose/phrase.ts';

/** Verbs that contain other effects. */
type Composite = 'flip' | 'may' | 'choose';

const PHRASES: { readonly [K in Exclude<Verb, Composite>]: Phrase } = {
  damage: sayDamage,
  'lose-lp': sayLoseLp,
  recover: sayRecover,
  modify: sayModify,
  inflict: sayInflict,
  cure: sayCure,
  fatigue: sayFatigue,
  awaken: sayAwaken,
  bookmark: sayBookmark,
  move: sayMove,
  destroy: sayDestroy,
  stop: sayStop,
  retarget: sayRetarget,
  search: saySearch,
  look: sayLook,
  token: sayToken,
  generate: sayGenerate,
  prevent: sayPrevent,
  'take-control': sayTakeControl,
  'next-contract': sayNextContract,
  'turn-up': sayTurnUp,
  declare: sayDeclare,
  'reveal-top': sayRevealTop,
  'win-game': sayWinGame,
  'lose-game': sayLoseGame,
};
const simple = either(...Object.values(PHRASES));

/** The effects inside one "you may", one side of a coin or one option. A full stop would end this scope. */
const inner = list(
  either(
    simple,
    later(() => bracketed),
  ),
  { between: ', then' },
);
const COMPOSITES: { readonly [K in Composite]: Phrase } = {
  flip: record(effectSchema, sayFlip(inner)),
  may: record(effectSchema, sayMay(inner)),
  choose: sayChoose(inner),
};
const composite = either(...Object.values(COMPOSITES));
const bracketed = turned(say`( ${at('value', composite)} )`, {
  to: (said) => (said as Fields)['value'],
  from: (value) => ({ value }),
});

/** The effects of a text, in order. Outside "you may" and coins, `and` and `then` may also join them. */
export const effects = list(either(simple, composite), {
  between: '.',
  group: also(
    list(simple, { between: either('and', ', then', ','), least: 2, group: sayInflictSeveral }),
    sayInflictSeveral,
  ),
});
