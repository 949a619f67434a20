/**
 * `npm run containers`: builds the image of the Containerfile, starts the services of compose.yaml with podman, and checks them from
 * outside. It checks pages through the proxy, users, file systems, health and a clean stop. It replaces an API process, kills each process
 * under load, and restores a backup into an empty installation. It needs Linux, root, buildah and podman. It does not need Docker Hub,
 * because tools/lib/stand-ins.mjs creates the other images with debootstrap.
 *
 *   --keep       leave the containers running
 *   --no-build   start the image of the last run
 *   --folder     the folder for images between runs (default: a folder in the temporary folder of the system)
 */
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readCompose, startOrder } from './lib/compose.mjs';
import { ask, check, Installation } from './lib/installation.mjs';
import { killEachProcess } from './lib/kill-drill.mjs';
import { freePort } from './lib/net.mjs';
import { podmanIn } from './lib/podman.mjs';
import { restoreIntoEmpty } from './lib/restore-drill.mjs';
import { makeStandIns } from './lib/stand-ins.mjs';
import { Refusal, fail } from './lib/stages.mjs';
import { contentWords, root } from './lib/workspace.mjs';

const NODE = 'docker.io/library/node:22-bookworm-slim';
const PREFIX = 'rulewright-';
/** The certificates of this machine, for a registry behind a proxy. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const { values: flags } = parseArgs({
  options: {
    keep: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    folder: { type: 'string', default: join(tmpdir(), 'rulewright-containers') },
  },
});

/** Builds the image of the site and the image for backups. Reuses layers that were built from the same files. */
async function build(sh, compose) {
  const certificates = existsSync(CERTIFICATES)
    ? ['--volume', `${CERTIFICATES}:/certificates.crt:ro`, '--build-arg', 'NODE_EXTRA_CA_CERTS=/certificates.crt']
    : [];
  const common = [
    'bud',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--pull-never',
    '--layers',
    '--build-arg',
    `BASE=${NODE}`,
  ];
  for (const [service, target] of [
    ['api-a', 'run'],
    ['backup', 'backup'],
  ])
    await sh(
      'buildah',
      [...common, ...certificates, '--target', target, '--tag', compose.services[service].image, root],
      {
        show: true,
      },
    );
  const size = await sh('podman', ['image', 'inspect', '--format', '{{.Size}}', compose.services['api-a'].image]);
  const base = await sh('podman', ['image', 'inspect', '--format', '{{.Size}}', NODE]);
  console.log(`The image has ${Math.round(size / 1e6)} MB, ${Math.round(base / 1e6)} MB of them the base.`);
}

/** Checks the hardening of each of our containers. */
async function checkHardening(installation, names) {
  for (const name of names) {
    const id = (await installation.inside(name, 'id', '-u')).output.trim();
    check(id === '10001', `${name} runs as user ${id}`);
    const written = await installation.inside(name, 'touch', '/app/written', '/written');
    check(written.code !== 0 && /Read-only/u.test(written.output), `${name} cannot write to its file system`);
    const rights = (await installation.inside(name, 'cat', '/proc/1/status')).output;
    check(/CapEff:\s*0+$/mu.test(rights) && /NoNewPrivs:\s*1$/mu.test(rights), `${name} has no rights of root`);
  }
  const environment = await installation.podman(['inspect', ...names.map((name) => PREFIX + name)]);
  check(!/postgres:\/\/[^"]*:[^"]*@/u.test(environment), 'no secret is in the environment of a container');
}

const PAGES = [
  '/',
  '/robots.txt',
  '/developers/guide/operating',
  '/developers/schema.graphql',
  '/play',
  '/releases',
  '/sitemap.xml',
];

async function checkSite(port) {
  for (const path of PAGES) {
    const { status, headers } = await ask(port, path);
    check(status === 200, `${path} answers ${status}`);
    if (path === '/')
      check(headers['strict-transport-security'] !== undefined, 'the site knows that visitors come by TLS');
  }
  const { status, text } = await ask(port, '/metrics');
  check(status === 404 && !text.includes('rulewright_'), 'metrics cannot be read from outside');
}

/** Replaces an API process while clients read files that the site requests from the API each time. */
async function replaceUnderLoad(installation, port, name) {
  const statuses = new Map();
  let reading = true;
  const read = async () => {
    while (reading) {
      const status = await ask(port, '/releases.json').then(
        (answer) => answer.status,
        (error) => error.message,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(250);
    }
  };
  const readers = [read(), read()];
  const code = await installation.stop(name);
  await installation.podman(['rm', PREFIX + name]);
  await installation.start(name);
  await sleep(3_000);
  reading = false;
  await Promise.all(readers);
  check(code === 0, `${name} ends with exit code ${code} on SIGTERM`);
  const told = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  check(statuses.size === 1 && statuses.has(200), `answers while ${name} was replaced: ${told}`);
}

async function stopCleanly(installation, name) {
  const code = await installation.stop(name);
  check(code === 0, `${name} ends with exit code ${code} on its signal`);
}

async function main() {
  if (process.platform !== 'linux' || process.getuid() !== 0) throw new Refusal('Run this as root on Linux.', 2);
  const port = await freePort();
  const compose = readCompose({
    HTTPS_PORT: String(port),
    HTTP_PORT: String(await freePort()),
    SITE_ADDRESS: 'localhost',
  });
  const sh = await podmanIn(flags.folder);
  const { postgres, proxy } = compose.services;
  await makeStandIns(sh, flags.folder, { node: NODE, postgres: postgres.image, caddy: proxy.image });
  if (!flags['no-build']) await build(sh, compose);

  const installation = new Installation(sh, flags.folder, compose, PREFIX);
  await installation.prepare();
  try {
    await installation.start('postgres');
    console.log(await installation.runOnce('migrate'));
    console.log(await installation.runOnce('content'));
    const services = startOrder(compose).filter((name) => name !== 'postgres' && name !== 'migrate');
    for (const name of services) await installation.start(name);
    await checkHardening(
      installation,
      services.filter((name) => name !== 'proxy'),
    );
    await checkSite(port);
    for (const [name, metrics] of [
      ['api-a', 'http://127.0.0.1:9401/metrics'],
      ['worker', 'http://127.0.0.1:9402/metrics'],
      ['site', 'http://127.0.0.1:9403/metrics'],
    ])
      check((await installation.inside(name, 'node', 'deploy/health.mjs', metrics)).code === 0, `${name} has metrics`);
    for (const name of ['api-a', 'api-b']) await replaceUnderLoad(installation, port, name);
    await killEachProcess(installation, port, contentWords().games[0]);
    if (flags.keep) return console.log(`https://localhost:${port}`);
    for (const name of ['worker', 'api-a', 'api-b']) await stopCleanly(installation, name);
    await restoreIntoEmpty(installation, flags.folder);
    for (const name of ['site', 'proxy', 'postgres']) await stopCleanly(installation, name);
  } finally {
    if (!flags.keep) await installation.remove();
  }
  return undefined;
}

// Keeps the work folder, because with its images the next run takes only a minute.
await main().catch(fail);
if (!flags.keep) rmSync(join(flags.folder, `${PREFIX}secrets`), { recursive: true, force: true });
