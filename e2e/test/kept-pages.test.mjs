/** Pages that are kept for everyone: they work under a policy without a nonce, in the reader's colours. `desk.test.mjs` tries that they show a release at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { game, site } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const settled = { waitUntil: 'networkidle' };
const card = `/${game}/cards/ant-swarm`;

const policyOf = (response) => response.headers()['content-security-policy'];

describe('a page that is kept', () => {
  for (const path of [
    '/',
    `/${game}/rules/core-tactical`,
    card,
    `/${game}/decks/starter-deck-set-1`,
    `/${game}/cards?q=ant`,
  ]) {
    test(`${path}: scripts run, nothing is forbidden, no nonce is left`, async () => {
      await fetch(site + path);
      await inWindow(browser(), {}, async (page, complaints) => {
        const response = await page.goto(path, settled);
        assert.match(policyOf(response), /script-src 'self'(?: 'sha256-[^']+')+;/u);
        assert.doesNotMatch(policyOf(response), /nonce|unsafe/u);
        assert.equal(await page.locator('[nonce]').count(), 0);
        // The button works as soon as React runs.
        await page.emulateMedia({ colorScheme: 'light' });
        await page.getByTitle('Change between light and dark').click();
        assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
        assert.deepEqual(complaints, []);
      });
    });
  }

  test('an injected script does not run', async () => {
    await inWindow(browser(), {}, async (page, complaints) => {
      await page.goto(card, settled);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      });
      assert.equal(await page.evaluate(() => 'injected' in window), false);
      assert.match(complaints.join(), /Content Security Policy/u);
    });
  });

  test('readers with different themes get their own', async () => {
    for (const theme of ['light', 'dark']) {
      await inWindow(browser(), {}, async (page, complaints) => {
        await page.context().addCookies([{ name: 'theme', value: theme, url: site }]);
        for (let visit = 0; visit < 2; visit++) {
          await page.goto(card, settled);
          assert.equal(await page.locator('html').getAttribute('data-theme'), theme);
        }
        assert.deepEqual(complaints, []);
      });
    }
  });

  test('the browser keeps it, and asks whether it is still right', async () => {
    const first = await fetch(site + card);
    const again = await fetch(site + card, { headers: { 'if-none-match': first.headers.get('etag') } });
    assert.equal(first.headers.get('cache-control'), 'private, no-cache');
    assert.equal(again.status, 304);
  });
});
