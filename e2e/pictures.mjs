/** `npm run pictures -w @rulewright/e2e`: takes the pictures of the README from the built site, as it is now. */
import { join } from 'node:path';
import { root } from '../tools/lib/workspace.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { launch } from './lib/chromium.mjs';
import { withProduct } from './lib/product.mjs';

const RULEBOOK = '/metabaloids/rules/core-tactical#draw';
/** Decisions before the table is taken: enough for cards to lie on it. */
const DECISIONS = 6;

/** A match against a bot, some decisions old. */
async function toTable(page) {
  const { decide, setUp, whatNow } = await import('./lib/table.mjs');
  await setUp(page, { mode: 'core-tactical', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }] });
  for (let n = 0; n < DECISIONS && (await whatNow(page)) === 'decide'; n++) await decide(page);
  await whatNow(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function take({ SITE_URL }) {
  process.env.SITE_URL = SITE_URL;
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, baseURL: SITE_URL });
  const pictures = { rulebook: (page) => page.goto(RULEBOOK, { waitUntil: 'networkidle' }), table: toTable };
  for (const [name, reach] of Object.entries(pictures)) {
    const page = await context.newPage();
    await reach(page);
    await page.evaluate(() => document.fonts.ready);
    // What scrolls or moves has come to rest.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) });
    await page.close();
  }
  await browser.close();
}

const { SITE_URL } = process.env;
await (SITE_URL ? take({ SITE_URL }) : withProduct(take)).catch(fail);
