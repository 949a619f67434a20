/** Searches a release in the database, and a change set that is previewed in a worker thread, which writes its tables. */
import { Injectable } from '@nestjs/common';
import {
  searchCards,
  searchTexts,
  type CardSearchResult,
  type CatalogueColumns,
  type TextHit,
  type TextSearch,
} from '@rulewright/database';
import { DataSource } from 'typeorm';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { AskedCards } from '../work/jobs/proposed-search.ts';
import { ThreadColumns } from './thread-columns.ts';

/** For games with at most this many cards, the main thread reads the columns, which takes a few milliseconds. */
const READ_AT_ONCE = 500;

/** The columns of a game's cards, read in a worker thread; undefined if the search itself reads them. */
const columnsOf = (opened: OpenedRelease, game: string): CatalogueColumns | undefined =>
  opened.game(game).cards.size <= READ_AT_ONCE
    ? undefined
    : new ThreadColumns(opened.work, { release: opened.info.number, game });

@Injectable()
export class Searches {
  constructor(private readonly database: DataSource) {}

  /** @throws the errors of `searchCards` */
  async cards(opened: OpenedRelease, asked: AskedCards): Promise<CardSearchResult> {
    const { cardFields: fields } = opened.game(asked.game).vocabulary;
    const release = opened.info.number;
    if (opened.proposal) return opened.work.run('searchProposedCards', { subject: opened.subject, asked });
    return searchCards(this.database, { ...asked, release, fields, columns: columnsOf(opened, asked.game) });
  }

  async texts(opened: OpenedRelease, asked: Omit<TextSearch, 'release'>): Promise<TextHit[]> {
    if (opened.proposal) return opened.work.run('searchProposedTexts', { subject: opened.subject, asked });
    return searchTexts(this.database, { ...asked, release: opened.info.number });
  }
}
