/**
 * The steps of the free table: any game can be played on it by hand. It knows no rules. A seat acts with its own cards until it ends its turn or lets
 * another seat act. Hidden cards stay hidden, because zones and moves are those of the engine.
 */
import { DONE, AGAIN, NEXT, defineState, step, type Match, type ZoneSpec } from '@rulewright/engine';

export const STATE = defineState({
  table: ['turn', 'active', 'acts', 'searcher', 'winner', 'agreed'],
  seat: ['count', 'out'],
  card: ['turned', 'marks'],
  records: {},
});
export type FreeMatch = Match<typeof STATE>;
type M = FreeMatch;

export const FREE_ZONES: readonly ZoneSpec[] = [
  { id: 'pile', name: 'draw pile', visibility: 'none', pile: true },
  { id: 'hand', name: 'hand', visibility: 'owner' },
  { id: 'front', name: 'front row', visibility: 'all' },
  { id: 'back', name: 'back row', visibility: 'all' },
  { id: 'down', name: 'face-down cards', visibility: 'owner' },
  { id: 'discard', name: 'discard pile', visibility: 'all', pile: true },
  { id: 'removed', name: 'removed cards', visibility: 'all', pile: true },
];
export const PLACES = FREE_ZONES.length;
export const [PILE, FRONT, BACK] = [0, 2, 3];
const [HAND, DOWN, DISCARD, REMOVED] = [1, 4, 5, 6];
export const zoneOf = (seat: number, place: number): number => seat * PLACES + place;

/** The option kinds, in the order of their numbers. */
export const OPTIONS = [
  ...['draw', 'shuffle', 'search', 'ready', 'count', 'die', 'big-die', 'coin', 'give', 'end', 'concede', 'pass'],
  ...['to-hand', 'to-front', 'to-back', 'to-down', 'to-discard', 'to-removed', 'to-top', 'to-bottom'],
  ...['turn', 'mark', 'unmark', 'show', 'allow', 'refuse', 'take', 'done', 'add'],
  ...['draws', 'many', 'won', 'drawn', 'chance'],
] as const;
export const OF_SEATS: readonly string[] = ['count', 'give', 'won'];
export const OF_NUMBERS: readonly string[] = ['add', 'many'];
export const OF_CARDS: readonly string[] = [
  ...['to-hand', 'to-front', 'to-back', 'to-down', 'to-discard', 'to-removed', 'to-top', 'to-bottom'],
  ...['turn', 'mark', 'unmark', 'show', 'take'],
];
const kindOf = (id: (typeof OPTIONS)[number]): number => OPTIONS.indexOf(id);

/** The moves of cards by the place where they are, as option kinds. */
const MOVES: Readonly<Record<number, readonly (typeof OPTIONS)[number][]>> = {
  [HAND]: ['to-front', 'to-back', 'to-down', 'to-discard', 'to-top', 'to-bottom', 'show'],
  [FRONT]: ['turn', 'mark', 'unmark', 'to-back', 'to-discard', 'to-hand', 'to-removed', 'to-top', 'to-bottom'],
  [BACK]: ['turn', 'mark', 'unmark', 'to-front', 'to-discard', 'to-hand', 'to-removed', 'to-top', 'to-bottom'],
  [DOWN]: ['to-front', 'to-back', 'to-discard', 'to-hand'],
  [DISCARD]: ['to-hand', 'to-front', 'to-removed', 'to-bottom'],
  [REMOVED]: ['to-hand', 'to-discard'],
};
const GOES: Readonly<Record<string, number>> = {
  ...{ 'to-hand': HAND, 'to-front': FRONT, 'to-back': BACK, 'to-down': DOWN },
  ...{ 'to-discard': DISCARD, 'to-removed': REMOVED, 'to-top': PILE },
};

/** The amounts by which a count can be changed at once. An option names one by its number in the list. */
export const AMOUNTS = [1, 5, -1, -5] as const;

/** The most cards that are drawn at once. */
const MOST_DRAWN = 10;

const EVENT = {
  turn: 1,
  shuffled: 2,
  rolled: 3,
  coin: 4,
  shown: 5,
  turned: 6,
  marks: 7,
  count: 8,
  said: 9,
  out: 10,
  over: 11,
  readied: 12,
  claimed: 13,
} as const;
const WORDS = { allow: 0, refuse: 1, asks: 2, acts: 3, agrees: 4, disagrees: 5 } as const;

const stays = (m: M): number[] =>
  Array.from({ length: m.seats }, (_, seat) => seat).filter((seat) => !m.seat.out[seat]);

/** The next seat that is not out, after `seat`. */
function nextOf(m: M, seat: number): number {
  for (let n = 1; n <= m.seats; n++) if (!m.seat.out[(seat + n) % m.seats]) return (seat + n) % m.seats;
  return seat;
}

function finish(m: M, winner: number, agreed: boolean): void {
  m.table.winner = winner;
  m.table.agreed = agreed ? 1 : 0;
  m.emit(EVENT.over, 0, winner);
  m.finish();
}

/** Asks every other seat for leave to look through the draw pile, then lets the seat take cards from it. */
export const SEARCH = step('search', ['seat', 'other'], {
  begin(m: M, f) {
    m.emit(EVENT.said, 0, f.seat, WORDS.asks);
    f.other = nextOf(m, f.seat);
    return NEXT;
  },
  permit: {
    ask(m: M, f) {
      if (f.other === f.seat) return f.goto.look;
      m.offer(kindOf('allow'));
      m.offer(kindOf('refuse'));
      return f.other;
    },
    answer(m: M, f, kind) {
      const allows = kind === kindOf('allow');
      m.emit(EVENT.said, 0, f.other, allows ? WORDS.allow : WORDS.refuse);
      if (!allows) return DONE;
      f.other = nextOf(m, f.other);
      return AGAIN;
    },
  },
  look: {
    ask(m: M, f) {
      m.table.searcher = f.seat;
      m.offerZone(kindOf('take'), zoneOf(f.seat, PILE));
      m.offer(kindOf('done'));
      return f.seat;
    },
    answer(m: M, f, kind, card) {
      if (kind === kindOf('take')) {
        m.move(card, zoneOf(f.seat, HAND), 0);
        return AGAIN;
      }
      m.table.searcher = -1;
      m.shuffle(zoneOf(f.seat, PILE));
      m.emit(EVENT.shuffled, 0, f.seat);
      return DONE;
    },
  },
});

/** Asks every other seat whether the match ends. `seat` is the seat that has won, or no seat. */
const agreement = (name: string) =>
  step(name, ['by', 'other', 'seat'], {
    begin(m: M, f) {
      f.other = nextOf(m, f.by);
      return NEXT;
    },
    asks: {
      ask(m: M, f) {
        if (f.other === f.by) {
          finish(m, f.seat, true);
          return DONE;
        }
        m.offer(kindOf('allow'));
        m.offer(kindOf('refuse'));
        return f.other;
      },
      answer(m: M, f, kind) {
        const agrees = kind === kindOf('allow');
        m.emit(EVENT.said, 0, f.other, agrees ? WORDS.agrees : WORDS.disagrees);
        f.other = nextOf(m, f.other);
        return agrees ? AGAIN : DONE;
      },
    },
  });
export const AGREE = agreement('agree');
export const CLAIM = agreement('claim');

/** Asks who has won. Then all others must agree. */
export const END = step('end', ['seat'], {
  who: {
    ask(m: M, f) {
      for (const seat of stays(m)) m.offer(kindOf('won'), seat);
      for (const kind of ['drawn', 'concede', 'done'] as const) m.offer(kindOf(kind));
      return f.seat;
    },
    answer(m: M, f, kind, seat) {
      if (kind === kindOf('done')) return DONE;
      if (kind === kindOf('concede')) {
        concede(m, f.seat);
        return DONE;
      }
      if (kind === kindOf('drawn')) return m.call(AGREE, f.seat, -1, -1);
      m.emit(EVENT.claimed, 0, f.seat, seat);
      return m.call(CLAIM, f.seat, -1, seat);
    },
  },
});

/** Rolls a die or flips a coin. */
export const CHANCE = step('chance', ['seat'], {
  what: {
    ask(m: M, f) {
      for (const kind of ['die', 'big-die', 'coin', 'done'] as const) m.offer(kindOf(kind));
      return f.seat;
    },
    answer(m: M, f, kind) {
      if (kind === kindOf('coin')) m.emit(EVENT.coin, 0, f.seat, m.random(2));
      else if (kind !== kindOf('done')) m.emit(EVENT.rolled, 0, f.seat, m.random(kind === kindOf('die') ? 6 : 20) + 1);
      return DONE;
    },
  },
});

/** Draws several cards at once. */
export const DRAWS = step('draws', ['seat'], {
  many: {
    ask(m: M, f) {
      const most = Math.min(MOST_DRAWN, m.zoneCount[zoneOf(f.seat, PILE)]!);
      for (let many = 2; many <= most; many++) m.offer(kindOf('many'), many);
      m.offer(kindOf('done'));
      return f.seat;
    },
    answer(m: M, f, kind, many) {
      if (kind === kindOf('many'))
        for (let n = 0; n < many; n++) m.move(m.top(zoneOf(f.seat, PILE)), zoneOf(f.seat, HAND), 0);
      return DONE;
    },
  },
});

/** Changes the count of a seat until the acting seat is done. */
export const COUNT = step('count', ['by', 'seat'], {
  change: {
    ask(m: M, f) {
      AMOUNTS.forEach((_, at) => m.offer(kindOf('add'), at));
      m.offer(kindOf('done'));
      return f.by;
    },
    answer(m: M, f, kind, at) {
      if (kind === kindOf('done')) return DONE;
      m.seat.count[f.seat]! += AMOUNTS[at]!;
      m.emit(EVENT.count, 0, f.seat, m.seat.count[f.seat]);
      return AGAIN;
    },
  },
});

/** The cards of both rows of a seat. */
function onTable(m: M, seat: number): number[] {
  const cards: number[] = [];
  for (const place of [FRONT, BACK])
    for (let card = m.bottom(zoneOf(seat, place)); card >= 0; card = m.above(card)) cards.push(card);
  return cards;
}

function offerCards(m: M, seat: number): void {
  for (const [place, kinds] of Object.entries(MOVES)) {
    for (let card = m.bottom(zoneOf(seat, Number(place))); card >= 0; card = m.above(card))
      for (const kind of kinds) if (kind !== 'unmark' || m.card.marks[card]! > 0) m.offer(kindOf(kind), card);
  }
  for (const other of stays(m)) {
    if (other === seat) continue;
    for (const card of onTable(m, other)) {
      m.offer(kindOf('mark'), card);
      if (m.card.marks[card]! > 0) m.offer(kindOf('unmark'), card);
    }
  }
}

/** Acts with a card. */
function act(m: M, seat: number, kind: (typeof OPTIONS)[number], card: number): void {
  if (kind === 'turn') {
    m.card.turned[card] = 1 - m.card.turned[card]!;
    m.emit(EVENT.turned, 0, seat, card);
  } else if (kind === 'mark' || kind === 'unmark') {
    m.card.marks[card] = Math.min(9_999, m.card.marks[card]! + (kind === 'mark' ? 1 : -1));
    m.emit(EVENT.marks, 0, card, m.card.marks[card]);
  } else if (kind === 'show') m.emit(EVENT.shown, 0, seat, card);
  else if (kind === 'to-bottom') m.moveUnder(card, zoneOf(seat, PILE), 0);
  else m.move(card, zoneOf(seat, GOES[kind] ?? HAND), 0);
}

export const TURN = step('turn', ['seat'], {
  begin(m: M, f) {
    m.table.turn++;
    m.table.active = f.seat;
    m.table.acts = f.seat;
    m.emit(EVENT.turn, 0, f.seat);
    return NEXT;
  },
  act: {
    ask(m: M, f) {
      const { acts } = m.table;
      if (m.seat.out[f.seat]) return DONE;
      const pile = m.zoneCount[zoneOf(acts, PILE)]!;
      if (pile > 0) m.offer(kindOf('draw'));
      if (pile > 1) for (const kind of ['draws', 'shuffle', 'search'] as const) m.offer(kindOf(kind));
      offerCards(m, acts);
      if (onTable(m, acts).some((card) => m.card.turned[card] === 1)) m.offer(kindOf('ready'));
      for (const seat of stays(m)) m.offer(kindOf('count'), seat);
      m.offer(kindOf('chance'));
      if (acts === f.seat) for (const seat of stays(m)) if (seat !== acts) m.offer(kindOf('give'), seat);
      m.offer(kindOf('end'));
      m.offer(kindOf('pass'));
      return acts;
    },
    answer(m: M, f, number, a) {
      const kind = OPTIONS[number]!;
      const { acts } = m.table;
      if (OF_CARDS.includes(kind)) {
        act(m, acts, kind, a);
        return AGAIN;
      }
      switch (kind) {
        case 'draw':
          m.move(m.top(zoneOf(acts, PILE)), zoneOf(acts, HAND), 0);
          return AGAIN;
        case 'shuffle':
          m.shuffle(zoneOf(acts, PILE));
          m.emit(EVENT.shuffled, 0, acts);
          return AGAIN;
        case 'search':
          return m.callAgain(SEARCH, acts);
        case 'ready':
          for (const card of onTable(m, acts)) m.card.turned[card] = 0;
          m.emit(EVENT.readied, 0, acts);
          return AGAIN;
        case 'count':
          return m.callAgain(COUNT, acts, a);
        case 'chance':
          return m.callAgain(CHANCE, acts);
        case 'give':
          m.table.acts = a;
          m.emit(EVENT.said, 0, a, WORDS.acts);
          return AGAIN;
        case 'end':
          return m.callAgain(END, acts);
        case 'draws':
          return m.callAgain(DRAWS, acts);
        default:
          if (acts === f.seat) return DONE;
          m.table.acts = f.seat;
          return AGAIN;
      }
    },
  },
});

function concede(m: M, seat: number): void {
  m.seat.out[seat] = 1;
  m.emit(EVENT.out, 0, seat);
  const rest = stays(m);
  if (rest.length === 1) finish(m, rest[0]!, false);
  m.table.acts = m.table.active;
}

export const GAME = step('game', ['seat'], {
  shuffle(m: M, f) {
    for (let seat = 0; seat < m.seats; seat++) m.shuffle(zoneOf(seat, PILE));
    f.seat = m.random(m.seats);
    return NEXT;
  },
  turns(m: M, f) {
    if (m.table.turn > 0) f.seat = nextOf(m, f.seat);
    return m.callAgain(TURN, f.seat);
  },
});
