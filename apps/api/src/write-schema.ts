/** `npm run schema`: writes the schema to libs/api-client, where the site and other clients read it. */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { schemaText } from './schema.ts';

await writeFile(new URL('../../../libs/api-client/schema.graphql', import.meta.url), await schemaText());
