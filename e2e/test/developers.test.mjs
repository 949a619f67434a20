/** The pages for developers: a query without scripts, what is refused, the guide as it stands in the files, the schema. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/workspace.mjs';
import { game, site } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();

test('a query is asked and answered without scripts, and its address says it again', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto('/developers');
    await page.getByRole('link', { name: 'Games and modes' }).click();
    assert.match(await page.getByLabel('Answer').textContent(), new RegExp(`"id": "${game}"`, 'u'));
    await page.getByLabel('Query').fill('query ($id: ID!) { labRun(id: $id) { id } }');
    await page.getByText('Variables').click();
    await page.getByLabel('A JSON object').fill('{"id": "nothing"}');
    await page.getByRole('button', { name: 'Run query' }).click();
    assert.match(await page.getByLabel('Answer').textContent(), /There is no lab run at this address/u);
    assert.equal(new URL(page.url()).searchParams.get('variables'), '{"id": "nothing"}');
  });
});

test('what is no query, or changes something, is refused with its place', async () => {
  const refusal = async (page, query) => {
    await page.goto(`/developers?query=${encodeURIComponent(query)}`);
    return page.getByRole('alert').first().textContent();
  };
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    assert.match(await refusal(page, '{ games { id }'), /^Line 1, column 15: Syntax Error/u);
    assert.match(await refusal(page, 'mutation { signOut }'), /runs queries only/u);
    assert.match(await refusal(page, `{ ${'a'.repeat(9_000)} }`), /takes up to 8000/u);
  });
});

test('the guide is that of the files, its links lead on, and the schema is the committed one', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto('/developers');
    await page.getByRole('link', { name: 'The lab' }).click();
    const [title] = readFileSync(join(root, 'docs/guide/lab.md'), 'utf8').slice(2).split('\n');
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), title);
    assert.equal((await page.goto('/developers/guide/nothing')).status(), 404);
    const schema = await fetch(`${site}/developers/schema.graphql`);
    assert.equal(await schema.text(), readFileSync(join(root, 'libs/api-client/schema.graphql'), 'utf8'));
  });
});
