/**
 * The texts of cards that phrases of play documents read: printed texts, sentences that no card has, sentences of editors, and sentences that are
 * refused. The worked examples of a game prove what is played; here, a meaning is compared as the sentence that is printed for it.
 */
import { lackIn } from '../src/sentences.ts';
import { games, readRandomTexts, stopOf, styleOf, textOf } from './support/card-texts.ts';
import { offersForMistakes } from './support/planted-mistakes.ts';

describe.each(games)('$game', (game) => {
  const { entries, entry, read, printed: own, unseen, editors, refused, hinted } = game;

  test('each printed text is read, and printed in the house style', () => {
    expect(entries.map(({ text }) => text)).toEqual(own.map(textOf));
    expect(entries.map(({ reading }) => (reading.kind === 'read' ? reading.text : null))).toEqual(own.map(styleOf));
  });

  test.each(unseen.map((one) => ({ text: textOf(one), style: styleOf(one) })))('reads "$text"', ({ text, style }) => {
    expect(read(text)).toMatchObject({ kind: 'read', text: style });
  });

  test.each(editors)('reads $read sentences: $by', ({ read: count, texts }) => {
    const readings = texts.map((one) => read(textOf(one)));
    expect(readings.map((one) => (one.kind === 'read' ? one.text : null))).toEqual(texts.map(styleOf));
    expect(readings.map((one) => (one.kind === 'unknown' ? one.word : null))).toEqual(texts.map(stopOf));
    expect(readings.filter(({ kind }) => kind === 'read')).toHaveLength(count);
  });

  test.each(refused.map((one) => ({ text: textOf(one), word: stopOf(one)! })))(
    'refuses "$text" at "$word"',
    ({ text, word }) => {
      const reading = read(text);
      expect(reading).toMatchObject({ kind: 'unknown', word, from: expect.any(Number) });
      if (reading.kind !== 'unknown') return;
      expect(text.slice(reading.from).startsWith(word)).toBe(true);
      expect(reading.suggestions).not.toEqual([]);
    },
  );

  test.each(hinted)('says what to write in place of "$text"', ({ text, hint }) => {
    const reading = read(text);
    expect(reading.kind === 'unknown' && lackIn(text, reading.from, entry(text).place)).toContain(hint);
  });

  test('the house style of a sentence has the same meaning', () => {
    for (const one of [...own, ...unseen, ...editors.flatMap(({ texts }) => texts)].filter((one) => styleOf(one))) {
      const [written, style] = [read(textOf(one)), read(styleOf(one)!)];
      // A printed text can name its own card, which is not the card here.
      if (written.kind === 'read' && style.kind === 'read') expect(style.data).toEqual(written.data);
    }
  });

  test('a random text has at most one meaning, and its text in the house style has the same', () => {
    const { count, ...wrong } = readRandomTexts(game, 90);
    expect(wrong).toEqual({ unprinted: [], ambiguous: [], changed: [] });
    expect(count).toBeGreaterThan(30);
  });

  test('a text of a card with a planted mistake has its sentence among those that are offered (seed 188)', () => {
    const { unread, missed } = offersForMistakes(entries.slice(0, 3), 188);
    expect(unread).toBeGreaterThan(5);
    expect(missed).toEqual([]);
  });
});
