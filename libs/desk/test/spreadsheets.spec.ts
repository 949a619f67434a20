/** Hostile spreadsheets: each is read as a small sheet, or refused with a sentence. None ends the process that asked. */
import { readUpload } from '../src/adopt/read-source.ts';
import { SourceError } from '../src/adopt/source.ts';
import { spreadsheet, textCell } from './support/spreadsheet.ts';

const HEAD = `<row r="1">${textCell('A1', 'name')}${textCell('B1', 'cost')}</row>`;
const CARD = `<row r="2">${textCell('A2', 'Moth')}<c r="B2"><v>2</v></c></row>`;

const read = (rows: string, texts?: string) => readUpload('cards.xlsx', spreadsheet(HEAD + CARD + rows, texts));

/** Reads a file that must be refused. @returns the sentence */
async function refusal(rows: string, texts?: string): Promise<string> {
  const error = await read(rows, texts).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SourceError);
  return (error as SourceError).message;
}

describe('a hostile spreadsheet', () => {
  test.each([
    ['a column of seven letters', textCell('ZZZZZZZ2', 'x'), '"ZZZZZZZ2", which is not a place in a sheet'],
    ['a column after XFD', textCell('XFE3', 'x'), '"XFE3", which is not a place in a sheet'],
    ['a row after the last', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>', 'the number "999999999"'],
    ['a row after the last, named by its cell', '<c r="A1048577"><v>1</v></c>', '"A1048577", which is not a place'],
    ['a row of a negative number', '<row r="-5"/>', 'the number "-5"'],
    ['content in a column far away', `<row r="3">${textCell('XFD3', 'x')}</row>`, 'The cell XFD3 has content'],
    ['cells out of order', `<row r="2">${textCell('A2', 'x')}</row>`, 'the cell A2 after B2'],
    ['a shared text that is missing', '<row r="3"><c r="A3" t="s"><v>7</v></c></row>', 'The cell A3 refers to a text'],
    ['elements nested very deep', '<a>'.repeat(100_000), 'nested more than 50 deep'],
  ])('with %s is refused with its place', async (_, rows, message) => {
    expect(await refusal(rows)).toContain(message);
  });

  const last = (cell: string): string => `<row r="1048576">${cell}</row>`;
  test.each([
    ['a space', last(textCell('XFD1048576', ' ')), ''],
    ['a style', last('<c r="XFD1048576" s="3"/>'), ''],
    ['an empty formula', last('<c r="XFD1048576" t="str"><f>IF(A1="","","")</f><v></v></c>'), ''],
    ['a shared text of spaces', last('<c r="XFD1048576" t="s"><v>0</v></c>'), '<si><t>  </t></si>'],
  ])('with only %s in its last cell is a small sheet', async (_, rows, texts) => {
    expect(await read(rows, texts)).toMatchObject({
      columns: ['name', 'cost'],
      rows: [{ row: 2, cells: { name: 'Moth', cost: 2 } }],
    });
  });

  test('rows after a gap keep the number that they have in the file', async () => {
    const { rows } = await read(`<row r="1000000">${textCell('A1000000', 'Owl')}</row>`);
    expect(rows.map(({ row, cells }) => [row, cells['name']])).toEqual([
      [2, 'Moth'],
      [1_000_000, 'Owl'],
    ]);
  });

  test('which repeats one long text is refused before the text is copied', async () => {
    const rows = Array.from(
      { length: 8_000 },
      (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" t="s"><v>0</v></c></row>`,
    );
    expect(await refusal(rows.join(''), `<si><t>${'x'.repeat(19_000)}</t></si>`)).toContain('million characters');
  });

  test.each([
    ['cells', '<c/>'],
    ['cells in a namespace', '<x:c/>'],
  ])('of 2,000,000 %s is refused before its elements are parsed', async (_, cell) => {
    const rows = `${'<a>'.repeat(100)}${`<row>${cell.repeat(100)}</row>`.repeat(20_000)}`;
    expect(await refusal(rows)).toContain('more than 1,000,000 cells');
  });

  test('with one cell in each of many rows and one wide row is refused before its grid is made', async () => {
    const wide = `<row r="3">${textCell('GR3', 'x')}</row>`;
    const rows = Array.from({ length: 6_000 }, (_, at) => `<row r="${at + 4}">${textCell(`A${at + 4}`, 'x')}</row>`);
    expect(await refusal(wide + rows.join(''))).toContain('in columns up to GR, which is more than 1,000,000 cells');
  });

  test('with a very long shared text has one bad row', async () => {
    const { rows, bad } = await read(
      '<row r="3"><c r="A3" t="s"><v>0</v></c></row>',
      `<si><t>${'x'.repeat(20_000_000)}</t></si>`,
    );
    expect(rows).toHaveLength(1);
    expect(bad).toEqual([
      { row: 3, column: 'name', reason: 'The cell has 20000000 characters; at most 20000 are read.' },
    ]);
  });
});
