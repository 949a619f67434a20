/** Many random documents and texts. `sentences.spec.ts` tests a few of them. */
import { offersForMistakes } from '@rulewright/content/testing';
import { entries, changes, moments, randomDocuments, randomTexts, verbs } from './random-sentences.ts';

test('2,000 random documents with every verb, change and moment print to sentences that parse back to the same data (seed 54)', () => {
  const used = randomDocuments(2000, 54);
  expect([...verbs, ...changes, ...moments].filter((name) => (used.get(name) ?? 0) < 5)).toEqual([]);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning (seed 54)', () => {
  expect(randomTexts(400)).toBeGreaterThan(80);
});

test('a text of a card with a planted mistake has its sentence among the three that are offered, nineteen times in twenty (seed 188)', () => {
  const { unread, missed } = offersForMistakes(
    entries.map(({ entry }) => entry),
    188,
  );
  expect(unread).toBeGreaterThan(80);
  expect(missed.slice(0, Math.ceil(unread / 20))).toEqual(missed);
});
