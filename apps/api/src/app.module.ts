/** The modules of the API. Each module imports only modules that come before it in the list. */
import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.ts';
import { BaseModule } from './base/base.module.ts';
import { NO_SETUP } from './base/setup.ts';
import { CardsModule } from './cards/cards.module.ts';
import { ContentModule } from './content/content.module.ts';
import { DecksModule } from './decks/decks.module.ts';
import { DeskModule } from './desk/desk.module.ts';
import { ExamplesModule } from './examples/examples.module.ts';
import { GamesModule } from './games/games.module.ts';
import { GraphqlServerModule } from './graphql-server/graphql-server.module.ts';
import { LabModule } from './lab/lab.module.ts';
import { LearnModule } from './learn/learn.module.ts';
import { LobbyModule } from './lobby/lobby.module.ts';
import { MatchesModule } from './matches/matches.module.ts';
import { OpenDataModule } from './open-data/open-data.module.ts';
import { OutgoingModule } from './outgoing/outgoing.module.ts';
import { OwnDataModule } from './own-data/own-data.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { PrintModule } from './print/print.module.ts';
import { RatedModule } from './rated/rated.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { RulebookModule } from './rulebook/rulebook.module.ts';
import { RulesetsModule } from './rulesets/rulesets.module.ts';
import { SearchModule } from './search/search.module.ts';
import { StatusModule } from './status/status.module.ts';
import { Work } from './work/work.ts';
import { WorkModule } from './work/work.module.ts';

/** The feature modules, lowest layer first. */
export const FEATURES = [
  AccountsModule,
  ContentModule,
  OutgoingModule,
  ReleasesModule,
  RulesetsModule,
  ExamplesModule,
  RulebookModule,
  CardsModule,
  SearchModule,
  LearnModule,
  GamesModule,
  DecksModule,
  MatchesModule,
  RatedModule,
  LobbyModule,
  LabModule,
  OpenDataModule,
  PreviewsModule,
  PrintModule,
  OwnDataModule,
  DeskModule,
  StatusModule,
];

@Module({})
export class AppModule {
  /** The application on an open database. */
  static over(database: DataSource, log: Logger, work = new Work(database), setup = NO_SETUP): DynamicModule {
    return {
      module: AppModule,
      imports: [BaseModule.over(database, log, setup), WorkModule.with(work), ...FEATURES, GraphqlServerModule],
    };
  }
}
