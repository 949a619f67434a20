/**
 * `npm run lint:words -- [PATH…]`: finds unclear words and suggests better ones, in Markdown, message catalogues, the YAML of the games
 * and the schema of the API. Without a path, it checks all these texts. Plain Node.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, root } from './lib/workspace.mjs';
import { lintText } from './words/textlint.mjs';

const isText = (name) => /\.(?:md|yaml)$/u.test(name);
const CATALOGUES = 'apps/web/messages';

/** The texts of the workspace: Markdown, the catalogues of the site, the schema, and the rules and cards of the games. */
export const texts = () => [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  // The files in bench/results are generated.
  ...['docs', 'apps', 'bench', 'rules', 'cards']
    .flatMap((folder) => filesUnder(folder, isText))
    .filter((path) => !path.startsWith('bench/results/')),
  ...filesUnder(CATALOGUES, (name) => name.endsWith('.json')),
  'libs/api-client/schema.graphql',
];

/** The findings in these files, as `path:line:column message`. */
export async function findings(paths) {
  const all = await Promise.all(
    paths.map(async (path) =>
      (await lintText(path, readFileSync(join(root, path), 'utf8'))).map(
        ({ line, column, message }) => `${path}:${line}:${column} ${message}`,
      ),
    ),
  );
  return all.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const asked = process.argv.slice(2);
  const paths = asked.flatMap((path) => (statSync(join(root, path)).isDirectory() ? filesUnder(path, isText) : [path]));
  const problems = await findings(asked.length > 0 ? paths : texts());
  for (const line of problems) console.log(line);
  console.log(problems.length === 0 ? 'No word of the list.' : `${problems.length} to rewrite.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
