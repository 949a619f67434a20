/** Worked examples of Metabaloids: invented cards, and matches that start in the middle of a turn. */
import { ProgramError, type ExampleStart, type ExampleSupport } from '@rulewright/engine';
import { SETUP } from '../steps/setup.ts';
import { MATCH, TURN, TURN_OVER } from '../steps/turn.ts';
import type { M } from '../model/model.ts';

function begin(m: M, { seat, step, turn }: ExampleStart): void {
  if (step === 'setup') return;
  const early = m.program.ruleset.setup.indexOf(step);
  if (early >= 0) {
    m.leaveAll();
    m.enter(MATCH, 'turns');
    m.enter(SETUP, 'next', early);
    m.table.starter = m.table.active = seat;
    return;
  }
  const index = m.program.ruleset.turn.indexOf(step);
  if (index < 0 && step !== 'end' && step !== 'start') {
    const known = ['setup', ...m.program.ruleset.setup, 'start', ...m.program.ruleset.turn, 'end'].join(', ');
    throw new ProgramError(
      'unknown-step',
      `A turn of ${m.program.ruleset.name} has no step "${step}"; there are ${known}.`,
    );
  }
  m.leaveAll();
  m.enter(MATCH, 'turns');
  m.enter(TURN_OVER, 'ask', seat);
  m.table.active = seat;
  if (step === 'start') {
    m.table.turn = turn - 1;
    return m.enter(TURN, 'begin', seat);
  }
  m.table.turn = turn;
  m.table.inTurn = 1;
  m.seat.lastTurn[seat] = turn;
  m.enter(TURN, step === 'end' ? 'lastWindow' : 'steps', seat, Math.max(0, index), 1);
}

/** Examples number the columns from 1, and say of each whether it is in safety. */
function setSeat(m: M, seat: number, name: string, value: number): boolean {
  const safe = /^safe(\d)$/u.exec(name);
  if (safe) {
    const bit = 1 << (Number(safe[1]) - 1);
    if (value === 0) m.seat.safe[seat]! &= ~bit;
    else m.seat.safe[seat]! |= bit;
  } else if (name === 'attacked-from') m.seat.attackedFrom[seat] = value - 1;
  else if (name === 'attacked-at') m.seat.attackedAt[seat] = value - 1;
  else return false;
  return true;
}

export const EXAMPLES: ExampleSupport = {
  cardData: (given) => ({ kind: 'creature', emblem: 'beetle', cost: 0, abilities: [], ...given }),
  begin,
  usualStep: 'attack',
  turnOver: TURN_OVER.name,
  setSeat,
};
