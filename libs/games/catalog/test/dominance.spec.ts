/** No card is strictly better than another of the same cost: at least as good in every field and better in one. */
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gamePlugins, vocabularies } from '../src/index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), vocabularies);

type Data = Readonly<Record<string, unknown>>;
interface Card {
  readonly name: string;
  readonly data: Data;
}

/** The fields that decide which of two cards is better. Two cards are comparable only if all fields in `same` are equal. */
interface Comparison {
  readonly same: readonly string[];
  /** Numbers. A larger number is better. */
  readonly more: readonly string[];
  /** Lists. Every entry is an advantage. */
  readonly lists: readonly string[];
}

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  metabaloids: { same: ['kind', 'cost'], more: ['attack', 'defense'], lists: ['abilities', 'descriptors'] },
  metazoo: {
    same: ['pageType', 'auraType', 'cost', 'requires', 'timing', 'aura', 'terra', 'equip'],
    more: ['lp', 'spellbookLimit'],
    lists: ['traits', 'attacks', 'texts', 'terraBonuses', 'tribes', 'countsAs'],
  },
};

/** The fields of a list entry that do not affect play. */
const NAMES = new Set(['id', 'name', 'text', 'rules']);

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether list entry `a` does everything that `b` does, with at least the same damage and at most the same cost. */
function covers(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return same(a, b);
  const numbers = (entry: Data, field: string): number => Number(entry[field] ?? 0);
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => !NAMES.has(field));
  return fields.every((field) => {
    if (field === 'damage') return numbers(a, field) >= numbers(b, field);
    if (field === 'cost' && !isObject(a[field]) && !isObject(b[field])) return numbers(a, field) <= numbers(b, field);
    return same(a[field], b[field]);
  });
}

/** Whether `a` is comparable with `b` and at least as good in every field. */
function matches(a: Data, b: Data, { same: equal, more, lists }: Comparison): boolean {
  const number = (data: Data, field: string): number => Number(data[field] ?? Number.NEGATIVE_INFINITY);
  return (
    equal.every((field) => same(a[field], b[field])) &&
    more.every((field) => number(a, field) >= number(b, field)) &&
    lists.every((field) => listOf(b[field]).every((entry) => listOf(a[field]).some((own) => covers(own, entry))))
  );
}

/** One sentence for each pair of cards in which one card is strictly better. */
function dominations(cards: readonly Card[], comparison: Comparison): string[] {
  return cards.flatMap((better) =>
    cards
      .filter(({ data }) => matches(better.data, data, comparison) && !matches(data, better.data, comparison))
      .map(({ name }) => `${better.name} is strictly better than ${name}`),
  );
}

test.each(gamePlugins.map(({ id }) => id))('%s: no card is strictly better than another card of its cost', (id) => {
  expect(dominations([...content.game(id).cards.values()], COMPARISONS[id]!)).toEqual([]);
});

test('finds a card with higher numbers, an additional ability or a cheaper ability, but not a card with another cost', () => {
  const ability = {
    id: 'sting',
    kind: 'activated',
    text: 'Sting (1): draw a card.',
    cost: 1,
    effects: [{ do: 'draw' }],
  };
  const card = (name: string, data: Data): Card => ({
    name,
    data: { kind: 'creature', cost: 2, attack: 2, defense: 2, abilities: [], ...data },
  });
  const sentencesOf = (...cards: Card[]): string[] => dominations(cards, COMPARISONS['metabaloids']!);
  const plain = card('Plain', {});
  expect(sentencesOf(plain, card('Strong', { attack: 3 }))).toEqual(['Strong is strictly better than Plain']);
  expect(sentencesOf(plain, card('Able', { abilities: [ability] }))).toEqual(['Able is strictly better than Plain']);
  expect(
    sentencesOf(
      card('Dear', { abilities: [ability] }),
      card('Cheap', { abilities: [{ ...ability, id: 'bite', cost: 0 }] }),
    ),
  ).toEqual(['Cheap is strictly better than Dear']);
  expect(sentencesOf(plain, card('Same', {}), card('Other', { attack: 3, defense: 1 }))).toEqual([]);
  expect(sentencesOf(plain, card('Larger', { cost: 3, attack: 4 }))).toEqual([]);
});
