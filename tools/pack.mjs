/**
 * `node tools/pack.mjs FOLDER`: copies only the files that a built workspace needs at run time to an empty folder. The Containerfile
 * creates the image from this folder. Tracing finds the packages that the programs load. Packages with a name that is computed at run time
 * are listed here.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { packages, root } from './lib/workspace.mjs';

/** Programs and the code of their threads. */
const PROGRAMS = [
  ...['apps/api/dist', 'apps/cli/dist', 'apps/web/dist'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name}`),
  ),
  'tools/lib/serve.mjs',
  // server/renderer-process.ts loads it through createRequire, and TypeORM loads its driver by a name.
  'node_modules/next/dist/server/next.js',
  'node_modules/pg/lib/index.js',
];

/** Our own files and folders that are run or read. */
const OURS = [
  'package.json',
  'CHANGELOG.md',
  'apps/api/dist',
  'apps/cli/bin',
  'apps/cli/dist',
  'apps/web/dist',
  'apps/web/server.mjs',
  'apps/web/.next',
  'cards',
  'deploy/health.mjs',
  'deploy/start.mjs',
  'docs/guide',
  'libs/api-client/schema.graphql',
  'libs/ui/src/styles',
  'rules',
];

/** The files of `.next` that are only for the next build, and source maps. */
const NOT_RUN = /\/\.next\/(?:build|cache|diagnostics|trace|trace-build|turbopack|types)(?:\/|$)|\.map$|\.nft\.json$/u;

/** Packages with a name that is computed at run time, and the files of each that this machine uses. */
const LATE = {
  'better-sqlite3-13': new RegExp(
    String.raw`^(?:package\.json|lib/.*|prebuilds/${process.platform}-${process.arch}\..*)$`,
    'u',
  ),
  '@resvg/resvg-wasm': /^(?:package\.json|.*\.(?:wasm|js|mjs))$/u,
  '@fontsource/inter': /^(?:package\.json|files\/inter-latin-\d+-normal\.woff2?)$/u,
  '@fontsource/source-serif-4': /^(?:package\.json|files\/source-serif-4-latin-\d+-\w+\.woff2?)$/u,
};

/** The files of Next for builds and development, and all variants of its server. Next's own trace names the variant in use. */
const NOT_OF_NEXT = /^node_modules\/next\/dist\/(?:compiled\/next-server|server\/dev|esm|docs)\//u;

const to = resolve(process.argv[2] ?? '');
if (process.argv[2] === undefined || existsSync(to)) {
  console.error('Name a folder that does not exist yet: node tools/pack.mjs FOLDER');
  process.exit(2);
}

/** Copies a file or a folder to its place. It follows links, because a workspace package is a link to its folder. */
function copy(path, accept = () => true) {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  const filter = (from) => !NOT_RUN.test(from) && (statSync(from).isDirectory() || accept(from));
  cpSync(join(root, path), join(to, path), { recursive: true, dereference: true, filter });
}

/** The files that Next found for its server and for every page. */
const tracedByNext = () =>
  readdirSync(join(root, 'apps/web/.next'), { recursive: true })
    .filter((name) => name.endsWith('.nft.json'))
    .flatMap((name) => {
      const list = join(root, 'apps/web/.next', name);
      return JSON.parse(readFileSync(list, 'utf8')).files.map((file) => relative(root, resolve(dirname(list), file)));
    });

/** The files of packages that the programs load. */
async function tracedPackages() {
  const { fileList } = await nodeFileTrace(PROGRAMS, { base: root, ignore: (path) => NOT_OF_NEXT.test(path) });
  return [...fileList];
}

const isOfPackage = (path) => /(?:^|\/)node_modules\/(?!@rulewright\/)/u.test(path);
const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

for (const path of OURS) copy(path);
// The source code of our packages. Proofs depend on its hash, and the site loads some files.
for (const { dir, manifest } of packages()) {
  if (/^(?:bench|e2e)$/u.test(dir)) continue;
  copy(`${dir}/package.json`);
  if (!dir.startsWith('libs/')) continue;
  copy(`${dir}/dist`);
  const link = join(to, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(to, dir)), link);
}
for (const [name, used] of Object.entries(LATE)) {
  const folder = join(root, 'node_modules', name);
  copy(`node_modules/${name}`, (path) => used.test(relative(folder, path)));
}
const found = new Set([...tracedByNext(), ...(await tracedPackages())]);
for (const path of found) {
  if ((isOfPackage(path) || path.startsWith('tools/')) && isFile(path)) copy(path);
}

const size = readdirSync(to, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
console.log(`${to}: ${Math.round(size / 1e6)} MB`);
