/**
 * `npm run guide-pictures -w @rulewright/e2e`: takes the screenshots for docs/guide/your-game.md, section 2, from the built site. Follows the
 * steps of that section to create a game at the desk.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { fail } from '../tools/lib/stages.mjs';
import { root } from '../tools/lib/workspace.mjs';
import { addPicture, change, newDocument, newGame, showForm } from './lib/afternoon.mjs';
import { findChromium } from './lib/chromium.mjs';
import { openDocument, openSet, runChecks, step } from './lib/desk.mjs';
import { open } from './lib/open.mjs';
import { comeInAsAdmin } from './lib/people.mjs';
import { newData, startProduct } from './lib/product.mjs';

const GAME = 'paper-moons';
const FOLDER = join(root, 'docs/images/your-game');
/** The largest screenshot in bytes. */
const MOST = 150_000;

/** Draws the picture of the card: a moon over water. */
const moon = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640"><rect width="900" height="640" fill="#1d2b4a"/><circle cx="610" cy="200" r="110" fill="#f4e9c1"/><circle cx="560" cy="180" r="100" fill="#1d2b4a"/><rect y="470" width="900" height="170" fill="#12203a"/><path d="M560 470h110l-30 170h-50z" fill="#f4e9c1" opacity=".25"/><path d="M150 470q90 70 180 0l-20 50q-70 30-140 0z" fill="#8a4b2a"/><path d="M236 470V300l80 150z" fill="#f2f2ee"/></svg>',
    ),
  )
    .webp({ quality: 90 })
    .toBuffer();

async function picture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('.preview-wait[aria-busy="true"]'));
  await page.waitForTimeout(800);
  const path = join(FOLDER, `${name}.png`);
  const shot = await page.screenshot();
  // With 256 colours, text stays sharp and the file shrinks to a third.
  writeFileSync(path, await sharp(shot).png({ palette: true, colours: 256, effort: 10 }).toBuffer());
  const { size } = statSync(path);
  if (size > MOST) throw new Error(`${name}.png has ${size} bytes, more than ${MOST}.`);
  console.log(`${name}.png: ${Math.round(size / 1000)} kB`);
}

async function take(env) {
  const browser = await chromium.launch(await findChromium());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: env.SITE_URL });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  page.setDefaultNavigationTimeout(120_000);
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-moon-'));
  try {
    await comeInAsAdmin(page, env.FIRST_ADMIN);
    const set = await newGame(page, 'Paper Moons', () => picture(page, 'new-game'));
    await openDocument(page, set, `rules/${GAME}/fields.yaml`);
    await showForm(page);
    await picture(page, 'fields');
    await newDocument(page, { set, game: GAME, kind: 'card', name: 'Lantern Boat' });
    const file = join(folder, 'moon.webp');
    writeFileSync(file, await moon());
    await addPicture(page, { set, game: GAME, card: 'lantern-boat', file, alt: 'A boat below a thin moon' });
    await page.locator('.picture-field').scrollIntoViewIfNeeded();
    await picture(page, 'card');
    await newDocument(page, { set, game: GAME, kind: 'text', name: 'Winning' });
    await picture(page, 'chapter');
    await newDocument(page, { set, game: GAME, kind: 'legality', name: 'Ban list' });
    await showForm(page);
    await change(page, async () => {
      await page.locator('#root_changes__add').click();
      await page.locator('#root_changes_0_from').fill('2027-01-15');
      await page.locator('#root_changes_0_reason').fill('It drew the whole deck.');
      await page.locator('#root_changes_0_ban__add').click();
      await page.locator('#root_changes_0_ban_0').fill('first-event');
    });
    await picture(page, 'ban');
    await openDocument(page, set, `rules/${GAME}/deck-laws/standard.yaml`);
    await showForm(page);
    await picture(page, 'deck-law');
    await runChecks(page, set);
    await step(page, 'Ask for a review');
    await openSet(page, set);
    await picture(page, 'publish');
    await step(page, 'Approve change set');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    await open(page, `/${GAME}/cards/lantern-boat`);
    await picture(page, 'card-page');
  } finally {
    rmSync(folder, { recursive: true });
    await browser.close();
  }
}

const small = mkdtempSync(join(tmpdir(), 'rulewright-small-'));
execFileSync(process.execPath, [join(root, 'apps/cli/bin/rw.mjs'), 'new', 'game', 'night-train', '--dir', small]);
try {
  const product = await startProduct(await newData('', small));
  await take(product.env).finally(() => product.stop());
} catch (error) {
  fail(error);
} finally {
  rmSync(small, { recursive: true });
}
