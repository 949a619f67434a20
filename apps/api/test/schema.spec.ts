/** The schema that clients are built against is the one that the code serves. */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { schemaText } from '../src/schema.ts';

it('is written: run `npm run schema -w @rulewright/api` after changing a resolver', async () => {
  const written = await readFile(new URL('../../../libs/api-client/schema.graphql', import.meta.url), 'utf8');
  expect(written).toBe(await schemaText());
});
