/**
 * The sentences of cards. Text and data agree, printed data parses back to itself, new sentences parse, and errors name
 * their place.
 */
import { readdirSync } from 'node:fs';
import { canonicalJson, namesOf, printed, readSentence, shortData, verdictOn } from '@rulewright/content/sentences';
import { dice, randomData, randomSentence } from '@rulewright/content/testing';
import { momentSchema, pageTextSchema } from '../src/cards/texts.ts';
import { modifierSchema } from '../src/language/modifiers.ts';
import { metazooSentences as sentences } from '../src/sentences/index.ts';
import { game } from './tree.ts';
import { BEYOND, MALFORMED, READ } from './unseen-sentences.ts';

const cards = [...game.cards.values()];
const names = namesOf(sentences.names(cards));
const entries = cards.flatMap((card) => sentences.entries(card, names).map((entry) => ({ card, entry })));
const entryOf = (text: object, pageType = 'spell') =>
  sentences.entries({ name: 'Hodag', data: { pageType, texts: [text] } }, names)[0]!;
const read = (text: string) => {
  const kind = text.startsWith('Any time') ? 'any-time' : /^(?:Once|Twice|Pay)\b/u.test(text) ? 'power' : undefined;
  const { phrase, place } = entryOf({ id: 'a', text, ...(kind && { kind }) });
  return readSentence(phrase, text, place);
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

/** The same data, but every search is in the Caster's own Spellbook, because no sentence can name another place. */
function inSpellbook(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSpellbook);
  if (!isFields(value)) return value;
  const { in: _, whose: __, attached: ___, faceDown: ____, exceptThis: _____, ...filters } = Object(value['find']);
  const find = 'find' in value && { find: { ...filters, in: 'spellbook', whose: 'own' } };
  return Object.fromEntries(Object.entries({ ...value, ...find }).map(([key, inner]) => [key, inSpellbook(inner)]));
}

/** Counts the verbs, changes and moments that random data uses. */
function countUsed(value: unknown, used: Map<string, number>): void {
  if (!isFields(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (['do', 'does', 'on'].includes(key) && typeof inner === 'string') used.set(inner, (used.get(inner) ?? 0) + 1);
    countUsed(inner, used);
  }
}

const verbs = readdirSync(new URL('../src/verbs', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const changes = modifierSchema.options.map(({ shape }) => shape.does.value);

test('2,000 random documents with every verb, change and moment print to sentences that parse back to the same data (seed 54)', () => {
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
    words: ['there is a train', 'it is so'],
  };
  const roll = dice(54);
  const used = new Map<string, number>();
  let told = 0;
  for (let i = 0; i < 5000 && told < 2000; i++) {
    const { phrase, data, place } = entryOf(inSpellbook(randomData(pageTextSchema, roll, samples)) as object);
    if (data === null || !isSound(data)) continue;
    const text = printed(phrase, data, place);
    expect([data, text]).toEqual([data, expect.any(String)]);
    const reading = readSentence(phrase, text!, place);
    if (reading.kind === 'too-long') continue;
    told++;
    countUsed(data, used);
    expect([text, reading.kind, canonicalJson('data' in reading ? reading.data : null)]).toEqual([
      text,
      'read',
      canonicalJson(data),
    ]);
  }
  expect(told).toBe(2000);
  const rare = [...verbs, ...changes, ...momentSchema.options].filter((name) => (used.get(name) ?? 0) < 5);
  expect(rare).toEqual([]);
  expect(verbs).toHaveLength(28);
});

test('a random text with synonyms has at most one meaning, and its text in house style has the same meaning (seed 54)', () => {
  const roll = dice(54);
  let understood = 0;
  for (let i = 0; i < 400; i++) {
    const kind = i % 3 === 0 ? 'any-time' : undefined;
    const { phrase, place } = entryOf({ id: 'a', text: 'x', ...(kind && { kind }) }, i % 2 === 0 ? 'spell' : 'beastie');
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
  expect(understood).toBeGreaterThan(80);
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
