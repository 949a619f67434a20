/** What MetaZoo gives the kernel: its state, steps, events, and how a result and a public view are read off. */
import { type Kernel, type MatchResult } from '@rulewright/engine';
import { RULES } from '../rules.ts';
import { CAUSE, CAUSES, EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { STATE, ZONE, zoneAt, type M } from './state.ts';
import { MATCH, STAGES } from './turn.ts';

/** `table.winner` while nobody has won. */
const NOBODY = -1;

function result(m: M): MatchResult {
  return {
    winner: m.table.winner === NOBODY ? null : m.table.winner,
    cause: CAUSES[m.table.cause]!,
    ruleId: m.table.cause === CAUSE.capped ? '' : RULES[m.table.endRule]!,
    turns: m.table.turn,
    standing: Array.from({ length: m.seats }, (_, seat) => ({
      lp: m.seat.lp[seat]!,
      spellbook: m.zoneCount[zoneAt(m, seat, ZONE.spellbook)]!,
      chapter: m.zoneCount[zoneAt(m, seat, ZONE.chapter)]!,
    })),
  };
}

export const KERNEL: Kernel = {
  state: STATE,
  stages: STAGES,
  root: MATCH,
  rules: RULES,
  events: EVENTS,
  options: OPTIONS,
  capacities: { frames: 16, records: {} },
  begin(m: M) {
    m.table.winner = NOBODY;
    for (let card = 0; card < m.cards; card++) m.card.controller[card] = m.owner[card]!;
  },
  moved: () => undefined,
  cutOff(m: M) {
    m.table.winner = NOBODY;
    m.table.cause = CAUSE.capped;
    m.finish();
  },
  result,
  publicTable: (m: M) => ({ turn: m.table.turn, active: m.table.active }),
  publicSeat: (m: M, seat: number) => ({ lp: m.seat.lp[seat]!, out: m.seat.out[seat] === 1 }),
  publicCard: (m: M, card: number) => ({ controller: m.card.controller[card]! }),
  knows: () => false,
};
