/**
 * A minimal game: each seat plays a card, and the higher card wins the trick. Proves that the kernel knows no
 * particular game.
 */
import type { Ruleset } from '@rulewright/content';
import {
  DONE,
  NEXT,
  collectSteps,
  defineState,
  step,
  type Mechanics,
  type Match,
  type Program,
  type Step,
} from '../src/index.ts';

const STATE = defineState({
  table: ['round', 'best', 'bestCard'],
  seat: ['tricks'],
  card: [],
  records: { mark: ['card'] },
});
type M = Match<typeof STATE>;
const [PILE, HAND, TABLE, WON] = [0, 1, 2, 3];
const zone = (seat: number, place: number): number => seat * 4 + place;

const PLAY: Step<M> = step('play', ['seat'], {
  card: {
    ask(m: M, f) {
      for (let card = m.bottom(zone(f.seat, HAND)); card >= 0; card = m.above(card)) m.offer(0, card);
      return f.seat;
    },
    answer(m: M, f, _kind, card) {
      m.move(card, zone(f.seat, TABLE), 1);
      m.records.mark.add(card);
      if (m.table.bestCard < 0 || m.def[card]! > m.def[m.table.bestCard]!) {
        m.table.best = f.seat;
        m.table.bestCard = card;
      }
      return f.seat + 1 < m.seats ? m.call(PLAY, f.seat + 1) : DONE;
    },
  },
});
const ROUND = step('round', [], {
  play(m: M) {
    if (m.zoneCount[zone(0, HAND)] === 0) m.finish();
    m.table.bestCard = -1;
    return m.over ? DONE : m.call(PLAY, 0);
  },
  take(m: M) {
    for (let seat = 0; seat < m.seats; seat++) m.move(m.top(zone(seat, TABLE)), zone(seat, WON), 2);
    m.seat.tricks[m.table.best]!++;
    m.table.round++;
    m.emit(1, 2, m.table.best, m.table.bestCard);
    return DONE;
  },
});
const GAME = step('game', [], {
  deal(m: M) {
    for (let seat = 0; seat < m.seats; seat++) {
      m.shuffle(zone(seat, PILE));
      for (let n = 0; n < 5; n++) m.move(m.top(zone(seat, PILE)), zone(seat, HAND), 0);
    }
    return NEXT;
  },
  rounds: (m: M) => m.callAgain(ROUND),
});

const MECHANICS: Mechanics<M> = {
  state: STATE,
  stages: collectSteps<M>([GAME, ROUND, PLAY]),
  root: GAME,
  rules: ['hc.deal.five', 'hc.play.any', 'hc.trick.highest'],
  events: [
    {
      id: 'card.moved',
      fields: [
        { name: 'card', type: 'card' },
        { name: 'from', type: 'zone' },
        { name: 'to', type: 'zone' },
      ],
      sentence: '{card} goes from {from} to {to}.',
      cardKnownTo: 'by-zone',
    },
    {
      id: 'trick.taken',
      fields: [
        { name: 'seat', type: 'seat' },
        { name: 'card', type: 'card' },
      ],
      sentence: '{seat} takes the trick with {card}.',
      cardKnownTo: 'all',
    },
  ],
  options: [{ id: 'play', a: 'card', b: 'none' }],
  capacities: { frames: 2, records: { mark: 2 } },
  begin: () => undefined,
  moved: () => undefined,
  cutOff: (m) => m.finish(),
  result: (m: M) => ({
    winners: [m.seat.tricks.indexOf(Math.max(...m.seat.tricks))],
    cause: 'hands-empty',
    ruleId: 'hc.trick.highest',
    turns: m.table.round,
    standing: Array.from(m.seat.tricks, (tricks) => ({ tricks })),
  }),
  publicTable: (m: M) => ({ round: m.table.round }),
  publicSeat: (m: M, seat: number) => ({ tricks: m.seat.tricks[seat]! }),
  publicCard: () => ({}),
  knows: () => false,
  evaluation: {
    measures: [
      { id: 'tricks', meaning: 'tricks taken', weight: 1 },
      { id: 'hand', meaning: 'ranks in the hand', weight: 0.1 },
    ],
    measure(m: M, seat: number, out: Float64Array) {
      out[0] = m.seat.tricks[seat]!;
      out[1] = 0;
      for (let card = m.bottom(zone(seat, HAND)); card >= 0; card = m.above(card)) out[1] += m.def[card]!;
    },
  },
};

/** Ten cards, named and numbered by rank. */
export const highCard: Program = {
  mechanics: MECHANICS,
  ruleset: { id: 'high-card/plain', hash: 'h1', turn: [] } as unknown as Ruleset,
  poolHash: () => 'p1',
  zones: [
    { id: 'pile', name: 'pile', visibility: 'none' },
    { id: 'hand', name: 'hand', visibility: 'owner' },
    { id: 'table', name: 'table', visibility: 'all' },
    { id: 'won', name: 'won cards', visibility: 'top' },
  ],
  zonesPerSeat: 4,
  defs: Array.from({ length: 10 }, (_, rank) => ({ slug: `rank-${rank}`, name: `Rank ${rank}`, numbers: { rank } })),
  defOf: new Map(Array.from({ length: 10 }, (_, rank) => [`rank-${rank}`, rank])),
  abilityNames: [],
  abilityTitles: [],
  minSeats: 2,
  maxSeats: 5,
};

export const DECK = { entries: Array.from({ length: 10 }, (_, rank) => ({ card: `rank-${rank}`, copies: 1 })) };
