/**
 * Searches the cards of a game in memory, for a device without a network. It looks at every card. A server searches the columns of its
 * database instead, and the tests of the database compare the two.
 */
import type { GameContent } from './content.ts';
import { patternTest } from './card-pattern.ts';
import { foldText, searchableFields } from './card-query-fields.ts';
import { parseCardQuery } from './card-query.ts';
import {
  heldCount,
  type CardHoldings,
  type CardQuery,
  type NumberComparison,
  type QueryProblem,
} from './card-query-types.ts';
import type { CardDoc } from './schemas.ts';
import { similarNames } from './similar-names.ts';

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

interface SearchOrder {
  readonly field: string;
  readonly descending: boolean;
}

export interface CardSearchAsked {
  readonly text: string;
  readonly choices?: readonly CardChoice[];
  /** Used if the text has no `sort:`. Without both, names that fit the words of the text come first. */
  readonly order?: SearchOrder | undefined;
}

export interface FoundCards {
  readonly cards: readonly CardDoc[];
  readonly problems: readonly QueryProblem[];
  /** If nothing is found: the names that the text may mean. */
  readonly near: readonly string[];
}

const MOST_NEAR = 3;

/** Finds the cards of a search, in order. */
export function cardsLike(
  game: GameContent,
  { text, choices = [], order }: CardSearchAsked,
  of: CardStatuses,
): FoundCards {
  const { query, problems, sort } = parseCardQuery(
    text,
    game.vocabulary.cardFields,
    game.doc.modes,
    of.holdings !== undefined,
  );
  const all = [...game.cards.values()];
  const matching = query === null ? all : all.filter((card) => matchesCard(card, query, game, of));
  const chosen = cardsChosen(matching, choices, game);
  const by = sort ?? order;
  const words = by ? [] : wordsOf(query);
  const cards = inOrder(chosen, by ?? { field: 'name', descending: false }, game);
  const first = words.length === 0 ? cards : nameFirst(cards, words);
  const near = first.length > 0 ? [] : similarNames(wordsOf(query).join(' '), all, MOST_NEAR).map(({ name }) => name);
  return { cards: first, problems, near };
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
function textOf(card: CardDoc, game: GameContent): string {
  const fields = searchableFields(game.vocabulary.cardFields).filter(
    ({ type, id }) => type === 'text' && id !== 'name',
  );
  return [card.name, ...card.aliases, ...fields.map((one) => one.read(card)), card.flavor ?? ''].join(' ');
}

const COMPARISONS: Readonly<Record<NumberComparison, (a: number, b: number) => boolean>> = {
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

/** The words of a query that can be a part of a name. */
function wordsOf(query: CardQuery | null): readonly string[] {
  const terms = query?.kind === 'all' ? query.of : query ? [query] : [];
  return terms.flatMap((one) => (one.kind === 'words' && (one.field ?? 'name') === 'name' ? one.words : []));
}

/** Names that are the words come first, then names that begin with them, then names with all of them, then the other cards. */
function nameFirst(cards: readonly CardDoc[], words: readonly string[]): readonly CardDoc[] {
  const whole = words.join(' ');
  const groups: readonly [CardDoc[], CardDoc[], CardDoc[], CardDoc[]] = [[], [], [], []];
  for (const card of cards) {
    const name = foldText(card.name);
    const parts = name.split(' ');
    const hasAll = words.every((word) => parts.some((part) => part.startsWith(word)));
    groups[name === whole ? 0 : name.startsWith(whole) ? 1 : hasAll ? 2 : 3].push(card);
  }
  return groups.flat();
}
