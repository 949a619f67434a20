/** Where the workspace is and which packages it has; plain Node, so that it works before anything is installed. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace, without a slash at the end. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Reads a JSON file of the workspace. */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every package of the workspace: `{ dir, manifest }`, `dir` relative to the root, in reading order. */
export function packages() {
  return readJson('package.json').workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/u, '');
    const dirs = pattern === parent ? [parent] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    return dirs
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => ({ dir, manifest: readJson(`${dir}/package.json`) }));
  });
}

/** Files below `dir` (relative to the root) whose name passes `accept`; skips what is installed or built. */
export function filesUnder(dir, accept) {
  const skipped = new Set(['node_modules', 'dist', '.next', '.nx', '.data', '.git', 'generated', 'coverage']);
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(join(folder, entry.name));
      return accept(entry.name) ? [relative(root, join(folder, entry.name))] : [];
    });
  return existsSync(join(root, dir)) ? walk(join(root, dir)).sort() : [];
}

/** Ids of the modes of a game. */
export const modesOf = (game) =>
  filesUnder(`rules/${game}/modes`, (name) => /\.ya?ml$/u.test(name)).map((path) =>
    path.replace(/^.*\/|\.ya?ml$/gu, ''),
  );

/** Ids of the games whose rules are in the tree, and of all their modes: the words that code may not use. */
export function contentWords() {
  const games = existsSync(join(root, 'rules')) ? readdirSync(join(root, 'rules')) : [];
  return { games, modes: [...new Set(games.flatMap(modesOf))] };
}

/** Ids of the games that can be played: all but those whose `game.yaml` says that they have no engine. */
export const playedGames = () =>
  contentWords().games.filter(
    (game) => !/^engine: none$/mu.test(readFileSync(join(root, `rules/${game}/game.yaml`), 'utf8')),
  );
