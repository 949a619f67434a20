/** Plays a match with the keyboard alone. */

/** The focused element: its text, its place, and whether its focus is visible. */
export const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    return {
      text: (element.textContent ?? '').trim(),
      kind: element.closest('[data-kind]')?.getAttribute('data-kind') ?? null,
      card: element.getAttribute('data-card'),
      can: element.hasAttribute('data-can'),
      confirms: element.matches('.decision-confirm .button-main'),
      sets: element.matches('.set-suggested, .set-form .button-main'),
      confirmsAnswers: element.matches('.foreseen .button-main'),
      inPanel: element.closest('.decision') !== null,
      unfolds: element.matches('.decision-unfold'),
      ringed: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none',
    };
  });

/** Presses `key` until `isWanted(focused)` is true. Returns the focused element, or null after `most` presses. */
export async function pressUntil(page, key, isWanted, most = 120) {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (isWanted(now)) return now;
  }
  return null;
}

/**
 * Makes a decision with keys: moves the focus into the panel and to an option, and presses Enter. It prefers an attack, then to pass or,
 * when `eager`, the first option. An attack needs a second Enter below its sums. Returns whether the focus was visible at every step.
 */
export async function decideByKeys(page, eager) {
  const panel = page.locator('.decision[data-number]:not([aria-busy="true"])');
  const number = await panel.getAttribute('data-number');
  let now = await focused(page);
  if (!now.inPanel) now = await pressUntil(page, 'Tab', ({ inPanel }) => inPanel);
  let seen = now !== null;
  const changed = `.outcome, .match:not(:has(.decision[data-number="${number}"]))`;
  if ((await panel.locator('.set-form').count()) > 0) {
    await panel.locator('.set-form .button-main').waitFor();
    now = await pressUntil(page, 'Tab', ({ sets }) => sets);
    await page.keyboard.press('Enter');
    await page.locator(changed).first().waitFor();
    await page.locator('.match:not(:has(.decision[aria-busy="true"]))').waitFor();
    return seen && now?.ringed === true;
  }
  if ((await panel.locator('.foreseen').count()) > 0) {
    now = await pressUntil(page, 'Tab', ({ confirmsAnswers }) => confirmsAnswers);
    await page.keyboard.press('Enter');
    await page.locator(changed).first().waitFor();
    await page.locator('.match:not(:has(.decision[aria-busy="true"]))').waitFor();
    return seen && now?.ringed === true;
  }
  if (!now?.confirms) {
    // A button opens the list of options.
    if ((await panel.locator('.decision-unfold').count()) > 0) {
      const button = await pressUntil(page, 'Tab', ({ unfolds }) => unfolds);
      seen &&= button?.ringed === true;
      await page.keyboard.press('Enter');
      await panel.locator('.decision-unfold').waitFor({ state: 'detached' });
    }
    const kinds = await panel
      .locator('.decision-options li')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-kind')));
    const attack = kinds.findIndex((kind) => kind.startsWith('attack'));
    const wanted = attack >= 0 ? attack : eager ? 0 : Math.max(0, kinds.indexOf('pass'));
    // From the heading or its link, the first arrow key focuses the first button. That may be a "back" button before the options.
    const isWanted = ({ kind }) => kind === kinds[wanted];
    const first = await focused(page);
    const reached = isWanted(first)
      ? first
      : await pressUntil(page, 'ArrowRight', (one) => {
          seen &&= one.ringed;
          return isWanted(one);
        });
    seen &&= reached !== null;
    await page.keyboard.press('Enter');
  }
  await page.locator(`.decision-confirm, ${changed}`).first().waitFor();
  if ((await page.locator('.decision-confirm').count()) > 0) {
    now = await focused(page);
    seen &&= now.confirms && now.ringed;
    await page.keyboard.press('Enter');
  }
  await page.locator(changed).first().waitFor();
  return seen;
}
