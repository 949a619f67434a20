/** The parts of the API put together. */
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { ContentService } from './content/content.service.ts';
import { ReleaseStore } from './content/release-store.ts';
import { graphqlOptions } from './graphql/options.ts';
import { HealthController } from './http/health.controller.ts';
import { PROVIDERS } from './providers.ts';

@Module({})
export class AppModule {
  /** The application over a store of releases. */
  static over(store: ReleaseStore, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, ...graphqlOptions(log) })],
      controllers: [HealthController],
      providers: [{ provide: ReleaseStore, useValue: store }, ContentService, ...PROVIDERS],
    };
  }
}
