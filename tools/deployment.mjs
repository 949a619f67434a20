/**
 * Tests that deploy/, compose.yaml and the Containerfile match the program: commands, variables, ports and users. They ask the built
 * `rw` for its commands, so they run in the stage `docs`, after the build.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkCommand } from './lib/commands.mjs';
import { podmanArguments, readCompose, startOrder } from './lib/compose.mjs';
import { readJson, root } from './lib/workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const compose = readCompose();
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('rulewright'));
const always = services.filter(([, { profiles }]) => !profiles);
const containerfile = read('Containerfile');

/** The commands that deploy/start.mjs runs itself. All other commands belong to rw. */
const PROGRAMS = { api: 'apps/api/dist/main.js', site: 'apps/web/dist/main.js' };
/** The files that read the variables. */
const SOURCES = [
  'apps/api/src/config.ts',
  'apps/api/src/http/site-of.ts',
  'apps/web/app/.well-known/security.txt/route.ts',
  'apps/web/shared/site-address.ts',
  'apps/web/server/main.ts',
  'apps/web/server/site-metrics.ts',
  'deploy/start.mjs',
];
/** The variables of third-party images in compose.yaml. */
const OF_OTHERS = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'SITE_ADDRESS'];

test('every service pins the version of its image, and our image has the version of the program', () => {
  const { version } = readJson('package.json');
  for (const [name, { image }] of services) assert.match(image, /:[\d.]+[\w.-]*$/u, name);
  for (const [name, { image }] of ours) assert.equal(image.split(':')[1], version, name);
  assert.match(containerfile, /^ARG BASE=docker\.io\/library\/node:22-bookworm-slim$/mu);
});

test('every command exists', async () => {
  for (const [name, { command }] of ours) {
    if (Object.hasOwn(PROGRAMS, command[0])) continue;
    assert.equal(await checkCommand(`rw ${command.join(' ').replace('/app', '.')}`), null, name);
  }
  const start = read('deploy/start.mjs');
  for (const role of Object.keys(PROGRAMS)) assert.match(start, new RegExp(`\\b${role}: '`, 'u'));
});

test('a program reads every variable', () => {
  const source = SOURCES.map(read).join('\n');
  for (const [name, { environment }] of services)
    for (const variable of Object.keys(environment ?? {})) {
      const known = OF_OTHERS.includes(variable) || source.includes(variable.replace(/_FILE$/u, ''));
      assert.ok(known, `${name}: ${variable}`);
    }
});

test('secrets are declared files and never variables', () => {
  for (const [name, { environment = {}, secrets = [] }] of services) {
    for (const [variable, value] of Object.entries(environment)) {
      assert.ok(!/^(?:DATABASE_URL|SITE_SECRET|.*PASSWORD)$/u.test(variable), `${name}: ${variable}`);
      if (!variable.endsWith('_FILE')) continue;
      const secret = value.replace('/run/secrets/', '');
      assert.ok(secrets.includes(secret) && Object.hasOwn(compose.secrets, secret), `${name}: ${variable}`);
    }
  }
});

test('every service has a read-only file system, limits and a supervisor, and does not run as root', () => {
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    for (const limit of ['mem_limit', 'cpus', 'pids_limit']) assert.ok(service[limit], `${name}: ${limit}`);
    assert.ok(service.restart, name);
  }
  assert.match(containerfile, /^USER 10001:10001$/mu);
  assert.ok(containerfile.lastIndexOf('USER 10001:10001') > containerfile.lastIndexOf('USER root'));
});

test('every long-running service has a health check, and other services wait for it', () => {
  for (const [name, { healthcheck, restart }] of always)
    if (restart !== 'no') assert.ok(healthcheck?.test?.length > 1, name);
  for (const [name, { depends_on: others = {} }] of services)
    for (const [other, { condition }] of Object.entries(others))
      assert.equal(condition, other === 'migrate' ? 'service_completed_successfully' : 'service_healthy', name);
  const order = startOrder(compose);
  assert.ok(order.indexOf('migrate') < order.indexOf('api-a') && order.indexOf('api-b') < order.indexOf('proxy'));
});

test('only the proxy can be reached from outside', () => {
  const open = services.filter(([, { ports, networks }]) => ports || networks.includes('outside'));
  assert.deepEqual(
    open.map(([name]) => name),
    ['proxy'],
  );
  assert.equal(compose.networks.inside.internal, true);
});

test('the proxy names each API process, and health checks use the ports of the processes', () => {
  const proxy = read('deploy/Caddyfile');
  for (const name of ['api-a', 'api-b', 'site']) assert.ok(proxy.includes(`${name}:`), name);
  const expected = { 'api-a': ':4000/healthz', 'api-b': ':4000/healthz', worker: ':9402/metrics', site: ':3000/' };
  for (const [name, address] of Object.entries(expected))
    assert.ok(compose.services[name].healthcheck.test.at(-1).includes(address), name);
  assert.ok(proxy.includes('http://:2020') && compose.services.proxy.healthcheck.test.at(-1).includes(':2020'));
});

test('converts every field for podman, and refuses unknown fields', () => {
  const place = { prefix: 'p-', secrets: '/secrets' };
  for (const [name] of services) {
    const args = podmanArguments(compose, name, place);
    assert.deepEqual(args.slice(0, 2), ['--name', `p-${name}`]);
    assert.ok(args.includes('--read-only') && args.includes('--cap-drop=ALL'), name);
  }
  const odd = { services: { odd: { image: 'odd:1', privileged: true } } };
  assert.throws(() => podmanArguments(odd, 'odd', place), /privileged/u);
});

test('copies no secrets, build outputs or installed packages into the image', () => {
  const ignored = read('.containerignore').split('\n');
  for (const line of ['.git', '**/node_modules', '**/dist', '**/.next', '.data', 'secrets', 'backups', '**/.env*'])
    assert.ok(ignored.includes(line), line);
});

const units = readdirSync(join(root, 'deploy/systemd'));

for (const unit of units.filter((name) => name.endsWith('.service')))
  test(`${unit} starts a program that exists, as a user without rights of root`, async () => {
    const text = read(`deploy/systemd/${unit}`);
    const [, program, rest] = /^ExecStart=\/usr\/bin\/env node (\S+) ?(.*)$/mu.exec(text);
    if (program === 'apps/cli/bin/rw.mjs') assert.equal(await checkCommand(`rw ${rest}`), null);
    else assert.ok(existsSync(join(root, program)) || Object.values(PROGRAMS).includes(program), program);
    for (const line of ['User=rulewright', 'NoNewPrivileges=true', 'ProtectSystem=strict', 'ProtectHome=true'])
      assert.ok(text.split('\n').includes(line), line);
  });

test('systemd accepts the units', (context) => {
  const { error } = spawnSync('systemd-analyze', ['--version']);
  if (error) return context.skip('systemd-analyze is not installed here');
  for (const unit of units) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'deploy/systemd', unit)], {
      encoding: 'utf8',
    });
    // Only messages about this file, because other units of the machine are not ours.
    assert.deepEqual(
      stderr.split('\n').filter((line) => line.includes(unit) && !/not executable|not-found|No such file/u.test(line)),
      [],
    );
  }
  return undefined;
});
