/**
 * The verbs of Page texts: a closed union of the schemas in the verbs' folders. Temporary changes use the verb `modify`
 * with modifiers. ARENA texts use the same modifiers.
 */
import { z } from 'zod';
import { awakenSchema, type Awaken } from './awaken/schema.ts';
import { bookmarkSchema, type Bookmark } from './bookmark/schema.ts';
import { chooseSchema } from './choose/schema.ts';
import { cureSchema, type Cure } from './cure/schema.ts';
import { damageSchema, type Damage } from './damage/schema.ts';
import { destroySchema, type Destroy } from './destroy/schema.ts';
import { fatigueSchema, type Fatigue } from './fatigue/schema.ts';
import { flipSchema } from './flip/schema.ts';
import { generateSchema, type Generate } from './generate/schema.ts';
import { inflictSchema, type Inflict } from './inflict/schema.ts';
import { lookSchema, type Look } from './look/schema.ts';
import { loseGameSchema, type LoseGame } from './lose-game/schema.ts';
import { loseLpSchema, type LoseLp } from './lose-lp/schema.ts';
import { maySchema } from './may/schema.ts';
import { modifySchema, type Modify } from './modify/schema.ts';
import { moveSchema, type Move } from './move/schema.ts';
import { preventSchema, type Prevent } from './prevent/schema.ts';
import { recoverSchema, type Recover } from './recover/schema.ts';
import { retargetSchema, type Retarget } from './retarget/schema.ts';
import { searchSchema, type Search } from './search/schema.ts';
import { stopSchema, type Stop } from './stop/schema.ts';
import { takeControlSchema, type TakeControl } from './take-control/schema.ts';
import { tokenSchema, type Token } from './token/schema.ts';
import { nextContractSchema, type NextContract } from './next-contract/schema.ts';
import { turnUpSchema, type TurnUp } from './turn-up/schema.ts';
import { declareSchema, type Declare } from './declare/schema.ts';
import { revealTopSchema, type RevealTop } from './reveal-top/schema.ts';
import { winGameSchema, type WinGame } from './win-game/schema.ts';

/** The effect types by verb. */
export interface Effects {
  damage: Damage;
  'lose-lp': LoseLp;
  recover: Recover;
  modify: Modify;
  inflict: Inflict;
  cure: Cure;
  fatigue: Fatigue;
  awaken: Awaken;
  bookmark: Bookmark;
  move: Move;
  destroy: Destroy;
  stop: Stop;
  retarget: Retarget;
  search: Search;
  look: Look;
  token: Token;
  generate: Generate;
  prevent: Prevent;
  'take-control': TakeControl;
  'next-contract': NextContract;
  'turn-up': TurnUp;
  declare: Declare;
  'reveal-top': RevealTop;
  'win-game': WinGame;
  'lose-game': LoseGame;
  flip: { do: 'flip'; heads: Effect[]; tails: Effect[] };
  may: { do: 'may'; effects: Effect[] };
  choose: { do: 'choose'; options: { label: string; effects: Effect[] }[] };
}
export type Verb = keyof Effects;
export type EffectOf<K extends Verb> = { [P in K]: { do: P } & Effects[P] }[K];
export type Effect = EffectOf<Verb>;

const effectsSchema = z.array(z.lazy((): z.ZodType<Effect> => effectSchema));

export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('do', [
  damageSchema,
  loseLpSchema,
  recoverSchema,
  modifySchema,
  inflictSchema,
  cureSchema,
  fatigueSchema,
  awakenSchema,
  bookmarkSchema,
  moveSchema,
  destroySchema,
  stopSchema,
  retargetSchema,
  searchSchema,
  lookSchema,
  tokenSchema,
  generateSchema,
  preventSchema,
  takeControlSchema,
  nextContractSchema,
  turnUpSchema,
  declareSchema,
  revealTopSchema,
  winGameSchema,
  loseGameSchema,
  flipSchema(effectsSchema),
  maySchema(effectsSchema),
  chooseSchema(effectsSchema),
]);

/** Yields effects and the effects inside them, such as the branches of a coin. */
export function* withInner(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.do === 'flip') yield* withInner([...effect.heads, ...effect.tails]);
    if (effect.do === 'may') yield* withInner(effect.effects);
    if (effect.do === 'choose') yield* withInner(effect.options.flatMap((one) => one.effects));
  }
}
