/** Searches a release in the database. Searches a previewed change set in a worker thread, which writes tables for it. */
import { Injectable } from '@nestjs/common';
import { legalityAt, placeOf, searchableFields, type GameContent } from '@rulewright/content';
import {
  cardValues,
  searchCards,
  type CardSearch,
  type CardSearchResult,
  type CardValue,
  type Unshown,
  type CatalogueColumns,
  type ColumnsOf,
  type FieldColumn,
  type SearchValue,
  type ListedCard,
  type Listing,
  type Pattern,
  type WordColumn,
} from '@rulewright/database';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { AskedCards } from '../work/jobs/proposed-search.ts';
import { shared, type Work } from '../work/work.ts';

/** Reads the columns of a release's cards in a worker thread, so that preparing a search of a large game does not block requests. */
export class ThreadColumns implements CatalogueColumns {
  /** Contains `byName` after the listing is read, so that no other thread has to number the cards. */
  private of: ColumnsOf;

  constructor(
    private readonly work: Work,
    of: ColumnsOf,
  ) {
    this.of = of;
  }

  async listing(): Promise<Listing> {
    return shared(async () => {
      const cards: ListedCard[] = [];
      const rest = await this.work.run('catalogueListing', this.of, (part) => cards.push(...(part as ListedCard[])));
      this.of = { ...this.of, byName: rest.byName };
      return { cards, ...rest };
    });
  }

  field(field: string): Promise<FieldColumn> {
    return shared(async () => {
      const values: SearchValue[] = [];
      const numbers = await this.work.run('catalogueField', { ...this.of, field }, (part) =>
        values.push(...(part as SearchValue[])),
      );
      return { values, ...numbers };
    });
  }

  matching(asked: Pattern): Promise<Uint32Array> {
    return this.work.run('catalogueMatching', { ...this.of, asked });
  }

  words(field: string): Promise<WordColumn> {
    return shared(async () => {
      const words: string[] = [];
      const numbers = await this.work.run('catalogueWords', { ...this.of, field }, (part) =>
        words.push(...(part as string[])),
      );
      return { words, ...numbers };
    });
  }
}

/** The most cards of a game whose columns the main thread reads, which takes a few milliseconds. */
const READ_AT_ONCE = 500;

/** The columns of a game's cards, read in a worker thread. A search itself reads those of a small game, except for regular expressions. */
function columnsOf(opened: OpenedRelease, game: string): Pick<CardSearch, 'columns' | 'matching'> {
  const { cards, vocabulary } = opened.game(game);
  const facets = searchableFields(vocabulary.cardFields).flatMap(({ id, facet }) => (facet ? [id] : []));
  const of = { release: opened.info.number, game, facets, unshown: unshownOf(opened, game) };
  const columns = new ThreadColumns(opened.work, of);
  return cards.size <= READ_AT_ONCE ? { matching: (pattern) => columns.matching(pattern) } : { columns };
}

/** The cards of a game that the view hides or changes; null if it shows everything. */
const unshownOf = (opened: OpenedRelease, game: string): Unshown | null =>
  opened.shown && opened.part(game, unshownCards);

function unshownCards({ shown }: OpenedRelease, { doc, cards, vocabulary }: GameContent): Unshown {
  const gone: string[] = [];
  const values: Record<string, readonly CardValue[]> = {};
  for (const { path, text } of shown!.texts) {
    const place = placeOf(path);
    if (place?.game !== doc.id || place.kind !== 'card') continue;
    if (text === null) gone.push(place.slug);
    else values[place.slug] = cardValues(cards.get(place.slug)!, vocabulary.cardFields);
  }
  return { key: shown!.key, cards: gone, values };
}

@Injectable()
export class Searches {
  constructor(private readonly database: DataSource) {}

  /** @throws as `searchCards` */
  async cards(opened: OpenedRelease, asked: AskedCards): Promise<CardSearchResult> {
    const { game, asOf } = asked;
    if (opened.proposal) return opened.work.run('searchProposedCards', { subject: opened.subject, asked });
    const content = opened.game(game);
    return searchCards(this.database, {
      ...asked,
      release: opened.info.number,
      fields: content.vocabulary.cardFields,
      ...columnsOf(opened, game),
      unshown: unshownOf(opened, game),
      legalityOf: (mode, on) => legalityAt(content, opened.ruleset(`${game}/${mode}`), on ?? asOf),
    });
  }
}
