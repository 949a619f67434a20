/** Tables of strangers: what cells, rows and columns mean is decided in the mapping and said, and never guessed in silence. */
import { loadContent, yamlData, type Adoption, type SourceFile } from '@rulewright/content';
import { readAdopted } from '../src/adopt/adopted-document.ts';
import { adopt, type AdoptOrder, type AdoptResult } from '../src/adopt/adopt.ts';
import { readUpload } from '../src/adopt/read-source.ts';

const run = async (
  text: string | Uint8Array,
  mapping?: object | null,
  files: readonly SourceFile[] = [],
  more: Partial<AdoptOrder> = {},
): Promise<AdoptResult> => {
  const source = await readUpload('cards.csv', typeof text === 'string' ? Buffer.from(text) : text);
  return adopt({
    game: 'lamp-street',
    name: 'community',
    source,
    files,
    knownGames: [],
    ...(mapping && { mapping }),
    ...more,
  });
};

const after = (files: readonly SourceFile[], result: AdoptResult): SourceFile[] => [
  ...new Map([...files, ...result.files].map((file) => [file.path, file])).values(),
];
const gameOf = (files: readonly SourceFile[]) => {
  const { content, problems } = loadContent(files, []);
  expect(problems).toEqual([]);
  return content.game('lamp-street');
};
const textAt = (result: { readonly files: readonly SourceFile[] }, path: string): string =>
  result.files.find((one) => one.path.endsWith(path))!.text;
const said = (result: AdoptResult, column: string): string => (result.decisions.get(column) ?? []).join(' ');
const withField = ({ mapping }: AdoptResult, id: string, more: object): Adoption => ({
  ...mapping,
  fields: { ...mapping.fields, [id]: { ...mapping.fields[id]!, ...more } },
});

describe('a column of yes and no', () => {
  const TABLE = 'name,kind,unique,cost\nMoth,beast,yes,1\nOwl,beast,no,2\nLamp,tool,,3\nRope,tool,No,4\nBell,tool,,5\n';

  test('has three values in card files and in the search: yes, no and neither', async () => {
    const result = await run(TABLE);
    expect(result.mapping.fields['unique']).toEqual({ from: 'unique', as: 'yes' });
    expect(result.bad).toEqual([]);
    const game = gameOf(result.files);
    const values = [...game.cards.values()].map(({ name, data }) => [name, data['unique']]);
    expect(Object.fromEntries(values)).toEqual({
      Moth: true,
      Owl: false,
      Rope: false,
      Lamp: undefined,
      Bell: undefined,
    });
    const field = game.vocabulary.cardFields.find(({ id }) => id === 'unique')!;
    expect([...game.cards.values()].filter((card) => [field.read(card)].flat().includes('no'))).toHaveLength(2);
  });

  test('says which words mean yes and no, and how many cells are empty', async () => {
    expect(said(await run(TABLE), 'unique')).toBe(
      'Yes: "yes" (1). No: "no" (1), "No" (1). 2 empty cells: unknown, neither yes nor no.',
    );
  });

  test('takes the words and the empty cells as the mapping says', async () => {
    const first = await run(TABLE);
    const mapping = withField(first, 'unique', { default: 'no', map: { No: 'yes' } });
    const game = gameOf((await run(TABLE, mapping)).files);
    expect(['lamp', 'rope', 'owl'].map((card) => game.cards.get(card)!.data['unique'])).toEqual([false, true, false]);
  });

  test.each([
    ['German', ['Ja', 'nein', 'JA', 'Nein'], [true, false, true, false]],
    ['French', ['Oui', 'non', 'non', 'OUI'], [true, false, false, true]],
    ['Spanish', ['Sí', 'no', 'si', 'No'], [true, false, true, false]],
    ['Russian', ['да', 'нет', 'Да', 'Нет'], [true, false, true, false]],
    ['marks', ['x', '', 'X', ''], [true, undefined, true, undefined]],
    ['marks and dashes', ['x', '-', 'x', '–'], [true, false, true, false]],
    ['a text without a value', ['yes', 'n/a', 'no', 'N/A'], [true, undefined, false, undefined]],
  ])('reads %s', async (_, words, values) => {
    const result = await run(
      `name;kind;foil\n${words.map((word, at) => `Card ${at};k${at % 2};${word}`).join('\n')}\n`,
    );
    expect(result.bad).toEqual([]);
    const game = gameOf(result.files);
    expect(words.map((_, at) => game.cards.get(`card-${at}`)!.data['foil'])).toEqual(values);
  });

  test('asks about a word that is neither, and about a dash beside a word for no', async () => {
    const table = 'name,foil\nA,yes\nB,no\nC,yes\nD,maybe\nE,no\nF,-\nG,yes\nH,no\nI,yes\nJ,yes\n';
    const result = await run(table);
    expect(result.bad.map(({ row, column }) => [row, column])).toEqual([
      [5, 'foil'],
      [7, 'foil'],
    ]);
    expect(result.cellQuestions.filter(({ answer }) => answer === null)).toMatchObject([
      { field: 'foil', column: 'foil', text: 'maybe', count: 1, rows: [5] },
      { text: '-', rows: [7] },
    ]);
    const decided = await run(table, withField(result, 'foil', { map: { maybe: 'no' }, empty: ['-'] }));
    expect(decided.bad).toEqual([]);
    expect(said(decided, 'foil')).toContain('No value: "-" (1).');
  });
});

describe('a column of numbers', () => {
  const column = async (values: readonly string[], mapping?: Adoption) =>
    run(`name;cost\n${values.map((value, at) => `Card ${at};"${value}"`).join('\n')}\n`, mapping);
  const costs = (result: AdoptResult) => [...gameOf(result.files).cards.values()].map(({ data }) => data['cost']);

  test('with a few words is a number with words, and says which', async () => {
    const result = await column(['1', '2', 'X', '*', '-', '3', '4', '5', '6', '7', 'X', 'any', 'any']);
    expect(result.mapping.fields['cost']).toMatchObject({ as: 'integer', words: ['X', 'any', '*', '-'] });
    expect(said(result, 'cost')).toBe('Numbers from 1 to 7. Words: "X" (2), "*" (1), "-" (1), "any" (2).');
    expect(result.bad).toEqual([]);
    expect(costs(result)).toEqual(expect.arrayContaining([1, 'X', '*', '-', 'any']));
    expect(textAt(result, '/fields.yaml')).toMatch(/words:\n\s+"\*": "\*"\n\s+"-": "-"\n\s+X: X\n\s+any: any/u);
  });

  test('never takes a damaged cell as a word, and names it with its row and a suggestion', async () => {
    const result = await column(['1', '2', 'three', ' 3 ', '5?', '3', '~4', '2,5', '6', '7', '1', '?']);
    expect(result.mapping.fields['cost']).toEqual({ from: 'cost', as: 'integer' });
    expect(result.cellQuestions).toMatchObject([
      { text: 'three', rows: [4], answer: null, value: '3' },
      { text: '5?', rows: [6], answer: null, value: '5' },
      { text: '~4', rows: [8], answer: null, value: '4' },
      { text: '2,5', rows: [9], answer: null, value: '' },
      { text: '?', rows: [13], answer: null, value: '' },
    ]);
    expect(result.bad.map(({ row, column: where }) => [row, where])).toEqual(
      [4, 6, 8, 9, 13].map((row) => [row, 'cost']),
    );
    expect(textAt(result, '/fields.yaml')).not.toContain('three');
    const decided = await column(
      ['1', '2', 'three', ' 3 ', '5?', '3'],
      withField(result, 'cost', { map: { three: '3' }, words: ['5?'] }),
    );
    expect(decided.bad).toEqual([]);
    expect(costs(decided)).toEqual([1, 2, 3, 3, '5?', 3]);
    expect(decided.cellQuestions).toMatchObject([
      { text: 'three', answer: 'other', value: '3' },
      { text: '5?', answer: 'word' },
    ]);
  });

  test('says what it takes as no value, and keeps 0', async () => {
    const result = await column(['1', 'n/a', '0', '', 'N/A', '3', '4']);
    expect(costs(result)).toEqual([1, undefined, 0, undefined, undefined, 3, 4]);
    expect(said(result, 'cost')).toBe('Numbers from 0 to 4. No value: "n/a" (1), "N/A" (1). 1 empty cell.');
  });

  test.each([
    ['commas', ['1,250', '900', '12,000'], [1250, 900, 12_000]],
    ['full stops', ['1.250', '900', '12.000'], [1250, 900, 12_000]],
    ['spaces', ['1 250', '900', '12 000'], [1250, 900, 12_000]],
    ['apostrophes', ["1'250", '900', '12’000'], [1250, 900, 12_000]],
    ['percent', ['50%', '25 %', '100%'], [50, 25, 100]],
  ])('reads numbers with %s', async (_, values, numbers) => {
    const result = await column(values);
    expect(result.bad).toEqual([]);
    expect(costs(result)).toEqual(numbers);
  });

  test('with many fractions stays a line of text', async () => {
    const result = await column(['1', '1/2', '2', '½', '1/4', '3', '4']);
    expect(result.mapping.fields['cost']).toMatchObject({ as: 'line' });
    expect(costs(result)).toContain('1/2');
  });

  test('takes words that differ only in case as one word', async () => {
    const result = await column(['1', '2', 'X', 'x', 'X', '3', '4', '5']);
    expect(result.mapping.fields['cost']).toMatchObject({ words: ['X'], map: { x: 'X' } });
    expect(costs(result).filter((one) => one === 'X')).toHaveLength(3);
  });
});

describe('a column of words', () => {
  const kinds = [
    'helper',
    'helper',
    'Helper ',
    'helper',
    'helper',
    'helpr',
    'event',
    'event',
    'HELPER',
    'n/a',
    '–',
    '',
  ];
  const TABLE = `name,cost,kind\n${kinds.map((kind, at) => `Card ${at},${at},${kind}`).join('\n')}\n`;

  test('asks about a rare word that is similar to a frequent one', async () => {
    const result = await run(TABLE);
    expect(result.cellQuestions.filter(({ answer }) => answer === null)).toEqual([
      { field: 'kind', column: 'kind', text: 'helpr', count: 1, rows: [7], answer: null, value: 'helper' },
    ]);
    expect(result.bad).toMatchObject([{ row: 7, column: 'kind' }]);
    expect(textAt(result, '/fields.yaml')).not.toContain('helpr');
    const corrected = await run(TABLE, withField(result, 'kind', { map: { helpr: 'helper' } }));
    expect(gameOf(corrected.files).cards.get('card-5')!.data['kind']).toBe('helper');
    const permitted = await run(TABLE, withField(result, 'kind', { words: ['helpr'] }));
    expect(gameOf(permitted.files).cards.get('card-5')!.data['kind']).toBe('helpr');
  });

  test('says which texts mean no value', async () => {
    expect(said(await run(TABLE), 'kind')).toBe(
      'No value: "n/a" (1), "–" (1). 1 empty cell. Not decided: "helpr" (1).',
    );
  });
});

describe('rules texts', () => {
  test.each([
    ['text', ['Draw a card.', 'Rest.', 'Draw a card.', 'Flying', 'Draw 2.', 'Rest.']],
    ['Wirkung', ['Zieh eine Karte', 'Ruhe aus', 'Zieh eine Karte', 'Ruhe aus', 'Zieh zwei', 'Zieh zwei']],
    [
      'notes on play',
      [
        'When played, draw.',
        'Draw, then rest.',
        'When played, draw.',
        'Draw, then rest.',
        'It burns a card.',
        'It burns a card.',
      ],
    ],
  ])('of short sentences in the column %s are texts', async (column, texts) => {
    const result = await run(`name;kind;${column}\n${texts.map((text, at) => `Card ${at};k;${text}`).join('\n')}\n`);
    const [id, field] = Object.entries(result.mapping.fields).find(([, { from }]) => from === column)!;
    expect(field).toMatchObject({ as: 'text' });
    const game = gameOf(result.files);
    const face = game.vocabulary.face(game.cards.get('card-0')!) as unknown as Record<string, unknown>;
    expect(face).toMatchObject({ texts: [{ text: game.cards.get('card-0')!.data[id] }] });
    expect(face['typeLine']).toBe('K');
  });

  test('are not the words of a list or the names of artists', async () => {
    const rows = ['Guide, Worker', 'Toy, Guide', 'Worker', 'Toy'].map(
      (words, at) => `Card ${at};${words};Jane van der Doe ${at}`,
    );
    const { mapping } = await run(`name;traits;painter\n${rows.join('\n')}\n`);
    expect(mapping.fields).toMatchObject({ traits: { as: 'choices' }, painter: { as: 'line' } });
  });
});

describe('the column of the set', () => {
  test('is the most complete one, and the decision says so', async () => {
    const rows = [
      'c1,Moth,,First Night,1',
      'c2,Owl,fn,First Night,2',
      'c3,Fox,sn,Second Night,1',
      'c4,Bat,,Second Night,2',
    ];
    const result = await run(`id,name,set,set_name,number\n${rows.join('\n')}\n`);
    expect(result.mapping.set).toEqual({ from: 'set_name' });
    expect(result.bad).toEqual([]);
    expect(said(result, 'set_name')).toBe(
      '4 of 4 rows have a set here. Other columns with the name of a set: "set" has a value in 2.',
    );
    expect(result.notes.join(' ')).toContain('Columns that are not taken: set');
    expect([...gameOf(result.files).sets.values()].map(({ name }) => name)).toEqual(['First Night', 'Second Night']);
  });

  test('is the code if both are complete, and the name names new sets', async () => {
    const { mapping } = await run('name,set,set_name\nMoth,fn,First Night\nOwl,sn,Second Night\n');
    expect(mapping.set).toEqual({ from: 'set', name: 'set_name' });
  });
});

describe('rows that repeat a card', () => {
  test('are a question, and never silently printings', async () => {
    const table = `code,name,pack,cost,duplicate_of\na1,Moth,core,1,\na2,Owl,core,2,\na3,Moth,second,1,a1\na4,Fox,core,3,\na5,Bat,core,3,\n`;
    const asked = await run(table);
    expect(asked.mapping).toMatchObject({ repeatOf: 'duplicate_of', repeats: 'refuse' });
    expect(asked.bad).toMatchObject([{ row: 4, column: 'duplicate_of' }]);
    expect(asked.repeated).toEqual({ rows: [4], count: 1 });
    const printing = await run(table, { ...asked.mapping, repeats: 'printing' });
    expect(gameOf(printing.files).cards.get('moth')!.printings).toMatchObject([{ set: 'core' }, { set: 'second' }]);
    const left = await run(table, { ...asked.mapping, repeats: 'leave' });
    expect(gameOf(left.files).cards.get('moth')!.printings).toHaveLength(1);
    expect(left.notes).toContain('Row 4 is left out, because it repeats a card: Moth');
  });

  test('are found by equal values, by a key that another row has, and by an empty name', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `k${at},Card ${at},core,${at},kind ${at % 3}`);
    const table = `id,name,set,number,kind\n${[...rows, rows[3], 'k4,Another,core,77,kind 1', 'k99,,core,78,kind 2'].join('\n')}\n`;
    const result = await run(table);
    expect(result.mapping.key).toBe('id');
    expect(result.bad.map(({ row, column }) => [row, column])).toEqual([
      [32, 'name'],
      [33, 'id'],
      [34, 'name'],
    ]);
    expect(result.repeated).toEqual({ rows: [32], count: 1 });
    expect(said(result, 'id')).toBe('2 rows have the key of another row.');
    expect([...gameOf(result.files).cards.values()].every(({ printings }) => printings.length === 1)).toBe(true);
  });
});

describe('rows with one name', () => {
  test('with equal values in another set are printings, in one set a question', async () => {
    const table = `name,set,number,power\nDrone,core,1,2\nDrone,second,1,2\nMoth,core,2,3\nMoth,core,3,3\nOwl,core,4,1\nOWL,core,5,1\n`;
    const asked = await run(table);
    expect(asked.nameQuestions).toMatchObject([
      { name: 'Moth', kind: 'equal', rows: [4, 5], answer: null },
      { name: 'OWL', kind: 'different', column: 'name', rows: [6, 7], answer: null },
    ]);
    expect(asked.bad.map(({ row }) => row)).toEqual([5, 7]);
    expect(gameOf(asked.files).cards.get('drone')!.printings).toHaveLength(2);
    const decided = await run(table, { ...asked.mapping, names: { Moth: 'first', OWL: 'apart' } });
    expect(decided.bad).toEqual([]);
    const game = gameOf(decided.files);
    expect(game.cards.get('moth')!.printings).toHaveLength(2);
    expect([...game.cards.keys()].filter((id) => id.startsWith('owl'))).toHaveLength(2);
  });
});

describe('a table that was made for people', () => {
  const BODY = 'Moth;core;1;3\nOwl;core;2;4\nFox;core;3;2\nBat;core;1;1\n';

  test('has a title and an empty line above the names of its columns', async () => {
    const result = await run(`My game - all cards (2026, draft);;;\n\nName;Set;Cost;Power\n${BODY}`);
    expect(result.mapping).toMatchObject({ name: 'Name', set: { from: 'Set' } });
    expect(result.counts.added).toBe(4);
    expect(result.notes).toContain(
      'Row 1 is above the names of the columns and is not taken: My game - all cards (2026, draft)',
    );
  });

  test('has merged cells in its heading', async () => {
    const groups = await run(`;;Numbers;\nName;Set;Cost;Power\n${BODY}`);
    expect(Object.keys(groups.mapping.fields)).toEqual(['cost', 'power']);
    const split = await run(`Name;Set;Numbers;\n;;Cost;Power\n${BODY}`);
    expect(Object.keys(split.mapping.fields)).toEqual(['cost', 'power']);
    expect(split.counts.added).toBe(4);
    const twice = await run(`;;Day;Night\nName;Set;Power;Power\n${BODY}`);
    expect(Object.keys(twice.mapping.fields)).toEqual(['dayPower', 'nightPower']);
  });

  test('has a row of totals, a note and a repeated heading, which are questions', async () => {
    const table = `Name;Set;Cost;Power\n${BODY}Name;Set;Cost;Power\nTotal;;7;10\nCards with a star are promos;;;\n`;
    const result = await run(table);
    expect(result.counts.added).toBe(4);
    expect(result.nameQuestions).toMatchObject([
      { name: 'Name', kind: 'not-a-card', rows: [6], answer: null },
      { name: 'Total', kind: 'not-a-card', rows: [7], answer: null },
      { name: 'Cards with a star are promos', kind: 'not-a-card', rows: [8], answer: null },
    ]);
    expect(result.bad.map(({ row }) => row)).toEqual([6, 7, 8]);
    const names = { Name: 'leave', Total: 'leave', 'Cards with a star are promos': 'leave' };
    const left = await run(table, { ...result.mapping, names });
    expect(left.bad).toEqual([]);
    expect(left.notes).toContain('Row 7 is left out, because the mapping leaves its name out: Total');
    const taken = await run(table, {
      ...result.mapping,
      set: { from: 'Set', default: 'core' },
      names: { ...names, Total: 'card' },
    });
    expect(taken.counts.added).toBe(5);
  });

  test('has a column without a name, and an encoding of Windows', async () => {
    const bytes = Buffer.from('Name;Größe;\nKäfer;1;grün\nMöwe;2;grün\n', 'latin1');
    const { mapping, counts } = await run(bytes);
    expect(Object.values(mapping.fields).map(({ from }) => from)).toEqual(['Größe', 'Column C']);
    expect(counts.added).toBe(2);
  });

  test('has semicolons as separators, a byte order mark, and commas in its texts', async () => {
    const result = await run(
      '\uFEFFname;text;cost\nMoth;Fly, then, if you can, rest.;1\nOwl;Hoot, fly, see, hear, rest.;2\n',
    );
    expect(result.mapping.fields).toMatchObject({ text: { as: 'text' }, cost: { as: 'integer' } });
  });
});

describe('an existing game', () => {
  const TABLE = 'name,kind,cost\nMoth,beast,1\nOwl,beast,2\nLamp,tool,3\nRope,tool,4\n';
  const WIDER =
    'name,kind,cost,habitat,size\nMoth,beast,1,Sky,2\nOwl,beast,2,Sky,n/a\nFox,plant,5,Sand,1\nBat,beast,X,Sand,3\n';

  test('gets a column without a field as a new field, in the same change', async () => {
    const first = await run(TABLE);
    const commented = first.files.map((file) =>
      file.path.endsWith('/fields.yaml') ? { ...file, text: `# ours\n${file.text}` } : file,
    );
    const source = { name: 'wider', join: true };
    const seen = await run(WIDER, null, commented, source);
    expect(seen.mapping.leave).toEqual(['habitat', 'size']);
    expect(said(seen, 'habitat')).toBe('4 cells are not imported.');
    const mapping = {
      ...seen.mapping,
      fields: {
        ...seen.mapping.fields,
        kind: { from: 'kind', as: 'choice', words: ['plant'] },
        cost: { from: 'cost', as: 'integer', words: ['X'] },
        habitat: { from: 'habitat', as: 'choice', new: true },
        size: { from: 'size', as: 'integer', empty: ['n/a'], new: true },
      },
    };
    const result = await run(WIDER, mapping, commented, source);
    expect(result.bad).toEqual([]);
    const fields = textAt(result, '/fields.yaml');
    expect(fields).toMatch(/^# ours\n/u);
    expect(fields).toContain('plant: Plant');
    const files = after(commented, result);
    expect(gameOf(files).cards.get('bat')!.data).toEqual({ kind: 'beast', cost: 'X', habitat: 'sand', size: 3 });
    expect(gameOf(files).cards.get('owl')!.data).toEqual({ kind: 'beast', cost: 2, habitat: 'sky' });
    expect((await run(WIDER, null, files, source)).files).toEqual([]);
  });

  test('asks about words that its fields do not have, and refuses a field that is not new', async () => {
    const first = await run(TABLE);
    const seen = await run(WIDER, null, first.files, { name: 'wider', join: true });
    expect(seen.bad.map(({ row, column }) => [row, column])).toEqual([
      [4, 'kind'],
      [5, 'cost'],
    ]);
    expect(seen.cellQuestions).toMatchObject([
      { field: 'kind', text: 'plant', rows: [4], answer: null },
      { field: 'cost', text: 'X', rows: [5], answer: null },
    ]);
    const mapping = { ...seen.mapping, fields: { csot: { from: 'cost', as: 'integer' } } };
    await expect(run(WIDER, mapping, first.files, { name: 'wider' })).rejects.toThrow(
      'The game has no field "csot". Did you mean "cost"? Fix the name, or add "new: true"',
    );
  });
});

test('cards whose names are numbers, truth values or signs keep what was taken from them', async () => {
  const names = ['1', '01', '1984', '1e3', '0x1f', 'null', 'true', 'No', '-'];
  const result = await run(`name,kind\n${names.map((name, at) => `${name},kind ${at}`).join('\n')}\n`);
  expect(loadContent(result.files, []).problems).toEqual([]);
  const file = result.files.find(({ path }) => path.includes('/adopted/'))!;
  const read = readAdopted(file.text)!;
  expect(Object.keys(read.cards)).toHaveLength(names.length);
  expect(yamlData(file.text)).toEqual(read);
});
