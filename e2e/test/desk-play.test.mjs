/** Play documents at the desk: errors in their place, completion, rules and lines, and a planted fault that the debugger finds. */
import { expect } from '@playwright/test';
import { edit, faults, newSet, saved } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

/** A shipped game whose play is a document, and an example that its rules prove. */
const game = 'small-hours';
const path = `rules/${game}/play/${game}.play`;
const example = 'close-lights-candles';
const right = '  add 1 to candles of guest\n';
const fault = '  add 2 to candles of guest\n';
const lineOf = (text, line) => text.split(line)[0].split('\n').length;

const stops = (page) => page.locator('.debugger-place [role="status"]');
const press = async (page, name) => {
  const before = await stops(page).innerText();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(stops(page)).not.toHaveText(before);
};

test('an editor plants a fault in a play document and finds it with the debugger', async ({ page }) => {
  const set = await newSet(page, 'Candles');
  let text = '';
  await edit(page, set, path, (before) => (text = before.replace(right, fault)));
  const line = lineOf(text, fault);

  // The fault is found from an example: it fails at its end, and a breakpoint shows the two candles.
  await open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path)}&debug=${example}&line=${line}`);
  await expect(page.locator('.cm-activeLine')).toHaveText(fault.trimEnd());
  await page.getByRole('button', { name: `Set breakpoint at line ${line}` }).click();
  await expect(page.locator('.cm-breakpoint:visible')).toHaveCount(1);
  await page.getByRole('button', { name: 'Start run' }).click();
  await expect(stops(page)).toHaveText(new RegExp(`^Line ${line} of candle`, 'u'));
  await expect(page.locator('.cm-stopped')).toHaveText(fault.trimEnd());
  await expect(page.locator('.run-steps')).toContainText(`close, line ${lineOf(text, '    do candle with g\n')}`);
  const candles = page
    .locator('.run-state > section', { hasText: 'candles' })
    .first()
    .locator('dt:text-is("candles") + dd');
  await expect(candles).toHaveText('0');
  await press(page, 'Step over');
  await expect(candles).toHaveText('2');
  await expect(candles.locator('mark')).toHaveAttribute('title', 'Before: 0');
  await press(page, 'Back over');
  await expect(candles).toHaveText('0');
  expect(await faults(page)).toEqual([]);
  await press(page, 'Continue');
  await expect(stops(page)).toHaveText(/^The run is over/u);
  await expect(page.locator('.debugger-place .form-error')).toContainText('candles');

  // The corrected document runs to its end as the example says.
  // The breakpoint stays at its line while the text changes.
  await page.locator('.cm-line', { hasText: fault.trim() }).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(right.trim());
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(candles).toHaveText('0');
  await press(page, 'Step over');
  await expect(candles).toHaveText('1');
  await press(page, 'Continue');
  await expect(page.locator('.debugger-place .form-error')).toHaveCount(0);
});

test('an editor writes play with completion and errors in their place, beside the sentences of its rules', async ({
  page,
}) => {
  const set = await newSet(page, 'Kandles');
  await edit(page, set, path, (before) => before.replace(right, '  add 1 to kandles of guest\n'));
  await page.getByRole('tab', { name: /^Problems/u }).click();
  await expect(page.locator('.desk-problems')).toContainText('Did you mean "candles"?');
  await page
    .locator('.desk-problems')
    .getByRole('button', { name: /^line \d+/u })
    .click();
  await expect(page.locator('.cm-activeLine')).toContainText('kandles');
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible();

  // A press on a rule goes to its lines, and the line shows its rule.
  await page.getByRole('tab', { name: /^Rules/u }).click();
  await page.getByLabel('Search rules').fill('sh.serve.pairs');
  await page.locator('.play-rules details').getByRole('button', { name: 'sh.serve.pairs', exact: true }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('by sh.serve.pairs');
  await expect(page.locator('.play-rule-here')).toContainText('sh.serve.pairs');
  expect(await faults(page)).toEqual([]);

  // Completion at a position: rules after "by", and the fields of the game in an expression.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('add 1 to coi');
  await page.locator('.cm-tooltip-autocomplete li', { hasText: /^coins$/u }).click();
  await page.keyboard.type(' of keeper by sh.turn.cl');
  await page.locator('.cm-tooltip-autocomplete li', { hasText: /^sh\.turn\.close$/u }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText(/add 1 to coins of keeper by sh\.turn\.close/u);
  await saved(page);
});

test('the debugger runs a new game, and another option continues it another way', async ({ page }) => {
  await open(page, `/desk/content?path=${encodeURIComponent(path)}`);
  await page.getByRole('tab', { name: 'Debugger' }).click();
  await page.locator('.debugger-run select').first().selectOption('A new game');
  await page.getByRole('button', { name: 'Start run' }).click();
  await expect(stops(page)).toHaveText(/^Line \d+ of match/u);
  await press(page, 'To question');
  const options = page.locator('.run-options button');
  await expect(options.first()).toBeVisible();
  const question = await page.locator('.run-state h2').first().innerText();
  await options.last().click();
  await expect(page.locator('.run-state h2').first()).not.toHaveText(question);
  await press(page, 'Back');
  await expect(page.locator('.run-state h2').first()).toHaveText(question);
});
