/**
 * How bots score positions: a seat's lead over the average of the other seats. Uses only open cards and the number of
 * cards in each zone. The weights were fitted to the winners of games between bots and then tested in play.
 */
import { NO_CARD, aheadOfOthers, type Evaluation, type Measure } from '@rulewright/engine';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnZone, zoneAt } from '../model/places.ts';

const MEASURES = [
  { id: 'draw-pile', meaning: 'cards in the draw pile', weight: 0.08 },
  { id: 'hand', meaning: 'cards in hand', weight: 0.1 },
  { id: 'discard-pile', meaning: 'cards in the discard pile, where it comes back as draw pile', weight: 0.075 },
  { id: 'reserve', meaning: 'cards in the reserve', weight: 0.12 },
  { id: 'lost', meaning: 'lost cards', weight: -0.07 },
  { id: 'play-area', meaning: 'cards in the columns', weight: 0.06 },
  { id: 'columns', meaning: 'columns with cards', weight: 0.3 },
  { id: 'attack', meaning: 'printed attack of the cards in the columns', weight: 0.02 },
  { id: 'spearhead', meaning: 'printed attack of the column that has most', weight: 0.12 },
  { id: 'defense', meaning: 'printed defense of the cards in the columns', weight: 0.02 },
  { id: 'weakest', meaning: 'printed defense of the weakest column', weight: 0.04 },
  { id: 'bare', meaning: 'having no column at all', weight: -2 },
  { id: 'out', meaning: 'being out of the match', weight: -3 },
] as const satisfies readonly Measure[];

/** Sums over the columns of a seat. */
interface Columns {
  cards: number;
  used: number;
  attack: number;
  defense: number;
  /** Attack of the strongest column, and defense of the weakest. */
  spearhead: number;
  weakest: number;
}
const columns: Columns = { cards: 0, used: 0, attack: 0, defense: 0, spearhead: 0, weakest: 0 };

/** Computes the sums of a seat. Returns one shared object, which the next call overwrites. */
function addUp(m: M, seat: number): Columns {
  const { program, zoneCount } = m;
  const all = columns;
  all.cards = all.used = all.attack = all.defense = all.spearhead = all.weakest = 0;
  for (let column = 0; column < program.columns; column++) {
    const zone = columnZone(m, seat, column);
    if (zoneCount[zone] === 0) continue;
    let attack = 0;
    let defense = 0;
    for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
      attack += program.attack[m.def[card]!]!;
      defense += program.defense[m.def[card]!]!;
    }
    all.cards += zoneCount[zone]!;
    all.attack += attack;
    all.defense += defense;
    all.spearhead = Math.max(all.spearhead, attack);
    all.weakest = all.used === 0 ? defense : Math.min(all.weakest, defense);
    all.used++;
  }
  return all;
}

/** Adds the numbers of one seat, each multiplied by `share`, to `out`. */
function add(m: M, seat: number, share: number, out: Float64Array): void {
  const { zoneCount, program } = m;
  const { cards, used, attack, defense, spearhead, weakest } = addUp(m, seat);
  out[0]! += share * zoneCount[zoneAt(m, seat, ZONE.draw)]!;
  out[1]! += share * zoneCount[zoneAt(m, seat, ZONE.hand)]!;
  if (program.p.reshuffle) out[2]! += share * zoneCount[zoneAt(m, seat, ZONE.discard)]!;
  out[3]! += share * zoneCount[zoneAt(m, seat, ZONE.reserve)]!;
  out[4]! += share * zoneCount[zoneAt(m, seat, ZONE.lost)]!;
  out[5]! += share * cards;
  out[6]! += share * used;
  out[7]! += share * attack;
  out[8]! += share * spearhead;
  out[9]! += share * defense;
  out[10]! += share * weakest;
  out[11]! += share * (used === 0 ? 1 : 0);
  out[12]! += share * m.seat.out[seat]!;
}

export const EVALUATION: Evaluation = { measures: MEASURES, measure: aheadOfOthers(add) };
