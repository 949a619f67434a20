/** Concurrent clients that request pages of cards from one server. Each sends the next request when it has its answer. */
import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a request and resolves to the text of the answer. @throws Error for an answer that is not 200 */
export function send(agent, { url, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}: ${text}`)),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The CPU seconds used so far by the running processes and all their children, with those that have ended. */
function cpuOf(roots) {
  const parents = new Map();
  const used = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      parents.set(Number(pid), Number(fields[1]));
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      used.set(Number(pid), ticks / 100);
    } catch {
      /* the process has ended */
    }
  }
  const belongs = (pid) => roots.includes(pid) || (parents.has(pid) && belongs(parents.get(pid)));
  return [...used].reduce((sum, [pid, seconds]) => (belongs(pid) ? sum + seconds : sum), 0);
}

/**
 * Sends requests with `clients` clients for at least `seconds` and until the server has sent at least `answers` answers. `next(client)`
 * returns the next request of the client with this number. Resolves to the answers per second, the 95th percentile of the waits in milliseconds, and the CPU milliseconds of
 * `processes` per answer.
 */
export async function slice({ next, seconds, clients, processes, answers = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waits = [];
  const cpu = cpuOf(processes);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const client = async (_, number) => {
    while (performance.now() < end || waits.length < answers) {
      const asked = performance.now();
      await send(agent, next(number));
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = performance.now() - begin;
  agent.destroy();
  waits.sort((a, b) => a - b);
  return {
    rate: (waits.length * 1000) / took,
    p95: waits[Math.floor(waits.length * 0.95)],
    cpu: ((cpuOf(processes) - cpu) * 1000) / waits.length,
  };
}

/** The servers are idle when they use less than this many seconds of CPU in two seconds. */
const IDLE = 0.1;
/** The longest wait for startup work, in milliseconds. The API of Rulewright proves its worked examples after the first start. */
const MOST_WAIT = 300_000;

/** Waits until the processes have finished their startup work, at most `MOST_WAIT`. */
export async function untilIdle(processes) {
  const end = Date.now() + MOST_WAIT;
  for (let before = -Infinity; Date.now() < end; await sleep(2_000)) {
    const now = cpuOf(processes);
    if (now - before < IDLE) return;
    before = now;
  }
}
