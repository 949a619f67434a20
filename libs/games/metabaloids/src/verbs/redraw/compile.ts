/** Compiles the verb `redraw` to functions that play its effect. */
import { NO_CARD } from '@rulewright/engine';
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { undecided } from '../../play/numbers/sides.ts';
import { failDraw } from '../../play/zones/end.ts';
import { discard, drawTo } from '../../play/zones/piles.ts';
import { R } from '../../rules.ts';

export const compileRedraw: CompileVerb<'redraw'> = () => ({
  possible: (m, seat) => undecided(m) && m.zoneCount[zoneAt(m, seat, ZONE.battle)]! > 0,
  run(m, f) {
    const zone = zoneAt(m, f.seat, ZONE.battle);
    const card = m.top(zone);
    if (card === NO_CARD || !undecided(m)) return mark(f, false);
    discard(m, f.seat, card, R['mb.ability.text-beats-rules']);
    const drawn = drawTo(m, f.seat, ZONE.battle, R['mb.battle.both-draw']);
    if (drawn === NO_CARD) failDraw(m, 1 << f.seat, false);
    return mark(f, true, drawn !== NO_CARD);
  },
});
