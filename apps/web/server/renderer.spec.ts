import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Renderer } from './renderer.ts';

/** A process that answers with its id, and exits on request. */
const PROCESS = `import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(1);
  response.end(String(process.pid));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));`;

describe('the renderer', () => {
  let folder: string;
  let renderer: Renderer | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rulewright-renderer-'));
    writeFileSync(join(folder, 'process.mjs'), PROCESS);
    writeFileSync(join(folder, 'broken.mjs'), 'process.exit(3);');
  });
  afterEach(() => renderer?.stop());
  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = async (path: string): Promise<string> => {
    const asked = await renderer!.request({ path });
    return new Promise((resolve, reject) => {
      asked.on('response', (answer) => void text(answer).then(resolve, reject));
      asked.on('error', reject);
      asked.end();
    });
  };

  it('restarts when it dies, and requests wait for it', async () => {
    renderer = new Renderer(join(folder, 'process.mjs'));
    await renderer.start();
    const first = await ask('/');
    await expect(ask('/die')).rejects.toThrow();
    // Requests may still reach the old process until its exit is noticed.
    let second = first;
    for (let tries = 0; tries < 100 && second === first; tries++) {
      await pause(50);
      second = await ask('/').catch(() => first);
    }
    expect(Number(second)).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });

  it('reports when it cannot be started at all', async () => {
    renderer = new Renderer(join(folder, 'broken.mjs'));
    await expect(renderer.start()).rejects.toThrow('code 3');
  });
});
