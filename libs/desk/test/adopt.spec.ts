/** Tests of data import: readers, the suggested mapping, a new game, and later runs that merge value by value. */
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent, type SourceFile } from '@rulewright/content';
import { zipSync } from 'fflate';
import { adopt, type AdoptOrder, type AdoptResult } from '../src/adopt/adopt.ts';
import { readSource, readUpload } from '../src/adopt/read-source.ts';
import { expandArchive } from '../src/adopt/read-xlsx.ts';
import { SOURCE_LIMITS, SourceError } from '../src/adopt/source.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rw-adopt-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const CSV = `code,title,pack_code,position,type_code,keywords,cost,text,unique
a1,Night Porter,core,1,helper,Guide - Worker,2,"Draw a card, then rest.",no
a2,Paper Boat,core,2,ware,Craft - Toy,1,=1+1,yes
a3,Stray Comet,core,3,event,Craft - Sky,X,"<b>Burn</b> it.",no
a4,Night Porter,second,1,helper,Guide - Worker,2,"Draw a card, then rest.",no
a5,Lamp Boy,second,2,helper,Guide - Toy,3,Light.,no
a6,Cloud,second,3,event,Sky - Worker,4,Rain.,no
`;

const run = async (
  text: string,
  files: readonly SourceFile[] = [],
  more: Partial<AdoptOrder> = {},
): Promise<AdoptResult> => {
  const source = await readSource(written('cards.csv', text));
  return adopt({ game: 'lamp-street', name: 'community', source, files, knownGames: [], ...more });
};

/** The files after a run. */
const after = (files: readonly SourceFile[], result: AdoptResult): SourceFile[] => [
  ...new Map([...files, ...result.files].map((file) => [file.path, file])).values(),
];

const textAt = (files: readonly SourceFile[], path: string): string =>
  files.find((one) => one.path.endsWith(path))!.text;
const edited = (files: readonly SourceFile[], path: string, from: string, to: string): SourceFile[] =>
  files.map((file) => (file.path.endsWith(path) ? { ...file, text: file.text.replace(from, to) } : file));

describe('a new game from a table', () => {
  test('keeps names as their authors wrote them, in every script', async () => {
    const rows = 'name,set,cost\nStraße,Bäckerei,1\nПирог,Пекарня,2\n🂡,Bäckerei,3\n🂢,🃟,4\n';
    const first = await run(rows, [], { game: 'backerei', gameName: 'Bäckerei' });
    expect(first.bad).toEqual([]);
    expect(textAt(first.files, 'rules/backerei/game.yaml')).toContain('name: Bäckerei\n');
    const cards = first.files.filter(({ path }) => path.includes('/cards/'));
    expect(cards.map(({ path, text }) => [path.split('/').at(-1), /^name: (.*)$/mu.exec(text)![1]])).toEqual([
      ['strasse.yaml', 'Straße'],
      ['pirog.yaml', 'Пирог'],
      ['card-1.yaml', '🂡'],
      ['card-2.yaml', '🂢'],
    ]);
    expect(first.files.filter(({ path }) => path.includes('/sets/')).map(({ path }) => path)).toEqual(
      ['backerei', 'pekarnya', 'set-1'].map((id) => `cards/backerei/sets/${id}.yaml`),
    );
    expect(loadContent(first.files, []).problems).toEqual([]);
    const again = await run(rows.replace('🂡,Bäckerei,3', '🂡,Bäckerei,5'), first.files, { game: 'backerei' });
    expect(again.counts).toMatchObject({ added: 0, changed: 1, unchanged: 3 });
    expect(again.changes.map(({ card }) => card)).toEqual(['card-1']);
  });

  test('keeps the ids that an older version made from the same names', async () => {
    const rows = 'name,set,kind,cost\nStraße,Core,Größe,1\nAllee,Core,Größe,2\nWeg,Core,Gasse,3\nPfad,Core,Gasse,3\n';
    const first = await run(rows);
    expect(textAt(first.files, 'cards/strasse.yaml')).toContain('kind: grosse');
    const older = first.files.map(({ path, text }) => ({
      path: path.replace('strasse', 'stra-e'),
      text: text.replaceAll('strasse', 'stra-e').replaceAll('grosse', 'gro-e'),
    }));
    const again = await run(rows.replace('Core,Größe,1', 'Core,Größe,4'), older);
    expect(again.bad).toEqual([]);
    expect(again.counts).toMatchObject({ added: 0, changed: 1 });
    expect(again.changes).toMatchObject([{ card: 'stra-e', kind: 'changed' }]);
    expect(again.gone).toEqual([]);
  });

  test('suggests a mapping, and creates a game that loads, with one card for all printings of a name', async () => {
    const result = await run(CSV);
    expect(result.bad).toEqual([]);
    expect(result.suggested).toBe(true);
    expect(result.mapping).toMatchObject({
      key: 'code',
      name: 'title',
      set: { from: 'pack_code' },
      number: { from: 'position' },
      fields: {
        typeCode: { as: 'choice' },
        keywords: { as: 'choices', split: ' - ' },
        cost: { as: 'integer' },
        text: { from: 'text' },
        unique: { as: 'yes' },
      },
    });
    const { content, problems } = loadContent(result.files, []);
    expect(problems).toEqual([]);
    const game = content.game('lamp-street');
    expect(game.cards.size).toBe(5);
    // The source has only an id, so the new game gets a label made from the id.
    const fields = result.files.find(({ path }) => path.endsWith('/fields.yaml'))!.text;
    expect(fields).toMatch(/^ +helper: Helper$/mu);
    expect(game.cards.get('night-porter')).toMatchObject({
      data: { typeCode: 'helper', keywords: ['Guide', 'Worker'], cost: 2 },
      printings: [
        { set: 'core', number: 1 },
        { set: 'second', number: 1 },
      ],
    });
    expect(game.cards.get('stray-comet')!.data).toMatchObject({ cost: 'X', text: '<b>Burn</b> it.' });
    expect(game.cards.get('paper-boat')!.data).toMatchObject({ text: '=1+1', unique: true });
    expect(result.preview[0]).toEqual({
      row: 2,
      column: 'title',
      before: 'Night Porter',
      field: 'name',
      after: 'Night Porter',
    });
  });

  test('keeps the words of open lists and the labels of amounts in the spelling of the source', async () => {
    const rows = [
      { name: 'Moth', kinds: ['AI', 'Stage 2', 'Hunter ×2'], price: '2 Deep Sky, 1 G-mod' },
      { name: 'Owl', kinds: ['ai', 'Hunter  ×2', 'stage 2', 'A+'], price: '3 Deep Sky' },
      { name: 'Fox', kinds: ['G-mod', 'A-'], price: '1 G-mod' },
    ];
    const source = await readSource(written('words.json', JSON.stringify(rows)));
    const order = { game: 'lamp-street', name: 'community', source, files: [], knownGames: [] };
    const first = adopt(order);
    expect(first.bad).toEqual([]);
    const game = loadContent(first.files, []).content.game('lamp-street');
    const kindsOf = (card: string): unknown => game.cards.get(card)!.data['kinds'];
    expect(kindsOf('moth')).toEqual(['AI', 'Stage 2', 'Hunter ×2']);
    // Case and the number of spaces do not make another word. Signs do.
    expect(kindsOf('owl')).toEqual(['AI', 'Hunter ×2', 'Stage 2', 'A+']);
    expect(kindsOf('fox')).toEqual(['G-mod', 'A-']);
    const facts = game.vocabulary.facts(game.cards.get('moth')!).map(({ id, value }) => [id, value]);
    expect(facts).toContainEqual(['kinds', 'AI, Stage 2, Hunter ×2']);
    expect(facts).toContainEqual(['price', '2 Deep Sky, 1 G-mod']);
    // A field that lists its words gets their ids.
    const closed = first.files.map((file) =>
      file.path.endsWith('/fields.yaml')
        ? {
            ...file,
            text: file.text.replace('open: true', 'values: { robot: AI, stage-2: Second stage, hunter: Hunter ×2 }'),
          }
        : file.path.endsWith('/adopt/community.yaml') || !file.path.includes('cards/lamp-street/')
          ? file
          : null,
    );
    const again = adopt({
      ...order,
      source: { ...source, rows: source.rows.slice(0, 1) },
      files: closed.filter((file) => file !== null),
    });
    expect(again.bad).toEqual([]);
    expect(textAt(again.files, '/moth.yaml')).toMatch(/- robot\n\s+- stage-2\n\s+- hunter\n/u);
  });

  test('has no value for a cell that the mapping calls empty, and notes a column in which 0 may mean none', async () => {
    const table = 'name,kind,power\nMoth,beast,30\nOwl,beast,60\nLamp,tool,0\nRope,tool,\n';
    const first = await run(table);
    expect(textAt(first.files, '/lamp.yaml')).toContain('power: 0');
    expect(first.notes).toContain(
      'The column "power" has 1 cell with 0 and 1 empty cell. A 0 is shown as a number. If it means that there is none, add "empty: [\'0\']" to the field in the mapping, or 0 to the texts without a value in the column\'s details at the desk.',
    );
    const mapping = {
      ...first.mapping,
      fields: { ...first.mapping.fields, power: { from: 'power', as: 'integer', empty: ['0'] } },
    };
    const second = await run(table, first.files, { mapping });
    expect(textAt(second.files, '/lamp.yaml')).not.toContain('power');
    expect(second.notes.join(' ')).not.toContain('0 is shown');
    const { content } = loadContent(after(first.files, second), []);
    const game = content.game('lamp-street');
    expect(game.vocabulary.facts(game.cards.get('lamp')!).map(({ id }) => id)).not.toContain('power');
  });

  test('fills the face of the cards of a new game from fields with usual names', async () => {
    const table = `name,supertype,subtypes,types,mana cost,hp,power,text
Moth,Creature,"Insect, Night",Fire,2,120,30,Flies.
Owl,Creature,"Bird, Night",Water,3,80,,Hoots.
Lamp,Tool,,Fire,1,,,Glows.
Moth Lamp,Tool,"Insect, Night",Tin,1,,,Glows.
Ember,Creature,Insect,Fire,2,120,30,Burns.
Wave,Creature,Night,Water,2,120,30,Rolls.
`;
    const result = await run(table);
    const { content, problems } = loadContent(result.files, []);
    expect(problems).toEqual([]);
    const game = content.game('lamp-street');
    const face = (card: string) => game.vocabulary.face(game.cards.get(card)!) as unknown as Record<string, unknown>;
    expect(face('moth')).toMatchObject({
      typeLine: 'Creature · Insect · Night',
      cost: 2,
      numbers: [
        { label: 'Power', value: 30, sign: 'attack' },
        { label: 'HP', value: 120, sign: 'life' },
      ],
      tint: 'rust',
    });
    expect(face('owl')).toMatchObject({ tint: 'sea', numbers: [{ value: 80 }] });
    expect(face('lamp')).toMatchObject({ typeLine: 'Tool', tint: 'rust', numbers: [] });
    expect(face('moth-lamp')['tint']).toBe('moss');
    // The words of an open list can be colours too.
    const open = await run(table.replaceAll('Fire,', '"Fire, Tin",').replaceAll('Tin,1', '"Tin, Fire",1'));
    expect(open.mapping.fields['types']).toMatchObject({ as: 'choices' });
    expect(loadContent(open.files, []).problems).toEqual([]);
    expect(textAt(open.files, '/faces.yaml')).toContain('Fire: rust');
  });

  test('lists every bad row with its column and reason, and imports the others', async () => {
    const bad = `${CSV}a7,,core,9,helper,Guide,1,x,no\na1,Twice,core,10,helper,Guide,1,x,no\na8,Half Cost,core,11,helper,Guide,1/2,x,no\na9,Bell,core,12,helper,Guide,1,be\u0007ll,no\na10,Cloud,core,13,helper,Guide,1,x,no\na11,Too,many,14,helper,Guide,1,x,no,more\n`;
    const result = await run(bad, [], {
      mapping: `id: community\nkey: code\nname: title\nset: { from: pack_code }\nnumber: { from: position }\nfields:\n  cost: { from: cost, as: integer, words: [X] }\n`,
    });
    expect(result.bad.map(({ row, column }) => [row, column])).toEqual([
      [8, 'title'],
      [9, 'code'],
      [10, 'cost'],
      [11, 'text'],
      [12, 'cost'],
      [13, undefined],
    ]);
    expect(result.counts).toMatchObject({ rows: 12, added: 5 });
  });

  test('refuses a mapping with an unknown column, and names the columns of the source', async () => {
    await expect(
      run(CSV, [], { mapping: 'id: community\nname: nmae\nset: { is: core }\nfields: {}\n' }),
    ).rejects.toThrow('The source has no column "nmae". It has code, title');
  });
});

describe('a later run', () => {
  test('changes nothing if the source has not changed', async () => {
    const first = await run(CSV);
    const again = await run(CSV, first.files);
    expect(again).toMatchObject({
      files: [],
      suggested: false,
      conflicts: [],
      counts: { added: 0, changed: 0, unchanged: 5 },
    });
  });

  test('imports changes of the source, keeps local edits, and lists values that both changed', async () => {
    const first = await run(CSV);
    const here = edited(
      edited(first.files, '/lamp-boy.yaml', 'text: Light.', '# ours\n  text: Shine.'),
      '/cloud.yaml',
      'cost: 4',
      'cost: 5',
    );
    const there = CSV.replace('Guide - Toy,3,Light.', 'Guide - Toy,9,Light.')
      .replace('Worker,4,Rain.', 'Worker,6,Rain.')
      .replace('a2,Paper Boat', 'a2,Paper Ship');
    const result = await run(there, here);
    expect(result.counts).toEqual({ rows: 6, added: 0, changed: 2, unchanged: 3 });
    expect(result.conflicts).toEqual([{ card: 'cloud', field: 'data.cost', ours: 5, theirs: 6 }]);
    const merged = after(here, result);
    expect(textAt(merged, '/lamp-boy.yaml')).toMatch(/cost: 9\n\s+# ours\n\s+text: Shine\./u);
    expect(textAt(merged, '/cloud.yaml')).toContain('cost: 5');
    // The key identifies the card, so a new name does not create a new card.
    expect(textAt(merged, '/paper-boat.yaml')).toContain('name: Paper Ship');
    const again = await run(there, merged);
    expect(again.files).toEqual([]);
    expect(again.conflicts).toHaveLength(1);
  });

  test('adds new rows, and keeps the cards of rows that are gone', async () => {
    const first = await run(CSV);
    const result = await run(
      CSV.replace(/a6,.*\n/u, 'a7,New Moon,second,9,event,Sky - Guide,1,Dark.,no\n'),
      first.files,
    );
    expect(result.counts).toMatchObject({ added: 1, changed: 0 });
    expect(result.gone).toEqual(['cloud']);
  });

  test('does not treat a card as gone if its row is refused', async () => {
    const first = await run(CSV);
    const result = await run(
      CSV.replace('a6,Cloud,second,3,event,Sky - Worker,4', 'a6,Cloud,second,3,event,Sky - Worker,1/2'),
      first.files,
      {
        prune: true,
      },
    );
    expect(result.bad.map(({ column }) => column)).toEqual(['cost']);
    expect(result.gone).toEqual([]);
    expect(result.removed).toEqual([]);
  });

  test('removes cards that are gone only with the option, and never a card that was changed here without a decision', async () => {
    const first = await run(CSV);
    const there = CSV.replace(/a5,.*\na6,.*\n/u, '');
    expect((await run(there, first.files)).removed).toEqual([]);
    const here = edited(first.files, '/cloud.yaml', 'cost: 4', 'cost: 5');
    const result = await run(there, here, { prune: true });
    expect(result.gone).toEqual(['cloud', 'lamp-boy']);
    expect(result.removed).toEqual(['cards/lamp-street/cards/lamp-boy.yaml']);
    expect(result.conflicts).toMatchObject([{ card: 'cloud', field: '' }]);
    const merged = after(here, result).filter(({ path }) => !result.removed.includes(path));
    expect(loadContent(merged, []).problems).toEqual([]);
    // Only the card without a decision is listed again.
    expect(await run(there, merged, { prune: true })).toMatchObject({ gone: ['cloud'], removed: [], files: [] });
    const pruned = await run(there, merged, { prune: true, decisions: [{ card: 'cloud', field: '', take: 'here' }] });
    expect(pruned).toMatchObject({ removed: [], conflicts: [] });
    expect((await run(there, after(merged, pruned), { prune: true })).gone).toEqual([]);
    const dropped = await run(there, merged, {
      prune: true,
      decisions: [{ card: 'cloud', field: '', take: 'source' }],
    });
    expect(dropped.removed).toEqual(['cards/lamp-street/cards/cloud.yaml']);
  });

  test('removes nothing while a row cannot be read, because its card is unknown', async () => {
    const first = await run(CSV);
    const result = await run(CSV.replace(/a6,.*\n/u, 'a6,Cl\u0007oud,second,3,event,Sky,4,Rain.,no\n'), first.files, {
      prune: true,
    });
    expect(result.gone).toEqual(['cloud']);
    expect(result.removed).toEqual([]);
    expect(result.notes[0]).toContain('No card is removed');
  });

  test('follows the decisions about values that both sides changed', async () => {
    const first = await run(CSV);
    const here = edited(
      edited(first.files, '/cloud.yaml', 'cost: 4', 'cost: 5'),
      '/lamp-boy.yaml',
      'cost: 3',
      'cost: 7',
    );
    const there = CSV.replace('Worker,4,Rain.', 'Worker,6,Rain.').replace('Toy,3,Light.', 'Toy,8,Light.');
    const decided = await run(there, here, {
      decisions: [
        { card: 'cloud', field: 'data.cost', take: 'source' },
        { card: 'lamp-boy', field: 'data.cost', take: 'here' },
      ],
    });
    expect(decided.conflicts).toEqual([]);
    const merged = after(here, decided);
    expect(textAt(merged, '/cloud.yaml')).toContain('cost: 6');
    expect(textAt(merged, '/lamp-boy.yaml')).toContain('cost: 7');
    expect(await run(there, merged)).toMatchObject({ files: [], conflicts: [] });
    // A later change at the source is a new conflict.
    const later = await run(there.replace('Toy,8,Light.', 'Toy,9,Light.'), merged);
    expect(later.conflicts).toMatchObject([{ card: 'lamp-boy', ours: 7, theirs: 9 }]);
  });

  test('never merges a row silently into a card that was not imported', async () => {
    const first = await run(CSV);
    const files = first.files.filter(({ path }) => !path.includes('/adopted/'));
    const result = await run(CSV, files);
    expect(result.bad).toHaveLength(6);
    expect(result.bad[0]!.reason).toContain('exists already');
    expect((await run(CSV, files, { join: true })).bad).toEqual([]);
  });
});

describe('rows with the same name', () => {
  const rows = (values: readonly string[]): string =>
    `code,name,set,number,artist,text\n${values.map((value, at) => `c${at},Lantern,s${at},${at + 1},Painter ${at},${value}`).join('\n')}\nx,Moth,s1,9,Painter,Flies.\ny,Moth,s2,9,Painter 2,Flies.\nz,Owl,s1,8,Painter,Hoots.\nw,Owl,s2,8,Painter,Hoots.\n`;

  test('are one card if only values of printings differ, such as the artist', async () => {
    const result = await run(rows(['Glows.', 'Glows.']));
    expect(result.bad).toEqual([]);
    expect(result.mapping.leave).toEqual(['artist']);
    expect(result.counts.added).toBe(3);
  });

  test('are a question if a text differs, and one card with the first text by decision, with a note', async () => {
    const asked = await run(rows(['Glows.', 'It glows.']));
    expect(asked.bad).toMatchObject([{ row: 3, column: 'text' }]);
    expect(asked.bad[0]!.reason).toContain('whether it is a printing of the same card or another card');
    expect(asked.nameQuestions).toEqual([
      { name: 'Lantern', kind: 'different', column: 'text', rows: [2, 3], count: 2, answer: null },
    ]);
    const mapping = { ...asked.mapping, names: { Lantern: 'first' } };
    const result = await run(rows(['Glows.', 'It glows.']), [], { mapping });
    expect(result.nameQuestions).toMatchObject([{ name: 'Lantern', answer: 'first' }]);
    expect(result.bad).toEqual([]);
    const once = await run(rows(['Glows.', 'It glows.']), [], { mapping: { ...mapping, names: { Lantern: 'once' } } });
    expect(once.notes).toContain('Row 3 is left out, because it has the name of row 2: Lantern');
    expect(textAt(once.files, '/lantern.yaml')).not.toContain('s1');
    expect(result.notes).toContain(
      'Row 3 differs from row 2, which has the same name, in text. The card has the values of row 2.',
    );
    expect(textAt(result.files, '/lantern.yaml')).toContain('text: Glows.');
  });

  test('are separate cards by decision, and stay the same cards in a later run', async () => {
    const text = `code,name,set,number,text\n${[1, 2, 3, 4].map((at) => `c${at},Lantern,s${at},${at},Glows ${at} times.`).join('\n')}\n`;
    const asked = await run(text);
    expect(asked.bad.map(({ row }) => row)).toEqual([3, 4, 5]);
    const first = await run(text, [], { mapping: { ...asked.mapping, sameName: 'apart' } });
    expect(first.changes.map(({ card }) => card)).toEqual(['lantern', 'lantern-s2-2', 'lantern-s3-3', 'lantern-s4-4']);
    expect(loadContent(first.files, []).problems).toEqual([]);
    expect((await run(text, first.files)).files).toEqual([]);
    const second = await run(text.replace('Glows 1 times.', 'Glows once.'), first.files);
    expect(second.changes).toMatchObject([
      { card: 'lantern', kind: 'changed', values: [{ field: 'data.text', after: 'Glows once.' }] },
    ]);
  });
});

describe('other sources', () => {
  const adopted = (source: Awaited<ReturnType<typeof readSource>>, more: Partial<AdoptOrder> = {}) => {
    const result = adopt({ game: 'zoo', name: 'json', source, files: [], knownGames: [], ...more });
    expect(result.bad).toEqual([]);
    const { content, problems } = loadContent(result.files, []);
    expect(problems).toEqual([]);
    return content.game('zoo');
  };

  test('a list of sets gives the cards of each set and the names of the sets', async () => {
    const set = (code: string, name: string, card: string) => ({
      code,
      name,
      cards: [{ name: card, number: 1, attacks: [{ name: 'Bite', damage: 2 }] }],
    });
    const tree = {
      meta: { version: 1 },
      data: { one: set('one', 'First Night', 'Moth'), two: set('two', 'Second Night', 'Owl') },
    };
    for (const value of [tree, { sets: Object.values(tree.data) }, Object.values(tree.data)]) {
      const game = adopted(await readSource(written('tree.json', JSON.stringify(value))));
      expect([...game.sets.values()].map(({ id, name }) => [id, name])).toEqual([
        ['one', 'First Night'],
        ['two', 'Second Night'],
      ]);
      expect(game.cards.get('moth')!.data).toMatchObject({ attacks: 'Bite (damage: 2)' });
      expect(game.cards.get('owl')!.printings).toMatchObject([{ set: 'two', number: 1 }]);
    }
  });

  test('a folder with one file for each set gets the names of the sets from a separate list', async () => {
    mkdirSync(join(folder, 'sets'));
    for (const [code, name] of [
      ['n1', 'Moth'],
      ['n2', 'Owl'],
    ])
      writeFileSync(join(folder, 'sets', `${code}.json`), JSON.stringify([{ name, cost: ['Sky', 'Sky', 'Tea'] }]));
    const sets = await readSource(written('sets.json', JSON.stringify([{ code: 'n1', name: 'First Night' }])));
    const game = adopted(await readSource(join(folder, 'sets')), { sets });
    expect([...game.sets.values()].map(({ id, name }) => [id, name])).toEqual([
      ['n1', 'First Night'],
      ['n2', 'n2'],
    ]);
    expect(game.cards.get('moth')!.data).toEqual({ cost: { sky: 2, tea: 1 } });
  });

  test('a list of sets gives new sets their day and series, and adds them to sets that lack them', async () => {
    const list = [
      { code: 'core', name: 'Core', releaseDate: '1999/1/9', cycle: 'red-sand' },
      { code: 'second', name: 'Second', releaseDate: '2020-02-30', cycle: 'Sand & Sea' },
    ];
    const sets = await readSource(written('sets.json', JSON.stringify(list)));
    const first = await run(CSV, [], { sets });
    const setsOf = (files: readonly SourceFile[]) => [
      ...loadContent(files, []).content.game('lamp-street').sets.values(),
    ];
    expect(setsOf(first.files)).toMatchObject([
      { id: 'core', name: 'Core', released: '1999-01-09', series: 'Red Sand' },
      // There is no 30 February.
      { id: 'second', name: 'Second', series: 'Sand & Sea' },
    ]);
    expect(setsOf(first.files)[1]).not.toHaveProperty('released');
    const before = await run(CSV);
    const here = edited(before.files, '/sets/core.yaml', 'summary: ""', 'summary: "" # ours\nseries: Ours');
    const later = await run(CSV, here, { sets });
    expect(later.files.map(({ path }) => path)).toEqual(
      ['core', 'second'].map((id) => `cards/lamp-street/sets/${id}.yaml`),
    );
    expect(textAt(later.files, '/sets/core.yaml')).toMatch(/# ours\nseries: Ours\n[^]*released: 1999-01-09\n$/u);
    expect((await run(CSV, after(here, later), { sets })).files).toEqual([]);
  });

  test('sets with long codes get short codes that differ', async () => {
    const rows = ['swsh12pt5', 'swsh12pt5gg', 'swsh12pt'].map((set, at) => `${at},Card ${at},${set},${at}`);
    const result = await run(`id,name,set,number\n${rows.join('\n')}\n`);
    const { content } = loadContent(result.files, []);
    expect([...content.game('lamp-street').sets.values()].map(({ code }) => code).sort()).toEqual([
      'SWSH12P2',
      'SWSH12P3',
      'SWSH12PT',
    ]);
  });

  test('a table from an old spreadsheet is read in the right encoding', async () => {
    const text = 'name;text\nMoth;Déjà vu\n';
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf8'),
    ])
      expect((await readUpload('cards.csv', bytes)).rows[0]!.cells).toEqual({ name: 'Moth', text: 'Déjà vu' });
  });

  test('a pasted text is a table or JSON', async () => {
    const cells = async (text: string) =>
      (await readUpload('Pasted table', Buffer.from(text))).rows.map((row) => row.cells);
    expect(await cells('name\tcost\nMoth\t2\n')).toEqual([{ name: 'Moth', cost: '2' }]);
    expect(await cells(' [{"name":"Moth","cost":2}]')).toEqual([{ name: 'Moth', cost: 2 }]);
  });

  test('a file that exceeds the limits of an upload is refused', async () => {
    const small = { bytes: 10, archiveBytes: 1024 };
    await expect(readUpload('cards.csv', Buffer.from('name\nMoth\nOwl\n'), small)).rejects.toThrow(
      'cards.csv is larger than',
    );
    const bomb = zipSync({ '[Content_Types].xml': new Uint8Array(1), 'a.xml': new Uint8Array(1024 * 1024) });
    await expect(readUpload('cards.xlsx', bomb, { ...small, bytes: bomb.length })).rejects.toThrow(
      'The spreadsheet expands',
    );
  });

  test('creates the same cards from a JSON list, an object of objects, and a folder of files', async () => {
    const cards = {
      moth: { name: 'Moth', stats: { size: 1 }, tags: ['sky'] },
      owl: { name: 'Owl', stats: { size: 3 }, tags: ['sky', 'night'] },
    };
    mkdirSync(join(folder, 'tree', 'below'), { recursive: true });
    writeFileSync(join(folder, 'tree', 'a.json'), JSON.stringify(cards.moth));
    writeFileSync(join(folder, 'tree', 'below', 'b.json'), JSON.stringify([cards.owl]));
    const paths = [
      written('list.json', JSON.stringify({ data: Object.values(cards) })),
      written('map.json', JSON.stringify(cards)),
      join(folder, 'tree'),
    ];
    for (const path of paths) {
      const source = await readSource(path);
      const result = adopt({ game: 'zoo', name: 'json', source, files: [], knownGames: [] });
      expect(result.bad).toEqual([]);
      const game = loadContent(result.files, []).content.game('zoo');
      expect(
        [...game.cards.values()].map(({ name, data }) => [name, data['tags'], data['stats'] ?? data['statsSize']]),
      ).toEqual([
        ['Moth', ['sky'], { size: 1 }],
        ['Owl', ['sky', 'night'], { size: 3 }],
      ]);
    }
  });

  test('a spreadsheet is read as texts and numbers', async () => {
    const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c><c r="B1" t="inlineStr"><is><t>cost</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>Moth</t></is></c><c r="B2"><v>2</v></c></row></sheetData></worksheet>`;
    const parts: Record<string, string> = {
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      '_rels/.rels':
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      'xl/workbook.xml':
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
    );
    expect(await readSource(written('cards.xlsx', bytes))).toMatchObject({
      columns: ['name', 'cost'],
      rows: [{ row: 2, cells: { name: 'Moth', cost: 2 } }],
    });
  });

  test('an archive that expands too far is refused before it is read', () => {
    const piece = new Uint8Array(1024 * 1024);
    const parts = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`part-${at}.xml`, piece]));
    const bomb = zipSync({ '[Content_Types].xml': new Uint8Array(1), ...parts }, { level: 1 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => expandArchive(bomb, 8 * 1024 * 1024)).toThrow('The spreadsheet expands to more than 8 MB.');
  });

  test('an archive of too many parts is refused, and so is a file that is not an archive', async () => {
    const many = Object.fromEntries(
      Array.from({ length: SOURCE_LIMITS.archiveEntries + 1 }, (_, at) => [`${at}`, new Uint8Array(0)]),
    );
    expect(() => expandArchive(zipSync(many))).toThrow('more than 1000 parts');
    await expect(readSource(written('cards.xlsx', 'name,cost\n'))).rejects.toThrow(SourceError);
    await expect(readSource(written('cards.doc', 'x'))).rejects.toThrow('is not a CSV, XLSX or JSON file');
    await expect(readSource(written('cards.json', '{'))).rejects.toThrow('The file is not JSON');
    const deep = `[{"name": ${'['.repeat(200_000)}${']'.repeat(200_000)}}]`;
    const place = /^Lists and objects are nested more than 64 deep\. The place is line 1, column 73\.$/u;
    await expect(readSource(written('deep.json', deep))).rejects.toThrow(place);
    await expect(readSource(written('cards.csv', 'name,name\nA,B\n'))).rejects.toThrow(
      'Two columns have the name "name".',
    );
  });
});
