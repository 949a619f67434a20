/** Words that a list may use in addition to card names: field values that head a group of entries, and rarities. */
import type { CardDoc, CardField } from '@rulewright/content';

/** Words, each with the number of cards that have it. With the numbers, a changed card can be removed from the counts and added again. */
export interface CardWords {
  readonly headings: Readonly<Record<string, number>>;
  readonly rarities: Readonly<Record<string, number>>;
}

function headingsOf(card: CardDoc, fields: readonly CardField[]): Set<string> {
  const words = fields
    .filter((field) => field.facet && field.type !== 'number')
    .map((field) => field.read(card))
    .flatMap((value) =>
      typeof value === 'string' || Array.isArray(value) ? (value as string | readonly string[]) : [],
    );
  return new Set(words);
}

function count(known: Readonly<Record<string, number>>, cards: readonly (readonly [Iterable<string>, number])[]) {
  const sums = new Map(Object.entries(known));
  for (const [words, by] of cards) for (const word of words) sums.set(word, (sums.get(word) ?? 0) + by);
  return Object.fromEntries([...sums].filter(([, sum]) => sum > 0));
}

const NONE: CardWords = { headings: {}, rarities: {} };

/**
 * Counts the words of `cards`.
 * @param before earlier counts, to which these are added
 * @param gone cards that are included in `before` and no longer exist
 */
export function wordsOfCards(
  fields: readonly CardField[],
  cards: Iterable<CardDoc>,
  before = NONE,
  gone: Iterable<CardDoc> = [],
): CardWords {
  const signed = [...[...cards].map((card) => [card, 1] as const), ...[...gone].map((card) => [card, -1] as const)];
  const raritiesOf = (card: CardDoc): Set<string> => new Set(card.printings.map(({ rarity }) => rarity));
  return {
    headings: count(
      before.headings,
      signed.map(([card, by]) => [headingsOf(card, fields), by]),
    ),
    rarities: count(
      before.rarities,
      signed.map(([card, by]) => [raritiesOf(card), by]),
    ),
  };
}
