/** The root, packages and files of the workspace. Plain Node, so that it works before anything is installed. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the workspace, without a trailing slash. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Reads a JSON file of the workspace. */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every package of the workspace as `{ dir, manifest }`, with `dir` relative to the root, in the order of package.json. */
export function packages() {
  return readJson('package.json').workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/u, '');
    const dirs = pattern === parent ? [parent] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    return dirs
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => ({ dir, manifest: readJson(`${dir}/package.json`) }));
  });
}

/** The files below `dir` (relative to the root) whose name passes `accept`. Skips installed, built and generated files. */
export function filesUnder(dir, accept) {
  const skipped = new Set(['node_modules', 'dist', '.next', '.nx', '.data', '.git', 'generated', 'coverage']);
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(join(folder, entry.name));
      return accept(entry.name) ? [relative(root, join(folder, entry.name))] : [];
    });
  return existsSync(join(root, dir)) ? walk(join(root, dir)).sort() : [];
}

/** The ids of the modes of a game. */
export const modesOf = (game) =>
  filesUnder(`rules/${game}/modes`, (name) => /\.ya?ml$/u.test(name)).map((path) =>
    path.replace(/^.*\/|\.ya?ml$/gu, ''),
  );

/** The ids of the games in the tree and of all their modes. The lint rules forbid these words in code. */
export function contentWords() {
  const games = existsSync(join(root, 'rules')) ? readdirSync(join(root, 'rules')) : [];
  return { games, modes: [...new Set(games.flatMap(modesOf))] };
}

/** The folder of the package that owns each table. */
export const tableOwners = () =>
  Object.fromEntries(
    Object.entries(readJson('tools/lint/tables.json')).flatMap(([owner, tables]) =>
      tables.map((table) => [table, owner]),
    ),
  );

/** The table of each entity, such as `ReleaseEntity: 'releases'`. */
export const entityTables = () =>
  Object.fromEntries(
    filesUnder('libs/database/src/entities', (name) => name.endsWith('.ts')).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/@Entity\('(\w+)'\)[^{]*?export class (\w+)/gu)].map(
        ([, table, entity]) => [entity, table],
      ),
    ),
  );
