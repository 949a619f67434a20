/** Child processes: `run` waits for the end of a command and collects its output; `service` keeps one running and watches it. */
import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** Environment variables for every tool: no telemetry, no prompts, no colour codes. */
const quiet = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a command in the workspace to its end. Resolves to `{ code, output }` with stdout and stderr in one text. With `show`, also
 * prints the output as it arrives. With `signal`, the command gets its own process group, which is killed when the signal aborts.
 */
export function run(command, args, { env = {}, cwd = root, show = false, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: signal !== undefined && process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    const end = () => killGroup(child, 'SIGKILL');
    signal?.addEventListener('abort', end, { once: true });
    child.on('error', (error) => resolve({ code: 127, output: String(error.message) }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Sends a signal to a process group, given by the process that leads it. */
function killGroup(child, kind) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, kind);
  } catch {
    /* the process has already ended */
  }
}

/** Runs `work` for each item, at most `lanes` at a time. Resolves to the results in the order of the items. */
export async function inLanes(lanes, items, work) {
  const waiting = [...items.entries()];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(lanes)) }, lane));
  return results;
}

/** Runs a script of an installed package with this Node. `script` is a path below node_modules. */
export const runTool = (script, args, options) =>
  run(process.execPath, [`${root}/node_modules/${script}`, ...args], options);

let limit = null;

/** Limits later calls of `nx` to the packages that `packagesOf` returns for the target. Calls that name packages are not limited. */
export function limitNx(packagesOf) {
  limit = packagesOf;
}

/** Runs Nx on the packages, cached. `args` are its command-line arguments, starting with the target: `['-t', 'lint']`. */
export const nx = (args, options) => {
  const limited = limit === null || args.includes('-p') ? args : [...args, '-p', [...limit(args[1])].join(',')];
  return runTool('nx/dist/bin/nx.js', ['run-many', '--output-style=static', ...limited], options);
};

/** Summarises the output of an Nx run: `14 packages built`, `2 packages built, 12 unchanged`, `unchanged`. */
export function builtInWords(output) {
  const parts = output.match(/^> nx run \S+.*$/gmu) ?? [];
  const unchanged = parts.filter((line) => line.includes('[')).length;
  const built = parts.length - unchanged;
  if (built === 0) return 'unchanged';
  const count = `${built} ${built === 1 ? 'package' : 'packages'} built`;
  return unchanged === 0 ? count : `${count}, ${unchanged} unchanged`;
}

/** The time limit for a service to stop, in milliseconds. The API and the site need at most 20 seconds for their running requests. */
const STOP_PATIENCE = 25_000;

/**
 * Keeps `node …args` running in its own process group, so that Ctrl-C does not reach it directly. `lastLines()` returns its last output,
 * `ended` resolves to a sentence about its end, and `stop()` waits until it has ended. With `show`, its output is also printed to the
 * error stream. `node` is the path of another Node.
 */
export function service(name, args, { env = {}, cwd = root, show = false, node = process.execPath } = {}) {
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      lines = [...lines, ...text.split('\n').filter(Boolean)].slice(-20);
      if (show) process.stderr.write(text);
    });
  }
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(`${name} ended ${signal ? `by ${signal}` : `with code ${code}`}.`));
  });
  // Kills the service if this process exits without stopping it.
  const endWithUs = () => killGroup(child, 'SIGKILL');
  process.once('exit', endWithUs);
  void ended.then(() => process.off('exit', endWithUs));
  const stop = async () => {
    killGroup(child, 'SIGTERM');
    const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_PATIENCE);
    await ended;
    clearTimeout(timer);
  };
  /** Kills the process without a chance to clean up, like a power cut. */
  const kill = async () => {
    killGroup(child, 'SIGKILL');
    await ended;
  };
  return { name, pid: child.pid, ended, stop, kill, lastLines: () => lines.join('\n') };
}
