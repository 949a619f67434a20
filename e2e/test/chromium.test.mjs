/** The packaged Chromium comes up where nothing is installed: no PATH to search, no variable that points to one. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

const script = `
  import { findChromium, launch } from './lib/chromium.mjs';
  const browser = await launch();
  const page = await browser.newPage();
  await page.setContent('<p>ready</p>');
  console.log((await findChromium()).executablePath, await page.innerText('p'));
  await browser.close();`;

test('on a bare system', { skip: process.platform !== 'linux' }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: `${import.meta.dirname}/..`,
    env: {},
  });
  assert.match(stdout, /rulewright\/chromium-[\d.]+\/chromium ready$/mu);
});
