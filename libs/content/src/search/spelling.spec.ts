import { Spelling } from './spelling.ts';

const spelling = new Spelling();
spelling.learn('Each poison indicator. Poison lasts; a person rearranges columns. The event is paid.');

it.each([
  ['posion', 'poison'],
  ['poision', 'poison'],
  ['rearanges', 'rearranges'],
  ['evnt', 'event'],
  ['evetn', 'event'],
])('corrects "%s" to "%s"', (typed, meant) => {
  expect(spelling.corrected(typed)).toBe(meant);
});

it.each(['poison', 'a', 'eve', 'mountain', 'roison', '', 'p'.repeat(10_000)])(
  'leaves a known word, a short word and a word without a similar one',
  (word) => {
    expect(spelling.corrected(word)).toBe(word);
  },
);

it('takes the more frequent of equally similar words', () => {
  expect(spelling.corrected('peison')).toBe('poison');
});
