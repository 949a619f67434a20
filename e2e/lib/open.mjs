/** Opens pages and waits for React, because keys and clicks have no effect before hydration. */

/** Waits until React has hydrated every control of the page. Buttons that open hints are plain HTML and need no React. */
export async function ready(page) {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('button:not(.hint, [popovertarget]), form, input, select, textarea')].every(
        (one) => one.closest('.cm-editor') || Object.keys(one).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { timeout: 30_000 },
  );
  // React adds listeners for keys in effects, which run shortly after hydration.
  await page.evaluate(() => new Promise((done) => window.requestIdleCallback(() => done(), { timeout: 2_000 })));
}

/** Opens a path and waits until the page is ready. Returns the response. */
export async function open(page, path) {
  const response = await page.goto(path);
  await ready(page);
  return response;
}
