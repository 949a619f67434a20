/** The schema as text, made from the resolvers alone: no database, no server. */
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { RESOLVERS } from './providers.ts';

const HEAD = '# Written from the code of apps/api by `npm run schema -w @rulewright/api`; do not edit.\n\n';

/** The text of libs/api-client/schema.graphql. */
export async function schemaText(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await app.get(GraphQLSchemaFactory).create(RESOLVERS);
    return `${HEAD}${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await app.close();
  }
}
