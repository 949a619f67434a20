import { runInNewContext } from 'node:vm';
import { delayScripts } from './shared-render.ts';

const NONCE = '041d8cd98f00b204e9800998ecf8427e';

const page = (scripts: string): string =>
  `<!DOCTYPE html><html lang="en"><head>${scripts}</head><body><p>Text</p></body></html>`;
const file = (name: string, rest = `async="" nonce="${NONCE}"`): string =>
  `<script src="/${name}.js" ${rest}></script>`;

interface Browser {
  readonly hidden?: boolean;
  /** Whether the browser reports paints. */
  readonly reports?: boolean;
}

/** Runs the inline script of a page as a browser would. Returns the added files, and functions that paint the page and end the wait. */
function browse(html: string, { hidden = false, reports = true }: Browser = {}) {
  const [, script] = new RegExp(`<script nonce="${NONCE}">([\\s\\S]*?)</script></body>`, 'u').exec(html)!;
  const added: string[] = [];
  const waits: (() => void)[] = [];
  const paints: ((names: readonly string[]) => void)[] = [];
  class PerformanceObserver {
    static readonly supportedEntryTypes = reports ? ['paint'] : [];
    constructor(told: (list: { getEntriesByName: (name: string) => readonly string[] }) => void) {
      paints.push((names) => told({ getEntriesByName: (name) => names.filter((each) => each === name) }));
    }
    observe(): void {
      // The test reports the paints.
    }
  }
  const document = {
    visibilityState: hidden ? 'hidden' : 'visible',
    createElement: () => ({ setAttribute: (_: string, value: string) => added.push(value) }),
    head: { append: () => undefined },
  };
  runInNewContext(script!, { document, PerformanceObserver, setTimeout: (run: () => void) => waits.push(run) });
  return {
    added,
    paint: (...names: readonly string[]) => paints.forEach((tell) => tell(names)),
    endWait: () => waits.forEach((run) => run()),
  };
}

describe('the script files of a page', () => {
  const delayed = delayScripts(page(file('a') + file('b', `nonce="${NONCE}" async=""`)), NONCE);

  it('are not in the page, so they do not delay its first paint', () => {
    expect(delayed).not.toContain('<script src');
    expect(delayed).toContain('<p>Text</p>');
  });

  it('run once, after the first paint of text or a picture', () => {
    const { added, paint, endWait } = browse(delayed);
    paint('first-paint');
    expect(added).toEqual([]);
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    endWait();
    expect(added).toEqual(['/a.js', '/b.js']);
  });

  it('run after some seconds if nothing is painted', () => {
    const { added, endWait } = browse(delayed);
    endWait();
    expect(added).toEqual(['/a.js', '/b.js']);
  });

  it.each([{ hidden: true }, { reports: false }])('run at once in a browser with %p', (browser) => {
    expect(browse(delayed, browser).added).toEqual(['/a.js', '/b.js']);
  });

  it.each([
    ['without the nonce', 'async=""'],
    ['with another nonce', 'async="" nonce="guess"'],
    ['that is not async', `noModule="" nonce="${NONCE}"`],
  ])('are not delayed for a script %s', (_, rest) => {
    expect(delayScripts(page(file('a', rest)), NONCE)).toContain(file('a', rest));
  });

  it('are not delayed if the page has no </body>', () => {
    expect(delayScripts(file('a'), NONCE)).toBe(file('a'));
  });
});
