/** The mechanics of the free table: its steps, and its events in words. */
import { collectSteps, seatsIn, type Mechanics, type Program } from '@rulewright/engine';
import {
  AGREE,
  BACK,
  CHANCE,
  CLAIM,
  COUNT,
  DRAWS,
  END,
  FREE_ZONES,
  FRONT,
  GAME,
  OF_CARDS,
  OF_NUMBERS,
  OF_SEATS,
  OPTIONS,
  PILE,
  PLACES,
  SEARCH,
  STATE,
  TURN,
  zoneOf,
  type FreeMatch,
} from './free-table.ts';

const seat = { name: 'seat', type: 'seat' } as const;
const card = { name: 'card', type: 'card' } as const;
const number = { name: 'number', type: 'number' } as const;

const FREE_MECHANICS: Mechanics<FreeMatch> = {
  state: STATE,
  stages: collectSteps<FreeMatch>([GAME, TURN, SEARCH, AGREE, CLAIM, END, COUNT, CHANCE, DRAWS]),
  root: GAME,
  rules: [''],
  events: [
    {
      id: 'card.moved',
      fields: [card, { name: 'from', type: 'zone' }, { name: 'to', type: 'zone' }],
      sentence: '{card} goes from {from} to {to}.',
      cardKnownTo: 'by-zone',
    },
    { id: 'turn.started', fields: [seat], sentence: 'It is the turn of {seat}.', cardKnownTo: 'all' },
    { id: 'pile.shuffled', fields: [seat], sentence: '{seat} shuffles the draw pile.', cardKnownTo: 'all' },
    { id: 'die.rolled', fields: [seat, number], sentence: '{seat} rolls {number}.', cardKnownTo: 'all' },
    {
      id: 'coin.flipped',
      fields: [seat, { name: 'side', type: 'word', words: ['heads', 'tails'] }],
      sentence: '{seat} flips {side}.',
      cardKnownTo: 'all',
    },
    { id: 'card.shown', fields: [seat, card], sentence: '{seat} shows {card}.', cardKnownTo: 'all' },
    { id: 'card.turned', fields: [seat, card], sentence: '{seat} turns {card}.', cardKnownTo: 'all' },
    { id: 'marks.changed', fields: [card, number], sentence: 'Marks on {card}: {number}.', cardKnownTo: 'all' },
    { id: 'count.changed', fields: [seat, number], sentence: 'The count of {seat} is {number}.', cardKnownTo: 'all' },
    {
      id: 'seat.said',
      fields: [
        seat,
        {
          name: 'what',
          type: 'word',
          words: [
            ...['allows the search', 'refuses the search', 'asks to look through the draw pile'],
            ...['may act now', 'agrees to end the match', 'wants to play on'],
          ],
        },
      ],
      sentence: '{seat} {what}.',
      cardKnownTo: 'all',
    },
    { id: 'seat.out', fields: [seat], sentence: '{seat} concedes.', cardKnownTo: 'all' },
    { id: 'match.over', fields: [seat], sentence: 'The match is over.', cardKnownTo: 'all' },
    { id: 'cards.readied', fields: [seat], sentence: '{seat} turns all cards back.', cardKnownTo: 'all' },
    {
      id: 'win.claimed',
      fields: [seat, { name: 'winner', type: 'seat' }],
      sentence: '{seat} says that {winner} has won.',
      cardKnownTo: 'all',
    },
  ],
  options: OPTIONS.map((id) => ({
    id,
    a: OF_CARDS.includes(id) ? 'card' : OF_SEATS.includes(id) ? 'seat' : OF_NUMBERS.includes(id) ? 'number' : 'none',
    b: 'none',
  })),
  capacities: { frames: 3, records: {} },
  begin: (m) => {
    m.table.searcher = -1;
    m.table.winner = -1;
  },
  moved(m, moved, from, to) {
    const onTable = (zone: number): boolean => [FRONT, BACK].includes(m.placeOf[zone]!);
    if (onTable(from) && onTable(to)) return;
    m.card.turned[moved] = 0;
    m.card.marks[moved] = 0;
  },
  cutOff: (m) => m.finish(),
  result: (m) => ({
    winners: seatsIn(m.table.winner),
    cause: m.table.agreed ? (m.table.winner >= 0 ? 'declared' : 'agreed') : m.table.winner >= 0 ? 'conceded' : 'capped',
    ruleId: '',
    turns: m.table.turn,
    standing: Array.from(m.seat.count, (count) => ({ count })),
  }),
  publicTable: (m) => ({ turn: m.table.turn }),
  publicSeat: (m, of) => ({ count: m.seat.count[of]! }),
  publicCard: (m, of) => ({ turned: m.card.turned[of] === 1, marks: m.card.marks[of]! }),
  knows: (m, who, of) => m.table.searcher === who && m.zone[of] === zoneOf(who, PILE),
};

/** The parts of a program that are the same for every game. */
export const FREE_PROGRAM: Omit<Program, 'ruleset' | 'poolHash' | 'defs' | 'defOf'> = {
  mechanics: FREE_MECHANICS,
  zones: FREE_ZONES,
  zonesPerSeat: PLACES,
  abilityNames: [],
  abilityTitles: [],
  minSeats: 2,
  maxSeats: 6,
};
