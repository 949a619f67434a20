/** Reads compose.yaml. Replaces variables, sorts services by start order, and converts them to podman arguments. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { root } from './workspace.mjs';

const VARIABLE = /\$\{(\w+)(?::-([^}]*))?\}/gu;

/** The file with `${NAME:-default}` replaced by the variables of `env`. */
export function readCompose(env = {}, path = join(root, 'compose.yaml')) {
  const text = readFileSync(path, 'utf8').replace(VARIABLE, (_, name, fallback = '') => env[name] ?? fallback);
  return parse(text, { merge: true });
}

/** The names of the long-running services. Each service is after its dependencies. */
export function startOrder({ services }) {
  const order = [];
  const add = (name) => {
    if (order.includes(name)) return;
    for (const other of Object.keys(services[name].depends_on ?? {})) add(other);
    order.push(name);
  };
  for (const [name, service] of Object.entries(services)) if (!service.profiles) add(name);
  return order;
}

const seconds = (text) => String(parseInt(text, 10));

/** Resolves a host path, which is relative to compose.yaml. The name of a volume gets `prefix`. */
const source = (text, prefix) => (text.startsWith('.') ? resolve(root, text) : prefix + text);

/**
 * The arguments of `podman run` for a service, without the command `run`. `prefix` is added to the names of containers, volumes and
 * networks. `secrets` is the folder of the secrets. Unknown fields are refused.
 */
export function podmanArguments(compose, name, { prefix, secrets }) {
  const known = {
    image: () => [],
    command: () => [],
    profiles: () => [],
    depends_on: () => [],
    restart: (value) => (value === 'no' ? [] : ['--restart', value]),
    init: (value) => (value ? ['--init'] : []),
    read_only: (value) => (value ? ['--read-only', '--read-only-tmpfs=false'] : []),
    user: (value) => ['--user', value],
    cap_drop: (list) => list.map((one) => `--cap-drop=${one}`),
    cap_add: (list) => list.map((one) => `--cap-add=${one}`),
    // Podman expects the option without its value.
    security_opt: (list) => list.map((one) => `--security-opt=${one.replace(':true', '')}`),
    stop_grace_period: (value) => ['--stop-timeout', seconds(value)],
    stop_signal: (value) => ['--stop-signal', value],
    shm_size: (value) => ['--shm-size', value],
    environment: (map) => Object.entries(map).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    secrets: (list) => list.flatMap((one) => ['--volume', `${join(secrets, one)}:/run/secrets/${one}:ro`]),
    volumes: (list) => list.flatMap((one) => ['--volume', source(one, prefix)]),
    tmpfs: (list) => list.flatMap((one) => ['--tmpfs', one.replace(/:(?=[^/])/u, ':rw,')]),
    networks: (list) => list.flatMap((one) => [`--network=${prefix}${one}:alias=${name}`]),
    ports: (list) => list.flatMap((one) => ['--publish', one]),
    mem_limit: (value) => ['--memory', value],
    cpus: (value) => ['--cpus', String(value)],
    pids_limit: (value) => ['--pids-limit', String(value)],
    healthcheck: ({ test, interval, timeout, retries, start_period: start }) => [
      ...['--health-cmd', JSON.stringify(test.slice(1)), '--health-interval', interval],
      ...['--health-timeout', timeout, '--health-retries', String(retries)],
      ...(start ? ['--health-start-period', start] : []),
    ],
  };
  const service = compose.services[name];
  const options = Object.entries(service).flatMap(([field, value]) => {
    if (!Object.hasOwn(known, field))
      throw new Error(`compose.yaml: ${name}.${field} is not known to tools/lib/compose.mjs.`);
    return known[field](value);
  });
  return ['--name', prefix + name, ...options, service.image, ...(service.command ?? [])];
}
