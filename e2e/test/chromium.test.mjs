/** The packaged Chromium starts on a system without Chromium: an empty PATH, and no CHROMIUM_PATH. */
import { expect, test } from '../lib/test.mjs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const script = `
  import { chromium } from '@playwright/test';
  import { findChromium } from './lib/chromium.mjs';
  const options = await findChromium();
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.setContent('<p>ready</p>');
  console.log(options.executablePath, await page.innerText('p'));
  await browser.close();`;

test('the packaged Chromium starts on a minimal system', async () => {
  test.skip(process.platform !== 'linux', 'Only Linux has a packaged Chromium.');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: `${import.meta.dirname}/..`,
    env: {},
  });
  expect(stdout).toMatch(/rulewright\/chromium-[\d.]+\/chromium ready$/mu);
});
