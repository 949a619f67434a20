/** A spreadsheet that needs too much memory or time ends the process of its parser, and nothing else. */
import { readUpload } from '../src/adopt/read-source.ts';
import { SourceError } from '../src/adopt/source.ts';
import { spreadsheet, textCell } from './support/spreadsheet.ts';

const CARDS = `<row r="1">${textCell('A1', 'name')}</row><row r="2">${textCell('A2', 'Moth')}</row>`;

test('a sheet that is too large for its process is refused, and the next file is read', async () => {
  const large = spreadsheet(CARDS, '<si><t>a</t></si>'.repeat(7_000_000));
  expect(large.length).toBeLessThan(1_000_000);
  const [refused, next] = await Promise.allSettled([
    readUpload('large.xlsx', large),
    readUpload('cards.xlsx', spreadsheet(CARDS)),
  ]);
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(SourceError);
  expect(String((refused as PromiseRejectedResult).reason)).toMatch(
    /more than 512 MB of memory|longer than 20 seconds/u,
  );
  expect(next).toMatchObject({ status: 'fulfilled', value: { rows: [{ row: 2 }] } });
}, 180_000);
