/** The tables that a search reads: those of a release, or temporary ones for a change set that is previewed. */
import { Injectable } from '@nestjs/common';
import { placeOf, type GameContent } from '@rulewright/content';
import {
  cardValues,
  unreleasedTables,
  type CardValue,
  type CatalogueColumns,
  type Unshown,
} from '@rulewright/database';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ThreadColumns } from './thread-columns.ts';

export interface SearchTables {
  readonly database: DataSource;
  /** Undefined if the database contains only one release. */
  readonly release: number | undefined;
  /** The columns of a game's cards, read in a worker thread; undefined if the search itself reads them. */
  columns(game: string): CatalogueColumns | undefined;
  /** What a search of the cards of a game leaves out of the release. */
  unshown(game: string): Unshown | null;
  /** Paths of documents that a search leaves out. */
  readonly without: readonly string[];
}

/** For games with at most this many cards, the main thread reads the columns, which takes a few milliseconds. */
const READ_AT_ONCE = 500;

const columnsOf =
  (opened: OpenedRelease): SearchTables['columns'] =>
  (game) =>
    opened.game(game).cards.size <= READ_AT_ONCE
      ? undefined
      : new ThreadColumns(opened.work, { release: opened.info.number, game, unshown: unshownOf(opened, game) });

/** What a view leaves out of the cards of a game. */
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
export class SearchTablesService {
  /** Temporary tables of change sets, created by the first search in about 0.1 seconds. Cached as long as the opened content. */
  private readonly proposed = new WeakMap<OpenedRelease, Promise<DataSource>>();

  constructor(private readonly database: DataSource) {}

  async of(opened: OpenedRelease): Promise<SearchTables> {
    if (!opened.proposal) {
      const without = (opened.shown?.texts ?? []).filter(({ text }) => text === null).map(({ path }) => path);
      const unshown: SearchTables['unshown'] = (game) => unshownOf(opened, game);
      return { database: this.database, release: opened.info.number, columns: columnsOf(opened), unshown, without };
    }
    const known = this.proposed.get(opened) ?? unreleasedTables(opened.content);
    this.proposed.set(opened, known);
    known.catch(() => this.proposed.delete(opened));
    return { database: await known, release: undefined, columns: () => undefined, unshown: () => null, without: [] };
  }
}
