/**
 * The sentences of cards. Text and data agree, printed data parses back to itself, new sentences parse, and errors name
 * their place.
 */
import { readdirSync } from 'node:fs';
import { canonicalJson, namesOf, printed, readSentence, shortData, verdictOn } from '@rulewright/content/sentences';
import { dice, randomData, randomSentence } from '@rulewright/content/testing';
import { abilitySchema } from '../src/abilities/schema.ts';
import { metabaloidsSentences as sentences } from '../src/sentences/index.ts';
import { cards } from './tree.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const names = namesOf(sentences.names(cards));
const entries = cards.flatMap((card) => sentences.entries(card, names).map((entry) => ({ card, entry })));
const entryOf = (ability: object) =>
  sentences.entries({ name: 'House Fly', data: { kind: 'creature', abilities: [ability] } }, names)[0]!;
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

/** Whether a sentence can express this data: conditions must have bounds. */
const isSound = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const { count, atLeast, atMost } = value as Record<string, unknown>;
  const unbounded = typeof count === 'object' && !('do' in value) && atLeast === undefined && atMost === undefined;
  return !(unbounded && 'zone' in (count as object)) && Object.values(value).every(isSound);
};

test('parsing a sentence gives a document without default values and with the same meaning', () => {
  for (const { card, entry } of entries) {
    const reading = readSentence(entry.phrase, entry.text ?? '', entry.place);
    if (reading.kind !== 'read') continue;
    const short = shortData(entry, reading.data);
    expect([card.name, canonicalJson(entry.meant(short))]).toEqual([card.name, canonicalJson(reading.data)]);
    expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(reading.data).length);
  }
});

const verbs = readdirSync(new URL('../src/verbs', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('2,000 random documents with every verb print to sentences that parse back to the same data (seed 54)', () => {
  const samples = {
    id: ['a'],
    text: ['x'],
    type: ['Ant', 'Moon moth'],
    name: ['Fire Fly', 'Nobody'],
    by: [-3, -1, 1, 2],
    max: [1, 4],
    rules: [[]],
  };
  const roll = dice(54);
  const used = new Map<string, number>();
  let told = 0;
  for (let i = 0; i < 5000 && told < 2000; i++) {
    const { phrase, data, place } = entryOf(randomData(abilitySchema, roll, samples) as object);
    if (data === null || !isSound(data)) continue;
    const text = printed(phrase, data, place);
    expect([data, text]).toEqual([data, expect.any(String)]);
    const reading = readSentence(phrase, text!, place);
    if (reading.kind === 'too-long') continue;
    told++;
    for (const [, verb] of canonicalJson(data).matchAll(/"do":"([a-z-]+)"/gu))
      used.set(verb!, (used.get(verb!) ?? 0) + 1);
    expect([text, reading.kind, canonicalJson('data' in reading ? reading.data : null)]).toEqual([
      text,
      'read',
      canonicalJson(data),
    ]);
  }
  expect(told).toBe(2000);
  expect(verbs.filter((verb) => (used.get(verb) ?? 0) < 10)).toEqual([]);
  expect(verbs).toHaveLength(14);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning (seed 54)', () => {
  const roll = dice(54);
  let understood = 0;
  for (let i = 0; i < 1000; i++) {
    const { phrase, place } = entryOf({ id: 'a', text: 'x' });
    const text = randomSentence(phrase, roll, place);
    const reading = readSentence(phrase, text, place);
    expect([text, reading.kind]).not.toEqual([text, 'ambiguous']);
    if (reading.kind !== 'read' || reading.text === null) continue;
    understood++;
    const again = readSentence(phrase, reading.text, place);
    expect([text, canonicalJson('data' in again ? again.data : again.kind)]).toEqual([
      text,
      canonicalJson(reading.data),
    ]);
  }
  expect(understood).toBeGreaterThan(800);
});

test.each(READ.map(([text, style = text]) => ({ text, style })))(
  'parses the new sentence "$text"',
  ({ text, style }) => {
    expect(read(text)).toMatchObject({ kind: 'read', text: style });
  },
);

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
