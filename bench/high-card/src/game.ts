/**
 * High Card as a plugin of the engine: two seats, a pile of 30 ranks each, three cards in hand. In each round both players play a card, the
 * higher rank scores a point, and both draw. After sixty moves the player with more points wins.
 */
import { AGAIN, DONE, NEXT, collectSteps, defineState, step } from '@rulewright/engine';
import type { Mechanics, Match, Program } from '@rulewright/engine';

const RANKS = 30;
export const HAND = 3;
export const MOVES = RANKS * 2;

const STATE = defineState({ table: ['round'], seat: ['points'], card: [], records: {} });
type M = Match<typeof STATE>;

export const PLACE = { pile: 0, hand: 1, table: 2, played: 3 } as const;
const PLACES = 4;
const RULE = { deal: 0, play: 1, higher: 2 } as const;
const zone = (seat: number, place: number): number => seat * PLACES + place;

function draw(m: M, seat: number): void {
  const card = m.top(zone(seat, PLACE.pile));
  if (card >= 0) m.move(card, zone(seat, PLACE.hand), RULE.deal);
}

const ROUND = step('round', ['seat'], {
  play: {
    ask(m: M, f) {
      for (let card = m.bottom(zone(f.seat, PLACE.hand)); card >= 0; card = m.above(card)) m.offer(0, card);
      return f.seat;
    },
    answer(m: M, f, _kind, card) {
      m.move(card, zone(f.seat, PLACE.table), RULE.play);
      draw(m, f.seat);
      f.seat++;
      return f.seat < m.seats ? AGAIN : NEXT;
    },
  },
  compare(m: M) {
    const mine = m.top(zone(0, PLACE.table));
    const yours = m.top(zone(1, PLACE.table));
    const gap = m.def[mine]! - m.def[yours]!;
    if (gap !== 0) m.seat.points[gap > 0 ? 0 : 1]!++;
    m.move(mine, zone(0, PLACE.played), RULE.higher);
    m.move(yours, zone(1, PLACE.played), RULE.higher);
    m.table.round++;
    return DONE;
  },
});

const GAME = step('game', [], {
  deal(m: M) {
    for (let seat = 0; seat < m.seats; seat++) {
      m.shuffle(zone(seat, PLACE.pile));
      for (let i = 0; i < HAND; i++) draw(m, seat);
    }
    return NEXT;
  },
  rounds(m: M) {
    if (m.zoneCount[zone(0, PLACE.hand)]! > 0) return m.callAgain(ROUND);
    m.finish();
    return DONE;
  },
});

const MECHANICS: Mechanics<M> = {
  state: STATE,
  stages: collectSteps<M>([GAME, ROUND]),
  root: GAME,
  rules: ['hc.deal.hand', 'hc.play.any', 'hc.play.higher-wins'],
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
  ],
  options: [{ id: 'play', a: 'card', b: 'none' }],
  capacities: { frames: 4, records: {} },
  begin: () => undefined,
  moved: () => undefined,
  cutOff: (m: M) => m.finish(),
  result: (m: M) => {
    const [mine, yours] = [m.seat.points[0]!, m.seat.points[1]!];
    return {
      winners: mine === yours ? [] : mine > yours ? [0] : [1],
      cause: 'piles-empty',
      ruleId: 'hc.play.higher-wins',
      turns: m.table.round,
      standing: [{ points: mine }, { points: yours }],
    };
  },
  publicTable: (m: M) => ({ round: m.table.round }),
  publicSeat: (m: M, seat: number) => ({ points: m.seat.points[seat]! }),
  publicCard: () => ({}),
  knows: () => false,
};

const ranks = Array.from({ length: RANKS }, (_, rank) => `rank-${rank + 1}`);

export const highCard: Program = {
  mechanics: MECHANICS,
  ruleset: {
    id: 'high-card/plain',
    ref: { game: 'high-card', mode: 'plain', variants: [], overrides: {} },
    game: 'high-card',
    mode: 'plain',
    name: 'High Card',
    parameters: {},
    origins: {},
    setup: [],
    turn: [],
    steps: [],
    rules: [],
    deckLaw: null,
    legality: null,
    play: null,
    hash: 'high-card',
  },
  poolHash: () => 'high-card',
  zones: [
    { id: 'pile', name: 'pile', visibility: 'none' },
    { id: 'hand', name: 'hand', visibility: 'owner' },
    { id: 'table', name: 'table', visibility: 'all' },
    { id: 'played', name: 'played cards', visibility: 'all' },
  ],
  zonesPerSeat: PLACES,
  defs: ranks.map((slug, rank) => ({ slug, name: slug, numbers: { rank } })),
  defOf: new Map(ranks.map((slug, rank) => [slug, rank])),
  abilityNames: [],
  abilityTitles: [],
  minSeats: 2,
  maxSeats: 2,
};

/** A deck with one card of each rank, for both seats. */
export const highCardDecks: readonly (readonly number[])[] = [
  ranks.map((_, rank) => rank),
  ranks.map((_, rank) => rank),
];
