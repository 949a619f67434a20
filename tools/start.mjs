/** `npm start`: starts the site from a fresh or an updated clone, without any setup. Plain Node. */
import { mkdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, requireNode } from './lib/install.mjs';
import { importContent } from './lib/product.mjs';
import { builtInWords, nx } from './lib/run.mjs';
import { Product, requirePorts } from './lib/serve.mjs';
import { Refusal, elapsed, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

const help = `npm start -- [--port N] [--api-port N] [--data DIR]

Builds what changed, imports cards/, rules/ and examples/, and starts the API and the site on this machine.

  --port N       port of the site (3000)
  --api-port N   port of the API (4000)
  --data DIR     folder of the database (.data)
  --help         this text`;

/** Reads and checks the flags. @throws Refusal for a wrong flag */
function readFlags() {
  const options = {
    port: { type: 'string', default: '3000' },
    'api-port': { type: 'string', default: '4000' },
    data: { type: 'string', default: '.data' },
    help: { type: 'boolean', default: false },
  };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. See npm start -- --help.`, 2);
  }
  const port = (name) => {
    const number = Number(values[name]);
    if (Number.isInteger(number) && number > 0 && number < 65536) return number;
    throw new Refusal(`--${name} takes a port from 1 to 65535, not "${values[name]}".`, 2);
  };
  return {
    help: values.help,
    port: port('port'),
    apiPort: port('api-port'),
    data: isAbsolute(values.data) ? values.data : resolve(process.env.INIT_CWD ?? root, values.data),
  };
}

/** Builds packages and their dependencies. Nx skips unchanged ones. Resolves to a summary of what it did. */
async function build(packages) {
  const { code, output } = await nx(['-t', 'build', '-p', packages]);
  if (code !== 0)
    throw new Refusal(
      'The build failed. The output above names the error.',
      1,
      output.split('\n').slice(-60).join('\n'),
    );
  return builtInWords(output);
}

/**
 * Installs, builds, imports and starts. The import and the start of the API run during the build of the site, because they do not
 * need it.
 */
async function bringUp(product, data) {
  let binaries;
  const packages = async () => {
    const installed = await install();
    binaries = installed.binaries;
    return installed.words;
  };
  await stage('packages', packages, 'Installing the packages of package-lock.json');
  await stage('programs', () => build('@rulewright/api,@rulewright/cli'), 'Building the libraries, the API and rw');
  const site = stage('site build', () => build('@rulewright/web'), 'Building the site');
  const api = async () => {
    if (binaries) await stage('binaries', () => binaries, 'Waiting for SQLite to be installed');
    await stage('content', () => importContent(data), 'Importing cards/, rules/ and examples/ into the database');
    await stage('API', () => product.startApi(), 'Starting the API');
  };
  await Promise.all([site, api()]);
  await stage('site', () => product.startSite(), 'Starting the site');
}

async function main() {
  requireNode();
  const flags = readFlags();
  if (flags.help) return console.log(help);
  const begin = performance.now();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Rulewright ${version}\n`);
  // Checks the ports before the build, so that nobody waits a minute for an error.
  await requirePorts(flags, 'npm start --');
  mkdirSync(flags.data, { recursive: true, mode: 0o700 });

  const product = new Product(flags);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      console.log('\nStopping…');
      await product.stop();
      process.exit(0);
    });
  }

  try {
    await bringUp(product, flags.data);
    const invitation = product.firstAdmin();
    const admin = invitation
      ? `  Admin    ${invitation}\n           (no account yet: this link works once and creates the first admin)\n`
      : '';
    console.log(
      `\nReady in ${elapsed(begin)}.\n\n  Site     ${product.site}\n  GraphQL  ${product.api}/graphql\n${admin}\nCtrl-C stops both.`,
    );
    await product.untilDeath();
  } catch (error) {
    await product.stop();
    throw error;
  }
}

main().catch(fail);
