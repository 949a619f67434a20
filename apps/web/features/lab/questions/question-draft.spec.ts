/** Tests of the API input of a question. It has only the fields that the question needs, and is null until all are chosen. */
import type { LabGame } from '../draft.ts';
import { questionDraftOf, questionInput, type Question } from './question-draft.ts';

const named = (id: string) => ({ id, name: id, summary: '' });
const game: Partial<LabGame> = {
  id: 'game',
  modes: [
    { ...named('short'), minSeats: 2, maxSeats: 4, variants: [] },
    { ...named('long'), minSeats: 2, maxSeats: 4, variants: [] },
  ],
  decks: [
    { slug: 'one', name: 'One' },
    { slug: 'two', name: 'Two' },
  ],
  bots: [named('random'), named('first'), named('second')],
};
const known = game as LabGame;
const about = (...topics: string[]): Question => ({
  id: 'question',
  topics,
  unit: 'share',
  sizes: [0.05],
  usualSize: 0.05,
});
const draft = questionDraftOf(known, 'long');
const input = (question: Question, changes: object = {}) => questionInput(known, question, { ...draft, ...changes });

test('a question without topics needs a ruleset, one deck and one level', () => {
  expect(input(about())).toEqual({
    question: 'question',
    ruleset: 'game/long',
    decks: ['one'],
    bots: ['first'],
    ...{ against: null, card: null, seats: null, parameter: null, value: null, size: null },
  });
});

test('two decks, two levels and a number of players are sent if the question is about them', () => {
  expect(input(about('deck'))).toMatchObject({ decks: ['one', 'two'], bots: ['first'] });
  expect(input(about('level'))).toMatchObject({ decks: ['one'], bots: ['first', 'second'] });
  expect(input(about('seats'))).toMatchObject({ seats: 4 });
});

test('the input is null until everything is chosen', () => {
  expect(input(about('change'))).toBeNull();
  expect(input(about('change'), { b: { ...draft.b, mode: 'short' } })).toMatchObject({ against: 'game/short' });
  expect(input(about('card'))).toBeNull();
  expect(input(about('card'), { card: 'owl' })).toMatchObject({ card: 'owl' });
  expect(input(about('parameter'), { parameter: 'hand', value: ' ' })).toBeNull();
  expect(input(about('parameter'), { parameter: 'hand', value: ' 6 ' })).toMatchObject({ value: '6' });
  expect(input(about('deck'), { decks: ['one', 'one'] })).toBeNull();
});

test('a published deck in the address is the first deck, and in the matrix', () => {
  const { decks, picked, list } = questionDraftOf(known, 'long', { deck: 'two' });
  expect([decks, picked, list]).toEqual([['two', 'one'], ['two', 'one'], '']);
});
