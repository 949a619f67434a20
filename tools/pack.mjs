/**
 * `node tools/pack.mjs FOLDER`: copies only the files that a built workspace needs at run time to an empty folder. The Containerfile
 * creates the image from this folder. Tracing finds the packages that the programs load. Packages with a name that is computed at run time
 * are listed here. `node tools/pack.mjs FOLDER --npm` makes a package for npm of the folder instead, without cards/ and rules/, and writes
 * `rulewright-VERSION.tgz` beside it. It contains all packages that it needs, for the machine that made it.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { run } from './lib/run.mjs';
import { packages, readJson, root } from './lib/workspace.mjs';

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

/** The packages for SQLite under the Node that packs, where better-sqlite3-13 does not support it. An image has a later Node. */
const OLD_NODE = Number(process.versions.napi) < 10;
const LATE_FOR_NPM = {
  'better-sqlite3': /^(?:package\.json|lib\/.*|build\/Release\/better_sqlite3\.node)$/u,
  bindings: /^(?:package\.json|bindings\.js)$/u,
  'file-uri-to-path': /^(?:package\.json|index\.js)$/u,
};

/** The files of Next for builds and development, and all variants of its server. Next's own trace names the variant in use. */
const NOT_OF_NEXT = /^node_modules\/next\/dist\/(?:compiled\/next-server|server\/dev|esm|docs)\//u;

const to = resolve(process.argv[2] ?? '');
if (process.argv[2] === undefined || existsSync(to)) {
  console.error('Name a folder that does not exist yet: node tools/pack.mjs FOLDER');
  process.exit(2);
}
const forNpm = process.argv[3] === '--npm';

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

for (const path of OURS) if (!forNpm || !['cards', 'rules', 'package.json'].includes(path)) copy(path);
// The source code of our packages. Proofs depend on its hash, and the site loads some files.
for (const { dir, manifest } of packages()) {
  if (/^(?:bench|e2e)$/u.test(dir)) continue;
  copy(`${dir}/package.json`);
  if (!dir.startsWith('libs/')) continue;
  copy(`${dir}/dist`);
  const link = join(to, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  // Packages for npm have no links.
  if (forNpm) cpSync(join(to, dir), link, { recursive: true });
  else symlinkSync(relative(dirname(link), join(to, dir)), link);
}
for (const [name, used] of Object.entries({ ...LATE, ...(forNpm && OLD_NODE && LATE_FOR_NPM) })) {
  const folder = join(root, 'node_modules', name);
  copy(`node_modules/${name}`, (path) => used.test(relative(folder, path)));
}
const paths = new Set([...tracedByNext(), ...(await tracedPackages())]);
for (const path of paths) {
  if ((isOfPackage(path) || path.startsWith('tools/')) && isFile(path)) copy(path);
}

/**
 * Writes into the package.json files of a folder's packages that they need what is in their own `node_modules`, and nothing else: only the
 * traced files are here, so npm must not look for more. Returns the packages with their versions.
 */
function close(folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return {};
  const names = readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
    )
    .filter((name) => existsSync(join(modules, name, 'package.json')));
  return Object.fromEntries(
    names.map((name) => {
      const path = join(modules, name, 'package.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      for (const member of ['optionalDependencies', 'peerDependencies', 'scripts', 'files']) delete manifest[member];
      writeFileSync(path, JSON.stringify({ ...manifest, dependencies: close(join(modules, name)) }));
      return [name, manifest.version];
    }),
  );
}

/** Makes a package for npm of the folder. Resolves to the path of its file. @throws Error */
async function packForNpm() {
  const { version, type, license, description } = readJson('package.json');
  const dependencies = close(to);
  const manifest = {
    ...{ name: 'rulewright', version, type, license, description },
    engines: { node: `${OLD_NODE ? `^${process.versions.node.replace(/\.\d+$/u, '')} || ` : ''}^22.14 || >=24.11` },
    os: [process.platform],
    cpu: [process.arch],
    bin: { rw: 'apps/cli/bin/rw.mjs' },
    dependencies,
    bundleDependencies: Object.keys(dependencies),
  };
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest, null, 2));
  const { code, output } = await run('npm', ['pack', to, '--json', '--ignore-scripts', '--offline'], {
    cwd: dirname(to),
  });
  if (code !== 0) throw new Error(output);
  return join(dirname(to), `rulewright-${version}.tgz`);
}

const size = readdirSync(to, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
console.log(`${to}: ${Math.round(size / 1e6)} MB`);
if (forNpm) console.log(await packForNpm());
