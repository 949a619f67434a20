import { chromium as pw } from 'playwright-core';
import * as c from './lib/chromium.mjs';
const exe = await (c.chromium ?? c.executable ?? Object.values(c)[0])();
const browser = await pw.launch(typeof exe === 'string' ? { executablePath: exe } : exe);
const S = 'http://localhost:4711';
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on(
    'response',
    async (r) =>
      r.status() >= 400 &&
      console.log(r.status(), r.url(), r.request().postData()?.slice(0, 300), (await r.text()).slice(0, 400)),
  );
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('C', m.text()));
  page.setDefaultTimeout(30000);
  await page.goto(S + '/lab?game=metabaloids&question=card');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: '/tmp/lab/pics/x.png' });
  await page.locator('label', { hasText: /^Card/ }).last().locator('select').selectOption('mosquito');
  await page.getByText(/At most/).waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/lab/pics/form-${width}.png`, fullPage: false });
  await page.locator('.lab-questions').screenshot({ path: `/tmp/lab/pics/form-el-${width}.png` });
  await page.goto(S + '/lab/JRBST76I2Ylz');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/lab/pics/answer-${width}.png` });
  await page.locator('section[aria-labelledby=cards]').screenshot({ path: `/tmp/lab/pics/cards-${width}.png` });
  await page.goto(S + '/lab/376E_J3uIM_p');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `/tmp/lab/pics/old-${width}.png` });
  await page.goto(S + '/lab#recent-runs');
  await page.locator('section[aria-labelledby=recent-runs]').screenshot({ path: `/tmp/lab/pics/recent-${width}.png` });
  await page.close();
}
await browser.close();
