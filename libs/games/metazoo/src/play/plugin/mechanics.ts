/** The mechanics of MetaZoo for the kernel: state, steps, events, results and public numbers. */
import { NO_CARD, seatsIn, type Mechanics, type MatchResult } from '@rulewright/engine';
import { POLICIES } from '../../generated/policies/index.ts';
import { RULES } from '../../rules.ts';
import { mayLieFaceDown, trapsUnder } from '../actions/traps.ts';
import { unspent } from '../arena/aura.ts';
import { NOBODY } from '../arena/end.ts';
import { poisonOf } from '../arena/inflict.ts';
import { moved } from '../arena/moved.ts';
import { MATCH, STAGES } from '../match/match.ts';
import { CAUSE, CAUSES, EVENTS } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { OPTIONS } from '../model/options.ts';
import { casterTarget, placeOf, zoneAt } from '../model/places.ts';
import { STATE, ZONE } from '../model/state.ts';
import { auraSum } from '../model/words.ts';
import { costVector } from '../numbers/costs.ts';
import { casterLp, hasLp, lpOf, maxCasterLp, maxLp } from '../numbers/numbers.ts';
import { EVALUATION } from './evaluation.ts';
import { FEATURES } from './features.ts';

/** The numbers that a view shows for a Page in a Chapter. */
const inChapter = (m: M, card: number): Readonly<Record<string, number>> => ({ cost: auraSum(costVector(m, card)) });

/** The public numbers of a Page in play. */
function inPlay(m: M, card: number) {
  const place = placeOf(m, card);
  if (place !== ZONE.arena && place !== ZONE.terra && place !== ZONE.attached && place !== ZONE.traps) return {};
  const { card: f } = m;
  const lp = hasLp(m, card) ? { lp: lpOf(m, card), maxLp: maxLp(m, card), damage: f.damage[card]! } : {};
  return {
    controller: f.controller[card]!,
    fatigued: f.fatigued[card] === 1,
    ...lp,
    ...(f.host[card] === NO_CARD ? {} : { host: f.host[card]! }),
    ...(place === ZONE.arena ? shown({ traps: trapsUnder(m, card) }) : {}),
    ...(m.table.combat === 0
      ? {}
      : {
          attacking: m.table.attacker === card,
          attacked: m.table.target === card,
          defending: f.defending[card] === 1 || m.table.primary === card,
        }),
    ...shown({
      slot: f.slot[card]!,
      frozen: f.frozen[card]!,
      burn: f.burn[card]!,
      poison: poisonOf(m, card),
      paralyzed: f.paralyzed[card]! > 0 ? 1 : 0,
      asleep: f.asleep[card]!,
      scared: f.scared[card]!,
      confused: f.confused[card]!,
      burrowing: f.burrowing[card]!,
    }),
  };
}

function result(m: M): MatchResult {
  return {
    winners: seatsIn(m.table.winner),
    cause: CAUSES[m.table.cause]!,
    ruleId: m.table.cause === CAUSE.capped ? '' : RULES[m.table.endRule]!,
    turns: m.table.turn,
    standing: Array.from({ length: m.seats }, (_, seat) => ({
      lp: casterLp(m, seat),
      spellbook: m.zoneCount[zoneAt(m, seat, ZONE.spellbook)]!,
      chapter: m.zoneCount[zoneAt(m, seat, ZONE.chapter)]!,
      out: m.seat.out[seat]!,
    })),
  };
}

/** The values of a card that differ from 0. All players see them. */
const shown = (numbers: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0));

export const MECHANICS: Mechanics = {
  state: STATE,
  stages: STAGES,
  root: MATCH,
  rules: RULES,
  events: EVENTS,
  options: OPTIONS,
  capacities: {
    frames: 24,
    made: 4,
    records: { poison: 8, modifier: 16, chain: 8, pick: 16, trigger: 8, lasting: 8, contracted: 8, fact: 32 },
  },
  begin(m: M) {
    m.table.winner = NOBODY;
    m.table.attacker = m.table.target = m.table.primary = NO_CARD;
    m.table.terraNext = 1;
    for (let card = 0; card < m.cards; card++) {
      m.card.controller[card] = m.owner[card]!;
      m.card.host[card] = NO_CARD;
    }
  },
  moved,
  cutOff(m: M) {
    m.table.winner = NOBODY;
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
    combat: m.table.combat,
    attackSeat: m.table.combat ? m.table.attackSeat : null,
    targetSeat: m.table.combat ? m.table.targetSeat : null,
    chain: m.records.chain.count,
  }),
  publicSeat: (m: M, seat: number) => ({
    lp: casterLp(m, seat),
    maxLp: maxCasterLp(m, seat),
    damage: m.seat.damage[seat]!,
    out: m.seat.out[seat] === 1,
    burn: m.seat.burn[seat]!,
    poison: poisonOf(m, casterTarget(seat)),
    aura: unspent(m, seat),
  }),
  publicCard: (m: M, card: number) => (placeOf(m, card) === ZONE.chapter ? inChapter(m, card) : inPlay(m, card)),
  couldBe: (m: M, card: number, def: number) => placeOf(m, card) !== ZONE.traps || mayLieFaceDown(m, def),
  knows: (m: M, seat: number, card: number) => {
    if (placeOf(m, card) === ZONE.traps) return m.card.controller[card] === seat;
    // Pages on top of the Spellbook that the Caster sees while they choose among them.
    let left = m.seat.peek[seat]!;
    for (let top = m.top(zoneAt(m, seat, ZONE.spellbook)); left > 0 && top !== NO_CARD; top = m.below(top), left--)
      if (top === card) return true;
    return false;
  },
};
