/**
 * The sentences of cards. Text and data agree, printed data parses back to itself, new sentences parse, and errors name
 * their place.
 */
import {
  canonicalJson,
  lackIn,
  namesOf,
  printed,
  readSentence,
  shortData,
  verdictOn,
} from '@rulewright/content/sentences';
import { metazooSentences as sentences } from '../src/sentences/index.ts';
import { cards, changes, entries, entryOf, moments, randomDocuments, randomTexts, verbs } from './random-sentences.ts';
import { ANOTHER, FRESH, LAST, LATER, LATEST, NATURAL, NEWCOMER, NEWCOMER_LATER } from './natural-sentences.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const read = (text: string) => {
  const kind = text.startsWith('Any time') ? 'any-time' : /^(?:Once|Twice|Pay)\b/u.test(text) ? 'power' : undefined;
  const { phrase, place } = entryOf({ id: 'a', text, ...(kind && { kind }) });
  return readSentence(phrase, text, place);
};

/** A text with a price belongs on a Page that stays in the Arena. */
const readAnywhere = (text: string) => {
  const reading = read(text);
  if (reading.kind === 'read') return reading;
  const { phrase, place } = entryOf({ id: 'a', text }, 'beastie');
  const onBeastie = readSentence(phrase, text, place);
  return onBeastie.kind === 'read' ? onBeastie : reading;
};

test('text and data of every Page agree', () => {
  const verdicts = entries.map(({ card, entry }) => [card.name, verdictOn(entry)?.kind]);
  expect(verdicts.filter(([, kind]) => kind !== 'agrees')).toEqual([]);
  expect(verdicts).toHaveLength(65);
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

test('200 random documents with every verb, change and moment print to sentences that parse back to the same data (seed 49)', () => {
  const used = randomDocuments(200, 49);
  expect([...verbs, ...changes, ...moments].filter((name) => !used.has(name))).toEqual([]);
  expect(verbs).toHaveLength(28);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning', () => {
  expect(randomTexts(100)).toBeGreaterThan(20);
});

test('rejects a text with two meanings, and explains both by the fields that differ', () => {
  const words = {
    name: 'Fog is active',
    means: { fact: 'fog', ask: 'Is there fog?', words: 'Fog is active', of: 'table' },
  };
  const known = namesOf({ ...sentences.names(cards), fact: [words] });
  const [entry] = sentences.entries(
    { name: 'Hodag', data: { pageType: 'spell', texts: [{ id: 'a', text: 'If Fog is active, Bookmark 1.' }] } },
    known,
  );
  const reading = readSentence(entry!.phrase, entry!.text!, entry!.place);
  expect(reading).toMatchObject({ kind: 'ambiguous' });
  expect(reading.kind === 'ambiguous' && reading.meanings.map(({ text, fields }) => [text, fields])).toEqual([
    ['If Fog is active, Bookmark 1.', expect.stringContaining('conditions.0.near: "Fog"')],
    ['If Fog is active, Bookmark 1.', expect.stringContaining('conditions.0.fact: "fog"')],
  ]);
});

test.each(READ.map(([text, style = text]) => ({ text, style })))(
  'parses the new sentence "$text"',
  ({ text, style }) => {
    expect(read(text)).toMatchObject({ kind: 'read', text: style });
  },
);

test.each([
  { list: 'the first', texts: NATURAL, count: 19 },
  { list: 'fresh', texts: FRESH, count: 18 },
  { list: 'the latest', texts: LATEST, count: 9 },
  { list: 'another editor', texts: ANOTHER, count: 17 },
  { list: 'that editor, later', texts: LATER, count: 15 },
  { list: 'that editor, last', texts: LAST, count: 17 },
  { list: 'a newcomer', texts: NEWCOMER, count: 16 },
  { list: 'a newcomer, later', texts: NEWCOMER_LATER, count: 7 },
])('reads $count natural sentences of $list, and marks the word in each of the others', ({ texts, count }) => {
  const readings = texts.map((text) => readAnywhere(text).kind);
  expect(readings.filter((kind) => kind === 'read')).toHaveLength(count);
  expect(readings.filter((kind) => !['read', 'unknown', 'unfinished'].includes(kind))).toEqual([]);
});

test.each([
  ['Destroy target Beastie unless its controller pays 20 LP.', '“unless”'],
  ['Deal 20 Damage to a target Beastie. If it is destroyed this way, Bookmark 1.', 'what an effect has done'],
  ["At the beginning of your opponent's turn, draw a Page.", 'every turn'],
  ['Flip two coins. Draw a Page for each heads.', 'one coin'],
  ['Sacrifice a Beastie: Bookmark 2.', 'A price is'],
  ['Target opponent reveals their Chapter and discards a Spell.', 'No effect shows'],
  ['Put the top Page of your Spellbook into your Cemetery.', 'cannot be moved'],
  ['Hodag has +10 Damage for each Status Effect on the target.', 'counted from Pages'],
  ['If it’s Nighttime, draw two Pages instead of one.', 'cannot replace'],
])('says why the game has no data for "%s"', (text, reason) => {
  const reading = readAnywhere(text);
  expect(reading.kind).toBe('unknown');
  const { place } = entryOf({ id: 'a', text });
  expect(reading.kind === 'unknown' && lackIn(text, reading.from, place)).toContain(reason);
});

test('says “another” for a Page that is not this one, and reads it again', () => {
  const text = 'When another Beastie you control is Destroyed, Bookmark 1.';
  const reading = read(text);
  expect(reading).toMatchObject({ kind: 'read', text });
  expect(read('When an other Beastie you control is Destroyed, Bookmark 1.')).toMatchObject({ kind: 'read', text });
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
