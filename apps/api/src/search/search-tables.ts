/** Where a search looks: the tables of a release, or those of a change set that is looked at as if it were published. */
import { Injectable } from '@nestjs/common';
import { unreleasedTables, type CatalogueColumns } from '@rulewright/database';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ThreadColumns } from './thread-columns.ts';

export interface SearchTables {
  readonly database: DataSource;
  /** Undefined: the only one that the database has. */
  readonly release: number | undefined;
  /** Where the columns of the cards of a game are read; undefined: where the search is asked. */
  columns(game: string): CatalogueColumns | undefined;
}

/** Cards of a game whose columns are read at once: a few milliseconds of work. */
const READ_AT_ONCE = 500;

const columnsOf =
  (opened: OpenedRelease): SearchTables['columns'] =>
  (game) =>
    opened.game(game).cards.size <= READ_AT_ONCE
      ? undefined
      : new ThreadColumns(opened.work, { release: opened.info.number, game });

@Injectable()
export class SearchTablesService {
  /** Written in a tenth of a second when a search first asks, and kept as long as the opened content is. */
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
