/** A spreadsheet that needs too much memory ends the process of its parser, and nothing else. */
import { readUpload } from '../src/adopt/read-source.ts';
import { SourceError } from '../src/adopt/source.ts';
import { spreadsheet, textCell } from './support/spreadsheet.ts';

test('a sheet that is too large for the memory of its process is refused, and the next file is read', async () => {
  const name = (at: number): string =>
    (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));
  const head = Array.from({ length: 200 }, (_, at) => textCell(`${name(at)}1`, `column ${at}`)).join('');
  const rows = Array.from({ length: 99_000 }, (_, at) => `<row r="${at + 2}">${textCell(`GR${at + 2}`, 'x')}</row>`);
  const wide = spreadsheet(`<row r="1">${head}</row>${rows.join('')}`);
  expect(wide.length).toBeLessThan(1_000_000);
  const [refused, next] = await Promise.allSettled([
    readUpload('wide.xlsx', wide),
    readUpload(
      'cards.xlsx',
      spreadsheet(`<row r="1">${textCell('A1', 'name')}</row><row r="2">${textCell('A2', 'Moth')}</row>`),
    ),
  ]);
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(SourceError);
  expect(String((refused as PromiseRejectedResult).reason)).toMatch(
    /more than 512 MB of memory|longer than 20 seconds/u,
  );
  expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ row: 2 }] } });
}, 120_000);
