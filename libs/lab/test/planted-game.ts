/**
 * A tiny game whose truths are known exactly: what a card, the first turn, a parameter and a deck change. The winner is drawn at the start.
 * The loser then leaves early and draws few cards. A method that compares players who drew a card with the others therefore calls every
 * card too strong.
 */
import { type Ruleset } from '@rulewright/content';
import {
  DONE,
  NEXT,
  collectSteps,
  defineState,
  step,
  type DeckList,
  type GamePlugin,
  type Match,
  type Mechanics,
  type Program,
  type Step,
} from '@rulewright/engine';
import type { Arm } from '../src/index.ts';

/** What is planted, in thousandths. */
export interface Truth {
  /** Added to the chance of the player who goes first. */
  readonly starter?: number;
  /** Added to the chance of a player whose deck has the charm, if the other deck has none. */
  readonly charm?: number;
  /** The chance that a game ends after a turn. */
  readonly end?: number;
  /** Whether the decks change the luck of a game, so that games with the same seed have nothing in common. */
  readonly apart?: boolean;
}

const STATE = defineState({ table: ['starter', 'winner', 'turn', 'last'], seat: [], card: [], records: {} });
type M = Match<typeof STATE>;
const [PILE, HAND, TABLE] = [0, 1, 2];
const ZONES = 3;
const zone = (seat: number, place: number): number => seat * ZONES + place;
/** The most turns of a game. */
const LONGEST = 40;
/** The loser draws no cards after this share of the turns. */
const EARLY = 0.3;

const SLUGS = ['pebble', 'dud', 'charm', 'relic'] as const;
const slugOf = (m: M, card: number): string => m.program.defs[m.def[card]!]!.slug;
const truthOf = (m: M): Truth => m.program.ruleset.parameters;

/** Plays a card of the hand, or none. No player can play a relic. */
const PLAY: Step<M> = step('play', ['seat'], {
  card: {
    ask(m: M, f) {
      m.offer(1, 0);
      for (let card = m.bottom(zone(f.seat, HAND)); card >= 0; card = m.above(card))
        if (slugOf(m, card) !== 'relic') m.offer(0, card);
      return f.seat;
    },
    answer(m: M, f, kind, card) {
      if (kind === 0) m.move(card, zone(f.seat, TABLE), 0);
      return DONE;
    },
  },
});

const TURN = step('turn', [], {
  draw(m: M) {
    const seat = m.table.turn % 2;
    m.emit(2, 0, seat, m.table.turn);
    const left = seat !== m.table.winner && m.table.turn > EARLY * m.table.last;
    if (!left && m.zoneCount[zone(seat, PILE)]! > 0) m.move(m.top(zone(seat, PILE)), zone(seat, HAND), 0);
    return m.call(PLAY, seat);
  },
  end(m: M) {
    if (++m.table.turn > m.table.last) m.finish();
    return DONE;
  },
});

/** Whether the deck of a seat has the charm. */
const hasCharm = (m: M, seat: number): boolean => {
  for (let card = 0; card < m.cards; card++) if (m.owner[card] === seat && slugOf(m, card) === 'charm') return true;
  return false;
};

const GAME = step('game', [], {
  deal(m: M) {
    const { starter = 0, charm = 0, end = 200, apart = false } = truthOf(m);
    for (const seat of [0, 1]) m.shuffle(zone(seat, PILE));
    if (apart && hasCharm(m, 0)) m.random(2);
    m.table.starter = m.random(2);
    m.emit(1, 0, m.table.starter, 0);
    // The chance of seat 0.
    const chance =
      500 + starter * (m.table.starter === 0 ? 1 : -1) + charm * (Number(hasCharm(m, 0)) - Number(hasCharm(m, 1)));
    m.table.winner = m.random(1000) < chance ? 0 : 1;
    m.table.last = 4;
    while (m.table.last < LONGEST && m.random(1000) >= end) m.table.last++;
    return NEXT;
  },
  turns: (m: M) => m.callAgain(TURN),
});

const SEAT = { name: 'seat', type: 'seat' } as const;
const NUMBER = { name: 'number', type: 'number' } as const;

const MECHANICS: Mechanics<M> = {
  state: STATE,
  stages: collectSteps<M>([GAME, TURN, PLAY]),
  root: GAME,
  rules: ['pg.play.any'],
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
    { id: 'first.chosen', fields: [SEAT, NUMBER], sentence: '{seat} goes first.', cardKnownTo: 'all' },
    { id: 'turn.started', fields: [SEAT, NUMBER], sentence: '{seat} starts turn {number}.', cardKnownTo: 'all' },
  ],
  options: [
    { id: 'play', a: 'card', b: 'none' },
    { id: 'pass', a: 'none', b: 'none' },
  ],
  capacities: { frames: 3, records: {} },
  begin: () => undefined,
  moved: () => undefined,
  cutOff: (m) => m.finish(),
  result: (m: M) => ({
    winners: [m.table.winner],
    cause: 'over',
    ruleId: 'pg.play.any',
    turns: m.table.turn,
    standing: [{}, {}],
  }),
  publicTable: () => ({}),
  publicSeat: () => ({}),
  publicCard: () => ({}),
  knows: () => false,
};

const program = (ruleset: Ruleset): Program => ({
  mechanics: MECHANICS,
  ruleset,
  poolHash: () => 'planted',
  zones: [
    { id: 'pile', name: 'pile', visibility: 'none' },
    { id: 'hand', name: 'hand', visibility: 'owner' },
    { id: 'table', name: 'table', visibility: 'all' },
  ],
  zonesPerSeat: ZONES,
  defs: SLUGS.map((slug) => ({ slug, name: slug, numbers: {} })),
  defOf: new Map(SLUGS.map((slug, def) => [slug, def])),
  abilityNames: [],
  abilityTitles: [],
  minSeats: 2,
  maxSeats: 2,
});

export const plantedGame: GamePlugin = {
  id: 'planted',
  vocabulary: {} as GamePlugin['vocabulary'],
  examples: {} as GamePlugin['examples'],
  statistics: {
    counts: [],
    ratios: [],
    starter: 'first.chosen',
    turn: 'turn.started',
    lead: '',
    drawn: { from: ['pile'], to: ['hand'] },
    played: { to: ['table'] },
  },
  compile: program,
};

/** A ruleset of the game with these truths. */
export const armWith = (truth: Truth): Arm => ({
  name: JSON.stringify(truth),
  ruleset: { id: 'planted/plain', hash: JSON.stringify(truth), parameters: truth } as unknown as Ruleset,
  cards: [],
});

/** A deck of twelve cards, two of which are `card`. */
export const deckWith = (card: (typeof SLUGS)[number]): DeckList => ({
  entries: [
    { card, copies: 2 },
    { card: 'pebble', copies: 10 },
  ],
});
