/**
 * Sends requests at a fixed rate, whether or not the server has answered earlier ones, so a slow server gets no relief. Counts the answers
 * and measures their times.
 */
import { Agent, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request without an answer after this many milliseconds counts as an error. */
const PATIENCE = 30_000;
/** Connections per IP address, the number that a hostile program would open. */
const SOCKETS = 64;

/** Length of the end of an answer, in characters, that is searched for a GraphQL error code. */
const ENOUGH = 2_000;

/**
 * Sends one request, and holds a socket that it opens for `heldFor` milliseconds. Resolves to `{ status, code, time }`: `code` is the GraphQL error code, `time` is in milliseconds. The status is 0
 * when the connection breaks or times out.
 */
function once({ url, method = 'GET', headers = {}, body, abortAfter, heldFor }, agent) {
  const since = performance.now();
  return new Promise((resolve) => {
    const done = (status, code) => resolve({ status, code, time: performance.now() - since });
    const sent = send(url, { method, headers, agent, timeout: PATIENCE }, (answer) => {
      let end = '';
      answer
        .on('data', (part) => (end = (end + part.toString('latin1')).slice(-ENOUGH)))
        .on('end', () => done(answer.statusCode, /"code":"([A-Z_]+)"/u.exec(end)?.[1]))
        .on('error', () => done(0));
    });
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.on('error', () => undefined);
      setTimeout(() => socket.destroy(), heldFor);
      done(statusCode);
    });
    sent.on('error', () => done(0)).on('timeout', () => sent.destroy());
    if (abortAfter !== undefined) setTimeout(() => sent.destroy(), abortAfter);
    sent.end(body);
  });
}

/**
 * Sends `rate` requests per second for `seconds`. `next(n)` creates request `n`; the `addresses` take turns as sender. Resolves to
 * `{ answers: [{ kind, status, time }], offered, cpu }`; `cpu` is the share of one core that this process used.
 */
export async function offer({ rate, seconds, addresses, next }) {
  const agents = addresses.map(
    (localAddress) => new Agent({ keepAlive: true, maxSockets: SOCKETS, localAddress, scheduling: 'fifo' }),
  );
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const answers = [];
  const waiting = new Set();
  const offered = Math.round(rate * seconds);
  for (let n = 0; n < offered; n++) {
    const wait = begin + (n / rate) * 1000 - performance.now();
    if (wait > 0) await sleep(wait);
    const { kind = '', ...asked } = next(n);
    const answered = once(asked, agents[n % agents.length]).then((answer) => {
      answers.push({ kind, ...answer });
      waiting.delete(answered);
    });
    waiting.add(answered);
  }
  const rest = begin + seconds * 1000 - performance.now();
  if (rest > 0) await sleep(rest);
  const used = process.cpuUsage(cpu);
  const elapsed = (performance.now() - begin) * 1000;
  await Promise.all(waiting);
  for (const agent of agents) agent.destroy();
  return { answers, offered, cpu: (used.user + used.system) / elapsed };
}
