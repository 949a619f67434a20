/**
 * How bots judge a position: what a seat has more than the others have on average. Only open cards and the number of
 * cards everywhere are looked at. The weights were found by playing bots with different ones against each other.
 */
import { NO_CARD, type Evaluation, type Measure } from '@rulewright/engine';
import { ZONE, columnZone, zoneAt, type M } from './state.ts';

const MEASURES = [
  { id: 'draw-pile', meaning: 'cards in the draw pile', weight: 0.1 },
  { id: 'hand', meaning: 'cards in hand', weight: 0.2 },
  { id: 'play-area', meaning: 'cards in the columns', weight: 0.1 },
  { id: 'reserve', meaning: 'cards in the reserve', weight: 0.1 },
  { id: 'lost', meaning: 'lost cards', weight: -0.1 },
  { id: 'attack', meaning: 'printed attack of the cards in the columns', weight: 0.06 },
  { id: 'defense', meaning: 'printed defense of the cards in the columns', weight: 0.04 },
  { id: 'weakest', meaning: 'printed defense of the weakest column', weight: 0.05 },
  { id: 'out', meaning: 'being out of the match', weight: -3 },
] as const satisfies readonly Measure[];

/** The numbers of one seat, each times `share`, added to `out`. */
function add(m: M, seat: number, share: number, out: Float64Array): void {
  const { program, zoneCount } = m;
  let cards = 0;
  let attack = 0;
  let defense = 0;
  let weakest = -1;
  for (let column = 0; column < program.columns; column++) {
    const zone = columnZone(m, seat, column);
    if (zoneCount[zone] === 0) continue;
    let sum = 0;
    for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
      cards++;
      attack += program.attack[m.def[card]!]!;
      sum += program.defense[m.def[card]!]!;
    }
    defense += sum;
    if (weakest < 0 || sum < weakest) weakest = sum;
  }
  out[0]! += share * zoneCount[zoneAt(m, seat, ZONE.draw)]!;
  out[1]! += share * zoneCount[zoneAt(m, seat, ZONE.hand)]!;
  out[2]! += share * cards;
  out[3]! += share * zoneCount[zoneAt(m, seat, ZONE.reserve)]!;
  out[4]! += share * zoneCount[zoneAt(m, seat, ZONE.lost)]!;
  out[5]! += share * attack;
  out[6]! += share * defense;
  out[7]! += share * Math.max(0, weakest);
  out[8]! += share * m.seat.out[seat]!;
}

export const EVALUATION: Evaluation = {
  measures: MEASURES,
  measure(m: M, seat: number, out: Float64Array) {
    out.fill(0);
    const share = -1 / (m.seats - 1);
    for (let each = 0; each < m.seats; each++) add(m, each, each === seat ? 1 : share, out);
  },
};
