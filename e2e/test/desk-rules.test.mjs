/** A chapter as sentences: chips with pickers, a new rule, split, join, move and retire, without markers and ids. */
import { expect } from '@playwright/test';
import { newSet, saved } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const path = `rules/${game}/text/08-draw.md`;

test('an editor writes, splits, joins, moves and retires rules as sentences', { tag: '@long' }, async ({ page }) => {
  const set = await newSet(page, 'The draw step again');
  await open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path)}`);
  const rules = page.locator('.part-row[data-kind="rule"]');
  const numbers = page.locator('.part-number');
  await expect(rules.first()).toContainText(/Draw until you hold\s*7 cards/u);
  await expect(page.locator('.document-rules-pane')).not.toContainText(':::');
  await expect(page.locator('.document-rules-pane')).not.toContainText('mb.draw');
  await expect(page.locator('.source-editor')).toHaveCount(0);
  const count = await rules.count();
  const menu = async (rule, step) => {
    await rule.getByRole('button', { name: /^Menu of Rule/u }).click();
    await page.getByRole('menuitem', { name: step, exact: true }).click();
  };
  const second = rules.nth(1).getByRole('textbox');

  // Enter splits a rule, and Backspace at the start joins it again.
  await second.click();
  await second.press('ControlOrMeta+Home');
  for (let letter = 0; letter < 'If you already hold'.length; letter++) await second.press('ArrowRight');
  await second.press('Enter');
  await expect(rules).toHaveCount(count + 1);
  await expect(rules.nth(2).getByRole('textbox')).toBeFocused();
  await expect(rules.nth(2)).toContainText('that many cards or more');
  await page.keyboard.press('Backspace');
  await expect(rules).toHaveCount(count);
  await expect(rules.nth(1)).toContainText('If you already hold that many cards or more, draw nothing.');

  // A new rule gets its words, a value from a picker, and an id that nobody sees.
  await menu(rules.nth(1), 'New rule below');
  await expect(rules.nth(2).getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('You may look at ');
  await rules.nth(2).getByRole('button', { name: 'Value', exact: true }).click();
  const panel = page.locator('.chip-panel');
  await panel.getByLabel('Find a value').fill('draws up to');
  await page.keyboard.press('Enter');
  await expect(rules.nth(2)).toContainText(/look at\s*7 cards/u);
  await rules.nth(2).getByRole('button', { name: 'Rule link' }).click();
  await panel.getByLabel('Words of the link').fill('as drawn');
  await panel.getByLabel('Find the rule').fill('draw until');
  await panel.locator('.choice-list li button').first().click();
  await page.keyboard.insertText('.');
  // A condition for the rule, in words.
  await menu(rules.nth(2), 'When it applies…');
  await panel.getByLabel('Which value does it depend on?').fill('above the hand size');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Save condition' }).click();
  await expect(rules.nth(2)).toContainText('if cards above the hand size must be discarded');
  await saved(page);
  await expect(page.getByRole('tab', { name: 'Problems' })).toHaveText('Problems');
  // A preview is dimmed during an update.
  await expect(page.locator('.preview-wait[aria-busy="true"]')).toHaveCount(0);
  await look(page, 'desk-rules');

  // Keys and the mouse move it, and one press takes a move back.
  await rules.nth(2).getByRole('textbox').press('Alt+ArrowUp');
  await expect(rules.nth(1)).toContainText('You may look at');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rules.nth(2)).toContainText('You may look at');
  await rules
    .nth(2)
    .locator('.part-number')
    .dragTo(rules.nth(0), { targetPosition: { x: 60, y: 2 } });
  await expect(rules.nth(0)).toContainText('You may look at');
  await menu(rules.nth(0), 'Delete rule');
  await expect(rules).toHaveCount(count);

  // A released rule is retired: readers are led to its successor.
  await menu(rules.nth(1), 'Retire…');
  await panel.getByLabel(/^Which rule replaces it/u).fill('draw until');
  await panel.locator('.choice-list li button').first().click();
  const number = await numbers.first().innerText();
  await expect(rules.nth(1)).toContainText(`Replaced by ${number}`);
  await saved(page);
  await expect(page.locator('.preview-chapter')).toContainText(`Replaced by ${number}.`);
  await page.reload();
  await ready(page);
  await expect(rules.nth(1)).toContainText(`Replaced by ${number}`);

  // Another chapter takes a rule over.
  await menu(rules.nth(2), 'Move to a section…');
  await panel.getByRole('button', { name: /Restock/u }).click();
  await expect(rules).toHaveCount(count - 1);
  await saved(page);
  await open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path.replace('08-draw', '16-restock'))}`);
  await expect(rules.last()).toContainText('Your hand has no limit.');
});
