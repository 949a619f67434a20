/** Tests of the markup of the board and the log. */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  EventLog,
  TableBoard,
  gathered,
  withTakenBack,
  type BoardActions,
  type BoardWords,
  type TableSeatData,
} from './index.ts';

const PLACES: Readonly<Record<string, string>> = { hand: 'hand', pile: 'piles', aside: 'strip' };

const zone = (id: string, layout: string, cards: number[], count = cards.length) => ({
  id,
  name: id.replace('-', ' '),
  layout,
  place: PLACES[layout] ?? 'front',
  count,
  sums: layout === 'column' ? [{ name: 'attack', value: 7 }] : [],
  cards: cards.map((card) => ({ id: card, name: `Card ${card}`, slug: `card-${card}`, numbers: [], marks: [] })),
});

const seats: TableSeatData[] = [
  {
    seat: 0,
    numbers: [{ name: 'life', value: 12 }],
    marks: [],
    zones: [zone('hand', 'hand', [1, 2]), zone('column-1', 'column', [3])],
  },
  {
    seat: 1,
    numbers: [],
    marks: [],
    zones: [zone('hand', 'hand', [], 5), zone('column-1', 'column', []), zone('column-2', 'column', [])],
  },
];

const names = ['Ann', 'Ben'];
const words: BoardWords = {
  others: 'Other players',
  cards: 'Cards',
  piles: 'Piles',
  middle: 'On the table',
  empty: 'No card in play.',
  you: '(you)',
  yourDecision: 'your decision',
  decides: 'decides',
  away: '(away)',
  canAct: '(can act)',
  more: (count) => `${count} more`,
  moreWhere: (pile) => `under the top card, ${pile}`,
  under: (card) => `Under ${card}`,
};
const actions: BoardActions = {
  cards: new Set([3]),
  zones: new Set(['1/column-2']),
  places: new Set(['1/column-1', '1/column-2']),
  selected: new Set(),
  hinted: 3,
  onCard: () => undefined,
  onZone: () => undefined,
};

it("shows the viewer's seat last, with an open hand, and only the number of cards of other hands", () => {
  const html = renderToStaticMarkup(<TableBoard seats={seats} names={names} self={0} asked={1} words={words} />);
  expect(html.indexOf('Ben')).toBeLessThan(html.indexOf('Ann'));
  expect(html).toContain('Card 1');
  expect(html).toContain('<strong>12</strong>');
  expect(html).toMatch(/table-backs.*hand<\/span><span class="table-count">5/u);
  expect(html.match(/tile-back/gu)).toHaveLength(5);
  expect(html).not.toContain('<button');
});

it('marks cards that can act, and shows the empty columns of both sides', () => {
  const html = renderToStaticMarkup(
    <TableBoard seats={seats} names={names} self={0} asked={0} words={words} actions={actions} />,
  );
  expect(html.match(/data-can="true"/gu)).toHaveLength(1);
  expect(html.match(/data-hinted="true"/gu)).toHaveLength(1);
  expect(html).toContain('column 2');
  expect(html.match(/table-column"/gu)).toHaveLength(3);
  expect(html.match(/table-column"[^>]*data-empty="true"/gu)).toHaveLength(2);
  expect(html.match(/data-open="true"/gu)).toHaveLength(1);
});

it('shows the zones of the table between the players, once: piles and rows, also while they are empty', () => {
  const shared = [
    { ...zone('stock', 'pile', [], 9), place: 'middle' },
    { ...zone('market', 'row', [21, 22]), place: 'middle' },
    { ...zone('pool', 'row', []), place: 'middle' },
  ];
  const [first, second] = seats as [TableSeatData, TableSeatData];
  const both = [{ ...first, zones: [...shared, ...first.zones] }, second];
  const html = renderToStaticMarkup(
    <TableBoard
      seats={both}
      names={names}
      self={1}
      asked={1}
      words={words}
      actions={{ ...actions, zones: new Set(['0/stock']) }}
    />,
  );
  const middle = /<div class="table-middle"[^>]*aria-label="On the table".*?<div class="table-strip">/u.exec(html)?.[0];
  expect(middle).toMatch(/stock.*>9<.*market.*Card 21.*Card 22.*pool/u);
  expect(middle).toMatch(/data-zone="0\/stock" data-open="true"/u);
  expect(html.indexOf('Ann')).toBeLessThan(html.indexOf('table-middle'));
  expect(html.indexOf('table-middle')).toBeLessThan(html.indexOf('Ben'));
  expect(html.match(/Card 21/gu)).toHaveLength(middle!.match(/Card 21/gu)!.length);
});

it('says of a narrow field that no card is in play, and keeps the name of an empty hand', () => {
  const zones = [zone('hand', 'hand', []), zone('column-1', 'column', [])];
  const four = [0, 1, 2, 3].map((seat) => ({ seat, numbers: [], marks: [], zones }));
  const html = renderToStaticMarkup(
    <TableBoard seats={four} names={['A', 'B', 'C', 'D']} self={0} asked={null} words={words} />,
  );
  expect(html.match(/No card in play/gu)).toHaveLength(3);
  expect(html).toMatch(/table-band-hand" data-empty="true".*hand<\/span><span class="table-count">0/u);
});

it('puts set-aside zones next to the columns, and opens the cards under the top of a pile, from the top down', () => {
  const seat = (zones: TableSeatData['zones']): TableSeatData => ({ seat: 0, numbers: [], marks: [], zones });
  const board = (zones: TableSeatData['zones'], can: number[]) =>
    renderToStaticMarkup(
      <TableBoard
        seats={[seat(zones)]}
        names={names}
        self={0}
        asked={0}
        words={words}
        actions={{ ...actions, cards: new Set(can) }}
      />,
    );
  const zones = [zone('column-1', 'column', [3]), zone('battle', 'aside', [4]), zone('discard', 'pile', [5, 6, 7])];
  const html = board(zones, [3]);
  expect(html).toMatch(/table-band-front.*table-column.*table-aside/u);
  expect(html).toMatch(/<details class="table-rest"><summary>2 more.*Card 6.*Card 5/u);
  expect(board(zones, [5])).toContain('<details class="table-rest" open="">');
  expect(board([zone('battle', 'aside', [4])], [])).toMatch(/table-band-front.*table-aside/u);
});

it('shows the other seats in turn order from the left, and a picture of each visible card', () => {
  const seat = (number: number): TableSeatData => ({ seat: number, numbers: [], marks: [], zones: [] });
  const four = [0, 1, 2, 3].map(seat);
  const html = renderToStaticMarkup(
    <TableBoard seats={four} names={['A', 'B', 'C', 'D']} self={2} asked={2} words={words} />,
  );
  expect([...html.matchAll(/data-seat="(\d)"/gu)].map(([, number]) => number)).toEqual(['3', '0', '1', '2']);
  const faces = renderToStaticMarkup(
    <TableBoard seats={seats} names={names} self={0} asked={0} words={words} faces="/game/faces/3" />,
  );
  for (const part of ['cut', 'text', 'compact'])
    expect(faces.match(new RegExp(`<use [^>]*href="/game/faces/3/card-\\d#${part}"`, 'gu'))).toHaveLength(3);
});

it('combines equal sentences and shows their count', () => {
  const line = (number: number, sentence: string) => ({ number, decision: 0, sentence, rule: 'a.b.c' });
  const told = gathered([line(0, 'One.'), line(1, 'One.'), line(2, 'Two.'), line(3, 'One.')]);
  expect(told.map(({ sentence, times }) => [sentence, times])).toEqual([
    ['One.', 2],
    ['Two.', 1],
    ['One.', 1],
  ]);
});

it('puts a line about taking back after the decisions that remained, without a rule', () => {
  const line = (number: number, decision: number) => ({
    number,
    decision,
    sentence: `Event ${number}.`,
    rule: 'g.play',
  });
  const lines = [line(4, 2), line(5, 2), line(6, 3)];
  const back = (decision: number) => ({ decision, sentence: `Back to ${decision}.` });
  const told = withTakenBack(lines, [back(1), back(2), back(2), back(3)]);
  expect(told.map(({ sentence }) => sentence)).toEqual([
    'Event 4.',
    'Event 5.',
    'Back to 2.',
    'Back to 2.',
    'Event 6.',
    'Back to 3.',
  ]);
  expect(new Set(told.map(({ number }) => number)).size).toBe(told.length);
  expect(withTakenBack([], [back(1)])).toHaveLength(1);
  const html = renderToStaticMarkup(<EventLog lines={told} ruleHref={(rule) => `/rules/${rule}`} />);
  expect(html.match(/href=/gu)).toHaveLength(3);
});
