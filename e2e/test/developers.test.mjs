/** The pages for developers: a query without scripts, what is refused, the guide as it stands in the files, the schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

test('a query is asked and answered without scripts, and its address says it again', async ({ scriptless: page }) => {
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Games and modes' }).click();
  await expect(page.getByLabel('Answer')).toContainText(new RegExp(`"id": "${game}"`, 'u'));
  await page.getByRole('textbox', { name: 'Query' }).fill('query ($id: ID!) { labRun(id: $id) { id } }');
  await page.getByText('Variables').click();
  await page.getByLabel('A JSON object').fill('{"id": "nothing"}');
  await page.getByRole('button', { name: 'Run query' }).click();
  await expect(page.getByLabel('Answer')).toContainText(/There is no lab run at this address/u);
  expect(new URL(page.url()).searchParams.get('variables')).toBe('{"id": "nothing"}');
});

test('rejects invalid queries and mutations, and gives line and column', async ({ scriptless: page }) => {
  const refusal = async (query) => {
    await page.goto(`/developers?query=${encodeURIComponent(query)}`);
    return page.getByRole('alert').first().textContent();
  };
  expect(await refusal('{ games { id }')).toMatch(/^Line 1, column 15: Syntax Error/u);
  expect(await refusal('mutation { signOut }')).toMatch(/runs queries only/u);
  expect(await refusal(`{ ${'a'.repeat(9_000)} }`)).toMatch(/takes at most 8,000/u);
});

test('the guide is that of the files, its links lead on, and the schema is the committed one', async ({
  page,
  request,
}) => {
  await page.goto('/developers');
  await page.getByRole('link', { name: 'The lab' }).click();
  const [title] = readFileSync(join(root, 'docs/guide/lab.md'), 'utf8').slice(2).split('\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await page.goto('/developers/guide/nothing')).status()).toBe(404);
  const schema = await request.get('/developers/schema.graphql');
  expect(await schema.text()).toBe(readFileSync(join(root, 'libs/api-client/schema.graphql'), 'utf8'));
});
