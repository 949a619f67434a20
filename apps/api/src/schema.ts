/** Generates the schema as text from the resolvers, without a database or a server. */
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory, RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { FEATURES } from './app.module.ts';

const HEAD = '# Written from the code of apps/api by `npm run schema -w @rulewright/api`; do not edit.\n\n';

const isResolver = (provider: unknown): provider is Type =>
  typeof provider === 'function' && Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider);

/** The resolvers of all features. */
const resolvers = (): Type[] =>
  FEATURES.flatMap((feature) => (Reflect.getMetadata(MODULE_METADATA.PROVIDERS, feature) ?? []) as unknown[]).filter(
    isResolver,
  );

/** The text of libs/api-client/schema.graphql. */
export async function schemaText(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await app.get(GraphQLSchemaFactory).create(resolvers());
    return `${HEAD}${printSchema(lexicographicSortSchema(schema))}\n`;
  } finally {
    await app.close();
  }
}
