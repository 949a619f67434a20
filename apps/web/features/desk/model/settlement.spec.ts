/** Tests of grouping failing examples, and of splitting the paths of their changed fields. */
import { groupsOf, placeOfField, wordsOfField, type FailingExample } from './settlement.ts';

const example = (index: number, kind: string, cause: string): FailingExample => ({
  index,
  id: `example-${index}`,
  title: '',
  path: '',
  modes: [],
  names: [],
  kind,
  apart: [],
  leaves: [],
  cause,
  why: '',
  titleDoubt: false,
  settled: false,
});

test('groups examples by cause, and puts groups that need one press first', () => {
  const groups = groupsOf([
    example(0, 'open', 'a'),
    example(1, 'outcome', 'a'),
    example(2, 'keep', 'b'),
    example(3, 'outcome', 'a'),
    example(4, 'outcome', 'c'),
  ]);
  expect(groups.map(({ kind, cause, examples }) => [kind, cause, examples.map(({ index }) => index)])).toEqual([
    ['keep', 'b', [2]],
    ['outcome', 'a', [1, 3]],
    ['outcome', 'c', [4]],
    ['open', 'a', [0]],
  ]);
});

test('splits the path of a changed field', () => {
  expect(placeOfField('play[0].expect.zones.A/hand')).toEqual({ part: 'play', name: 'zones.A/hand', step: '1' });
  expect(placeOfField('then.over')).toEqual({ part: 'then', name: 'over', step: '' });
  expect(placeOfField('thenIn.fast.asked')).toEqual({ part: 'thenIn', name: 'asked', step: 'fast' });
  expect(placeOfField('table.A.hand')).toEqual({ part: 'table', name: 'A.hand', step: '' });
  expect(placeOfField('then')).toEqual({ part: 'then', name: 'then', step: '' });
});

it('writes the entries of a changed field as words, and an event as its sentence', () => {
  const told = [{ sentence: 'A draws Last.', words: { event: 'card.moved', card: 'Last', to: 'A/hand' } }];
  expect(wordsOfField(['4 Held', ['Top', 'Next']], told)).toEqual(['4 Held', '(Top, Next)']);
  expect(wordsOfField([{ event: 'card.moved', card: 'Last', rule: 'g.draw' }], told)).toEqual(['A draws Last.']);
  expect(wordsOfField([{ event: 'pile.reshuffled', seat: 'A' }], told)).toEqual(['pile reshuffled: seat A']);
  expect(wordsOfField(null, told)).toEqual([]);
});
