/** Importing a content folder at the desk: texts and pictures become one change set. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);

test('an editor imports a folder with a text and a picture', async ({ newAccount, newWindow }) => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const files = {
    'cards/slow-water/pictures/harbour.jpg': picture,
    'rules/slow-water/glossary/harbour.yaml': 'id: harbour\nterm: harbour\ntext: A place for boats.\n',
    'notes.txt': 'not content',
  };
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-import-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { page } = await newWindow({ storageState: await newAccount('Ida', 'editor') });
    await open(page, '/desk/import');
    await page.locator('#import-folder').setInputFiles(folder);
    await page.getByRole('button', { name: 'Create change set' }).click();
    await page.waitForURL(/\/desk\/sets\/\d+$/u);
    await expect(page.locator('#changes h2')).toContainText('2');
    await expect(page.locator('#changes')).toContainText('Harbour Picture');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
