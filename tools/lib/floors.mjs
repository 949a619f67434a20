/**
 * The import order of the files in each package. `floors.json` lists the floors of a package, lowest first. A file may import from
 * its own floor and from lower ones. No package may have an import cycle. Type imports count for both rules.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import ts from 'typescript';

const SOURCE = /\.(?:ts|tsx|mts|mjs)$/u;
const BUILT = new Set(['node_modules', 'dist', '.next', '.data', 'coverage']);

/** The source files under a folder, as relative paths. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      if (BUILT.has(entry.name)) return [];
      return sourceFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    }
    return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [entry.name] : [];
  });
}

/** The endings that an import specifier may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The imports of each file, including types and re-exports: a `Map` from file to files. */
function importsIn(folder, files = sourceFiles(folder)) {
  const known = new Set(files);
  const imports = new Map();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const targets = new Set();
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = posix.join(posix.dirname(file), fileName);
      const target = ENDINGS.map((ending) => path + ending).find((each) => known.has(each));
      if (target !== undefined && target !== file) targets.add(target);
    }
    imports.set(file, targets);
  }
  return imports;
}

/** The groups of files that import each other, directly or through others (Tarjan's strongly connected components). */
function cyclesIn(imports) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const onStack = new Set();
  const cycles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    onStack.add(file);
    for (const next of imports.get(file)) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
      } else if (onStack.has(next)) lowest.set(file, Math.min(lowest.get(file), order.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    for (const one of group) onStack.delete(one);
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Whether a file matches an entry of a floor: a file, a folder, or a pattern in which `*` matches within one path segment. */
function isOn(file, name) {
  const pattern = name.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${pattern.join('[^/]*')}(?:/|$)`, 'u').test(file);
}

/** The index of a file's floor, or -1. If several entries match, the longest entry wins. */
export function floorOf(file, floors) {
  let best = -1;
  let length = -1;
  floors.forEach((floor, at) => {
    for (const name of [floor].flat()) {
      if (name.length > length && isOn(file, name)) [best, length] = [at, name.length];
    }
  });
  return best;
}

/** Sentences about imports from a higher floor and about files without a floor. */
function upwardImports(imports, floors) {
  const nameOf = (at) => [floors[at]].flat().join(', ');
  return [...imports].flatMap(([file, targets]) => {
    const from = floorOf(file, floors);
    if (from < 0) return [`${file} is on no floor of floors.json.`];
    return [...targets].flatMap((target) => {
      const to = floorOf(target, floors);
      return to > from
        ? [`${file} (floor "${nameOf(from)}") imports ${target} from the higher floor "${nameOf(to)}".`]
        : [];
    });
  });
}

/** The folders of the workspace packages in libs and apps, relative to the root. */
export function packageFolders(root) {
  const inside = (folder) =>
    readdirSync(join(root, folder)).flatMap((name) => {
      const path = `${folder}/${name}`;
      if (!statSync(join(root, path)).isDirectory()) return [];
      return existsSync(join(root, path, 'package.json')) ? [path] : folder === 'libs' ? inside(path) : [];
    });
  return [...inside('libs'), ...inside('apps')];
}

/** Sentences about imports from one room into another that do not use the room's entry, `index.ts`. `rooms` is the folder of the rooms. */
function importsPastEntries(imports, rooms) {
  const roomOf = (file) => (file.startsWith(`${rooms}/`) ? file.split('/').slice(0, 2).join('/') : null);
  return [...imports].flatMap(([file, targets]) =>
    [...targets].flatMap((target) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return from === null || to === null || from === to || target === `${to}/index.ts`
        ? []
        : [`${file} imports ${target}. Import it from ${to}/index.ts, the entry of that folder.`];
    }),
  );
}

/**
 * All violations of the import order in one package, as sentences. Floors name folders of `src`, or of the package if it has no `src`.
 * `rooms` names a folder whose subfolders import each other only through their `index.ts`.
 */
export function problemsIn(folder, floors, rooms) {
  const imports = importsIn(folder);
  const cycles = cyclesIn(imports).map((files) => `These files import each other: ${files.join(', ')}.`);
  if (!floors) return cycles;
  const base = existsSync(join(folder, 'src')) ? 'src' : '';
  const isSource = (file) => (base === '' || file.startsWith('src/')) && !/\.spec\.tsx?$/u.test(file);
  // Floors apply only to code that is built. Tests may import everything.
  const built = new Map([...imports].filter(([file]) => isSource(file)));
  const inSource = new Map(
    [...built].map(([file, targets]) => [
      relative(base, file),
      new Set([...targets].filter((target) => built.has(target)).map((target) => relative(base, target))),
    ]),
  );
  return [...cycles, ...upwardImports(inSource, floors), ...(rooms ? importsPastEntries(inSource, rooms) : [])];
}

/** Reads the floors of all packages: by folder, a list of floors, or `{ floors, rooms }`. */
export const readFloors = (root) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(join(root, 'floors.json'), 'utf8'))).map(([folder, entry]) => [
      folder,
      Array.isArray(entry) ? { floors: entry } : entry,
    ]),
  );
