/** Resolves an ability effect by effect, and applies the penalty for an unfinished one (mb.ability.unfinished-*). */
import { DONE, NEXT, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import { loseFromDrawPile } from '../zones/piles.ts';
import { CHOOSE_TARGETS } from './choose-targets.ts';
import { MARK } from '../effects/marks.ts';
import type { M } from '../model/model.ts';

/** The outcomes in the event `ability.resolved`. */
const OUTCOME = { full: 0, part: 1, none: 2 } as const;

/** Applies the penalty for an unfinished ability. */
function penaliseUnfinished(m: M, seat: number): void {
  const { unfinishedCards } = m.program.p;
  m.emit(E.penalty, R['mb.ability.unfinished-penalty'], seat, unfinishedCards);
  m.cite(R['mb.ability.unfinished-source']);
  loseFromDrawPile(m, seat, unfinishedCards, R['mb.ability.unfinished-penalty']);
}

/** Ends an ability that a response stopped. It has no effect, and the mode decides whether it counts as unfinished. */
export function stopped(m: M, seat: number, card: number, ability: number): void {
  m.emit(E.resolved, R['mb.ability.unfinished-trigger'], seat, card, ability, OUTCOME.none);
  if (m.program.p.unfinishedWhenStopped) penaliseUnfinished(m, seat);
}

export const RESOLVE = step('resolve-ability', ['seat', 'card', 'ability', 't0', 't1', 'at', 'marks'], {
  targets: CHOOSE_TARGETS,
  effects(m: M, f) {
    const { effects, kind } = m.program.abilities[f.ability]!;
    if (f.at === 0 && kind === 'triggered') m.emit(E.triggered, R['mb.ability.exceptions'], f.seat, f.card, f.ability);
    if (f.at === effects.length || m.over) return NEXT;
    const effect = effects[f.at]!;
    f.at++;
    return effect.run(m, f);
  },
  outcome(m: M, f) {
    const { kind } = m.program.abilities[f.ability]!;
    const outcome = (f.marks & MARK.failed) === 0 ? OUTCOME.full : f.marks & MARK.done ? OUTCOME.part : OUTCOME.none;
    m.emit(E.resolved, R['mb.ability.one-at-a-time'], f.seat, f.card, f.ability, outcome);
    if (kind !== 'activated' || outcome === OUTCOME.full) return DONE;
    m.cite(R['mb.ability.unfinished-trigger']);
    if (outcome === OUTCOME.none || m.program.p.unfinishedNeedsAll) penaliseUnfinished(m, f.seat);
    return DONE;
  },
});
