/** The groups of `npm run bench`, known before anything is built: the first column of the table in bench/README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Their names, in the order in which they are documented. */
export function benchmarkGroups() {
  const text = readFileSync(join(root, 'bench/README.md'), 'utf8');
  const table = text.slice(text.indexOf('| group'), text.indexOf('\n## ', text.indexOf('| group')));
  return [...table.matchAll(/^\| (`[^|]+`)/gmu)].flatMap(([, names]) =>
    [...names.matchAll(/`([^`]+)`/gu)].map(([, name]) => name),
  );
}
