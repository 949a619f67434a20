/** The pages for developers: the explorer with and without scripts, its error messages, the guide from the files, the schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const explorer = (query) => `/developers/explorer?query=${encodeURIComponent(query)}`;

/** Opens the explorer and waits for its editor. */
async function openEditor(page, path = '/developers/explorer') {
  await page.goto(path);
  await page.locator('.query-editor[data-schema=loaded] .cm-content').waitFor();
  return page.getByRole('textbox', { name: 'Query' });
}

/** Replaces the text of the editor. */
async function write(page, text) {
  await page.getByRole('textbox', { name: 'Query' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Types into the search field of the schema. */
async function find(page, text) {
  await page.getByLabel('Find a type or a field').first().click();
  await page.getByLabel('Name of the type or field').fill(text);
}

test('a bracket typed over a selection surrounds it, and a letter replaces it', { tag: '@long' }, async ({ page }) => {
  const editor = await openEditor(page, explorer('games'));
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{');
  await expect(editor).toHaveText('{games}');
  // The bracket kept the selection.
  await page.keyboard.type('x');
  await expect(editor).toHaveText('{x}');
});

test('runs a query without scripts, and the address contains the query', async ({ scriptless: page }) => {
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Games and modes' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(new RegExp(`"id": "${game}"`, 'u'));
  await page.getByRole('textbox', { name: 'Query' }).fill('query ($id: ID!) { labRun(id: $id) { id } }');
  await page.getByText('Variables').click();
  await page.getByLabel('A JSON object').fill('{"id": "nothing"}');
  await page.getByRole('button', { name: 'Run query' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(/There is no lab run at this address/u);
  expect(new URL(page.url()).searchParams.get('variables')).toBe('{"id": "nothing"}');
});

test('rejects invalid queries and mutations, and gives line and column', async ({ scriptless: page }) => {
  const refusal = async (query) => {
    await page.goto(explorer(query));
    return page.getByRole('alert').first().textContent();
  };
  expect(await refusal('{ games { id }')).toMatch(/^Line 1, column 15: Syntax Error/u);
  expect(await refusal('mutation { signOut }')).toMatch(/runs queries only/u);
  expect(await refusal(`{ ${'a'.repeat(9_000)} }`)).toMatch(/takes at most 8,000/u);
});

test('an old /developers link with a query opens the explorer with its answer', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/developers?query=${encodeURIComponent('{ games { id } }')}`);
  expect(new URL(page.url()).pathname).toBe('/developers/explorer');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(`"id": "${game}"`);
});

test('the editor completes a field of the schema and marks an unknown one', async ({ page, complaints }) => {
  await openEditor(page);
  await write(page, '{ games { id } }');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' releas', { delay: 30 });
  await page
    .getByRole('option', { name: /^releases/u })
    .first()
    .waitFor();
  // The completion list ignores keys at first, so that nobody accepts a suggestion that has only just appeared.
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Query' })).toContainText('releases');
  await write(page, '{ games { nme } }');
  await page.locator('.cm-lintRange-error').waitFor();
  expect(complaints).toEqual([]);
});

test(
  'runs a query with the keyboard; its address is a link to it, and the history opens it again',
  { tag: '@long' },
  async ({ page }) => {
    await openEditor(page);
    await write(page, 'query OnlyIds { games { id } }');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(`"id": "${game}"`);
    expect(new URL(page.url()).searchParams.get('query')).toBe('query OnlyIds { games { id } }');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(`"id": "${game}"`);
    const field = await openEditor(page);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('menuitem', { name: 'OnlyIds' }).click();
    await expect(field).toContainText('query OnlyIds');
    await page.getByRole('button', { name: 'Format query' }).click();
    await expect(page.locator('.query-editor .cm-line').first()).toHaveText('query OnlyIds {');
  },
);

test('the explorer refuses a mutation without a request to the API', { tag: '@long' }, async ({ page }) => {
  await openEditor(page);
  await write(page, 'mutation { signOut }');
  await page.getByRole('button', { name: 'Run query' }).click();
  await expect(page.locator('.explorer-side [role=alert]')).toContainText('runs queries only');
});

test(
  'a reader can follow the schema from type to type, find types by name, and see the field at the caret',
  { tag: '@long' },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('tab', { name: 'Schema' }).click();
    await expect(page.getByRole('heading', { name: 'Query', exact: true })).toBeVisible();
    await find(page, 'Release.not');
    await page.getByRole('option', { name: 'Release.notes' }).click();
    await expect(page.locator('.docs-fields [data-at]')).toContainText('notes');
    await page.locator('.docs-fields').getByRole('button', { name: 'DocumentChange' }).first().click();
    await expect(page.getByRole('heading', { name: 'DocumentChange', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Release', exact: true })).toBeVisible();
    await write(page, '{ games { tagline } }');
    for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F1');
    await expect(page.locator('.docs-fields [data-at]')).toContainText('tagline');
  },
);

/** Scrolls to the top. A click can scroll buttons below the sticky head of the page. */
const toTop = (page) => page.evaluate(() => window.scrollTo(0, 0));

for (const width of [390, 1440])
  test(
    `axe finds no violations in the editor, the schema and the history at ${width} px`,
    { tag: '@long' },
    async ({ newWindow }) => {
      const { page, complaints } = await newWindow({ viewport: { width, height: 900 } });
      await openEditor(page, explorer('{ games { id } }'));
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await page.getByRole('tab', { name: 'Answer' }).click();
        await toTop(page);
        expect(await violations(page), `answer, ${colorScheme}`).toEqual([]);
        await page.getByRole('tab', { name: 'Schema' }).click();
        await page.locator('.docs-fields').waitFor();
        await toTop(page);
        expect(await violations(page), `schema, ${colorScheme}`).toEqual([]);
        await find(page, 'Release');
        await page.getByRole('option').first().waitFor();
        expect(await violations(page), `search, ${colorScheme}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'History' }).click();
        await page.getByRole('menu').waitFor();
        expect(await violations(page), `history, ${colorScheme}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      expect(complaints).toEqual([]);
    },
  );

test('the guide matches the files, its links work, and the schema is the committed one', async ({ page, request }) => {
  await page.goto('/developers');
  await page.getByRole('link', { name: 'The lab' }).click();
  const [title] = readFileSync(join(root, 'docs/guide/lab.md'), 'utf8').slice(2).split('\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await page.goto('/developers/guide/nothing')).status()).toBe(404);
  const schema = await request.get('/developers/schema.graphql');
  expect(await schema.text()).toBe(readFileSync(join(root, 'libs/api-client/schema.graphql'), 'utf8'));
});
