/** Finds cards: one card by its slug in the opened content, many by a search in the database. */
import { Injectable } from '@nestjs/common';
import {
  didYouMean,
  LazyCards,
  parseCardQuery,
  utcDay,
  type CardDoc,
  type GameContent,
  type QueryProblem,
} from '@rulewright/content';
import type { CardSearchResult } from '@rulewright/database';
import { holdingsOf, readCollection } from '@rulewright/decks';
import type { InGame } from '../content/in-game.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Maybe } from '../base/maybe.ts';
import { notFound } from '../errors/errors.ts';
import { pageSize } from '../graphql/page-size.ts';
import { Searches } from './searches.ts';

/** The arguments of a card search. */
export interface CardsAsked {
  readonly query?: Maybe<string>;
  readonly facets?: Maybe<readonly { readonly field: string; readonly values: string[] }[]>;
  readonly sort?: Maybe<{ readonly field: string; readonly descending?: Maybe<boolean> }>;
  readonly first?: Maybe<number>;
  readonly after?: Maybe<string>;
  /** The text of the visitor's collection, for `own:`, `want:` and `missing:`. */
  readonly collection?: Maybe<string>;
}

type FoundFacet = CardSearchResult['facets'][number];
/** A facet whose values may have names to show. */
interface NamedFacet extends FoundFacet {
  readonly values: readonly (FoundFacet['values'][number] & { readonly name?: string })[];
}

/** A page of the cards that a search finds. */
export interface CardPage extends Pick<CardSearchResult, 'hasNextPage' | 'totalCount'> {
  readonly facets: readonly NamedFacet[];
  readonly cards: readonly { readonly cursor: string; readonly card: InGame<CardDoc> }[];
  readonly hasPreviousPage: boolean;
  /** Parts of the query that could not be understood. */
  readonly problems: readonly QueryProblem[];
  /** False if the query has terms and none of them can be used. */
  readonly understood: boolean;
  readonly unique: 'cards' | 'prints';
  /** If nothing is found: names of cards that the words of the query may mean. */
  readonly near: readonly string[];
}

export const CARD_PAGE = { usual: 60, most: 200 };
/** With more cards than this, no similar slug is suggested, because every slug would have to be compared. */
const COMPARABLE = 5_000;

/** Adds the names of sets to the values of the field for sets. A game can have a field of its own with that id. */
function withSetNames(facet: FoundFacet, { sets, vocabulary }: GameContent): NamedFacet {
  if (facet.field !== 'set' || vocabulary.cardFields.some(({ id }) => id === 'set')) return facet;
  return {
    ...facet,
    values: facet.values.map((one) => {
      const name = sets.get(one.value)?.name;
      return name === undefined ? one : { ...one, name };
    }),
  };
}

const nameOf = ({ cards }: GameContent, slug: string): string =>
  cards instanceof LazyCards ? cards.nameOf(slug) : cards.get(slug)!.name;

@Injectable()
export class CardsService {
  constructor(private readonly searches: Searches) {}

  /** @throws ApiError NOT_FOUND `unknown-card` */
  one(opened: OpenedRelease, game: string, slug: string): InGame<CardDoc> {
    const content = opened.game(game);
    const doc = content.cards.get(slug);
    if (doc) return { opened, content, doc };
    const near = content.cards.size > COMPARABLE ? '' : didYouMean(slug, content.cards.keys());
    throw notFound('unknown-card', `${content.doc.name} has no card "${slug}".${near}`);
  }

  /** @param asOf the day for `legal:`, `banned:` and `restricted:` terms without a day; today by default */
  async search(opened: OpenedRelease, game: string, asked: CardsAsked, asOf = utcDay()): Promise<CardPage> {
    const content = opened.game(game);
    const fields = content.vocabulary.cardFields;
    const { query, problems, sort, unique } = parseCardQuery(
      asked.query ?? '',
      fields,
      content.doc.modes,
      asked.collection != null,
    );
    const order = sort ?? asked.sort;
    const cardSearchResult = await this.searches.cards(opened, {
      game,
      query,
      asOf,
      ...(asked.collection != null && { holdings: holdingsOf(readCollection(asked.collection)) }),
      facets: asked.facets ?? [],
      first: pageSize(asked.first, CARD_PAGE.usual, CARD_PAGE.most),
      ...(order && { sort: { field: order.field, descending: order.descending ?? false } }),
      ...(asked.after != null && { after: asked.after }),
    });
    const { hasNextPage, totalCount } = cardSearchResult;
    const facets = cardSearchResult.facets.map((facet) => withSetNames(facet, content));
    const cards = cardSearchResult.cards.map((one) => ({
      get cursor(): string {
        return one.cursor;
      },
      card: { opened, content, doc: content.cards.get(one.slug)! },
    }));
    const near = cardSearchResult.near.map((slug) => nameOf(content, slug));
    return {
      cards,
      facets,
      hasNextPage,
      totalCount,
      hasPreviousPage: asked.after != null,
      problems,
      unique,
      near,
      understood: query?.kind !== 'none',
    };
  }
}
