/** `npm run pictures -w @rulewright/e2e`: takes the pictures of the README from the built site, as it is now. */
import { join } from 'node:path';
import { root } from '../tools/lib/workspace.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { launch } from './lib/chromium.mjs';
import { withProduct } from './lib/product.mjs';

const pictures = {
  rulebook: '/metabaloids/rules/core-tactical#draw',
  cards: '/metabaloids/cards',
};

async function take({ SITE_URL }) {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, baseURL: SITE_URL });
  for (const [name, path] of Object.entries(pictures)) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) });
  }
  await browser.close();
}

const { SITE_URL } = process.env;
await (SITE_URL ? take({ SITE_URL }) : withProduct(take)).catch(fail);
