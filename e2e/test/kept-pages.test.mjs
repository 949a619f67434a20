/**
 * Cached pages, shared by all visitors: they work with a policy without a nonce, and in the reader's theme. `desk.test.mjs` tests that they
 * show a new release at once.
 */
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const card = `/${game}/cards/ant-swarm`;

const policyOf = (response) => response.headers()['content-security-policy'];

test.describe('a cached page', () => {
  test('scripts run, the policy blocks nothing, and no nonce is left', async ({ page, complaints, request }) => {
    for (const path of [
      '/',
      `/${game}/rules/core-tactical`,
      card,
      `/${game}/decks/starter-deck-set-1`,
      `/${game}/cards?q=ant`,
    ]) {
      await request.get(path);
      // The theme of the reader is in a cookie.
      await page.context().clearCookies();
      const response = await open(page, path);
      expect(policyOf(response), path).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/u);
      expect(policyOf(response)).not.toMatch(/nonce|unsafe/u);
      await expect(page.locator('[nonce]')).toHaveCount(0);
      // The button works as soon as React runs.
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByTitle('Change between light and dark').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(complaints, path).toEqual([]);
    }
  });

  test.describe('an injected script', () => {
    test.use({ violatesPolicy: true });

    test('does not run', async ({ page, complaints }) => {
      await open(page, card);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
      });
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect.poll(() => complaints.join()).toMatch(/Content Security Policy/u);
    });
  });

  test(
    'readers with different themes get the page in their own theme',
    { tag: '@long' },
    async ({ newWindow, baseURL }) => {
      for (const theme of ['light', 'dark']) {
        const { page, complaints } = await newWindow();
        await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL }]);
        for (let visit = 0; visit < 2; visit++) {
          await open(page, card);
          expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
        }
        expect(complaints).toEqual([]);
      }
    },
  );

  test('the browser stores the page, and revalidates it with its ETag', async ({ request }) => {
    const first = await request.get(card);
    const again = await request.get(card, { headers: { 'if-none-match': first.headers().etag } });
    expect(first.headers()['cache-control']).toBe('private, no-cache');
    expect(again.status()).toBe(304);
  });
});
