/** The whole match, and the table of all its steps. */
import { collectSteps, step } from '@rulewright/engine';
import { CHAIN_ROUND, RESOLVE_CHAIN, RESOLVE_ENTRY } from '../actions/chain.ts';
import { CONTRACT } from '../actions/contract.ts';
import { PAY_AURA } from '../actions/pay-aura.ts';
import { REVEAL } from '../actions/reveal.ts';
import { FLIP, PLACE_TRAP } from '../actions/traps.ts';
import { PAY_PAGES, USE } from '../actions/use.ts';
import { ALLOCATE } from '../combat/allocate.ts';
import { ATTACK } from '../combat/attack.ts';
import { ANSWER, DEFEND } from '../combat/defend.ts';
import { STRIKE } from '../combat/strike.ts';
import type { M } from '../model/model.ts';
import { CHOOSE } from '../targets/choose.ts';
import { RESOLVE_TEXT, SETTLE, TRIGGERED } from '../texts/resolve.ts';
import { BURROW } from './burrow.ts';
import { MAIN } from './main.ts';
import { FIRST_CASTER, MULLIGAN, OPENING_CHAPTER, SETUP, SURROUNDINGS } from './setup.ts';
import { TIMED } from './timed.ts';
import { AWAKEN, BOOKMARK, END, START, TURN, TURN_OVER } from './turn.ts';
import { WINDOW } from './window.ts';

/** The whole match: set-up, then turns until the match ends. */
export const MATCH = step('match', [], {
  setUp(m: M) {
    return m.call(SETUP);
  },
  turns(m: M) {
    return m.callAgain(TURN, m.table.active);
  },
});

export const STAGES = collectSteps<M>([
  MATCH,
  SETUP,
  SURROUNDINGS,
  FIRST_CASTER,
  OPENING_CHAPTER,
  MULLIGAN,
  TURN,
  TURN_OVER,
  START,
  BOOKMARK,
  AWAKEN,
  MAIN,
  END,
  TIMED,
  WINDOW,
  BURROW,
  CONTRACT,
  USE,
  PLACE_TRAP,
  PAY_AURA,
  PAY_PAGES,
  CHAIN_ROUND,
  RESOLVE_CHAIN,
  RESOLVE_ENTRY,
  CHOOSE,
  RESOLVE_TEXT,
  TRIGGERED,
  SETTLE,
  FLIP,
  REVEAL,
  ATTACK,
  DEFEND,
  ANSWER,
  STRIKE,
  ALLOCATE,
]);
