/**
 * Compiles the verb `move`: puts Pages into another place. A text may name a place other than the one for the page type
 * (mz.page.destroyed-afterlife-exceptions).
 */
import { enterArena } from '../../play/arena/enter.ts';
import type { Act } from '../../play/model/compiling.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { ZONE } from '../../play/model/state.ts';
import { discardPlace, putAway } from '../../play/piles/put-away.ts';
import { shuffleSpellbook } from '../../play/piles/spellbook.ts';
import { R } from '../../rules.ts';
import type { Move } from './schema.ts';

/** Destinations of Pages. The Arena, the discard area and shuffling into the Spellbook are handled separately. */
const MOVES = {
  chapter: { place: ZONE.chapter, under: false },
  'spellbook-top': { place: ZONE.spellbook, under: false },
  'spellbook-bottom': { place: ZONE.spellbook, under: true },
  'spellbook-shuffled': { place: ZONE.spellbook, under: false },
  limbo: { place: ZONE.limbo, under: false },
  cemetery: { place: ZONE.cemetery, under: false },
  afterlife: { place: ZONE.afterlife, under: false },
} as const;

function mover(to: Move['to']): Act {
  if (to === 'arena')
    return (m, use, one) => {
      m.cite(R['mz.faq.placed-is-entering']);
      enterArena(m, one, use.seat, R['mz.faq.enters-from-anywhere'], false);
    };
  if (to === 'discard') return (m, _use, one) => putAway(m, one, discardPlace(m, one), R['mz.owner.areas-by-owner']);
  const { place, under } = MOVES[to];
  return (m, _use, one) => {
    putAway(m, one, place, R['mz.owner.areas-by-owner'], under);
    if (to === 'spellbook-shuffled') shuffleSpellbook(m, m.owner[one]!, R['mz.owner.areas-by-owner']);
  };
}

export const compileMove: CompileVerb<'move'> = ({ target, to }, compiling) => toEach(compiling, target, mover(to));
