/** Smoke test of the built product under the current Node, on SQLite as in `npm start`: content, API and site. For `node --test`. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../lib/net.mjs';
import { importContent, siteSecretOf, startApi, startSite, untilReady } from '../lib/product.mjs';

const data = mkdtempSync(join(tmpdir(), 'rulewright-smoke-'));
const started = [];

after(async () => {
  for (const child of started) await child.stop();
  rmSync(data, { recursive: true });
});

test(`the product imports its content, answers and shows a page under Node ${process.versions.node}`, async () => {
  assert.match(await importContent(data, ''), /as release 1/u);

  const [apiPort, port, siteSecret] = [await freePort(), await freePort(), siteSecretOf({})];
  const api = `http://127.0.0.1:${apiPort}`;
  started.push(startApi({ port: apiPort, data, databaseUrl: '', siteSecret }));
  await untilReady(started[0], `${api}/healthz`);
  const query = { query: '{ games { id } }' };
  const answer = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  const { data: answers } = await answer.json();
  assert.ok(answers.games.length > 0);

  started.push(startSite({ port, api, siteSecret }));
  await untilReady(started[1], `http://127.0.0.1:${port}/`);
  for (const { id } of answers.games) {
    const page = await fetch(`http://127.0.0.1:${port}/${id}/cards`);
    assert.equal(page.status, 200);
  }
});
