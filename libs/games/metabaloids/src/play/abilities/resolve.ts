/** Resolving an ability effect by effect, and what an unfinished one costs (mb.ability.unfinished-*). */
import { DONE, NEXT, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../events.ts';
import { loseFromDrawPile } from '../piles.ts';
import type { M } from '../state.ts';
import { MARK } from './effects.ts';
import { CHOOSE_TARGETS } from './targets.ts';

/** Outcomes as the event `ability.resolved` names them. */
const OUTCOME = { full: 0, part: 1, none: 2 } as const;

export const RESOLVE = step(
  'resolve-ability',
  ['seat', 'card', 'ability', 't0', 't1', 'at', 'marks'],
  [
    CHOOSE_TARGETS,
    (m: M, f) => {
      const { effects, kind } = m.program.abilities[f.ability]!;
      if (f.at === 0 && kind === 'triggered')
        m.emit(E.triggered, R['mb.ability.exceptions'], f.seat, f.card, f.ability);
      if (f.at === effects.length || m.over) return NEXT;
      const effect = effects[f.at]!;
      f.at++;
      return effect.run(m, f);
    },
    (m: M, f) => {
      const { kind } = m.program.abilities[f.ability]!;
      const outcome = (f.marks & MARK.failed) === 0 ? OUTCOME.full : f.marks & MARK.done ? OUTCOME.part : OUTCOME.none;
      m.emit(E.resolved, R['mb.ability.one-at-a-time'], f.seat, f.card, f.ability, outcome);
      if (kind !== 'activated' || outcome === OUTCOME.full) return DONE;
      m.cite(R['mb.ability.unfinished-trigger']);
      if (outcome === OUTCOME.none || m.program.p.unfinishedNeedsAll) {
        m.emit(E.penalty, R['mb.ability.unfinished-penalty'], f.seat, m.program.p.unfinishedCards);
        m.cite(R['mb.ability.unfinished-source']);
        loseFromDrawPile(m, f.seat, m.program.p.unfinishedCards, R['mb.ability.unfinished-penalty']);
      }
      return DONE;
    },
  ],
);
