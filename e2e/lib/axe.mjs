/** Accessibility of the page as axe sees it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong; unless `named`, without the addresses and the source of the elements. */
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

/** What axe finds wrong, one line for each rule, with the first elements concerned. */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // To name every element that it looked at takes axe half of its time: it does so only where something is wrong.
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
