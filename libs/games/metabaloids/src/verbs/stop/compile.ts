/** Compiles the verb `stop` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { E } from '../../play/model/events.ts';
import type { M } from '../../play/model/model.ts';
import { BATTLE_STAGE } from '../../play/model/state.ts';
import { R } from '../../rules.ts';

/**
 * One kind of action that can be stopped. `word` names the action in the event. `stop` stops it and returns the seat
 * that was acting.
 */
interface Stop {
  readonly word: number;
  possible(m: M): boolean;
  stop(m: M): number;
}

const STOPS: Readonly<Record<'attack' | 'draw' | 'ability', Stop>> = {
  attack: {
    word: 0,
    possible({ table, program }) {
      const last = program.p.stopAttackBeforeBonus ? BATTLE_STAGE.declared : BATTLE_STAGE.drawn;
      return table.battle !== BATTLE_STAGE.none && table.battle <= last && table.stopped === 0;
    },
    stop({ table }) {
      table.stopped = 1;
      return table.attacker;
    },
  },
  draw: {
    word: 1,
    possible: ({ table }) => table.drawing === 1 && table.drawStopped === 0,
    stop({ table }) {
      table.drawStopped = 1;
      return table.active;
    },
  },
  // The ability to which this one responds.
  ability: {
    word: 2,
    possible: ({ table, seat }) => table.waiting >= 0 && seat.abilityStopped[table.waiting] === 0,
    stop({ table, seat }) {
      seat.abilityStopped[table.waiting] = 1;
      return table.waiting;
    },
  },
};

export const compileStop: CompileVerb<'stop'> = (effect) => {
  const action = STOPS[effect.action];
  return {
    possible: action.possible,
    run(m, f) {
      if (!action.possible(m)) return mark(f, false);
      m.emit(E.stopped, R['mb.ability.stop-window'], action.stop(m), action.word);
      return mark(f, true);
    },
  };
};
