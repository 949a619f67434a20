/**
 * Cards that share their printed name, told apart by the values that differ: `Drone (red)`, `Drone (red, Cost 2)`. Reading a name looks each
 * value up, so it takes the same time however many cards share the name.
 */
import type { CardField } from '@rulewright/content';
import type { IndexedCard } from './indexed-card.ts';
import { shownNumber } from './collector-number.ts';
import { nameKey } from './typed-names.ts';

/** The longest value that can be a part of a name. */
const LONGEST_VALUE = 40;
/** The most values behind a name. */
const MOST_VALUES = 3;
/** Every printing has a set and a name of its own, and `is` says what kind of printings a card has. */
const OTHERWISE_TOLD: ReadonlySet<string> = new Set(['name', 'set', 'is']);

interface Value {
  /** As a list writes it. */
  readonly text: string;
  readonly key: string;
}

/** The cards of one name. */
export class SameNames {
  private readonly values = new Map<IndexedCard, readonly Value[]>();
  private readonly having = new Map<string, Set<IndexedCard>>();
  private readonly printings = new Map<string, number>();

  constructor(
    readonly cards: readonly IndexedCard[],
    fields: readonly CardField[],
  ) {
    const read = fields.filter(({ id }) => !OTHERWISE_TOLD.has(id));
    for (const one of cards) {
      const values = read.flatMap((field) => valuesOf(one, field));
      this.values.set(one, values);
      for (const { key } of values) {
        const having = this.having.get(key) ?? new Set();
        this.having.set(key, having.add(one));
      }
      for (const place of placesOf(one)) this.printings.set(place, (this.printings.get(place) ?? 0) + 1);
    }
  }

  /** The cards that have all values of a text such as `red, Cost 2`. */
  withValues(text: string): readonly IndexedCard[] {
    const [first, ...others] = text.split(',').map((one) => this.having.get(nameKey(one)));
    if (!first || others.length >= MOST_VALUES) return [];
    return [...first].filter((card) => others.every((one) => one?.has(card)));
  }

  /** Whether set and number of the first printing tell a card from the others. */
  isToldByPrinting(card: IndexedCard): boolean {
    return this.printings.get(placesOf(card)[0]!) === 1;
  }

  /** The values that tell a card from all others of its name, such as `red`; null if there are none. */
  tellingValues(card: IndexedCard): string | null {
    let left = this.cards.filter((one) => one !== card);
    const told: string[] = [];
    while (left.length > 0 && told.length < MOST_VALUES) {
      let best: Value | null = null;
      let fewest = left.length;
      for (const value of this.values.get(card)!) {
        const having = this.having.get(value.key)!;
        const remain = left.reduce((sum, one) => sum + (having.has(one) ? 1 : 0), 0);
        if (remain < fewest) [best, fewest] = [value, remain];
      }
      if (best === null) return null;
      told.push(best.text);
      const having = this.having.get(best.key)!;
      left = left.filter((one) => having.has(one));
    }
    return left.length === 0 && told.length > 0 ? told.join(', ') : null;
  }
}

const placesOf = ({ card }: IndexedCard): string[] => [
  ...new Set(card.printings.map((one) => `${one.set} ${shownNumber(one)}`)),
];

/** The short values of a field. A number needs the name of its field, because `(2)` is a number of copies. */
function valuesOf({ card }: IndexedCard, field: CardField): Value[] {
  const value = field.read(card);
  if (value === null) return [];
  const all = typeof value === 'object' ? value : [value];
  return all.flatMap((one) => {
    const text = typeof one === 'number' || /^\d+$/.test(one) ? `${field.label} ${one}` : one;
    const key = nameKey(text);
    return key === '' || text.length > LONGEST_VALUE || /[()[\],\r\n]/.test(text) ? [] : [{ text, key }];
  });
}
