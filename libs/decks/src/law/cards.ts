/** Compiles predicates on cards. A result that depends only on the card is computed once and cached. */
import {
  lawFieldsOf,
  PREDICATE_WORDS,
  type FieldTest,
  type Legality,
  type Predicate,
  type Ruleset,
  valueOrWord,
} from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import { nameKey } from '../typed-names.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import { statusOf } from './status.ts';

/** The cards that `leader.`, `card.` and `other` refer to in a predicate. */
export interface References {
  readonly leaders: readonly IndexedCard[];
  readonly card?: IndexedCard;
  readonly other?: IndexedCard;
}

export const NO_REFERENCES: References = { leaders: [] };

/** A compiled predicate. Only the empty predicate holds for an entry with an unknown card. */
export interface CardTest {
  /** Whether this is the empty predicate `{}`, which also holds for unknown cards. */
  readonly everything: boolean;
  holds(entry: ParsedEntry, references: References): boolean;
}

/** What a test depends on: the card alone (0), the printing that a list names (1), or other cards of the list (2). */
type Level = 0 | 1 | 2;

interface LevelTest {
  readonly level: Level;
  readonly holds: (card: IndexedCard, entry: ParsedEntry, references: References) => boolean;
}

/** A value as it is compared: numbers unchanged, words without case, accents and hyphens. */
const keyOf = (value: string | number): string => (typeof value === 'number' ? String(value) : nameKey(value) || value);

const NONE: readonly string[] = [];

/** The field values of a game's cards, each read once per card. */
export class CardFields {
  private readonly fields;
  private readonly keys = new Map<string, (readonly string[])[]>();
  private readonly numbers = new Map<string, (number | null)[]>();
  private readonly groups = new Map<string, string[]>();
  private readonly printedWords = new Map<string, readonly string[]>();

  /** @param legality the state of the legality lists, for `legality` and `legalityPoints`; null if every card is legal */
  constructor(
    private readonly index: CardIndex,
    private readonly legality: Legality | null = null,
  ) {
    this.fields = lawFieldsOf(index.game);
  }

  /** A word in the form in which field values are compared. */
  readonly keyOf = keyOf;

  /** The values of a field, in the form in which they are compared. */
  keysOf(field: string, one: IndexedCard): readonly string[] {
    let known = this.keys.get(field);
    if (!known) this.keys.set(field, (known = []));
    return (known[one.at] ??= this.readKeys(field, one));
  }

  private readKeys(field: string, one: IndexedCard): readonly string[] {
    const { nameKey: key } = one;
    if (field === 'name') return [key];
    const value = this.valueOf(field, one);
    if (value === null) return NONE;
    return typeof value === 'object' ? value.map(keyOf) : [keyOf(value)];
  }

  /** The value of a field, or of a fact of the legality lists. */
  private valueOf(field: string, one: IndexedCard): number | string | readonly string[] | null {
    if (field === 'legality') return statusOf(one, this.legality);
    if (field === 'legalityPoints') return this.legality?.cards.get(one.card.id)?.points ?? 0;
    return this.read(field, one.card);
  }

  private read(field: string, card: IndexedCard['card']): number | string | readonly string[] | null {
    const lawField = this.fields.get(field);
    return lawField ? valueOrWord(lawField, card) : null;
  }

  /** A field as it is printed, for sentences and for groups. */
  textOf(field: string, one: IndexedCard): string {
    const value = field === 'name' ? one.card.name : this.valueOf(field, one);
    return typeof value === 'object' ? (value ?? []).join(', ') : String(value);
  }

  /** A field as a number; null for a card without one, and for a word such as `any`. */
  numberOf(field: string, one: IndexedCard): number | null {
    let known = this.numbers.get(field);
    if (!known) this.numbers.set(field, (known = []));
    const cached = known[one.at];
    if (cached !== undefined) return cached;
    const value = this.valueOf(field, one);
    return (known[one.at] = typeof value === 'number' ? value : null);
  }

  /** The word that a card has in the place of a number; null for a number, and for a field that has no numbers. */
  wordOf(field: string, one: IndexedCard): string | null {
    return this.fields.get(field)?.word?.(one.card) ?? null;
  }

  /** The cards that a field names, by name or id. If there is no such card, `name` is the word as written. */
  cardsIn(field: string, one: IndexedCard): { readonly name: string; readonly card: IndexedCard | null }[] {
    const value = this.read(field, one.card);
    const words = value === null ? [] : typeof value === 'object' ? value : [String(value)];
    return words.map((word) => {
      const card = this.index.byId(word) ?? this.index.find(word)[0] ?? null;
      return { name: card ? this.index.listName(card.card) : word, card };
    });
  }

  /** The key that cards of one group share: the value of a field as printed. */
  groupKeyOf(field: string, one: IndexedCard): string {
    if (field === 'name') return one.nameKey;
    let known = this.groups.get(field);
    if (!known) this.groups.set(field, (known = []));
    return (known[one.at] ??= this.textOf(field, one));
  }

  /** The set or rarity of the printing that a list names, or of the card's first printing. */
  printed(fact: 'set' | 'rarity', card: IndexedCard, entry: ParsedEntry): string {
    // Cards invented by a worked example have no printing.
    return (entry.printing ?? card.card.printings[0])?.[fact] ?? '';
  }

  /** The same fact in the form in which values are compared. Cached, because there are few sets and rarities. */
  printedKeys(fact: 'set' | 'rarity', card: IndexedCard, entry: ParsedEntry): readonly string[] {
    const word = this.printed(fact, card, entry);
    const known = this.printedWords.get(word) ?? [keyOf(word)];
    this.printedWords.set(word, known);
    return known;
  }

  isPromo({ printing }: ParsedEntry): boolean {
    return printing !== null && this.index.isPromo(printing);
  }

  /** The name of a field in a sentence. */
  labelOf(field: string): string {
    return this.index.game.vocabulary.cardFields.find((one) => one.id === field)?.label ?? field;
  }
}

/** The data that predicates are compiled with. */
export interface PredicateContext {
  readonly fields: CardFields;
  readonly named: Readonly<Record<string, Predicate>>;
  readonly parameters: Ruleset['parameters'];
}

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/** Compiles a predicate. If the result depends only on the card, it is cached for each card. */
export function compilePredicate(predicate: Predicate, context: PredicateContext): CardTest {
  if (Object.keys(predicate).length === 0) return { everything: true, holds: () => true };
  const { level, holds } = testOf(predicate, context);
  if (level > 0)
    return {
      everything: false,
      holds: (entry, references) => entry.card !== null && holds(entry.card, entry, references),
    };
  const bits: number[] = [];
  return {
    everything: false,
    holds: (entry, references) => {
      const { card } = entry;
      if (card === null) return false;
      const bit = bits[card.at] ?? UNKNOWN;
      if (bit !== UNKNOWN) return bit === YES;
      const answer = holds(card, entry, references);
      bits[card.at] = answer ? YES : NO;
      return answer;
    },
  };
}

/** Whether a predicate gives the same result for a printing in every list, because it reads no other cards. */
export const asksNoOther = (predicate: Predicate, context: PredicateContext): boolean =>
  testOf(predicate, context).level < 2;

const highest = (tests: readonly LevelTest[]): Level =>
  tests.reduce<Level>((level, one) => (one.level > level ? one.level : level), 0);

const allOf = (tests: readonly LevelTest[]): LevelTest =>
  tests.length === 1
    ? tests[0]!
    : {
        level: highest(tests),
        holds: (card, entry, references) => tests.every((one) => one.holds(card, entry, references)),
      };

function testOf(predicate: Predicate, context: PredicateContext): LevelTest {
  const tests: LevelTest[] = [];
  for (const [field, test] of Object.entries(predicate)) {
    if (PREDICATE_WORDS.has(field) || test === undefined) continue;
    tests.push(fieldTest(field, test as FieldTest, context));
  }
  if (predicate.is !== undefined) tests.push(testOf(context.named[predicate.is] ?? {}, context));
  for (const one of predicate.all ?? []) tests.push(testOf(one, context));
  if (predicate.any) {
    const any = predicate.any.map((one) => testOf(one, context));
    tests.push({
      level: highest(any),
      holds: (card, entry, references) => any.some((one) => one.holds(card, entry, references)),
    });
  }
  if (predicate.not) {
    const { level, holds } = testOf(predicate.not, context);
    tests.push({ level, holds: (card, entry, references) => !holds(card, entry, references) });
  }
  return tests.length === 0 ? { level: 0, holds: () => true } : allOf(tests);
}

/** Returns a reader for the values of a field or fact, and the level of what they depend on. */
function readerOf(
  field: string,
  { fields }: PredicateContext,
): { level: Level; read: (card: IndexedCard, entry: ParsedEntry) => readonly string[] } {
  if (field === 'set' || field === 'rarity')
    return { level: 1, read: (card, entry) => fields.printedKeys(field, card, entry) };
  if (field === 'promo') return { level: 1, read: (_, entry) => [fields.isPromo(entry) ? 'yes' : 'no'] };
  return { level: 0, read: (card) => fields.keysOf(field, card) };
}

const isYes = (values: readonly string[]): boolean =>
  !values.some((one) => one === 'no' || one === 'false' || one === '0');

function fieldTest(field: string, test: FieldTest, context: PredicateContext): LevelTest {
  const { level, read } = readerOf(field, context);
  const oneOf = (wanted: readonly (string | number)[]): LevelTest => {
    const keys = new Set(wanted.map(keyOf));
    return { level, holds: (card, entry) => read(card, entry).some((one) => keys.has(one)) };
  };
  if (field === 'promo' && typeof test === 'boolean')
    return { level, holds: (_, entry) => context.fields.isPromo(entry) === test };
  if (typeof test === 'boolean') {
    // A card without a value is neither.
    const holds = (values: readonly string[]): boolean => values.length > 0 && isYes(values) === test;
    return { level, holds: (card, entry) => holds(read(card, entry)) };
  }
  if (typeof test !== 'object') return oneOf([test]);
  if (isList(test)) return oneOf(test);
  if ('param' in test) return oneOf(listOf(context.parameters[test.param]));
  if ('empty' in test) return { level, holds: (card, entry) => (read(card, entry).length === 0) === test.empty };
  if ('hasAll' in test) {
    const keys = test.hasAll.map(keyOf);
    return { level, holds: (card, entry) => keys.every((one) => read(card, entry).includes(one)) };
  }
  if ('even' in test) {
    const { fields } = context;
    return {
      level,
      holds: (card) => {
        const number = fields.numberOf(field, card);
        return number !== null && (number % 2 === 0) === test.even;
      },
    };
  }
  if ('sameAs' in test || 'within' in test || 'meets' in test || 'names' in test)
    return referenceTest(field, test, context);
  const { atMost = Infinity, atLeast = -Infinity } = test;
  return {
    level,
    holds: (card) => {
      const number = context.fields.numberOf(field, card);
      return number !== null && number >= atLeast && number <= atMost;
    },
  };
}

const isList = (test: FieldTest): test is readonly (string | number)[] => Array.isArray(test);

/** The values of a parameter: a list, a single word or number, or nothing. */
const listOf = (value: Ruleset['parameters'][string] | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value : typeof value === 'string' || typeof value === 'number' ? [value] : [];

function referenceTest(
  field: string,
  test: Extract<FieldTest, { sameAs: string } | { within: string } | { meets: string } | { names: string }>,
  context: PredicateContext,
): LevelTest {
  const { read } = readerOf(field, context);
  const { fields } = context;
  const [word, path] = Object.entries(test)[0] as [string, string];
  const [who, of] = path.split('.');
  const valuesOf = (one: IndexedCard): readonly string[] =>
    of === undefined ? [one.nameKey, keyOf(one.card.id)] : fields.keysOf(of, one);
  const meant = ({ leaders, card, other }: References): readonly IndexedCard[] =>
    who === 'leader' ? leaders : who === 'card' ? (card ? [card] : []) : other ? [other] : [];
  if (word === 'sameAs') {
    const same = (a: readonly string[], b: readonly string[]): boolean =>
      a.length > 0 && a.length === b.length && a.every((one) => b.includes(one));
    return {
      level: 2,
      holds: (card, entry, references) => meant(references).some((one) => same(read(card, entry), valuesOf(one))),
    };
  }
  const union = (references: References): readonly string[] => meant(references).flatMap(valuesOf);
  return {
    level: 2,
    holds: (card, entry, references) => {
      const values = read(card, entry);
      const others = union(references);
      return word === 'within'
        ? values.every((one) => others.includes(one))
        : values.some((one) => others.includes(one));
    },
  };
}
