/** `npm start`: from a fresh clone, or from yesterday's, to the running site, with nothing to set up. Plain Node. */
import { mkdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, requireNode } from './lib/install.mjs';
import { answers, isFree } from './lib/net.mjs';
import { startApi, startSite, importContent } from './lib/product.mjs';
import { nx } from './lib/run.mjs';
import { Refusal, elapsed, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

const help = `npm start -- [--port N] [--api-port N] [--data DIR]

Builds what changed, imports cards/ and rules/, and starts the API and the site on this machine.

  --port N       port of the site (3000)
  --api-port N   port of the API (4000)
  --data DIR     folder of the database (.data)
  --help         this text`;

/** The flags, checked; a wrong one is refused with the text of the mistake. */
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

/** Both ports must be free before anything is built: a minute of waiting for a refusal would be rude. */
async function requirePorts({ port, apiPort }) {
  if (port === apiPort)
    throw new Refusal(
      `The site and the API cannot share port ${port}: give one of them another with --port or --api-port.`,
      2,
    );
  for (const [flag, number] of [
    ['--port', port],
    ['--api-port', apiPort],
  ]) {
    if (!(await isFree(number))) {
      throw new Refusal(
        `Port ${number} is taken: stop what listens there, or choose another with npm start -- ${flag} N.`,
        2,
      );
    }
  }
}

/** Builds the API, the site and the command line; Nx skips what has not changed. */
async function build() {
  const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/api,@rulewright/web,@rulewright/cli']);
  if (code !== 0) throw new Refusal('The build failed: see above.', 1, output.split('\n').slice(-60).join('\n'));
}

/** Waits until the service answers at `url`, or refuses with its last lines when it dies or stays silent. */
async function ready(child, url) {
  const outcome = await Promise.race([answers(url, 60), child.ended]);
  if (outcome === true) return url;
  throw new Refusal(outcome || `${child.name} did not answer within a minute at ${url}.`, 1, child.lastLines());
}

async function main() {
  requireNode();
  const flags = readFlags();
  if (flags.help) return console.log(help);
  const begin = performance.now();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Rulewright ${version}\n`);
  await requirePorts(flags);
  mkdirSync(flags.data, { recursive: true });

  const children = [];
  const stopAll = () => Promise.all(children.map((child) => child.stop()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      console.log('\nStopping…');
      await stopAll();
      process.exit(0);
    });
  }

  try {
    await stage('packages', install);
    await stage('build', build);
    await stage('content', () => importContent(flags.data));
    const api = `http://localhost:${flags.apiPort}`;
    const site = `http://localhost:${flags.port}`;
    await stage('API', () => {
      children.push(startApi({ port: flags.apiPort, data: flags.data }));
      return ready(children[0], `${api}/healthz`).then(() => '');
    });
    await stage('site', () => {
      children.push(startSite({ port: flags.port, api }));
      return ready(children[1], site).then(() => '');
    });
    const [, invitation] = /^First admin: (\S+)$/mu.exec(children[0].lastLines()) ?? [];
    const admin = invitation
      ? `  Admin    ${site}${invitation}\n           (no account yet: this link, once, makes the first admin)\n`
      : '';
    console.log(
      `\nReady in ${elapsed(begin)}.\n\n  Site     ${site}\n  GraphQL  ${api}/graphql\n${admin}\nCtrl-C stops both.`,
    );
    const death = await Promise.race(children.map(async (child) => ({ child, sentence: await child.ended })));
    throw new Refusal(death.sentence, 1, death.child.lastLines());
  } catch (error) {
    await stopAll();
    throw error;
  }
}

main().catch(fail);
