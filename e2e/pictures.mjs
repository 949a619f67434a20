/** `npm run pictures -w @rulewright/e2e`: takes the screenshots of the README from the built site. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../tools/lib/workspace.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { findChromium } from './lib/chromium.mjs';
import { open } from './lib/open.mjs';
import { newData, startProduct } from './lib/product.mjs';
import { decide, setUp, whatNow } from './lib/table.mjs';

const RULEBOOK = '/metabaloids/rules/core-tactical#draw';
/** The number of decisions before the screenshot of the table, so that cards are in play. */
const DECISIONS = 6;

/** Plays the first decisions of a match against a bot. */
async function toTable(page) {
  await setUp(page, { mode: 'core-tactical', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }] });
  for (let n = 0; n < DECISIONS && (await whatNow(page)) === 'decide'; n++) await decide(page);
  await whatNow(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function take(site) {
  const browser = await chromium.launch(await findChromium());
  const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, baseURL: site });
  const pictures = { rulebook: (page) => open(page, RULEBOOK), table: toTable };
  for (const [name, reach] of Object.entries(pictures)) {
    const page = await context.newPage();
    await reach(page);
    await page.evaluate(() => document.fonts.ready);
    // Waits until scrolling and animations have ended.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) });
    await page.close();
  }
  await browser.close();
}

async function takeOfOwn() {
  const product = await startProduct(await newData());
  try {
    await take(product.env.SITE_URL);
  } finally {
    await product.stop();
  }
}

const { SITE_URL } = process.env;
await (SITE_URL ? take(SITE_URL) : takeOfOwn()).catch(fail);
