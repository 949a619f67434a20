/** Child processes: run one to its end and keep what it printed, or keep one running and know when it dies. */
import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** What every tool gets on top of the environment: no telemetry, no prompts, no colour codes in what we read. */
const quiet = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a command in the workspace to its end. Resolves to `{ code, output }`, stdout and stderr in one text;
 * with `show` it also prints it as it comes.
 */
export function run(command, args, { env = {}, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error.message) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Does `work` with each of `items`, `lanes` of them at a time, in their order. Resolves to the results, in that order. */
export async function inLanes(lanes, items, work) {
  const waiting = [...items.entries()];
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(lanes)) }, lane));
  return results;
}

/** Runs a script of a package by its path below node_modules, with this Node. */
export const runTool = (script, args, options) =>
  run(process.execPath, [`${root}/node_modules/${script}`, ...args], options);

/** Nx over the packages, cached; `args` as on its command line. */
export const nx = (args, options) =>
  runTool('nx/dist/bin/nx.js', ['run-many', '--output-style=static', ...args], options);

/**
 * Keeps `node …args` running in a process group of its own, so that Ctrl-C reaches it only through us.
 * `lastLines()` is what it said last, `ended` resolves to a sentence about its end, `stop()` waits for it to go.
 * With `show` what it says also goes on to the error stream.
 */
export function service(name, args, { env = {}, cwd = root, show = false } = {}) {
  const child = spawn(process.execPath, args, {
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
  const signal = (kind) => {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, kind);
    } catch {
      /* it is gone already */
    }
  };
  const stop = async () => {
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
  };
  /** Ends it with no chance to tidy up, as a power cut does. */
  const kill = async () => {
    signal('SIGKILL');
    await ended;
  };
  return { name, pid: child.pid, ended, stop, kill, lastLines: () => lines.join('\n') };
}
