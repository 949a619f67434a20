/** How bots score positions: a seat's lead over the average of the other seats, from public information only. */
import { NO_CARD, aheadOfOthers, type Evaluation, type Measure } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { eachIn, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TYPE } from '../model/words.ts';
import { casterLp, hasLp, lpOf } from '../numbers/numbers.ts';

const MEASURES = [
  { id: 'lp', meaning: 'LP of the Caster, in hundreds', weight: 0.5 },
  { id: 'chapter', meaning: 'Pages in the Chapter', weight: 0.1 },
  { id: 'spellbook', meaning: 'Pages in the Spellbook', weight: 0.01 },
  { id: 'beasties', meaning: 'LP of the Beasties in the Arena, in hundreds', weight: 0.4 },
  { id: 'damage', meaning: 'best printed Damage of each Beastie in the Arena, in hundreds', weight: 0.8 },
  { id: 'aura', meaning: 'Aura Pages in the Arena', weight: 0.25 },
  { id: 'out', meaning: 'being out of the game', weight: -8 },
] as const satisfies readonly Measure[];

const HUNDRED = 100;

/** Adds the numbers of one seat, each multiplied by `share`, to `out`. */
function add(m: M, seat: number, share: number, out: Float64Array): void {
  const { program } = m;
  out[0]! += (share * casterLp(m, seat)) / HUNDRED;
  out[1]! += share * m.zoneCount[zoneAt(m, seat, ZONE.chapter)]!;
  out[2]! += share * m.zoneCount[zoneAt(m, seat, ZONE.spellbook)]!;
  eachIn(m, ZONE.arena, (card) => {
    if (card === NO_CARD || m.card.controller[card] !== seat) return;
    const def = m.def[card]!;
    if (hasLp(m, card)) out[3]! += (share * lpOf(m, card)) / HUNDRED;
    let best = 0;
    for (const { damage } of program.attacks[def]!) best = Math.max(best, damage);
    out[4]! += (share * best) / HUNDRED;
    if (program.type[def] === TYPE.aura) out[5]! += share;
  });
  out[6]! += share * m.seat.out[seat]!;
}

export const EVALUATION: Evaluation = { measures: MEASURES, measure: aheadOfOthers(add) };
