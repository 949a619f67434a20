/**
 * The sentences of cards. Text and data agree, printed data parses back to itself, new sentences parse, and errors name
 * their place.
 */
import { canonicalJson, namesOf, printed, readSentence, shortData, verdictOn } from '@rulewright/content/sentences';
import { dice, randomData } from '@rulewright/content/testing';
import { pageTextSchema } from '../src/cards/texts.ts';
import { metazooSentences as sentences } from '../src/sentences/index.ts';
import { game } from './tree.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const cards = [...game.cards.values()];
const names = namesOf(sentences.names(cards));
const entries = cards.flatMap((card) => sentences.entries(card, names).map((entry) => ({ card, entry })));
const entryOf = (text: object, pageType = 'spell') =>
  sentences.entries({ name: 'Hodag', data: { pageType, texts: [text] } }, names)[0]!;
const read = (text: string) => {
  const kind = text.startsWith('Any time') ? 'any-time' : text.startsWith('Once') ? 'power' : undefined;
  const { phrase, place } = entryOf({ id: 'a', text, ...(kind && { kind }) });
  return readSentence(phrase, text, place);
};

/** Texts that differ from their data, or that no phrase can parse, each with the reason. */
const OTHERWISE: Readonly<Record<string, readonly [kind: string, reason: string]>> = {
  'Cave-In': ['outside', 'counts "15 more for each other Cave-In" without its Damage'],
  'Fiji Mermaid': ['outside', 'does not name the Attack of its Token'],
  'Fresno Nightcrawlers': ['outside', 'a fact has no words of its own'],
  'Pope Lick Monster': ['outside', 'a fact has no words of its own'],
};

test('text and data of every Page agree, except for those listed', () => {
  const verdicts = entries.map(({ card, entry }) => [card.name, verdictOn(entry)?.kind]);
  const others = verdicts.filter(([, kind]) => kind !== 'agrees');
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(Object.entries(OTHERWISE).map(([name, [kind]]) => [name, kind])),
  );
  expect(verdicts).toHaveLength(65);
});

test('parsing the printed sentence of every card gives its data', () => {
  for (const { entry } of entries) {
    const text = printed(entry.phrase, entry.data, entry.place);
    expect(readSentence(entry.phrase, text ?? '', entry.place)).toMatchObject({ kind: 'read', data: entry.data, text });
  }
});

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether a sentence can express this data. It cannot express conditions without bounds, other places to search, or
 * other Pages at a moment without a Page.
 */
function isSound(value: unknown): boolean {
  if (!isFields(value)) return true;
  const { count, lpOf, atLeast, atMost, find, kind, on, of, conditions } = value;
  const asks = lpOf !== undefined || (isFields(count) && 'in' in count);
  if (asks && atLeast === undefined && atMost === undefined) return false;
  if (isFields(find) && (find['in'] !== 'spellbook' || find['whose'] !== 'own')) return false;
  if (isFields(find) && [find['attached'], find['faceDown'], find['exceptThis']].includes(true)) return false;
  if (kind === 'when' && on === 'as-soon-as' && (conditions as unknown[]).length === 0) return false;
  if (kind === 'when' && of !== undefined && /turn|coin|resolved|as-soon/u.test(String(on))) return false;
  return Object.values(value).every(isSound);
}

test('parsing a sentence gives a document without default values and with the same meaning', () => {
  for (const { card, entry } of entries) {
    const reading = readSentence(entry.phrase, entry.text ?? '', entry.place);
    if (reading.kind !== 'read') continue;
    const short = shortData(entry, reading.data);
    expect([card.name, canonicalJson(entry.meant(short))]).toEqual([card.name, canonicalJson(reading.data)]);
    expect(JSON.stringify(short).length).toBeLessThanOrEqual(JSON.stringify(reading.data).length);
  }
});

test('random data of the schema prints to a sentence that parses back to itself (seed 54)', () => {
  const samples = {
    id: ['a'],
    text: ['x'],
    rules: [[]],
    tribe: ['Beastie Sasquatch', 'Beastie of Mars'],
    name: ['Cave-In', 'Nobody'],
    near: ['Fog', 'Mars'],
    symbol: ['Forest', 'Mars'],
    ask: ['Is it so?'],
    fact: ['train'],
  };
  const roll = dice(54);
  let told = 0;
  for (let i = 0; i < 500; i++) {
    const { phrase, data, place } = entryOf(randomData(pageTextSchema, roll, samples) as object);
    if (data === null || !isSound(data)) continue;
    const text = printed(phrase, data, place);
    expect([data, text]).toEqual([data, expect.any(String)]);
    const reading = readSentence(phrase, text!, place);
    if (reading.kind === 'too-long') continue;
    told++;
    expect([text, reading.kind, canonicalJson('data' in reading ? reading.data : null)]).toEqual([
      text,
      'read',
      canonicalJson(data),
    ]);
  }
  expect(told).toBeGreaterThan(350);
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
