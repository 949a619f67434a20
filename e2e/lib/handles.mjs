/** Finds the handle of an option at the table, and takes an option by press, by drag, by keys or from the list. */
import { focused, pressUntil } from './keys.mjs';

/** The maximum number of presses for an option: its handle, the option next to the handle, and the confirmation below the sums. */
export const MOST_PRESSES = 3;

const tile = (card) => `.match-table .tile[data-card="${card}"]`;
const place = ({ seat, zone }) => `.match-table [data-zone="${seat}/${zone}"]`;

/**
 * Resolves to the handle of each option: `{ at: 'card' | 'place' | 'dock', card }`, or null. For a handle at a card, `card` is the id of the
 * option's card or of the first card in its stack of equal cards. For other handles it is null.
 */
export const handlesOf = (page, options) =>
  page.evaluate((all) => {
    const isShown = (element) => element !== null && element.getBoundingClientRect().width > 0;
    const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const nameOf = (text) => (element) => text.includes(element.querySelector('.tile-name').textContent);
    const textsOf = (selector) => shown(selector).map((button) => button.textContent);
    const listed = textsOf('.decision-options:not([data-ends]) button');
    const ends = textsOf('.decision-options[data-ends] button');
    return all.map(({ card, zone, text, kind }) => {
      if (card !== null) {
        const own = document.querySelector(`.match-table .tile[data-card="${card}"][data-can]`);
        if (isShown(own)) return { at: 'card', card };
        const stack = shown('.match-table .tile[data-can][data-count]').find(nameOf(text));
        const first = stack && Number(stack.dataset.card);
        if (all.some((one) => one.card === first && one.text === text && one.kind === kind))
          return { at: 'card', card: first };
      } else if (zone) {
        const head = `.match-table [data-zone="${zone.seat}/${zone.zone}"] button.table-zone-head`;
        if (isShown(document.querySelector(head))) return { at: 'place', card: null };
      }
      const isListed = (zone || card !== null ? listed : ends).some((one) => one.startsWith(text));
      return isListed ? { at: 'dock', card: null } : null;
    });
  }, options);

/** Scrolls an element into view. Resolves to a point where a pointer hits it, or to null if other elements cover all of it. */
const pointIn = (page, selector) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const along of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y] = [left + width * along, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    return null;
  }, selector);

/** Clicks the element at a point that no other element covers. */
async function click(page, selector) {
  const point = await pointIn(page, selector);
  if (!point) throw new Error(`No pointer reaches ${selector}.`);
  await page.mouse.click(point.x, point.y);
}

const buttonOf = (page, text, where = '.decision-options') =>
  page.locator(`${where} button`).filter({ hasText: text }).filter({ visible: true });

/** Waits until the decision is over or needs confirmation. `more` adds selectors to wait for, each after a comma. */
const settled = (page, number, more = '') =>
  page
    .locator(`.decision-confirm, .outcome, .match:not(:has(.decision[data-number="${number}"]))${more}`)
    .first()
    .waitFor();

/** Presses the button below the sums if the option needs confirmation. Resolves to the number of presses, 0 or 1. */
async function confirm(page, press) {
  const button = page.locator('.decision-confirm .button-main');
  if ((await button.count()) === 0) return 0;
  await press(button);
  return 1;
}

/** Resolves to the button whose text is `text`, or `text` and then sums in brackets. */
async function exact(buttons, text) {
  const texts = await buttons.allTextContents();
  const at = texts.findIndex((one) => one === text || one.startsWith(`${text} (`));
  if (at < 0) throw new Error(`No button says "${text}": ${texts.join(', ')}`);
  return buttons.nth(at);
}

/** Takes an option by pointer: presses a card and its option, a place, or a button of the dock. Resolves to the number of presses. */
export async function byPress(page, { option, handle, number }) {
  const tap = (button) => button.click();
  if (handle.at === 'place') {
    await click(page, `${place(option.zone)} button.table-zone-head`);
    return 1;
  }
  if (handle.at === 'dock') {
    await (await exact(buttonOf(page, option.text), option.text)).click();
    await settled(page, number);
    return 1 + (await confirm(page, tap));
  }
  await click(page, tile(handle.card));
  await settled(page, number, ', .decision-selected');
  if ((await page.locator('.decision-confirm').count()) > 0) return 1 + (await confirm(page, tap));
  await (await exact(buttonOf(page, option.text, '.decision-box'), option.text)).click();
  await settled(page, number);
  return 2 + (await confirm(page, tap));
}

/** Takes an option from the list of all options. Resolves to the number of presses. */
export async function fromList(page, { option, number }) {
  const unfold = page.locator('.decision-unfold');
  const hides = (await unfold.count()) > 0;
  if (hides) await unfold.click();
  await (await exact(buttonOf(page, option.text), option.text)).click();
  await settled(page, number);
  return (hides ? 2 : 1) + (await confirm(page, (button) => button.click()));
}

/** Takes an option by keyboard: Tab and arrow keys to its handle, then Enter. Resolves to the number of presses of Enter. */
export async function byKeys(page, { option, handle, number }) {
  const enter = () => page.keyboard.press('Enter');
  const isAt = (selector) => page.evaluate((one) => document.activeElement?.matches(one) === true, selector);
  const reach = async (selector) => {
    // Tab reaches one card of the board. From this card, the arrow keys reach all others.
    if ((await focused(page)).card === null) await pressUntil(page, 'Tab', ({ card }) => card !== null, 150);
    for (const key of ['ArrowRight', 'ArrowLeft'])
      for (let presses = 0; presses < 120; presses++) {
        if (await isAt(selector)) return;
        await page.keyboard.press(key);
      }
    throw new Error(`The arrow keys do not reach ${selector}.`);
  };
  if (handle.at === 'place') {
    await reach(`${place(option.zone)} button.table-zone-head`);
    await enter();
    return 1;
  }
  if (handle.at === 'card') {
    await reach(tile(handle.card));
    await enter();
    await settled(page, number, ', .decision-selected');
  } else {
    await pressUntil(page, 'Tab', ({ inPanel }) => inPanel);
  }
  const before = handle.at === 'card' ? 1 : 0;
  if ((await page.locator('.decision-confirm').count()) === 0) {
    const isWanted = ({ text, inPanel }) => inPanel && (text === option.text || text.startsWith(`${option.text} (`));
    if (!isWanted(await focused(page)) && !(await pressUntil(page, 'ArrowRight', isWanted, 60)))
      throw new Error(`The arrow keys do not reach "${option.text}".`);
    await enter();
    await settled(page, number);
  }
  return before + 1 + (await confirm(page, enter));
}

/**
 * Takes an option by dragging its card to a place. If the drop has several meanings, it presses the option next to the card. Resolves to
 * the number of drops and presses, or to null if the option has no card or no place to drop it on.
 */
export async function byDrag(page, { option, handle, number }) {
  const from = handle.at === 'card' && (await pointIn(page, tile(handle.card)));
  if (!from) return null;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 12, { steps: 3 });
  const target = await page.evaluate(
    ({ zone, self }) => {
      const lit = [...document.querySelectorAll('[data-lit]')];
      const wanted =
        lit.find(({ dataset }) => dataset.zone === zone) ?? (zone ? null : lit.find((one) => one.matches(self)));
      if (!wanted) return null;
      const { left, top, width, height } = wanted.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    { zone: option.zone ? `${option.zone.seat}/${option.zone.zone}` : undefined, self: '.table-field' },
  );
  if (!target) {
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.mouse.move(1, 1);
    return null;
  }
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await page.mouse.up();
  await settled(page, number, ', .decision-selected');
  if ((await page.locator('.decision-selected').count()) === 0) return 1;
  await (await exact(buttonOf(page, option.text, '.decision-box'), option.text)).click();
  await settled(page, number);
  return 2 + (await confirm(page, (button) => button.click()));
}
