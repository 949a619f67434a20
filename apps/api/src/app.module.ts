/** The parts of the API put together. */
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { APP_GUARD } from '@nestjs/core';
import { Invitations, People, SavedDecks, Sessions } from '@rulewright/accounts';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AccessGuard } from './accounts/access.guard.ts';
import { ContentService } from './content/content.service.ts';
import { ReleaseStore } from './content/release-store.ts';
import { deskProviders } from './desk/desk.providers.ts';
import { graphqlOptions } from './graphql/options.ts';
import { HealthController } from './http/health.controller.ts';
import { LabFilesController } from './lab/lab-files.controller.ts';
import { LiveSocket } from './matches/live-socket.ts';
import { MATCH_LOG } from './matches/match-log.ts';
import { ReplayFilesController } from './matches/replay-files.controller.ts';
import { Work } from './work/work.ts';
import { RESOLVERS, SERVICES } from './providers.ts';
import { ReleaseFilesController } from './releases/release-files.controller.ts';
import { ContentVersionController } from './releases/content-version.controller.ts';

@Module({})
export class AppModule {
  /** The application over an open database. */
  static over(database: DataSource, log: Logger, work = new Work(database)): DynamicModule {
    const store = new ReleaseStore(database);
    return {
      module: AppModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, ...graphqlOptions(store, log) })],
      controllers: [
        HealthController,
        ContentVersionController,
        ReleaseFilesController,
        ReplayFilesController,
        LabFilesController,
      ],
      providers: [
        { provide: DataSource, useValue: database },
        { provide: ReleaseStore, useValue: store },
        { provide: MATCH_LOG, useValue: log },
        { provide: APP_GUARD, useClass: AccessGuard },
        ...[Sessions, People, Invitations, SavedDecks].map((Store) => ({
          provide: Store,
          useValue: new Store(database),
        })),
        ...deskProviders(database),
        { provide: Work, useValue: work },
        ContentService,
        LiveSocket,
        ...SERVICES,
        ...RESOLVERS,
      ],
    };
  }
}
