/** What a card search means: the plain tests of one card, and the orders of cards. The indexes of searches are compared with them. */
import type { GameContent } from './content.ts';
import { patternTest } from './card-pattern.ts';
import { foldText, searchableFields } from './card-query-fields.ts';
import { heldCount, type CardHoldings, type CardQuery, type NumberComparison } from './card-query-types.ts';
import type { CardDoc } from './schemas.ts';

/** What only the decks and the lists of a mode say about a card. `on` is a day; without it, today counts. */
export interface CardStatuses {
  /** False for a mode that the game does not have. */
  isLegal(card: string, mode: string, on: string | undefined): boolean;
  isListed(card: string, as: 'banned' | 'restricted', mode: string, on: string | undefined): boolean;
  /** The visitor's collection, if the search knows it. */
  readonly holdings?: CardHoldings;
}

/** The wanted values of a field: a card must have one of them. */
export interface CardChoice {
  readonly field: string;
  readonly values: readonly string[];
}

export interface SearchOrder {
  readonly field: string;
  readonly descending: boolean;
}

/** The values of a field of a card; empty for a card without a value. */
export function cardFieldValues(card: CardDoc, field: string, game: GameContent): readonly (string | number)[] {
  const value = searchableFields(game.vocabulary.cardFields)
    .find((one) => one.id === field)
    ?.read(card);
  return value == null ? [] : typeof value === 'object' ? value : [value];
}

function hasPhrase(text: string, words: readonly string[], whole: boolean): boolean {
  const all = foldText(text).split(' ');
  return all.some((_, from) =>
    words.every((word, i) => {
      const here = all[from + i];
      return here !== undefined && (!whole && i === words.length - 1 ? here.startsWith(word) : here === word);
    }),
  );
}

/** All texts of a card in which words are searched. */
export function textOf(card: CardDoc, game: GameContent): string {
  const fields = searchableFields(game.vocabulary.cardFields).filter(
    ({ type, id }) => type === 'text' && id !== 'name',
  );
  return [card.name, ...card.aliases, ...fields.map((one) => one.read(card)), card.flavor ?? ''].join(' ');
}

export const COMPARISONS: Readonly<Record<NumberComparison, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Whether a card matches a query. The parser limits the depth and the number of terms. */
export function matchesCard(card: CardDoc, query: CardQuery, game: GameContent, of: CardStatuses): boolean {
  const valuesOf = (field: string) => cardFieldValues(card, field, game);
  const textsOf = (field: string | null) => (field === null ? [textOf(card, game)] : valuesOf(field).map(String));
  switch (query.kind) {
    case 'all':
      return query.of.every((one) => matchesCard(card, one, game, of));
    case 'any':
      return query.of.some((one) => matchesCard(card, one, game, of));
    case 'not':
      return !matchesCard(card, query.of, game, of);
    case 'words':
      return hasPhrase(textsOf(query.field).join(' '), query.words, query.whole);
    case 'value': {
      const wanted = foldText(query.value);
      const values = valuesOf(query.field).map((one) => foldText(String(one)));
      return values.some((one) => (query.exact ? one === wanted : one.startsWith(wanted)));
    }
    case 'number': {
      const { value, comparison } = query;
      const numbers = valuesOf(query.field).filter((one) => typeof one === 'number');
      // A card without the number differs from every number.
      if (comparison === '!=') return !numbers.includes(value);
      return numbers.some((one) => COMPARISONS[comparison](one, value));
    }
    case 'fields': {
      const [own, other] = [valuesOf(query.field)[0], valuesOf(query.other)[0]];
      return typeof own === 'number' && typeof other === 'number' && COMPARISONS[query.comparison](own, other);
    }
    case 'held':
      return COMPARISONS[query.comparison](heldCount(of.holdings ?? new Map(), card.id, query.of), query.value);
    case 'has':
      return valuesOf(query.field).some((one) => query.in === 'values' || foldText(String(one)) !== '');
    case 'pattern': {
      const test = patternTest(query.pattern);
      return textsOf(query.field).some((one) => test(foldText(one)));
    }
    case 'none':
      return false;
    case 'legal':
      return of.isLegal(card.id, query.mode, query.on);
    case 'banned':
    case 'restricted':
      return of.isListed(card.id, query.kind, query.mode, query.on);
  }
}

/** The cards that have a wanted value in each field. */
export const cardsChosen = (
  cards: readonly CardDoc[],
  choices: readonly CardChoice[],
  game: GameContent,
): readonly CardDoc[] =>
  cards.filter((card) =>
    choices.every(({ field, values }) => {
      const wanted = values.map(foldText);
      return cardFieldValues(card, field, game).some((value) => wanted.includes(foldText(String(value))));
    }),
  );

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const folded = (value: string | number): string | number => (typeof value === 'number' ? value : foldText(value));

/** Cards sorted by value, then by name and id. Cards without a value are last. */
export function inOrder(
  cards: readonly CardDoc[],
  { field, descending }: SearchOrder,
  game: GameContent,
): readonly CardDoc[] {
  const sign = descending ? -1 : 1;
  const keyed = cards.map((card) => {
    const values = cardFieldValues(card, field, game).map(folded);
    return { card, name: foldText(card.name), key: values.sort((a, b) => sign * compare(a, b))[0] };
  });
  keyed.sort(({ key: x, ...a }, { key: y, ...b }) => {
    const byValue =
      x === undefined || y === undefined ? Number(x === undefined) - Number(y === undefined) : sign * compare(x, y);
    return byValue || compare(a.name, b.name) || compare(a.card.id, b.card.id);
  });
  return keyed.map(({ card }) => card);
}
