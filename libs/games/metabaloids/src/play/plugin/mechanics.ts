/** The mechanics of Metabaloids for the kernel: state, steps, events, results and public numbers. */
import { NO_CARD, seatsIn, type Mechanics, type MatchResult } from '@rulewright/engine';
import { POLICIES } from '../../generated/policies/index.ts';
import { RULES } from '../../rules.ts';
import { actingMoved } from '../abilities/acting.ts';
import { DRAWN } from '../zones/end.ts';
import { EVALUATION } from './evaluation.ts';
import { FEATURES } from './features.ts';
import { CAUSE, CAUSES, EVENTS } from '../model/events.ts';
import { dropChangesOf, numberOf } from '../numbers/numbers.ts';
import { OPTIONS } from '../model/options.ts';
import { drawPileEmptied } from '../zones/piles.ts';
import { MOST_COLUMNS, STAT, STATE, ZONE } from '../model/state.ts';
import { MATCH, STAGES } from '../steps/turn.ts';
import type { M } from '../model/model.ts';
import { cardsInPlay, isSafe, zoneAt } from '../model/places.ts';

/**
 * Updates the state after every move of a card: emptied piles, changed columns, changes to numbers that end when a card
 * leaves.
 */
function moved(m: M, card: number, from: number, to: number): void {
  const place = m.placeOf[from]!;
  const seat = m.seatOf[from]!;
  const arrived = m.placeOf[to]!;
  if (m.program.allTimings !== 0) actingMoved(m, card, from, to);
  if (place >= ZONE.column) {
    m.seat.dirty[seat] = 1;
    // An emptied column is no longer in safety (mb.safety.movement).
    if (m.zoneCount[from] === 0) m.seat.safe[seat]! &= ~(1 << (place - ZONE.column));
    if (arrived < ZONE.column && m.records.modifier.count > 0) dropChangesOf(m, card);
  }
  if (arrived >= ZONE.column) {
    m.seat.dirty[m.seatOf[to]!] = 1;
    if (place < ZONE.column) m.card.enteredTurn[card] = m.table.turn;
  }
  if (place === ZONE.draw && m.zoneCount[from] === 0 && m.seat.out[seat] === 0 && arrived !== ZONE.removed)
    drawPileEmptied(m, seat);
}

function result(m: M): MatchResult {
  const standing = Array.from({ length: m.seats }, (_, seat) => ({
    lost: m.zoneCount[zoneAt(m, seat, ZONE.lost)]!,
    inPlay: cardsInPlay(m, seat),
    hand: m.zoneCount[zoneAt(m, seat, ZONE.hand)]!,
    drawPile: m.zoneCount[zoneAt(m, seat, ZONE.draw)]!,
    discardPile: m.zoneCount[zoneAt(m, seat, ZONE.discard)]!,
    out: m.seat.out[seat]!,
  }));
  return {
    winners: seatsIn(m.table.winner),
    cause: CAUSES[m.table.cause]!,
    ruleId: m.table.cause === CAUSE.capped ? '' : RULES[m.table.endRule]!,
    turns: m.table.turn,
    standing,
  };
}

/** The keys for the safety of columns in the public view of a seat. */
const SAFE = Array.from({ length: MOST_COLUMNS }, (_, column) => `safe${column + 1}`);

export const MECHANICS: Mechanics = {
  state: STATE,
  stages: STAGES,
  root: MATCH,
  rules: RULES,
  events: EVENTS,
  options: OPTIONS,
  capacities: { frames: 24, records: { modifier: 8, trigger: 8 } },
  begin(m: M) {
    m.table.winner = DRAWN;
    m.table.waiting = NO_CARD;
    m.table.attackCard = m.table.defendCard = m.table.loser = NO_CARD;
  },
  moved,
  cutOff(m: M) {
    m.table.winner = DRAWN;
    m.table.cause = CAUSE.capped;
    m.finish();
  },
  result,
  evaluation: EVALUATION,
  features: FEATURES,
  policies: POLICIES,
  publicTable: (m: M) => ({
    turn: m.table.turn,
    active: m.table.active,
    attacks: m.table.attacks,
    battle: m.table.battle,
    attacker: m.table.battle ? m.table.attacker : null,
    defender: m.table.battle ? m.table.defender : null,
    'attack-column': m.table.battle ? m.table.attackColumn + 1 : 0,
    'attack-bonus': m.table.attackBonus,
    'defend-bonus': m.table.defendBonus,
    damage: m.table.damage,
  }),
  publicSeat: (m: M, seat: number) => {
    const numbers: Record<string, number | boolean> = {
      out: m.seat.out[seat] === 1,
      placed: m.seat.placed[seat]!,
      attacked: m.seat.attacked[seat]!,
    };
    for (let column = 0; column < m.program.columns; column++) numbers[SAFE[column]!] = isSafe(m, seat, column);
    return numbers;
  },
  publicCard: (m: M, card: number) => ({
    attacking: m.table.battle !== 0 && m.table.attackCard === card,
    'under-attack': m.table.battle !== 0 && m.table.defendCard === card,
    attack: numberOf(m, card, STAT.attack),
    defense: numberOf(m, card, STAT.defense),
    cost: numberOf(m, card, STAT.cost),
    'used-this-turn': m.table.inTurn === 1 && m.card.attackedTurn[card] === m.table.turn,
  }),
  knows: (m: M, seat: number, card: number) => {
    // Cards on top of the draw pile that the seat sees while it chooses among them.
    let left = m.seat.peek[seat]!;
    for (let top = m.top(zoneAt(m, seat, ZONE.draw)); left > 0 && top !== NO_CARD; top = m.below(top), left--)
      if (top === card) return true;
    return false;
  },
};
