/** Checks the accessibility of a page with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds. Only with `named` do they have the selectors and the source of the elements. */
const run = (page, runOnly, named) =>
  page.evaluate(
    async ([only, isNamed]) => {
      window.axe.configure({ noHtml: !isNamed });
      const { violations: found } = await window.axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
        preload: false,
        selectors: isNamed,
      });
      return found;
    },
    [runOnly, named],
  );

/** The rules of all standards, and the rules whose result depends on colours. */
const ALL = { type: 'tag', values: standards };
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * The violations that axe finds: one line per rule, with the first affected elements.
 * @param options.onlyColours checks only the rules about colours, for a page that passed the other rules in another colour scheme
 */
export async function violations(page, { onlyColours = false } = {}) {
  const runOnly = onlyColours ? OF_COLOURS : ALL;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Computing selectors for all elements takes half of axe's time, so a second run does it only when the first finds violations.
  const wrong = await run(page, runOnly, false);
  if (wrong.length === 0) return [];
  const found = await run(page, runOnly, true);
  return found.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary.split('\n').at(1)?.trim()}`)
        .join(' | ')}`,
  );
}
