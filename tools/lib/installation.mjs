/** Runs an installation of compose.yaml with podman. Its methods take the names of services. `ask` sends requests from outside. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { podmanArguments } from './compose.mjs';
import { Refusal } from './stages.mjs';

/** The most seconds until a container is healthy. */
const PATIENCE = 240;

/** Prints the result of a check. @throws Refusal if it failed */
export function check(holds, text) {
  console.log(`${holds ? '  ok ' : 'WRONG'} ${text}`);
  if (!holds) throw new Refusal(text, 1);
}

/** Creates the secrets that the comment at the top of compose.yaml describes. */
function writeSecrets(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const [password, site] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const texts = {
    'postgres-password': password,
    'site-secret': site,
    'database-url': `postgres://rulewright:${password}@postgres:5432/rulewright`,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text, { mode: 0o444 });
}

/** Sends a request to the proxy over TLS. Resolves to `{ status, headers, text }`. `json` is the body of a POST. */
export function ask(port, path, { json, headers = {}, patience = 60_000 } = {}) {
  return new Promise((resolve, reject) => {
    const body = json === undefined ? null : JSON.stringify(json);
    // For localhost, the proxy creates its own certificates, so they are not verified.
    const options = { host: '127.0.0.1', port, path, servername: 'localhost', rejectUnauthorized: false };
    const own = { host: `localhost:${port}`, ...(body && { 'content-type': 'application/json' }), ...headers };
    const method = body === null ? 'GET' : 'POST';
    const sent = request({ ...options, method, headers: own, timeout: patience }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (data) => (text += data));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`${path}: no answer`)));
    sent.end(body);
  });
}

export class Installation {
  /** @param prefix a prefix for all names, so that two installations can run at the same time */
  constructor(sh, folder, compose, prefix) {
    this.sh = sh;
    this.compose = compose;
    this.prefix = prefix;
    this.place = { prefix, secrets: join(folder, `${prefix}secrets`) };
  }

  podman(args, options) {
    return this.sh('podman', args, options);
  }

  /** Removes everything from an earlier run, and creates the secrets and the networks. */
  async prepare() {
    await this.remove();
    writeSecrets(this.place.secrets);
    for (const [name, network] of Object.entries(this.compose.networks))
      await this.podman(['network', 'create', ...(network.internal ? ['--internal'] : []), this.prefix + name]);
  }

  /** Runs a service until it ends. Resolves to its output. @param command replaces the service's own command */
  runOnce(name, command) {
    const { services } = this.compose;
    const compose = command ? { services: { ...services, [name]: { ...services[name], command } } } : this.compose;
    return this.podman(['run', '--rm', ...podmanArguments(compose, name, this.place)]);
  }

  async start(name) {
    await this.podman(['run', '--detach', ...podmanArguments(this.compose, name, this.place)]);
    const seconds = await this.untilHealthy(name);
    check(true, `${name} is healthy after ${seconds} s`);
  }

  /** Runs the health check until it passes, because podman does not repeat it here as Docker does. Resolves to the seconds. */
  async untilHealthy(name) {
    const began = Date.now();
    for (;;) {
      const { code, output } = await this.podman(['healthcheck', 'run', this.prefix + name], { mayFail: true });
      if (code === 0) return Math.round((Date.now() - began) / 100) / 10;
      if (Date.now() - began > PATIENCE * 1000) {
        const { output: log } = await this.podman(['logs', '--tail', '20', this.prefix + name], { mayFail: true });
        throw new Refusal(`${name} does not become healthy: ${output}`, 1, log);
      }
      await sleep(250);
    }
  }

  /** Runs a command in a running container. */
  inside(name, ...command) {
    return this.podman(['exec', this.prefix + name, ...command], { mayFail: true });
  }

  /** The process id of a container on this machine; 0 if it is not running. */
  async process(name) {
    const state = await this.podman(['inspect', '--format', 'process {{.State.Pid}}', this.prefix + name]);
    return Number(/process (\d+)/u.exec(state)[1]);
  }

  /** Stops a container with `podman stop`. Resolves to its exit code. */
  async stop(name) {
    await this.podman(['stop', this.prefix + name]);
    const state = await this.podman(['inspect', '--format', 'ended with {{.State.ExitCode}}', this.prefix + name]);
    return Number(/ended with (\d+)/u.exec(state)[1]);
  }

  async remove() {
    const all = Object.keys(this.compose.services).map((name) => this.prefix + name);
    await this.podman(['rm', '--force', '--ignore', '--time', '5', ...all], { mayFail: true });
    const volumes = Object.keys(this.compose.volumes).map((name) => this.prefix + name);
    await this.podman(['volume', 'rm', '--force', ...volumes], { mayFail: true });
    for (const name of Object.keys(this.compose.networks))
      await this.podman(['network', 'rm', '--force', this.prefix + name], { mayFail: true });
  }
}
