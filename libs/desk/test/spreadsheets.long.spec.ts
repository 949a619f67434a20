/** A spreadsheet that needs too much memory or time ends the process of its parser, and nothing else. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleForTests } from '../../../tools/lib/bundle.mjs';
import { readUpload } from '../src/adopt/read-source.ts';
import { SourceError } from '../src/adopt/source.ts';
import { spreadsheet, textCell } from './support/spreadsheet.ts';

const MB = 1024 * 1024;
const CARDS = `<row r="1">${textCell('A1', 'name')}</row><row r="2">${textCell('A2', 'Moth')}</row>`;

test('a sheet that is too large for its process is refused, and the next file is read', async () => {
  const zeros = new Uint8Array(32 * MB);
  const pictures = Array.from({ length: 48 }, (_, at) => [`xl/media/${at}`, zeros] as const);
  const large = spreadsheet(CARDS, '', Object.fromEntries(pictures));
  expect(large.length).toBeLessThan(2 * MB);
  const [refused, next] = await Promise.allSettled([
    // The bound on the expanded size would refuse it first.
    readUpload('large.xlsx', large, { bytes: 2 * MB, archiveBytes: 4_096 * MB }),
    readUpload('cards.xlsx', spreadsheet(CARDS)),
  ]);
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(SourceError);
  expect(String((refused as PromiseRejectedResult).reason)).toMatch(
    /more than 512 MB of memory|longer than 20 seconds/u,
  );
  expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ row: 2 }] } });
}, 180_000);

/** The processes that this process started to read files. */
async function readers(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const readers = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
      const [stat, command] = [await read('stat'), await read('cmdline')];
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === process.pid && command.includes('upload-process') ? [pid] : [];
    }),
  );
  return readers.flat();
}

// The API ends the thread of a job when its visitor has left. Only Linux lists the processes in files.
(process.platform === 'linux' ? test : test.skip)(
  'the process that reads a file ends with the thread that started it',
  async () => {
    // Reading it takes about 15 seconds of CPU time, and its process would wait for another file afterwards.
    const slow = spreadsheet(CARDS, '<si><t>a</t></si>'.repeat(7_000_000));
    const before = await readers();
    const started = async (): Promise<string[]> => (await readers()).filter((pid) => !before.includes(pid));
    const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
    const code = await bundleForTests(path('support/reading-thread.ts'), path('../src/uploads/upload-process.ts'));
    const thread = new Worker(code, { workerData: slow });
    while ((await started()).length === 0) await pause(50);
    await thread.terminate();
    for (let tries = 0; (await started()).length > 0 && tries < 50; tries++) await pause(100);
    expect(await started()).toEqual([]);
  },
  120_000,
);
