/** Worked examples of MetaZoo: Pages made up for them, and matches that begin in the middle of a turn. */
import { ProgramError, type ExampleStart, type ExampleSupport } from '@rulewright/engine';
import type { M } from './state.ts';
import { MATCH, TURN, TURN_OVER } from './turn.ts';

function begin(m: M, { seat, step, turn }: ExampleStart): void {
  if (step === 'setup') return;
  if (!m.program.ruleset.turn.includes(step)) {
    const known = ['setup', ...m.program.ruleset.turn].join(', ');
    throw new ProgramError(
      'unknown-step',
      `A turn of ${m.program.ruleset.name} has no step "${step}"; there are ${known}.`,
    );
  }
  m.leaveAll();
  m.enter(MATCH, 0);
  m.enter(TURN_OVER, 0, seat);
  m.table.active = seat;
  m.table.turn = turn - 1;
  m.enter(TURN, 0, seat);
}

export const EXAMPLES: ExampleSupport = {
  cardData: (given) => ({ ...given }),
  begin,
  turnOver: TURN_OVER.name,
};
