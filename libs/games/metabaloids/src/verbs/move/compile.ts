/** Compiles the verb `move` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { markTargets } from '../../play/effects/marks.ts';
import { compileTarget } from '../../play/effects/target.ts';
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { R } from '../../rules.ts';

const hit: number[] = [];

const TO = {
  hand: ZONE.hand,
  reserve: ZONE.reserve,
  'draw-pile-top': ZONE.draw,
  'draw-pile-bottom': ZONE.draw,
  'discard-pile': ZONE.discard,
  'lost-pile': ZONE.lost,
} as const;

export const compileMove: CompileVerb<'move'> = (effect, { cards, slot, slots }) => {
  const target = compileTarget(effect.target, cards, slot, slots);
  const place = TO[effect.to];
  const under = effect.to === 'draw-pile-bottom';
  return {
    possible: (m, seat, source) => (place !== ZONE.reserve || m.program.p.reserve) && target.aim(m, seat, source),
    run(m, f) {
      const n = place === ZONE.reserve && !m.program.p.reserve ? 0 : target.of(m, f, hit);
      for (let i = 0; i < n; i++) {
        const card = hit[i]!;
        const zone = zoneAt(m, m.owner[card]!, place);
        if (under) m.moveUnder(card, zone, R['mb.ability.text-beats-rules']);
        else m.move(card, zone, R['mb.ability.text-beats-rules']);
      }
      return markTargets(f, n, target.wanted(f));
    },
  };
};
