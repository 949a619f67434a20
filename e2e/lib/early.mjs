/** Enters values into the fields of a page before its scripts run, and checks that the page keeps and uses them. */
import { expect } from '@playwright/test';
import { ready } from './open.mjs';

/**
 * Opens a page whose scripts wait. Enters a value into every field that can be seen, also in closed details. Returns the number of fields.
 * A field with `autocomplete="off"` and a choice acts at once: it submits its form or stores the choice. Such fields are left alone.
 */
const enterAll = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const isSeen = (field) =>
    field.checkVisibility({ visibilityProperty: true }) &&
    !field.disabled &&
    !field.readOnly &&
    !field.closest('[inert]');
  const typed = {
    number: (field) => {
      const { min, max, step, value } = field;
      const by = Number(step) || 1;
      const next = Number(value || min || 0) + by;
      return String(max !== '' && next > Number(max) ? Number(max) - by : next);
    },
    range: (field) => String(Number(field.value) < Number(field.max) ? Number(field.value) + 1 : Number(field.min)),
    date: () => '2031-02-03',
    'datetime-local': () => '2031-02-03T04:05',
    email: () => 'early@example.org',
    url: () => 'https://example.org/early',
  };
  const entered = [];
  for (const field of document.querySelectorAll('input, textarea, select')) {
    const isChoice = field.matches('select, [type=checkbox], [type=radio]');
    if (!isSeen(field) || ['file', 'hidden', 'submit'].includes(field.type)) continue;
    if (isChoice && (field.autocomplete === 'off' || field.form?.autocomplete === 'off')) continue;
    if (field.type === 'radio') {
      if (field.checked || entered.some(([one]) => one.type === 'radio' && one.name === field.name)) continue;
      field.checked = true;
      entered.push([field, true]);
    } else if (field.type === 'checkbox') {
      field.checked = !field.checked;
      entered.push([field, field.checked]);
    } else if (field.matches('select')) {
      const other = [...field.options].findLast((option) => !option.disabled && !option.selected);
      if (!other) continue;
      field.value = other.value;
      entered.push([field, other.value]);
    } else {
      field.value = typed[field.type]?.(field) ?? 'Early text';
      entered.push([field, field.value]);
    }
  }
  window.enteredEarly = entered;
  return entered.length;
};

/** The fields that lost their value, and those whose component has another value. */
const lostFields = () =>
  window.enteredEarly.flatMap(([field, value]) => {
    const name = `${field.tagName.toLowerCase()} ${field.name || field.id || field.labels?.[0]?.textContent || ''}`;
    if (!field.isConnected) {
      // An editor may have taken the place of the field, with its text. A choice may have gone because of another one.
      const isElsewhere =
        typeof value !== 'string' || field.matches('select') || document.body.innerText.includes(value);
      return isElsewhere ? [] : [`${name} is gone, with “${value}”`];
    }
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    const now = isBox ? field.checked : field.value;
    // An earlier choice may have removed the option.
    if (field.matches('select') && ![...field.options].some((option) => option.value === value)) return [];
    const key = Object.keys(field).find((one) => one.startsWith('__reactProps'));
    const own = key && field[key][isBox ? 'checked' : 'value'];
    return [
      ...(now === value ? [] : [`${name} has “${now}” instead of “${value}”`]),
      ...(own === undefined || String(own) === String(now)
        ? []
        : [`${name} shows “${now}”, but its page uses “${own}”`]),
    ];
  });

/** Opens a page with scripts that wait until `release` is called. */
export async function openSlowly(page, path) {
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  const scripts = '**/_next/static/**/*.js';
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await ready(page);
    await page.unroute(scripts);
  };
}

/** Checks that a page keeps and uses what was entered before its scripts ran. Returns the number of fields. */
export async function keepsEarlyFields(page, path) {
  const release = await openSlowly(page, path);
  const count = await page.evaluate(enterAll);
  await release();
  await expect.poll(() => page.evaluate(lostFields), { message: path, timeout: 10_000 }).toEqual([]);
  return count;
}

/** Opens the page of a match on which every script runs but those that contain `text`, until the returned function is called. */
export async function openMatchWithout(page, path, text) {
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  const scripts = '**/_next/static/**/*.js';
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(text)) await gate;
    await route.fulfill({ response, body }).catch(() => undefined);
  });
  const answered = page.waitForResponse((response) =>
    /[?&/]Match\b|"Match"/u.test(`${response.url()} ${response.request().postData()}`),
  );
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // The page has asked for the match, so the parts whose scripts have run are in use.
  await answered;
  await page.evaluate(
    () => new Promise((done) => window.requestAnimationFrame(() => window.requestAnimationFrame(done))),
  );
  return async () => {
    release();
    await ready(page);
    await page.unroute(scripts);
  };
}
