/** The committed schema, which clients are built with, equals the schema that the code serves. */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { schemaText } from '../src/schema.ts';

it('is up to date (after changing a resolver, run `npm run schema -w @rulewright/api`)', async () => {
  const written = await readFile(new URL('../../../libs/api-client/schema.graphql', import.meta.url), 'utf8');
  expect(written).toBe(await schemaText());
});
