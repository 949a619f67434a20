/**
 * Delays the script files of a page until after its first paint. Readers can read a page without them, and on a phone the scripts take
 * longer than the paint.
 */

/** Milliseconds until the scripts run even without a paint, for example because a stylesheet does not load. */
const LONGEST = 3_000;

/**
 * Runs in the browser, at the end of the page: adds the files as scripts after the first paint of text or a picture. A tab in the
 * background paints nothing, so its scripts run at once.
 */
function runLater(files: readonly string[], longest: number): void {
  let ran = false;
  const run = (): void => {
    if (ran) return;
    ran = true;
    for (const file of files) {
      const script = document.createElement('script');
      script.setAttribute('src', file);
      script.async = true;
      document.head.append(script);
    }
  };
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    run();
    return;
  }
  setTimeout(run, longest);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) run();
  }).observe({ type: 'paint', buffered: true });
}

/** A script element with a file and without text. React escapes quotes in attributes, so a quote ends the address. */
const FILE = /<script src="([^"]+)"([^>]*)><\/script>/gu;

/**
 * Replaces the script files of a rendered page by an inline script that runs them later. Does not change scripts without the nonce or
 * without the attribute `async`.
 */
export function delayScripts(rendered: string, nonce: string): string {
  const mark = ` nonce="${nonce}"`;
  const end = rendered.lastIndexOf('</body>');
  if (end < 0) return rendered;
  const files: string[] = [];
  const body = rendered.slice(0, end).replace(FILE, (element, file: string, attributes: string) => {
    if (!attributes.includes(mark) || !attributes.includes(' async=""')) return element;
    files.push(file);
    return '';
  });
  const call = `(${runLater.toString()})(${JSON.stringify(files)},${LONGEST})`;
  return `${body}<script${mark}>${call}</script>${rendered.slice(end)}`;
}
