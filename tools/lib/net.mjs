/** Finds free ports, and waits for a server to answer. */
import { createServer } from 'node:net';

/** Whether `port` of this machine is free. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** Returns a port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves to true once `url` answers with a good status, to false after `seconds` or when `signal` aborts. */
export async function answers(url, seconds, signal) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !signal?.aborted) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
      if (response.status < 400) return true;
    } catch {
      /* the server does not answer yet */
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
