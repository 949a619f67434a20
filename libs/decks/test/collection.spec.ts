/** Tests of collections: their text, merges, the lists and tables that they are read from and written to, and what decks miss. */
import fc from 'fast-check';
import {
  addRows,
  COLLECTION_LIMITS,
  CollectionError,
  holdingsOf,
  readCollection,
  readCollectionList,
  writeCollection,
  type CollectionReading,
  type CollectionRow,
} from '../src/index.ts';
import { collectionCsv, collectionList, mergeCollections, needsOf, setRow, shortfall } from '../src/sheet/index.ts';
import { loadFixture, type Fixture } from './content.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await loadFixture();
});

const row = (card: string, own: number, want = 0, more: Partial<CollectionRow> = {}): CollectionRow => ({
  ...{ card, set: '', number: '', condition: '', own, want },
  ...more,
});
const read = (text: string, as?: 'own' | 'want'): CollectionReading =>
  readCollectionList(text, fixture.checker.index, as);
const ANT = { set: 'set-1', number: '1' };

describe('the text of a collection', () => {
  const rows = fc.array(
    fc.record({
      card: fc.constantFrom('a', 'b', 'c-d'),
      set: fc.constantFrom('', 's-1'),
      number: fc.constantFrom('', '12', '12a'),
      condition: fc.constantFrom('', 'NM', 'Near Mint'),
      own: fc.integer({ min: 0, max: 50 }),
      want: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 20 },
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(rows, (before) => {
        const once = addRows([], before);
        expect(readCollection(writeCollection(once))).toEqual(once);
      }),
    );
  });

  it.each([
    ['a word in place of a count', 'two\t0\tant-swarm', 1],
    ['a negative count', '1\t0\tx\n-1\t0\tant-swarm', 2],
    ['no card', '1\t0', 1],
    ['a card id with a blank', '1\t0\tant swarm', 1],
    ['a hidden character in a condition', '1\t0\tant-swarm\t\t\tN\u202eM', 1],
    ['more fields', '1\t0\tant-swarm\t\t\tNM\tx', 1],
  ])('is refused with its line for %s', (_, text, line) => {
    expect(() => readCollection(text)).toThrow(expect.objectContaining({ code: 'bad-collection', line }));
  });

  it('is refused when it is longer than the limits', () => {
    const { rows: most, characters } = COLLECTION_LIMITS;
    expect(() => readCollection('1\t0\ta\n'.repeat(most + 1))).toThrow(CollectionError);
    expect(() => readCollection(' '.repeat(characters + 1))).toThrow(CollectionError);
  });

  it('loses no row and no copy in a merge of two devices, and a second merge changes nothing', () => {
    fc.assert(
      fc.property(rows, rows, (one, two) => {
        const [mine, theirs] = [addRows([], one), addRows([], two)];
        const merged = mergeCollections([], mine, theirs);
        for (const each of [...mine, ...theirs]) {
          const same = merged.find(
            (other) =>
              writeCollection([{ ...each, own: 1, want: 1 }]) === writeCollection([{ ...other, own: 1, want: 1 }]),
          )!;
          expect(same.own).toBeGreaterThanOrEqual(each.own);
          expect(same.want).toBeGreaterThanOrEqual(each.want);
        }
        expect(mergeCollections(theirs, merged, merged)).toEqual(merged);
        expect(mergeCollections([], mine, merged)).toEqual(merged);
      }),
    );
  });

  it('takes the change of the side that changed a count, also a removal', () => {
    const base = [row('a', 3), row('b', 2), row('c', 1)];
    const mine = [row('a', 1), row('b', 2), row('c', 1)];
    const theirs = [row('a', 3), row('b', 5)];
    expect(mergeCollections(base, mine, theirs)).toEqual([row('a', 1), row('b', 5)]);
  });

  it('sets the copies of one printing and condition', () => {
    const rows = [row('a', 1), row('a', 2, 0, { condition: 'NM' })];
    expect(setRow(rows, row('a', 4, 0, { condition: 'NM' }))).toEqual([
      row('a', 1),
      row('a', 4, 0, { condition: 'NM' }),
    ]);
    expect(setRow(rows, row('a', 0))).toEqual([row('a', 2, 0, { condition: 'NM' })]);
  });
});

describe('lists of cards', () => {
  it.each([
    ['Count,Tradelist Count,Name,Edition,Condition,Language,Collector Number', '3,0,Ant Swarm,1,Near Mint,English,1'],
    ['Quantity,Name,Set code,Set name,Collector number,Condition', '3,Ant Swarm,1,Set 1,001,Near Mint'],
    ['Folder Name;Quantity;Card Name;Set Name;Card Number;Condition', 'Box;3;"Ant Swarm";Set 1;1;Near Mint'],
    ['sep=,\nName,Set Name,Quantity,Condition,Card Number', 'ant swarm,set 1,3,Near Mint,1'],
    [
      '| Card | Qty | Set | No. | Condition |\n| --- | ---: | --- | --- | --- |',
      '| Ant Swarm | 3 | 1 | 1 | Near Mint |',
    ],
  ])('are read by their usual headings: %s', (heading, line) => {
    const { rows, unread } = read(`${heading}\n${line}\n`);
    expect(unread).toBe('');
    expect(rows).toEqual([row('ant-swarm', 3, 0, { ...ANT, condition: 'Near Mint' })]);
  });

  it('are read as plain text, as owned or as wanted cards', () => {
    expect(read('2 Ant Swarm (1) 1\n\nAnt Swarm\n').rows).toEqual([row('ant-swarm', 2, 0, ANT), row('ant-swarm', 1)]);
    expect(read('2x Ant Swarm', 'want').rows).toEqual([row('ant-swarm', 0, 2)]);
  });

  it('give back each line that names no card, under the heading of its table, with what to do', () => {
    const text = ['1 Ant Swarm', '2 Ant Swarmm', 'Name,Count', 'Zzzzzz,4', 'Ant Swarm,many', 'Ant Swarm,1'].join('\n');
    const { rows, unread, problems } = read(text);
    expect(rows).toEqual([row('ant-swarm', 2)]);
    expect(unread.split('\n')).toEqual(['2 Ant Swarmm', 'Name,Count', 'Zzzzzz,4', 'Ant Swarm,many']);
    expect(problems.map(({ line, fixed }) => [line, fixed])).toEqual([
      [1, '2 Ant Swarm'],
      [3, null],
      [4, null],
    ]);
    expect(problems.every(({ message }) => /Did you mean|Correct/u.test(message))).toBe(true);
    expect(read(unread)).toMatchObject({ rows: [], unread, problems });
  });

  it('lose no line, whatever they contain', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '1 Ant Swarm',
        'Name,Count',
        'Ant Swarm,2',
        '"',
        '#',
        '3 "Ant',
        'a,"b',
        '1 x',
        'Deck',
        '| a |',
        '=1+1',
      ),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { unread, problems } = read(lines.join('\n'));
        expect(problems.length).toBeLessThanOrEqual(unread.split('\n').length);
        expect(read(unread).problems).toEqual(problems);
        expect(read(unread).rows).toEqual([]);
      }),
    );
  });

  it('say what of a line is not stored', () => {
    const { rows, notes } = read('Count,Name,Edition,Foil\n1,Ant Swarm,XYZ,yes');
    expect(rows).toEqual([row('ant-swarm', 1)]);
    expect(notes).toMatchObject([
      { line: 1, message: 'A collection does not store these columns: Foil.' },
      { line: 2, message: expect.stringContaining('no printing "XYZ"') },
    ]);
  });

  it('are written as a table and as text that are read again', () => {
    const rows = [row('ant-swarm', 3, 4, { ...ANT, condition: '-NM' }), row('mosquito', 1, 2)];
    const named = rows.map((one) => ({
      ...one,
      name: fixture.game.cards.get(one.card)!.name,
      setCode: one.set === '' ? '' : fixture.game.sets.get(one.set)!.code,
    }));
    expect(collectionCsv(named)).toContain("'-NM");
    expect(read(collectionCsv(named)).rows).toEqual(rows);
    expect(read(collectionList(named, 'own')).rows).toEqual([row('ant-swarm', 3, 0, ANT), row('mosquito', 1)]);
    expect(read(collectionList(named, 'want'), 'want').rows).toEqual([
      row('ant-swarm', 0, 4, ANT),
      row('mosquito', 0, 2),
    ]);
  });
});

it('counts what decks miss together, because a copy is in one deck only', () => {
  const holdings = holdingsOf([row('a', 2, 0, ANT), row('a', 1), row('b', 4)]);
  const one = needsOf([
    { card: 'a', copies: 2 },
    { card: 'b', copies: 2 },
  ]);
  const two = needsOf([
    { card: 'a', copies: 1 },
    { card: 'a', copies: 1 },
    { card: 'c', copies: 1 },
  ]);
  expect(shortfall([one], holdings).every(({ missing }) => missing === 0)).toBe(true);
  expect(shortfall([one, two], holdings)).toEqual([
    { card: 'a', needed: 4, owned: 3, missing: 1 },
    { card: 'b', needed: 2, owned: 4, missing: 0 },
    { card: 'c', needed: 1, owned: 0, missing: 1 },
  ]);
});
