/** The groups of `npm run bench`, read from the first column of the table in bench/README.md, so that no build is needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The names of the groups, in the order of the documentation. */
export function benchmarkGroups() {
  const text = readFileSync(join(root, 'bench/README.md'), 'utf8');
  const table = text.slice(text.indexOf('| group'), text.indexOf('\n## ', text.indexOf('| group')));
  return [...table.matchAll(/^\| (`[^|]+`)/gmu)].flatMap(([, names]) =>
    [...names.matchAll(/`([^`]+)`/gu)].map(([, name]) => name),
  );
}
