/** Random data and random sentences for the specs of sentences. Expects that both can be parsed. */
import { readdirSync } from 'node:fs';
import { canonicalJson, namesOf, printed, readSentence } from '@rulewright/content/sentences';
import { dice, randomData, randomSentence } from '@rulewright/content/testing';
import { momentSchema, pageTextSchema } from '../src/cards/texts.ts';
import { modifierSchema } from '../src/language/modifiers.ts';
import { metazooSentences as sentences } from '../src/sentences/index.ts';
import { game } from './tree.ts';

export const cards = [...game.cards.values()];
const names = namesOf(sentences.names(cards));
export const entries = cards.flatMap((card) => sentences.entries(card, names).map((entry) => ({ card, entry })));
export const entryOf = (text: object, pageType = 'spell') =>
  sentences.entries({ name: 'Hodag', data: { pageType, texts: [text] } }, names)[0]!;

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

export const verbs = readdirSync(new URL('../src/verbs', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
export const changes = modifierSchema.options.map(({ shape }) => shape.does.value);
export const moments = momentSchema.options;

/**
 * Expects that each of `count` random documents prints to a sentence that parses back to the same data. Returns how often the
 * documents use each verb, change and moment.
 */
export function randomDocuments(count: number, seed: number): ReadonlyMap<string, number> {
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
  const roll = dice(seed);
  const used = new Map<string, number>();
  let told = 0;
  for (let i = 0; i < 3 * count && told < count; i++) {
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
  expect(told).toBe(count);
  return used;
}

/**
 * Expects that each of `count` random texts with synonyms has at most one meaning, and that its text in house style has the same
 * meaning. Returns how many of them have a meaning.
 */
export function randomTexts(count: number): number {
  const roll = dice(54);
  let understood = 0;
  for (let i = 0; i < count; i++) {
    const kind = i % 3 === 0 ? 'any-time' : undefined;
    const { phrase, place } = entryOf({ id: 'a', text: 'x', ...(kind && { kind }) }, i % 2 === 0 ? 'spell' : 'beastie');
    const text = randomSentence(phrase, roll, place);
    const reading = readSentence(phrase, text, place);
    expect([text, reading.kind]).not.toEqual([text, 'ambiguous']);
    if (reading.kind !== 'read' || reading.text === null) continue;
    understood++;
    const again = readSentence(phrase, reading.text, place);
    // A long text in the house style can be longer still.
    if (again.kind === 'too-long') continue;
    expect([text, canonicalJson('data' in again ? again.data : again.kind)]).toEqual([
      text,
      canonicalJson(reading.data),
    ]);
  }
  return understood;
}
