/** Opening pages: a key or a click counts from the moment React runs. */

/** Waits until React has taken over every control of the page; the hints in rule text are plain HTML. */
export async function ready(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button:not(.hint), form, input, select, textarea')].every(
      (one) => one.closest('.cm-editor') || Object.keys(one).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Opens an address and waits until the page is ready. Returns the answer. */
export async function open(page, path) {
  const response = await page.goto(path);
  await ready(page);
  return response;
}
