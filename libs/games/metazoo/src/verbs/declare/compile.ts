/** Compiles the verb `declare`: changes a fact of the surroundings during a match (mz.terrabonus.environment-input). */
import { AGAIN } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { E } from '../../play/model/events.ts';
import { stepped } from '../../play/model/frame.ts';
import type { M } from '../../play/model/model.ts';
import { O } from '../../play/model/options.ts';
import { TABLE } from '../../play/model/state.ts';
import { ABSENT, PRESENT, answersTo, redeclare } from '../../play/numbers/facts.ts';
import { R } from '../../rules.ts';

export const compileDeclare: CompileVerb<'declare'> = ({ what, now }, compiling) => {
  const fact = 'near' in what ? compiling.factOf(true, what.near) : compiling.factOf(false, what.fact);
  const own = 'fact' in what && what.of === 'you';
  const declare = (m: M, user: number, value: number): void => {
    const seat = own && m.program.facts[fact]!.perCaster ? user : TABLE;
    redeclare(m, fact, seat, value);
    m.emit(E.fact, R['mz.terrabonus.environment-input'], seat, m.program.facts[fact]!.name, value);
    m.table.dirty = 1;
  };
  compiling.add({
    run(m, f) {
      if (now === 'as-it-is') {
        const one = m.program.facts[fact]!;
        for (const value of answersTo(m, one)) m.offer(O.declare, one.name, value);
        return f.seat;
      }
      declare(m, f.seat, now === 'so' ? PRESENT : ABSENT);
      return stepped(f);
    },
    answer(m, f, _kind, _name, value) {
      declare(m, f.seat, value);
      f.pc++;
      return AGAIN;
    },
  });
};
