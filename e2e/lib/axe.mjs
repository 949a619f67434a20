/** Checks the accessibility of a page with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds. Only with `named` do they have the selectors and the source of the elements. */
const run = (page, named) =>
  page.evaluate(
    async ([values, isNamed]) => {
      window.axe.configure({ noHtml: !isNamed });
      const { violations: found } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        preload: false,
        selectors: isNamed,
      });
      return found;
    },
    [standards, named],
  );

/** The violations that axe finds: one line per rule, with the first affected elements. */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Computing selectors for all elements takes half of axe's time, so a second run does it only when the first finds violations.
  const wrong = await run(page, false);
  if (wrong.length === 0) return [];
  const found = await run(page, true);
  return found.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary.split('\n').at(1)?.trim()}`)
        .join(' | ')}`,
  );
}
