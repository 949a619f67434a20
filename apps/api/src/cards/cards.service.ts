/** Finding cards: one by its slug in the opened content, many by a search in the database. */
import { Injectable } from '@nestjs/common';
import { didYouMean, parseCardQuery } from '@rulewright/content';
import { searchCards } from '@rulewright/database';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Maybe } from '../graphql/args.ts';
import { notFound } from '../errors/errors.ts';
import { pageSize } from '../graphql/page-size.ts';
import { SearchTablesService } from '../search/search-tables.ts';
import { CardView } from './card.model.ts';
import { CardConnectionView, type CardSortInput, type FacetFilterInput } from './connection.model.ts';

/** What a client may ask of the catalogue. */
export interface CardsAsked {
  readonly query?: Maybe<string>;
  readonly facets?: Maybe<readonly FacetFilterInput[]>;
  readonly sort?: Maybe<CardSortInput>;
  readonly first?: Maybe<number>;
  readonly after?: Maybe<string>;
}

const USUAL_PAGE = 60;
const LONGEST_PAGE = 200;
/** Near names are looked for among this many cards at most: it takes time for each of them. */
const COMPARABLE = 5_000;

@Injectable()
export class CardsService {
  constructor(private readonly tables: SearchTablesService) {}

  /** @throws ApiError NOT_FOUND `unknown-card` */
  one(opened: OpenedRelease, game: string, slug: string): CardView {
    const content = opened.game(game);
    const doc = content.cards.get(slug);
    if (doc) return new CardView(opened, content, doc);
    const near = content.cards.size > COMPARABLE ? '' : didYouMean(slug, content.cards.keys());
    throw notFound('unknown-card', `${content.doc.name} has no card "${slug}".${near}`);
  }

  /** A page of the cards that a search finds. What the query does not say right is reported beside them. */
  async search(opened: OpenedRelease, game: string, asked: CardsAsked): Promise<CardConnectionView> {
    const content = opened.game(game);
    const fields = content.vocabulary.cardFields;
    const { database, release } = await this.tables.of(opened);
    const { query, problems } = parseCardQuery(asked.query ?? '', fields, content.doc.modes);
    const found = await searchCards(database, {
      release,
      game,
      fields,
      query,
      facets: asked.facets ?? [],
      first: pageSize(asked.first, USUAL_PAGE, LONGEST_PAGE),
      ...(asked.sort && { sort: { field: asked.sort.field, descending: asked.sort.descending ?? false } }),
      ...(asked.after != null && { after: asked.after }),
    });
    const edges = found.cards.map(({ slug, cursor }) => {
      return { cursor, node: new CardView(opened, content, content.cards.get(slug)!) };
    });
    return new CardConnectionView({
      edges,
      pageInfo: {
        hasNextPage: found.hasNextPage,
        hasPreviousPage: asked.after != null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      totalCount: found.totalCount,
      facets: found.facets,
      problems,
    });
  }
}
