/** Many random texts and mistakes. `card-texts.spec.ts` tests a few of them. */
import { readSentence } from '../src/sentences.ts';
import { games } from './support/card-texts.ts';
import { offersForMistakes } from './support/planted-mistakes.ts';
import { dice } from './support/random-data.ts';
import { randomSentence } from './support/random-sentence.ts';

describe.each(games)('$game', ({ entries, entry }) => {
  test('of 2,000 random texts, each has at most one meaning, and its text in the house style has the same (seed 54)', () => {
    const roll = dice(54);
    const { phrase, place } = entry('Trick (1): x');
    let count = 0;
    for (let at = 0; at < 2000; at++) {
      const text = randomSentence(phrase, roll, place);
      if (text.length > 300) continue;
      const reading = readSentence(phrase, text, place);
      expect([text, reading.kind]).not.toEqual([text, 'ambiguous']);
      if (reading.kind !== 'read') continue;
      count++;
      expect(readSentence(phrase, reading.text!, place)).toMatchObject({ kind: 'read', data: reading.data });
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('a text of a card with a planted mistake has its sentence among those that are offered, nineteen times in twenty (seed 188)', () => {
    const { unread, missed } = offersForMistakes(entries, 188);
    expect(unread).toBeGreaterThan(70);
    expect(missed.slice(0, Math.ceil(unread / 20))).toEqual(missed);
  });
});
