/** The tables that a search reads: those of a release, or temporary ones for a change set that is previewed. */
import { Injectable } from '@nestjs/common';
import { unreleasedTables, type CatalogueColumns } from '@rulewright/database';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ThreadColumns } from './thread-columns.ts';

export interface SearchTables {
  readonly database: DataSource;
  /** Undefined if the database contains only one release. */
  readonly release: number | undefined;
  /** The columns of a game's cards, read in a worker thread; undefined if the search itself reads them. */
  columns(game: string): CatalogueColumns | undefined;
}

/** For games with at most this many cards, the main thread reads the columns, which takes a few milliseconds. */
const READ_AT_ONCE = 500;

const columnsOf =
  (opened: OpenedRelease): SearchTables['columns'] =>
  (game) =>
    opened.game(game).cards.size <= READ_AT_ONCE
      ? undefined
      : new ThreadColumns(opened.work, { release: opened.info.number, game });

@Injectable()
export class SearchTablesService {
  /** Temporary tables of change sets, created by the first search in about 0.1 seconds. Cached as long as the opened content. */
  private readonly proposed = new WeakMap<OpenedRelease, Promise<DataSource>>();

  constructor(private readonly database: DataSource) {}

  async of(opened: OpenedRelease): Promise<SearchTables> {
    if (!opened.proposal) return { database: this.database, release: opened.info.number, columns: columnsOf(opened) };
    const known = this.proposed.get(opened) ?? unreleasedTables(opened.content);
    this.proposed.set(opened, known);
    known.catch(() => this.proposed.delete(opened));
    return { database: await known, release: undefined, columns: () => undefined };
  }
}
