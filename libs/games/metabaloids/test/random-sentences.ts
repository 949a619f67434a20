/** Random data and random sentences for the specs of sentences. Expects that both can be parsed. */
import { readdirSync } from 'node:fs';
import { canonicalJson, namesOf, printed, readSentence } from '@rulewright/content/sentences';
import { dice, randomData, randomSentence } from '@rulewright/content/testing';
import { abilitySchema } from '../src/abilities/schema.ts';
import { metabaloidsSentences as sentences } from '../src/sentences/index.ts';
import { cards } from './tree.ts';

const names = namesOf(sentences.names(cards));
export const entries = cards.flatMap((card) => sentences.entries(card, names).map((entry) => ({ card, entry })));
export const entryOf = (ability: object) =>
  sentences.entries({ name: 'House Fly', data: { kind: 'creature', abilities: [ability] } }, names)[0]!;

/** Whether a sentence can express this data: conditions must have bounds. */
const isSound = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const { count, atLeast, atMost } = value as Record<string, unknown>;
  const unbounded = typeof count === 'object' && !('do' in value) && atLeast === undefined && atMost === undefined;
  return !(unbounded && 'zone' in (count as object)) && Object.values(value).every(isSound);
};

export const verbs = readdirSync(new URL('../src/verbs', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Expects that each of `count` random documents prints to a sentence that parses back to the same data. Returns how often the
 * documents use each verb.
 */
export function randomDocuments(count: number, seed: number): ReadonlyMap<string, number> {
  const samples = {
    id: ['a'],
    text: ['x'],
    type: ['Ant', 'Moon moth'],
    name: ['Fire Fly', 'Nobody'],
    by: [-3, -1, 1, 2],
    max: [1, 4],
    rules: [[]],
  };
  const roll = dice(seed);
  const used = new Map<string, number>();
  let told = 0;
  for (let i = 0; i < 3 * count && told < count; i++) {
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
    const { phrase, place } = entryOf({ id: 'a', text: 'x' });
    const text = randomSentence(phrase, roll, place);
    const reading = readSentence(phrase, text, place);
    expect([text, reading.kind]).not.toEqual([text, 'ambiguous']);
    if (reading.kind !== 'read' || reading.text === null) continue;
    understood++;
    const again = readSentence(phrase, reading.text, place);
    // One word for several effects is printed as several sentences.
    if (again.kind === 'too-long') continue;
    expect([text, canonicalJson('data' in again ? again.data : again.kind)]).toEqual([
      text,
      canonicalJson(reading.data),
    ]);
  }
  return understood;
}
