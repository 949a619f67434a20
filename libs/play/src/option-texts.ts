/** What a table says of an option before it is chosen: the text of its button, its price, its risk, and the sums that it will compare. */
import type { OptionInfo, Typed, TypedChoice, TypedEach, TypedParts, TypedText } from '@rulewright/content/play';
import { optionA, optionKind, type Forecast, type Match, type SetQuestion, type SumPart } from '@rulewright/engine';
import type { ProgramReading, Read } from './compile-expression.ts';

/** A price in words: `2`, `coins`. */
interface OptionPrice {
  readonly amount: number;
  readonly unit: string;
}

/** A number of an option for bots that learn, times its weight. */
interface OptionFeature {
  readonly id: string;
  readonly read: Read;
}

/** The texts of one kind of option. The things that the option names are in their registers when they are read. */
export interface OptionTexts {
  /** The first further text of the button whose condition holds, or null. */
  readonly button: (m: Match) => string | null;
  /** Null without a price. */
  readonly price: (m: Match) => OptionPrice | null;
  /** The first risk whose condition holds, or null. */
  readonly risk: (m: Match) => string | null;
  /** Null if the option compares nothing, or a side has no player. */
  readonly forecast: (m: Match) => Forecast | null;
  /** What the option gives to each total of its question. */
  readonly gives: (m: Match) => number[];
  /** How often it can be chosen in one set. */
  readonly again: (m: Match) => number;
  /** Its numbers for bots that learn. */
  readonly features: readonly OptionFeature[];
}

/** The texts of an option of which nothing is said. */
export const SILENT: OptionTexts = {
  button: () => null,
  price: () => null,
  risk: () => null,
  forecast: () => null,
  gives: () => [],
  again: () => 1,
  features: [],
};

/** Compiles the expressions of a choice. */
export interface TextReader {
  readonly reading: ProgramReading;
  readonly read: (typed: TypedEach['where'] & object) => Read;
  /** Visits the members of a set whose condition holds, until a visit returns true. */
  readonly each: (each: TypedEach, visit: (m: Match) => boolean) => (m: Match) => boolean;
}

/** The words of a value in a text. Of the cards, only those that all players see have a name. */
function wordOf(m: Match, { type }: Typed, value: number): string {
  switch (type.is) {
    case 'word':
      return type.list.labels[value] ?? 'nothing';
    case 'entry':
      return m.program.abilityTitles[value] ?? 'nothing';
    case 'card': {
      if (value < 0) return 'no card';
      const { visibility } = m.program.zones[m.placeOf[m.zone[value]!]!]!;
      return visibility === 'all' ? m.program.defs[m.def[value]!]!.name : 'a card';
    }
    default:
      return String(value);
  }
}

/** A text with its values, such as `you lose 2 cards` for `you lose {n card|cards}`. */
function valuesIn(reader: TextReader, { sentence, shown }: TypedText): (m: Match) => string {
  const parts = shown.map(({ written, value, words }) => ({ written, value, words, read: reader.read(value) }));
  return (m) =>
    parts.reduce((whole, { written, value, words, read }) => {
      const one = read(m);
      const word = words === null ? '' : ` ${words[one === 1 ? 0 : 1]}`;
      return whole.replace(`{${written}}`, () => `${wordOf(m, value, one)}${word}`);
    }, sentence);
}

/** The first of some texts whose condition holds, in words. */
export function firstText(reader: TextReader, texts: readonly TypedText[]): (m: Match) => string | null {
  const read = texts.map((one) => ({ when: one.where && reader.read(one.where), text: valuesIn(reader, one) }));
  return (m) => read.find(({ when }) => when === null || when(m) !== 0)?.text(m) ?? null;
}

function priceOf(reader: TextReader, { prices }: TypedChoice): OptionTexts['price'] {
  const read = prices.map(({ amount, units, where }) => ({
    units,
    when: where && reader.read(where),
    amount: reader.read(amount),
  }));
  return (m) => {
    const price = read.find(({ when }) => when === null || when(m) !== 0);
    const amount = price?.amount(m) ?? 0;
    return price && amount > 0 ? { amount, unit: price.units[amount === 1 ? 0 : 1] } : null;
  };
}

function forecastOf(reader: TextReader, { compares }: TypedChoice): OptionTexts['forecast'] {
  if (compares === null) return () => null;
  const { registers } = reader.reading;
  const cardsOf = ({ each, add }: NonNullable<(typeof compares.sides)[number]['cards']>): ((m: Match) => SumPart[]) => {
    const value = reader.read(add);
    let parts: SumPart[] = [];
    const walk = reader.each(each, (m) => {
      const card = registers[each.local.register]!;
      parts.push({ card, label: m.program.defs[m.def[card]!]!.name, value: value(m) });
      return false;
    });
    return (m) => {
      parts = [];
      walk(m);
      return parts;
    };
  };
  const sides = compares.sides.map(({ player, label, cards, numbers }) => {
    const seat = reader.read(player);
    const ofCards = cards && cardsOf(cards);
    const named = numbers.map((one) => ({ label: one.label, read: reader.read(one.is) }));
    return (m: Match) => {
      const all = ofCards?.(m) ?? named.map((one) => ({ card: null, label: one.label, value: one.read(m) }));
      // A number without a name is the total, and a name without a number says nothing.
      const parts = all.filter(
        (part): part is SumPart => part.label !== null && (part.card !== null || part.value !== 0),
      );
      return { seat: seat(m), label, parts, total: all.reduce((sum, part) => sum + part.value, 0) };
    };
  });
  return (m) => {
    const read = sides.map((side) => side(m));
    return read.some(({ seat }) => seat < 0) ? null : { sides: read, open: compares.open, rule: compares.rule };
  };
}

/** Compiles what a table says of the options of a choice. */
export const optionTexts = (reader: TextReader, choice: TypedChoice): OptionTexts => ({
  button: firstText(reader, choice.buttons),
  price: priceOf(reader, choice),
  risk: firstText(reader, choice.risks),
  forecast: forecastOf(reader, choice),
  gives: givesOf(reader, choice),
  again: choice.again ? reader.read(choice.again) : () => 1,
  features: featuresOf(reader, choice),
});

function givesOf(reader: TextReader, { gives }: TypedChoice): OptionTexts['gives'] {
  const read = (gives ?? []).map((each) => reader.read(each));
  return (m) => read.map((each) => each(m));
}

const featuresOf = (reader: TextReader, { features }: TypedChoice): OptionTexts['features'] =>
  features.map(({ id, is, weight }) => {
    const value = reader.read(is);
    return { id, read: weight === 1 ? value : (m) => weight * value(m) };
  });

/**
 * Compiles the set of a question that is asked again for what is missing. Totals of 0 are left out. `about` calls a function with the texts of an
 * option, and `membersOf` gives the cards of the set, or null if they are those that are offered.
 */
export function partsOfSet(
  reader: TextReader,
  { least, most, totals, done, where }: TypedParts,
  [cards, ...others]: readonly OptionInfo[],
  about: <T>(m: Match, option: readonly [kind: number, a: number, b: number], say: (texts: OptionTexts) => T) => T,
  membersOf: ((m: Match) => number[]) | null,
): (m: Match) => SetQuestion | null {
  const number = (typed: Typed | null): Read | null => typed && reader.read(typed);
  const [fewest, largest, when] = [number(least), number(most), number(where)];
  const needed = totals.map(({ covers, label }) => ({ label, read: reader.read(covers) }));
  return (m) => {
    if (when !== null && when(m) === 0) return null;
    const offered = Array.from(m.options.subarray(0, m.optionCount));
    const of = ({ index }: OptionInfo): number[] => offered.filter((option) => optionKind(option) === index);
    const all = needed.map(({ label, read }) => ({ label, amount: read(m) }));
    const isNeeded = (_: unknown, at: number): boolean => needed.length === 1 || all[at]!.amount > 0;
    const gives = (kind: number, card: number): number[] =>
      about(m, [kind, card, 0], (texts) => texts.gives(m)).filter(isNeeded);
    const ofSet = membersOf?.(m) ?? of(cards!).map(optionA);
    const members = ofSet.map((card) => ({ card, gives: gives(cards!.index, card) }));
    const further = others.flatMap((one) =>
      of(one).map((option) => ({
        kind: one.id,
        gives: gives(one.index, 0),
        most: Math.max(
          1,
          about(m, [optionKind(option), 0, 0], (texts) => texts.again(m)),
        ),
      })),
    );
    const wanted = fewest ? fewest(m) : 0;
    return {
      kind: cards!.id,
      done,
      chosen: [],
      // Cards alone cannot be more than there are.
      least: further.length > 0 ? wanted : Math.min(wanted, members.length),
      most: largest ? largest(m) : null,
      members,
      needs: all.filter(isNeeded),
      inParts: true,
      others: further,
    };
  };
}
