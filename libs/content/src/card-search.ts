/**
 * Searches the cards of a game in memory, for a device without a network. A server searches the columns of its database instead.
 * `card-match.ts` looks at every card; the tests compare both searches with it.
 */
import { addTo, cardIndex, keepIn, type CardMask } from './card-index.ts';
import { COMPARISONS, matchesCard, type CardChoice, type CardStatuses, type SearchOrder } from './card-match.ts';
import type { GameContent } from './content.ts';
import { patternTest } from './card-pattern.ts';
import { foldText } from './card-query-fields.ts';
import { parseCardQuery } from './card-query.ts';
import type { CardQuery, QueryProblem } from './card-query-types.ts';
import type { CardDoc } from './schemas.ts';
import { similarNames } from './similar-names.ts';

export interface CardSearchAsked {
  readonly text: string;
  readonly choices?: readonly CardChoice[];
  /** Used if the text has no `sort:`. Without both, names that fit the words of the text come first. */
  readonly order?: SearchOrder | undefined;
}

export interface FoundCards {
  readonly cards: readonly CardDoc[];
  readonly problems: readonly QueryProblem[];
  /** If nothing is found: the names that the text may mean. They are compared when they are asked for. */
  near(): readonly string[];
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
  const index = cardIndex(game);
  const matching = query === null ? index.all(1) : matchesOf(query, game, of);
  for (const { field, values } of choices) keepIn(matching, index.among(field, new Set(values.map(foldText))));
  const by = sort ?? order;
  const cards = by ? index.inOrder(matching, by) : nameFirst(matching, wordsOf(query), game);
  const near = (): readonly string[] =>
    cards.length > 0 ? [] : similarNames(wordsOf(query).join(' '), index.cards, MOST_NEAR).map(({ name }) => name);
  return { cards, problems, near };
}

/** The cards that match a query. The parser limits the depth and the number of terms. */
function matchesOf(query: CardQuery, game: GameContent, of: CardStatuses): CardMask {
  const index = cardIndex(game);
  switch (query.kind) {
    case 'all': {
      const mask = index.all(1);
      for (const part of query.of) if (mask.includes(1)) keepIn(mask, matchesOf(part, game, of));
      return mask;
    }
    case 'any':
      return query.of.reduce((mask, part) => addTo(mask, matchesOf(part, game, of)), index.all(0));
    case 'not':
      return index.others(matchesOf(query.of, game, of));
    case 'words':
      return index.words(query.field, query.words, query.whole);
    case 'value': {
      const wanted = foldText(query.value);
      return query.exact
        ? index.among(query.field, new Set([wanted]))
        : index.having(query.field, (_, text) => text.startsWith(wanted));
    }
    case 'number': {
      const { field, value, comparison } = query;
      if (comparison === '!=') return index.others(index.having(field, (one) => one === value));
      return index.having(field, (one) => typeof one === 'number' && COMPARISONS[comparison](one, value));
    }
    case 'has':
      return index.having(query.field, (_, text) => query.in === 'values' || text !== '');
    case 'pattern': {
      const test = patternTest(query.pattern);
      return query.field === null
        ? index.where((n) => test(index.texts()[n]!.trim()))
        : index.having(query.field, (_, text) => test(text));
    }
    case 'legal':
      return index.where((n) => of.isLegal(index.ids[n]!, query.mode, query.on));
    default:
      return index.where((n) => matchesCard(index.cards[n]!, query, game, of));
  }
}

/** The words of a query that can be a part of a name. */
function wordsOf(query: CardQuery | null): readonly string[] {
  const terms = query?.kind === 'all' ? query.of : query ? [query] : [];
  return terms.flatMap((one) => (one.kind === 'words' && (one.field ?? 'name') === 'name' ? one.words : []));
}

/** Names that are the words come first, then names that begin with them, then names with all of them, then the other cards. */
function nameFirst(matching: CardMask, words: readonly string[], game: GameContent): readonly CardDoc[] {
  const index = cardIndex(game);
  if (words.length === 0) return index.inOrder(matching);
  const whole = words.join(' ');
  const named = matching.slice();
  for (const word of words) keepIn(named, index.words('name', [word], false));
  const groups: readonly [CardDoc[], CardDoc[], CardDoc[]] = [[], [], []];
  for (const card of index.inOrder(named)) {
    const name = foldText(card.name);
    groups[name === whole ? 0 : name.startsWith(whole) ? 1 : 2].push(card);
  }
  keepIn(matching, index.others(named));
  return [...groups.flat(), ...index.inOrder(matching)];
}
