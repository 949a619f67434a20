/** Checks the accessibility of a page with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds. Only with `named` do they have the selectors and the source of the elements. */
const run = (page, selection, named) =>
  page.evaluate(
    async ([selected, isNamed]) => {
      window.axe.configure({ noHtml: !isNamed });
      const { violations } = await window.axe.run(document, {
        ...selected,
        resultTypes: ['violations'],
        preload: false,
        selectors: isNamed,
      });
      return violations;
    },
    [selection, named],
  );

/** The rules whose result depends on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/** The selected rules: of all standards, and those about colours alone. */
const ALL = { runOnly: { type: 'tag', values: standards } };
const OF_COLOURS = { runOnly: { type: 'rule', values: colours } };

/**
 * The violations that axe finds: one line per rule, with the first affected elements.
 * @param options.onlyColours checks only the rules about colours, for a page that passed the other rules in another colour scheme
 */
export async function violations(page, { onlyColours = false } = {}) {
  const selection = onlyColours ? OF_COLOURS : ALL;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Computing selectors for all elements takes half of axe's time, so a second run does it only when the first finds violations.
  const wrong = await run(page, selection, false);
  if (wrong.length === 0) return [];
  const violations = await run(page, selection, true);
  return violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.failureSummary.split('\n').at(1)?.trim()}`)
        .join(' | ')}`,
  );
}
