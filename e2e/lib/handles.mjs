/** The handles of options on the board, and taking an option by press, by drag, by keys or from the list. */
import { focused, pressUntil } from './keys.mjs';

/** The most presses that an option may need: its handle, the option next to it, and the confirmation below its sums. */
export const MOST_PRESSES = 3;

const tile = (card) => `.match-table .tile[data-card="${card}"]`;
const place = ({ seat, zone }) => `.match-table [data-zone="${seat}/${zone}"]`;

/**
 * Finds the handle of each option: `card`, `place`, `dock`, or null. `card` of a handle is the card that shows the option: the card of the
 * option, or the first of its stack of equal cards.
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
      const found = (zone || card !== null ? listed : ends).some((one) => one.startsWith(text));
      return found ? { at: 'dock', card: null } : null;
    });
  }, options);

/** A point of an element that a pointer hits, after the element has been scrolled into view. Null if another element covers all of it. */
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

/** Clicks where a pointer hits the element. */
async function click(page, selector) {
  const point = await pointIn(page, selector);
  if (!point) throw new Error(`No pointer reaches ${selector}.`);
  await page.mouse.click(point.x, point.y);
}

const buttonOf = (page, text, where = '.decision-options') =>
  page.locator(`${where} button`).filter({ hasText: text }).filter({ visible: true });

/** Waits until the decision is over, or waits for confirmation, or shows a card. */
const settled = (page, number, more = '') =>
  page
    .locator(`.decision-confirm, .outcome, .match:not(:has(.decision[data-number="${number}"]))${more}`)
    .first()
    .waitFor();

/** Confirms the option below its sums if it asks. Resolves to the number of presses. */
async function confirm(page, press) {
  const button = page.locator('.decision-confirm .button-main');
  if ((await button.count()) === 0) return 0;
  await press(button);
  return 1;
}

/** Resolves to the button whose text is exactly that of the option, or starts with it if sums follow. */
async function exact(buttons, text) {
  const texts = await buttons.allTextContents();
  const at = texts.findIndex((one) => one === text || one.startsWith(`${text} (`));
  if (at < 0) throw new Error(`No button says "${text}": ${texts.join(', ')}`);
  return buttons.nth(at);
}

/** By pointer: presses the card and then its option, or the place, or the button of the dock. Resolves to the number of presses. */
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

/** From the list of all options. Resolves to the number of presses. */
export async function fromList(page, { option, number }) {
  const unfold = page.locator('.decision-unfold');
  const hides = (await unfold.count()) > 0;
  if (hides) await unfold.click();
  await (await exact(buttonOf(page, option.text), option.text)).click();
  await settled(page, number);
  return (hides ? 2 : 1) + (await confirm(page, (button) => button.click()));
}

/** With the keyboard: by Tab and arrow keys to the handle, then Enter. Resolves to the number of presses of Enter. */
export async function byKeys(page, { option, handle, number }) {
  const enter = () => page.keyboard.press('Enter');
  const isAt = (selector) => page.evaluate((one) => document.activeElement?.matches(one) === true, selector);
  const reach = async (selector) => {
    // Tab leads around the page to a card of the board. From there, the arrow keys lead to all others.
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
 * By dragging the card of the option to its place. If the drop means several options, presses the one next to the card. Resolves to the
 * number of presses and drops, or to null if the option has no place to drop on.
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
