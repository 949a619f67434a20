/** A turn: the steps of the mode in order and the end of the turn. A match: one turn after another. */
import { CALL_THEN_AGAIN, DONE, NEXT, collectSteps, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { DISCARD_FROM_HAND, LOOK, SHIFT } from '../effects/choices.ts';
import { actingTurned } from '../abilities/acting.ts';
import { RESOLVE } from '../abilities/resolve.ts';
import { triggerAll, triggerSeat } from '../abilities/triggers.ts';
import { USE, WINDOW, anyoneCanAct } from '../abilities/use.ts';
import { ATTACK, FEE, MAIN, attackPenalty } from './attack.ts';
import { BATTLE } from './battle.ts';
import { PAY_DAMAGE, TAKE_DAMAGE } from './damage.ts';
import { DEPLOY } from './deploy.ts';
import { DRAW } from './draw.ts';
import { endDueNow } from '../zones/end.ts';
import { E } from '../model/events.ts';
import { REPAIR } from '../zones/grid.ts';
import { MOVE } from './move.ts';
import { expireChanges } from '../numbers/numbers.ts';
import { O } from '../model/options.ts';
import { PAY } from '../zones/pay.ts';
import { LOSE_ANYWHERE, penalise } from './penalties.ts';
import { RESTOCK } from './restock.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { FIRST_PLAYER, INITIAL_DEPLOYMENT, REMOVE_CARDS, SETUP, STARTING_HAND } from './setup.ts';
import { UNTIL } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { cardsInPlay, columnZone, isSafe, nextSeat } from '../model/places.ts';
import { TRIGGERS } from '../model/timing.ts';

/**
 * Step 2 of the printed list is a reminder only: every step starts with a chance to use abilities
 * (mb.turn.abilities-not-a-window).
 */
const ABILITIES = step('abilities', ['seat'], {
  remind(m: M) {
    m.cite(R['mb.turn.abilities-not-a-window']);
    return DONE;
  },
});

/** The turn steps by their names in modes. */
export const TURN_STEPS = {
  draw: DRAW,
  abilities: ABILITIES,
  move: MOVE,
  deploy: DEPLOY,
  attack: ATTACK,
  restock: RESTOCK,
} as const;

const TURN_START = TRIGGERS.indexOf('turn-start');
const TURN_END = TRIGGERS.indexOf('turn-end');
const OWN_TURN_START = TRIGGERS.indexOf('own-turn-start');
const OWN_TURN_END = TRIGGERS.indexOf('own-turn-end');

/** The cards that count when checking for an empty play area (mb.safety.contribution). */
export function standing(m: M, seat: number): number {
  if (m.program.p.safetyCounts || m.seat.safe[seat] === 0) return cardsInPlay(m, seat);
  let cards = 0;
  for (let column = 0; column < m.program.columns; column++) {
    if (!isSafe(m, seat, column)) cards += m.zoneCount[columnZone(m, seat, column)]!;
  }
  return cards;
}

/** `index`: the next step. `opened`: whether the players had their chance to act before it. */
export const TURN = step('turn', ['seat', 'index', 'opened'], {
  begin(m: M, f) {
    const { table } = m;
    table.turn++;
    table.inTurn = 1;
    table.attacks = table.penalised = 0;
    m.seat.lastTurn[f.seat] = table.turn;
    actingTurned(m);
    for (let seat = 0; seat < m.seats; seat++) m.seat.attacked[seat] = 0;
    m.seat.attackColumns[f.seat] = 0;
    m.emit(E.turn, R['mb.setup.turn-direction'], f.seat, table.turn);
    triggerAll(m, TURN_START);
    triggerSeat(m, OWN_TURN_START, f.seat);
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  steps(m: M, f) {
    const { turn, turnRule } = m.program;
    if (endDueNow(m) || m.seat.out[f.seat] === 1 || f.index === turn.length) return NEXT;
    if (f.opened === 0) {
      f.opened = 1;
      if (anyoneCanAct(m, MAIN)) return m.callAgain(WINDOW, MAIN);
    }
    f.opened = 0;
    m.emit(E.step, turnRule, f.seat, f.index);
    const next = turn[f.index]!;
    f.index++;
    m.callAgain(next, f.seat);
    return CALL_THEN_AGAIN;
  },
  lastWindow(m: M, f) {
    if (m.over || m.seat.out[f.seat] === 1) return NEXT;
    m.cite(R['mb.turn.ends-after-last-step']);
    return anyoneCanAct(m, MAIN) ? m.call(WINDOW, MAIN) : NEXT;
  },
  attackPenalty: (m: M, f) =>
    m.program.p.skipAtTurnEnd && m.seat.out[f.seat] === 0 ? keepGoing(attackPenalty(m, f.seat)) : NEXT,
  end(m: M, f) {
    if (m.seat.out[f.seat] === 1) return NEXT;
    triggerAll(m, TURN_END);
    triggerSeat(m, OWN_TURN_END, f.seat);
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  emptyPlayArea(m: M, f) {
    const { p } = m.program;
    if (m.seat.out[f.seat] === 1 || standing(m, f.seat) > 0) return NEXT;
    m.cite(R['mb.endturn.penalties-stack']);
    // If the penalties do not add up, only the greater one counts, so the player loses only the difference here.
    const cards = p.penaltiesStack ? p.emptyAreaCards : p.emptyAreaCards - m.table.penalised;
    return keepGoing(penalise(m, f.seat, cards, p.emptyAreaSource, R['mb.endturn.empty-play-area']));
  },
  close(m: M, f) {
    if (unsettled(m)) return m.callAgain(SETTLE);
    if (m.records.modifier.count > 0) expireChanges(m, UNTIL.turn);
    for (let seat = 0; seat < m.seats; seat++) {
      if (m.seat.deepened[seat] === 0) continue;
      // Permissions that last only this turn end now, so the grid may need a repair (mb.zone.temporary-exception).
      m.seat.deepened[seat] = 0;
      m.seat.dirty[seat] = 1;
      m.cite(R['mb.zone.temporary-exception']);
    }
    if (unsettled(m)) return m.callAgain(SETTLE);
    if (m.seat.out[f.seat] === 1) m.cite(R['mb.win.elimination-mid-turn']);
    m.table.active = nextSeat(m, f.seat);
    endDueNow(m);
    return DONE;
  },
});

/** Maps DONE, the result of a finished penalty, to NEXT, so that the turn continues with its next stage. */
const keepGoing = (control: number): number => (control === DONE ? NEXT : control);

/** Asks the player whose turn ended, so that a worked example can end there. Never used in a normal match. */
export const TURN_OVER = step('turn-over', ['seat'], {
  ask: {
    ask(m: M, f) {
      m.offer(O.pass);
      return f.seat;
    },
    answer: () => DONE,
  },
});

/**
 * The whole match: set-up, then turns until the match ends. The first turn has no special rules
 * (mb.setup.first-turn-normal).
 */
export const MATCH = step('match', [], {
  setUp: (m: M) => m.call(SETUP),
  turns: (m: M) => m.callAgain(TURN, m.table.active),
});

export const STAGES = collectSteps<M>([
  MATCH,
  SETUP,
  REMOVE_CARDS,
  FIRST_PLAYER,
  STARTING_HAND,
  INITIAL_DEPLOYMENT,
  TURN,
  TURN_OVER,
  DRAW,
  ABILITIES,
  MOVE,
  DEPLOY,
  ATTACK,
  FEE,
  RESTOCK,
  BATTLE,
  TAKE_DAMAGE,
  PAY_DAMAGE,
  PAY,
  LOSE_ANYWHERE,
  REPAIR,
  SETTLE,
  WINDOW,
  USE,
  RESOLVE,
  DISCARD_FROM_HAND,
  LOOK,
  SHIFT,
]);
