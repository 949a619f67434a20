/**
 * The sentences of cards. Text and data agree, printed data parses back to itself, new sentences parse, and errors name
 * their place.
 */
import { canonicalJson, lackIn, printed, readSentence, shortData, verdictOn } from '@rulewright/content/sentences';
import { entries, entryOf, randomDocuments, randomTexts, verbs } from './random-sentences.ts';
import { ANOTHER, FRESH, LAST, LATER, LATEST, NATURAL, NEWCOMER } from './natural-sentences.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const read = (text: string) => {
  const { phrase, place } = entryOf({ id: 'a', text });
  return readSentence(phrase, text, place);
};

test('text and data of every card agree', () => {
  const verdicts = entries.map(({ card, entry }) => [card.name, verdictOn(entry)?.kind]);
  expect(verdicts.filter(([, kind]) => kind !== 'agrees')).toEqual([]);
  expect(verdicts).toHaveLength(20);
});

test('parsing the printed sentence of every card gives its data', () => {
  for (const { entry } of entries) {
    const text = printed(entry.phrase, entry.data, entry.place);
    expect(readSentence(entry.phrase, text ?? '', entry.place)).toMatchObject({ kind: 'read', data: entry.data, text });
  }
});

test('parsing a sentence gives a document without default values and with the same meaning', () => {
  for (const { card, entry } of entries) {
    const reading = readSentence(entry.phrase, entry.text ?? '', entry.place);
    if (reading.kind !== 'read') continue;
    const short = shortData(entry, reading.data);
    expect([card.name, canonicalJson(entry.meant(short))]).toEqual([card.name, canonicalJson(reading.data)]);
    expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(reading.data).length);
  }
});

test('200 random documents with every verb print to sentences that parse back to the same data (seed 54)', () => {
  const used = randomDocuments(200, 54);
  expect(verbs.filter((verb) => !used.has(verb))).toEqual([]);
  expect(verbs).toHaveLength(14);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning', () => {
  expect(randomTexts(200)).toBeGreaterThan(160);
});

test.each(READ.map(([text, style = text]) => ({ text, style })))(
  'parses the new sentence "$text"',
  ({ text, style }) => {
    expect(read(text)).toMatchObject({ kind: 'read', text: style });
  },
);

test.each([
  { list: 'the first', texts: NATURAL, count: 20 },
  { list: 'fresh', texts: FRESH, count: 17 },
  { list: 'the latest', texts: LATEST, count: 10 },
  { list: 'another editor', texts: ANOTHER, count: 18 },
  { list: 'that editor, later', texts: LATER, count: 16 },
  { list: 'that editor, last', texts: LAST, count: 16 },
  { list: 'a newcomer', texts: NEWCOMER, count: 15 },
])('reads $count natural sentences of $list, and marks the word in each of the others', ({ texts, count }) => {
  const readings = texts.map((text) => read(text).kind);
  expect(readings.filter((kind) => kind === 'read')).toHaveLength(count);
  expect(readings.filter((kind) => !['read', 'unknown', 'unfinished'].includes(kind))).toEqual([]);
});

test.each([
  ['When House Fly is deployed, you may draw a card.', 'without “you may”'],
  ['House Fly cannot attack.', 'No effect forbids'],
  ['Each opponent discards a card unless they have no cards in hand.', '“unless”'],
  ['Your opponent discards two cards at random.', '“at random”'],
  ['Lookout (0): once a turn, look at the top card of your draw pile.', 'how often'],
  ['When an opponent deploys a card, draw a card.', 'Other players'],
  ['Whenever a column of yours is attacked, draw a card.', 'about this column'],
  ['At the end of every turn, if House Fly is in your reserve, draw a card.', 'only while its card is in a column'],
  ['House Fly has +1 defense for each opponent.', 'counted from cards only'],
  ['Burrow (1): this column is safe until your next turn.', 'ends with the battle or the turn'],
  ['House Fly can be played from the discard pile.', 'from where'],
  ['If your hand is empty, House Fly has +2 attack and +2 defense.', 'a second ability'],
])('says why the game has no data for "%s"', (text, reason) => {
  const reading = read(text);
  expect(reading.kind).toBe('unknown');
  const { place } = entryOf({ id: 'a', text });
  expect(reading.kind === 'unknown' && lackIn(text, reading.from, place)).toContain(reason);
});

test('parses at least four fifths of new sentences', () => {
  expect(READ.length / (READ.length + BEYOND.length)).toBeGreaterThan(0.8);
});

test.each([...BEYOND, ...MALFORMED])('rejects "%s" at "%s"', (text, word) => {
  const reading = read(text);
  expect(reading).toMatchObject({ kind: 'unknown', word });
  if (reading.kind === 'unknown') {
    expect(text.slice(reading.from).startsWith(word)).toBe(true);
    expect(reading.suggestions.length).toBeGreaterThan(0);
  }
});

test('a price at the start distinguishes using an ability from triggering it', () => {
  // Without a price, these words describe a trigger. After a price, they describe when the ability may be used.
  expect(read('When this column is attacked, draw a card.')).toMatchObject({
    kind: 'read',
    data: { kind: 'triggered' },
  });
  expect(read('Guard (0): when this column is attacked, draw a card.')).toMatchObject({
    kind: 'read',
    data: { kind: 'activated', timing: 'attack' },
  });
});

test('marks the words that were written, and not those of the grammar for them', () => {
  expect(read('When House Fly dies, graveyard.')).toMatchObject({ kind: 'unknown', word: 'graveyard' });
});
