/** Many random documents and texts. `sentences.spec.ts` tests a few of them. */
import { offersForMistakes } from '@rulewright/content/testing';
import { entries, randomDocuments, randomTexts, verbs } from './random-sentences.ts';

test('2,000 random documents with every verb print to sentences that parse back to the same data (seed 54)', () => {
  const used = randomDocuments(2000, 54);
  expect(verbs.filter((verb) => (used.get(verb) ?? 0) < 10)).toEqual([]);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning (seed 54)', () => {
  expect(randomTexts(1000)).toBeGreaterThan(800);
});

test('a text of a card with a planted mistake has its sentence among the three that are offered, nineteen times in twenty (seed 188)', () => {
  const { unread, missed } = offersForMistakes(
    entries.map(({ entry }) => entry),
    188,
  );
  expect(unread).toBeGreaterThan(80);
  expect(missed.slice(0, Math.ceil(unread / 20))).toEqual(missed);
});
