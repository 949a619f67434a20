/** Card sheets: columns from the schema, conversion of values, edits in the text, and files that keep all cells. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentSchemaOf, loadContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { dataOf, isMembers } from '../diff/field-diff.ts';
import { readSheet, writeSheet } from './sheet-files.ts';
import { cellOf, valueOfCell } from './sheet-cells.ts';
import { sheetColumns, type SheetColumn } from './sheet-columns.ts';
import { replacedCells, type Replacement } from './sheet-replace.ts';
import { sheetRow, withCells } from './sheet-rows.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const files = await readTree(workspace);
const { content } = loadContent(files, knownGames);

const columns: SheetColumn[] = [
  { id: 'name', label: 'Name', kind: 'text', numbers: false, values: [] },
  { id: 'data.cost', label: 'Cost', kind: 'number', numbers: false, values: [] },
  { id: 'data.traits', label: 'Traits', kind: 'list', numbers: false, values: [] },
  { id: 'data.aura', label: 'Aura', kind: 'map', numbers: false, values: [] },
  { id: 'data.legend', label: 'Legend', kind: 'yes', numbers: false, values: [] },
  { id: 'notes', label: 'Notes', kind: 'text', numbers: false, values: [] },
];
const CARD = `# an ant
id: ant
name: Ant Swarm
data:
  cost: 5 # points
  traits: [Ant, "a, b"]
  aura: { Water: 2, Fire: 1 }
printings:
  - { set: set-1, number: 1, rarity: common } # first
`;
const file = { path: 'cards/g/cards/ant.yaml', text: CARD };

describe.each(content.games)('the sheet of $doc.id', (game) => {
  const shown = sheetColumns(documentSchemaOf('card', game, game.vocabulary)!);
  const cards = files.filter(({ path }) => path.startsWith(`cards/${game.doc.id}/cards/`));

  it('has columns for the short members of its cards', () => {
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['name', 'flavor', 'data.cost']));
    expect(shown.map(({ id }) => id)).not.toContain('id');
  });

  it('reads each cell back as the original value, and changes no document', () => {
    for (const card of cards) {
      const row = sheetRow(card, [], shown);
      const edits = shown.map(({ id }, at) => ({ column: id, text: row.cells[at]! }));
      expect(withCells(card.text, edits, shown)).toBe(card.text);
      const emptied = withCells(card.text, [{ column: 'name', text: 'Other' }], shown)!;
      expect(sheetRow({ ...card, text: emptied }, [], shown).cells[shown.findIndex(({ id }) => id === 'name')]).toBe(
        'Other',
      );
      const data = dataOf(card.text);
      for (const column of shown) {
        const value = column.id
          .split('.')
          .reduce<unknown>((inner, name) => (isMembers(inner) ? inner[name] : undefined), data);
        expect(valueOfCell(cellOf(value, column), column)).toEqual(value);
      }
    }
  });

  it.each(['csv', 'xlsx'] as const)('keeps all cells in a %s file', async (format) => {
    const rows = cards.map((card) => sheetRow(card, [], shown));
    const read = await readSheet(shown, await writeSheet(shown, rows, format));
    expect(read.unknown).toEqual([]);
    expect([...read.cards.keys()]).toEqual(rows.map(({ slug }) => slug));
    for (const { slug, cells } of rows)
      expect(read.cards.get(slug)!.map(({ text }) => text)).toEqual(cells.map((text) => text));
  });
});

it('changes a cell in the text and keeps comments and order', () => {
  const text = withCells(
    CARD,
    [
      { column: 'data.cost', text: '3' },
      { column: 'data.legend', text: 'yes' },
      { column: 'data.aura', text: 'Water: 3' },
    ],
    columns,
  );
  expect(text).toContain('  cost: 3 # points\n');
  expect(text).toContain('legend: true');
  expect(text).toContain('# an ant');
  expect(text).toContain('# first');
  expect(sheetRow({ ...file, text: text! }, [], columns).cells).toEqual([
    'Ant Swarm',
    '3',
    'Ant, "a, b"',
    'Water: 3',
    'yes',
    '',
  ]);
});

it('removes a member if its cell is cleared', () => {
  expect(withCells(CARD, [{ column: 'data.cost', text: ' ' }], columns)).not.toContain('cost:');
});

it('keeps a text of the wrong form as a text, and shows the problem at its cell', () => {
  const text = withCells(CARD, [{ column: 'data.cost', text: 'many' }], columns)!;
  expect(text).toContain('cost: many');
  const problems = [
    { path: file.path, line: 5, column: 3, code: 'schema', message: 'Cost must be a whole number.' },
    { path: file.path, line: 9, column: 5, code: 'unknown-set', message: 'There is no set "set-1".' },
  ];
  expect(sheetRow({ ...file, text }, problems, columns).problems).toEqual([
    { column: 'data.cost', message: 'Cost must be a whole number.' },
    { column: null, message: 'There is no set "set-1".' },
  ]);
});

it('refuses to change the cells of a text that is not YAML', () => {
  expect(withCells('a: [', [{ column: 'name', text: 'x' }], columns)).toBeNull();
});

describe('files', () => {
  const rows = [
    { slug: 'ant', cells: ['=HYPERLINK("http://example.org")', '-3', '@a', '', 'no', 'two\nlines "quoted"'] },
  ];

  it.each(['csv', 'xlsx'] as const)('guards texts that look like formulas in %s', async (format) => {
    const bytes = await writeSheet(columns, rows, format);
    if (format === 'csv') {
      expect(bytes.toString('utf8')).toContain(`"'=HYPERLINK(""http://example.org"")"`);
      expect(bytes.toString('utf8')).toContain(',-3,');
    }
    const { cards } = await readSheet(columns, bytes);
    expect(cards.get('ant')!.map(({ text }) => text)).toEqual(rows[0]!.cells);
  });

  it('reads headings by label or id, and lists unknown headings', async () => {
    const { cards, unknown } = await readSheet(columns, Buffer.from('ID;data.cost;Colour\nant;4;red\n'));
    expect(cards.get('ant')).toEqual([{ column: 'data.cost', text: '4' }]);
    expect(unknown).toEqual(['Colour']);
  });

  it.each([
    ['without ids', 'Name\nAnt\n', /no column "id"/u],
    ['with a card twice', 'id,Name\nant,A\nant,B\n', /two rows/u],
    ['that is not a spreadsheet', 'PK\u0003\u0004nothing', /spreadsheet/u],
    ['without a row', '', /empty|columns/u],
    ['with too many bytes', `id\n${'x'.repeat(5_000_000)}`, /at most 4 MB/u],
  ])('refuses a file %s', async (_, text, message) => {
    await expect(readSheet(columns, Buffer.from(text))).rejects.toMatchObject({ code: 'bad-file', message });
  });
});

describe('find and replace', () => {
  const rows = [
    { slug: 'ant', cells: ['Ant Swarm', '5', 'Ant, Bee'] },
    { slug: 'giant', cells: ['Giant', '15', 'ant'] },
  ];
  const chosen = ['name', 'data.cost', 'data.traits'];
  const replaced = (part: Partial<Replacement>, ids = chosen) => {
    const replacement = { find: 'ant', replace: 'Wasp', wholeCell: false, matchCase: false, ...part };
    return replacedCells(rows, columns.slice(0, 3), ids, replacement).cells.map(({ text }) => text);
  };

  it('replaces each occurrence in the chosen columns, with any case', () => {
    expect(replaced({})).toEqual(['Wasp Swarm', 'Wasp, Bee', 'GiWasp', 'Wasp']);
    expect(replaced({}, ['data.traits'])).toEqual(['Wasp, Bee', 'Wasp']);
    expect(replaced({ find: '5', replace: '6' })).toEqual(['6', '16']);
  });

  it('can match the case and the whole cell', () => {
    expect(replaced({ matchCase: true })).toEqual(['GiWasp', 'Wasp']);
    expect(replaced({ wholeCell: true })).toEqual(['Wasp']);
    expect(replaced({ find: '5', replace: '6', wholeCell: true })).toEqual(['6']);
  });

  it('takes both texts literally', () => {
    expect(replaced({ find: '.' })).toEqual([]);
    expect(replaced({ find: 'Swarm', replace: '$& [x]' })).toEqual(['Ant $& [x]']);
    expect(replaced({ find: 'Swarm', replace: 'Swarm' })).toEqual([]);
  });

  it('only counts the cells if there are too many', () => {
    const many = Array.from({ length: 5_001 }, (_, at) => ({ slug: `a${at}`, cells: ['Ant'] }));
    const replacement = { find: 'ant', replace: 'Bee', wholeCell: false, matchCase: false };
    expect(replacedCells(many, columns.slice(0, 1), ['name'], replacement)).toEqual({ count: 5_001, cells: [] });
    expect(replacedCells(many.slice(1), columns.slice(0, 1), ['name'], replacement).cells).toHaveLength(5_000);
  });
});
