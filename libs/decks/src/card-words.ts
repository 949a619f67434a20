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

/** Words, each with the number of cards that have it. */
class Counts {
  private readonly sums: Map<string, number>;

  constructor(known: Readonly<Record<string, number>>) {
    this.sums = new Map(Object.entries(known));
  }

  add(words: Iterable<string>, by: number): void {
    for (const word of words) this.sums.set(word, (this.sums.get(word) ?? 0) + by);
  }

  get positive(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.sums].filter(([, sum]) => sum > 0));
  }
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
  const headings = new Counts(before.headings);
  const rarities = new Counts(before.rarities);
  const count = (card: CardDoc, by: number): void => {
    headings.add(headingsOf(card, fields), by);
    rarities.add(new Set(card.printings.map(({ rarity }) => rarity)), by);
  };
  for (const card of cards) count(card, 1);
  for (const card of gone) count(card, -1);
  return { headings: headings.positive, rarities: rarities.positive };
}
