/** A spreadsheet that needs too much memory or time ends the process of its parser, and nothing else. */
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
