/** GraphQL over HTTP and WebSocket. The resolvers of all modules define the schema. */
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { LOG } from '../base/log.ts';
import { ContentModule } from '../content/content.module.ts';
import { KeptAnswers } from '../content/stored-answers.ts';
import { ShownReleases } from '../content/shown-releases.ts';
import { LiveSocket } from './live-socket.ts';
import { graphqlOptions } from './options.ts';

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [ContentModule],
      inject: [ShownReleases, KeptAnswers, LOG],
      useFactory: graphqlOptions,
    }),
  ],
  providers: [LiveSocket],
})
export class GraphqlServerModule {}
