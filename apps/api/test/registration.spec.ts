/** The registration sheet: parts and totals, sorted rows, pages of both papers, and names in many scripts. */
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { columnsOf, drawRegistration, type RegistrationJob } from '../src/work/pictures/registration.ts';

const rows = (count: number, name = 'Card') =>
  Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, copies: (at % 3) + 1 }));
const NONE = { player: '', playerId: '', event: '', date: '', format: '', deck: '' };
const sheet = (more: Partial<RegistrationJob> = {}): RegistrationJob => ({
  ...{ paper: 'a4', game: 'A Game', fields: NONE, createdAt: '2026-01-01T00:00:00Z' },
  sections: [
    { name: 'Deck', rows: rows(24) },
    { name: 'Side deck', rows: rows(6) },
  ],
  ...more,
});

const pagesOf = async (job: RegistrationJob) => (await PDFDocument.load(await drawRegistration(job))).getPages();

/** The drawing commands of a sheet. */
const commandsOf = (pdf: PDFDocument): string =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) =>
      one instanceof PDFRawStream && one.dict.get(PDFName.of('Length1')) === undefined ? [one] : [],
    )
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
    .map(({ contents }) => inflateSync(contents).toString('latin1'))
    .join('\n');

it.each([
  ['a4', [595.28, 841.89]],
  ['letter', [612, 792]],
] as const)('fits a usual deck on one page of %s', async (paper, size) => {
  const pages = await pagesOf(sheet({ paper }));
  expect(pages).toHaveLength(1);
  expect([pages[0]!.getWidth(), pages[0]!.getHeight()].map((length) => Math.round(length * 100) / 100)).toEqual(size);
});

it('continues a long list on more pages, with every row once and a heading in every column', async () => {
  const long = sheet({
    sections: [
      { name: 'Deck', rows: rows(150) },
      { name: 'Side deck', rows: rows(3) },
    ],
  });
  expect(await pagesOf(long)).toHaveLength(3);
  const columns = columnsOf(long.sections, 30);
  for (const column of columns) {
    expect(column.length).toBeLessThanOrEqual(30);
    expect(column[0]!.kind).toBe('heading');
  }
  const names = columns.flat().flatMap((line) => (line.kind === 'row' ? [line.row.name] : []));
  expect(names).toEqual(long.sections.flatMap((section) => section.rows.map(({ name }) => name)));
  expect(columns.flat().filter(({ kind }) => kind === 'total')).toMatchObject([{ copies: 300 }, { copies: 6 }]);
});

it('shrinks a long name instead of cutting it', async () => {
  const sizes = async (player: string) => {
    const bytes = await drawRegistration(sheet({ fields: { ...NONE, player } }));
    return [...commandsOf(await PDFDocument.load(bytes)).matchAll(/ ([\d.]+) Tf/gu)].map(([, size]) => Number(size));
  };
  expect(await sizes('Ann')).toContain(11);
  const usual = new Set(await sizes('Ann'));
  const others = (await sizes('Maria Fernandez de la Fuente y Gomez Santillana')).filter((one) => !usual.has(one));
  // About 300 points at the usual size, and a field has 251.
  expect(others).toEqual([expect.any(Number)]);
  expect(others[0]).toBeGreaterThan(8);
  expect(others[0]).toBeLessThan(11);
});

it('keeps a part in one column, unless that needs another page', () => {
  const inColumns = (...sizes: readonly number[]) =>
    columnsOf(
      sizes.map((size, at) => ({ name: `Part ${at}`, rows: rows(size) })),
      40,
    ).map((column) => column.length);
  // The side deck of 15 cards would have 5 lines left in the first column.
  expect(inColumns(30, 15)).toEqual([32, 17]);
  // Here, only a split part saves a page.
  expect(inColumns(30, 25, 15)).toEqual([39, 40]);
});

it.each([
  ['many scripts', 'Łukasz Žižka Ελένη Юлия Nguyễn'],
  ['scripts without letters', '王小明 שלום 👩‍👩‍👧'],
  ['a long text', 'Donaudampfschifffahrt'.repeat(10)],
  ['hostile characters', 'a\u0000b\u202ec\ud800 \u200b'],
])('draws %s within the page', async (_, text) => {
  const fields = { ...NONE, player: text, deck: text, event: text };
  const bytes = await drawRegistration(
    sheet({ fields, sections: [{ name: text, rows: [{ name: text, copies: 3 }] }] }),
  );
  expect(bytes.length).toBeLessThan(300_000);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  const commands = commandsOf(pdf);
  expect(commands).not.toMatch(/NaN|Infinity|undefined/u);
  const rights = [...commands.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/gu)].map(([, x]) => Number(x));
  expect(rights.length).toBeGreaterThan(10);
  expect(Math.max(...rights)).toBeLessThan(595);
});
