/** Games without a plugin: what is made from their documents, and the problems that a wrong document gets. */
import {
  consistentTexts,
  documentSchemaOf,
  jsonSchemas,
  loadContent,
  loadReleased,
  newGame,
  openContent,
  parseCardQuery,
  pictureText,
  renderRulebook,
  resolveRuleset,
  withheldTexts,
  type CardDoc,
  type GameContent,
  type Problem,
  type SourceFile,
} from '../src/index.ts';

const GAME = newGame({ id: 'night-train', name: 'Night Train', prefix: 'nt' });
const FIELDS = 'rules/night-train/fields.yaml';
const FACES = 'rules/night-train/faces.yaml';
const PARAMETERS = 'rules/night-train/parameters.yaml';
const CREATURE = 'cards/night-train/cards/first-creature.yaml';
const EVENT = 'cards/night-train/cards/first-event.yaml';

/** The files, with one passage of a text replaced. */
function changed(path: string, from: string, to: string): SourceFile[] {
  expect(GAME.find((file) => file.path === path)?.text).toContain(from);
  return GAME.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file));
}

/** The files, with one more field, and a value for it on the creature. */
const withField = (field: string, value: string): SourceFile[] =>
  GAME.map((file) => {
    if (file.path === FIELDS) {
      const text = file.text
        .replace('# What each kind', `  - ${field}\n# What each kind`)
        .replace('may: [text] }', 'may: [text, extra] }');
      return { ...file, text };
    }
    return file.path === CREATURE
      ? { ...file, text: file.text.replace('  cost: 2', `  cost: 2\n  extra: ${value}`) }
      : file;
  });

const problems = (files: readonly SourceFile[]): Problem[] => loadContent(files, []).problems;
const open = (files: readonly SourceFile[]): GameContent => openContent(files, []).games[0]!;
const creature = (game: GameContent) => game.cards.get('first-creature')!;

test('the files of a new game load without a problem', () => {
  expect(problems(GAME)).toEqual([]);
  const game = open(GAME);
  expect([...game.cards.keys()]).toEqual(['first-creature', 'first-event']);
  const book = renderRulebook(openContent(GAME, []), resolveRuleset(openContent(GAME, []), 'night-train/standard'));
  expect(JSON.stringify(book)).toContain('exactly 40 cards');
});

describe('fields become', () => {
  test('search fields: by their search words, or by their ids', () => {
    const { cardFields } = open(GAME).vocabulary;
    expect(cardFields.map(({ id, keys, type, facet }) => [id, keys, type, facet])).toEqual([
      ['type', ['t', 'type'], 'set', true],
      ['cost', ['c', 'cost'], 'number', true],
      ['strength', ['strength'], 'number', false],
      ['text', ['o', 'text'], 'text', false],
      ['rarity', ['r', 'rarity'], 'set', true],
    ]);
    expect(parseCardQuery('t:creature cost<=2', cardFields).problems).toEqual([]);
  });

  test('facts with the rule that explains them', () => {
    const game = open(GAME);
    expect(game.vocabulary.facts(creature(game))).toEqual([
      { id: 'name', label: 'Name', value: 'First Creature', provenance: 'source' },
      { id: 'type', label: 'Type', value: 'Creature', provenance: 'source' },
      { id: 'cost', label: 'Cost', value: '2', provenance: 'source', ruleId: 'nt.basics.cost' },
      { id: 'strength', label: 'Strength', value: '3', provenance: 'source' },
    ]);
  });

  test('texts, without a reading by an engine', () => {
    const game = open(GAME);
    expect(game.vocabulary.readings(game.cards.get('first-event')!)).toEqual([
      { id: 'text', text: 'Draw two cards.', reading: '', rules: [] },
    ]);
  });

  test('a JSON Schema with labels, for forms and editors', () => {
    const { card } = jsonSchemas(open(GAME).vocabulary) as unknown as {
      card: {
        properties: { data: { properties: Record<string, object>; required: string[]; additionalProperties: boolean } };
      };
    };
    const { data } = card.properties;
    expect(data.properties['type']).toMatchObject({ title: 'Type', enum: ['creature', 'event'] });
    expect(data.properties['cost']).toMatchObject({ title: 'Cost', type: 'integer', minimum: 0, maximum: 20 });
    expect(data.required).toEqual(['type', 'cost']);
    expect(data.additionalProperties).toBe(false);
  });
});

describe('a field of the type', () => {
  const read = (field: string, value: string) => {
    const files = withField(field, value);
    expect(problems(files)).toEqual([]);
    const game = open(files);
    const declared = game.vocabulary.cardFields.find(({ id }) => id === 'extra')!;
    const fact = game.vocabulary.facts(creature(game)).find(({ id }) => id === 'extra');
    return {
      searched: declared.read(creature(game)),
      shown: fact?.value,
      readings: game.vocabulary.readings(creature(game)),
    };
  };

  test.each<[string, string, string, unknown, string | undefined]>([
    ['line', '{ id: extra, label: Extra, type: line }', 'Ann Ink', 'Ann Ink', 'Ann Ink'],
    ['integer', '{ id: extra, label: Extra, type: integer, unit: coins }', '4', 4, '4 coins'],
    [
      'integer with a word',
      '{ id: extra, label: Extra, type: integer, words: { X: by choice } }',
      'X',
      null,
      'by choice',
    ],
    ['integer with a sign', "{ id: extra, label: Extra, type: integer, words: { '*': '*' } }", "'*'", null, '*'],
    ['yes', "{ id: extra, label: Extra, type: 'yes' }", 'true', ['yes'], 'yes'],
    ['no', "{ id: extra, label: Extra, type: 'yes' }", 'false', ['no'], 'no'],
    ['choice', '{ id: extra, label: Extra, type: choice, values: { a: Apple } }', 'a', ['Apple'], 'Apple'],
    [
      'choices',
      '{ id: extra, label: Extra, type: choices, values: { a: Apple, b: Pear } }',
      '[b, a]',
      ['Pear', 'Apple'],
      'Pear, Apple',
    ],
    ['open choices', '{ id: extra, label: Extra, type: choices, open: true }', '[Fast]', ['Fast'], 'Fast'],
    [
      'amounts',
      '{ id: extra, label: Extra, type: amounts, values: { w: Wood, s: Stone } }',
      '{ w: 2 }',
      ['Wood'],
      '2 Wood',
    ],
    ['card', '{ id: extra, label: Extra, type: card }', 'first-event', ['first-event'], 'first-event'],
    ['cards', '{ id: extra, label: Extra, type: cards }', '[first-event]', ['first-event'], 'first-event'],
  ])('%s is searched and shown', (_, field, value, searched, shown) => {
    expect(read(field, value)).toMatchObject({ searched, shown });
  });

  test('a word in the place of a number is a value of its own', () => {
    const field = '{ id: extra, label: Extra, type: integer, words: { X: by choice } }';
    const wordAt = (value: string): string | null | undefined => {
      const game = open(withField(field, value));
      return game.vocabulary.cardFields.find(({ id }) => id === 'extra')!.word?.(creature(game));
    };
    expect([wordAt('X'), wordAt('4')]).toEqual(['X', null]);
  });

  test('yes or no has no value on a card that does not say it', () => {
    const game = open(withField("{ id: extra, label: Extra, type: 'yes' }", 'false'));
    const field = game.vocabulary.cardFields.find(({ id }) => id === 'extra')!;
    const event = game.cards.get('first-event')!;
    expect([...game.cards.values()].map((card) => field.read(card))).toEqual([['no'], []]);
    expect(game.vocabulary.facts(event).map(({ id }) => id)).not.toContain('extra');
  });

  test('integer does not take a number as a word', () => {
    const files = withField("{ id: extra, label: Extra, type: integer, words: { '3': three } }", '3');
    expect(problems(files)[0]!.message).toContain('a word or a sign such as X or *, and not a number');
  });

  test('group is searched, and each entry is a text', () => {
    const field =
      '{ id: extra, label: Attacks, type: group, fields: [{ id: name, label: Name, type: line }, { id: damage, label: damage, type: integer }, { id: text, label: Text, type: text }] }';
    const { searched, readings } = read(field, '[{ name: Bite, damage: 2, text: It hurts. }]');
    expect(searched).toBe('Bite (damage 2) It hurts.');
    expect(readings).toEqual([{ id: 'extra-1', text: 'Bite: (damage 2) It hurts.', reading: '', rules: [] }]);
  });

  test('integer inside a group counts in computed fields', () => {
    const field =
      '{ id: extra, label: Attacks, type: group, fields: [{ id: damage, label: damage, type: integer }] }\ncomputed: [{ id: best, label: Best, max: extra.damage }, { id: all, label: All, sum: extra.damage }]';
    const game = open(withField(field, '[{ damage: 2 }, { damage: 5 }]'));
    const value = (id: string) => game.vocabulary.cardFields.find((one) => one.id === id)!.read(creature(game));
    expect([value('best'), value('all')]).toEqual([5, 7]);
  });

  test('a computed field has the words of a member of entries, the name of the card, and a number without any', () => {
    const field =
      '{ id: extra, label: Attacks, type: group, fields: [{ id: damage, label: damage, type: integer }, { id: against, label: Against, type: choices, values: { sea: Sea, air: Air } }, { id: costs, label: Costs, type: amounts, values: { tea: Tea } }] }\ncomputed: [{ id: strong, label: Strong, words: [extra.against, extra.costs, name] }, { id: all, label: All, sum: extra.damage, empty: 0 }]';
    const game = open(withField(field, '[{ against: [sea, air], costs: { tea: 2 } }, { against: [sea] }]'));
    const card = creature(game);
    const value = (id: string) => game.vocabulary.cardFields.find((one) => one.id === id)!.read(card);
    expect([value('strong'), value('all')]).toEqual([['Sea', 'Air', '2 Tea', card.name], 0]);
    const wrong = problems(withField(field.replace('extra.against', 'extra.agianst'), '[]'));
    expect(wrong.map(({ message }) => message).join()).toContain('agianst');
  });

  test('a list can have a word several times, if the field says so', () => {
    const field = (more: string) => `{ id: extra, label: Keywords, type: choices, values: { sea: Sea }${more} }`;
    expect(problems(withField(field(', repeats: true'), '[sea, sea]'))).toEqual([]);
    expect(problems(withField(field(''), '[sea, sea]'))[0]!.message).toContain('names a value twice');
  });
});

describe('a face', () => {
  test('is drawn by the first template whose values a card has', () => {
    const game = open(GAME);
    expect(game.vocabulary.face(creature(game))).toEqual({
      layout: 'tall',
      typeLine: 'Creature',
      emblem: 'card',
      cost: 2,
      mark: { label: 'Cost', text: '2' },
      numbers: [{ id: 'strength', label: 'Strength', value: 3, sign: 'attack' }],
      right: 'strength',
      tint: 'moss',
      symbols: [],
      texts: [],
      foot: '',
    });
    expect(game.vocabulary.face(game.cards.get('first-event')!)).toMatchObject({ layout: 'wide', tint: 'amber' });
  });

  describe('with a column', () => {
    const faces = `faces:
  - for: { swift: 'yes' }
    layout: column
    slots:
      icon: type
      cost: price
      corner: strength
      type: [{ say: Swift }, type]
      side: [words, { field: extra, title: of, lines: [{ say: '+{much} {raises}' }], signOf: raises }]
      body:
        - { say: 'Pay {price} for {name}.' }
        - { field: blows, lacking: damage, title: name, lines: [text] }
        - { field: blows, having: damage, title: name, number: { field: damage, sign: damage }, symbols: against, lines: [{ say: 'Gives {gives}.', counted: [nap] }, text] }
      numbers: [{ field: strength, sign: life }, { field: strongest, sign: damage }]
      foot: [{ say: 'limit {most}' }]
  - slots: { body: [text] }
symbols: { creature: leaf, sea: cup }
signs: { strength: life }
`;
    const fields = `  - { id: swift, label: Swift, type: yes }
  - { id: most, label: Limit, type: integer, without: any number }
  - { id: price, label: Price, type: amounts, values: { sea: Sea, air: Air }, without: none }
  - { id: words, label: Words, type: choices, open: true, repeats: true }
  - id: extra
    label: Extra
    type: group
    facts: [{ say: '{of} +{much} {raises}' }]
    fields:
      - { id: of, label: Of, type: line }
      - { id: much, label: Much, type: integer }
      - { id: raises, label: Raises, type: choice, values: { strength: Strength } }
  - id: blows
    label: Blows
    type: group
    facts: [{ label: Damage of blows, say: '{damage}' }, { say: as above, having: text }]
    fields:
      - { id: name, label: Name, type: line }
      - { id: damage, label: Damage, type: integer }
      - { id: against, label: Against, type: choices, values: { sea: Sea, air: Air } }
      - { id: gives, label: Gives, type: amounts, values: { nap: Nap, itch: Itch } }
      - { id: text, label: Text, type: text }
  - { id: origins, label: Origins, type: origins, hidden: true }
computed:
  - { id: strongest, label: Strongest, max: blows.damage }
# What each kind`;
    const values = `  swift: true
  price: { air: 1, sea: 2 }
  words: [Regrowth, Regrowth]
  extra: [{ of: Night, much: 20, raises: strength }]
  origins: { blows.damage: provisional }
  blows:
    - { name: Kick, damage: 30, against: [sea], gives: { nap: 2, itch: 1 }, text: Twice. }
    - { name: Spite, text: Draw. }
    - { name: Nudge, damage: 5 }
`;
    const files = (own = faces): SourceFile[] =>
      GAME.map(({ path, text }) => {
        if (path === FACES) return { path, text: own };
        if (path === FIELDS) return { path, text: text.replace('# What each kind', fields) };
        return { path, text: path === CREATURE ? text.replace(/^data:\n/mu, `data:\n${values}`) : text };
      });

    test('is filled by fields, entries of groups and words with fields in them', () => {
      const game = open(files());
      const card = creature(game);
      expect(game.vocabulary.face(card)).toMatchObject({
        ...{ layout: 'column', typeLine: 'Swift · Creature', foot: '', cost: 3 },
        icon: { label: 'Creature', symbol: 'leaf' },
        price: {
          label: 'Price',
          resources: [
            { type: 'Air', amount: 1, symbol: 'air' },
            { type: 'Sea', amount: 2, symbol: 'cup' },
          ],
        },
        corner: { label: 'Strength', text: '3' },
        numbers: [
          { id: 'strength', value: 3, sign: 'life' },
          { id: 'strongest', value: 30, sign: 'damage' },
        ],
        side: [{ title: 'Regrowth' }, { title: 'Regrowth' }, { title: 'Night', text: '+20 Strength', sign: 'life' }],
        texts: [
          { text: `Pay 1 Air and 2 Sea for ${card.name}.` },
          { title: 'Spite', text: 'Draw.' },
          {
            ...{ title: 'Kick', text: 'Gives Nap (2) and Itch. Twice.' },
            number: { label: 'Damage', value: 30, sign: 'damage' },
            symbols: [{ type: 'Sea', amount: 1, symbol: 'cup' }],
          },
          { title: 'Nudge', text: '' },
        ],
      });
    });

    test('the facts have what fields say of entries and of missing values, with the origins of members', () => {
      const game = open(files());
      const said = (card: CardDoc) =>
        game.vocabulary.facts(card).map(({ label, value, provenance }) => [label, value, provenance]);
      const own = said(creature(game));
      expect(own).toEqual(
        expect.arrayContaining([
          ['Limit', 'any number', 'source'],
          ['Price', '2 Sea, 1 Air', 'source'],
          ['Extra', 'Night +20 Strength', 'source'],
          ['Damage of blows', '30, 5', 'provisional'],
          ['Blows', 'as above', 'source'],
        ]),
      );
      const other = said(game.cards.get('first-event')!);
      expect(other).toContainEqual(['Price', 'none', 'source']);
      expect(other.map(([label]) => label)).not.toContain('Blows');
    });

    test.each([
      ['a field that does not exist', '{ say: Swift }', "{ say: '{swfit}' }", 'There is no field "swfit"'],
      ['a member that does not exist', 'title: of', 'title: off', 'There is no field "off"'],
      ['a member in words', '+{much}', '+{mcuh}', 'There is no field "mcuh"'],
      ['a symbol of a field that is not a choice', 'icon: type', 'icon: strength', '"strength" is not a choice'],
      ['entries of a field without any', 'field: extra', 'field: words', '"words" has no entries'],
      ['a number that is none', 'field: strongest', 'field: words', '"words" is not a number'],
      ['a slot that the layout does not have', 'layout: column', 'layout: specimen', 'has no slot "icon"'],
      [
        'a sign of a word that does not exist',
        'signs: { strength',
        'signs: { strenght',
        'There is no value "strenght"',
      ],
      ['a value that a yes cannot have', "swift: 'yes'", 'swift: maybe', 'There is no value "maybe"'],
    ])('%s is a problem', (_, text, wrong, message) => {
      const reported = problems(files(faces.replace(text, wrong)));
      expect(reported.map((one) => one.message).join()).toContain(message);
      expect(new Set(reported.map(({ path }) => path))).toEqual(new Set([FACES]));
    });
  });

  test('has a form that offers the fields in each slot; members of a group are free', () => {
    const game = open(GAME);
    type Schema = { readonly [member: string]: Schema };
    const schema = documentSchemaOf('faces', game, game.vocabulary) as unknown as Schema;
    const { side, numbers, cost } = schema['properties']!['faces']!['items']!['properties']!['slots']!['properties']!;
    const fields = { type: 'string', enum: ['type', 'cost', 'strength', 'text'] };
    expect([cost, numbers!['items']!['properties']!['field']]).toEqual([fields, fields]);
    expect(side!['items']!['anyOf']).toMatchObject([
      { title: 'Field', ...fields },
      {
        title: 'Entries of a group',
        properties: { field: fields, title: { type: 'string', pattern: expect.any(String) as string } },
      },
    ]);
  });

  test('is made without faces.yaml too', () => {
    const game = open(GAME.filter(({ path }) => path !== FACES));
    expect(game.vocabulary.face(game.cards.get('first-event')!)).toMatchObject({
      layout: 'plate',
      typeLine: 'Event',
      texts: [{ text: 'Draw two cards.' }],
    });
  });
});

describe('a problem is named with its file, line and remedy', () => {
  const field = (text: string) => changed(FIELDS, '# What each kind', `  - ${text}\n# What each kind`);
  test.each<[string, SourceFile[], Partial<Problem>]>([
    [
      'a game that nothing plays',
      changed('rules/night-train/game.yaml', 'engine: none\n', ''),
      {
        path: 'rules/night-train/game.yaml',
        code: 'unknown-game',
        message: expect.stringContaining('Write "engine: none" here') as string,
      },
    ],
    [
      'missing fields',
      GAME.filter(({ path }) => path !== FIELDS),
      { path: FIELDS, code: 'missing-fields', message: expect.stringContaining('Create the file') as string },
    ],
    [
      'fields that cannot be read',
      changed(FIELDS, 'type: integer', 'type: intger'),
      { path: FIELDS, line: 4, code: 'schema' },
    ],
    [
      'a field defined twice',
      field('{ id: cost, label: Cost, type: line, search: [other] }'),
      { path: FIELDS, line: 7, code: 'duplicate-field' },
    ],
    [
      'a search word used twice',
      field('{ id: other, label: Other, type: line, search: [c] }'),
      { path: FIELDS, line: 7, code: 'duplicate-search-word' },
    ],
    [
      'a field of a rule that is not there',
      changed(FIELDS, 'nt.basics.cost', 'nt.basics.cots'),
      { path: FIELDS, line: 4, code: 'unknown-rule' },
    ],
    [
      'a shape of an unknown field',
      changed(FIELDS, 'must: [strength]', 'must: [strenght]'),
      { path: FIELDS, line: 11, message: 'There is no field "strenght". Did you mean "strength"?' },
    ],
    [
      'a shape of an unknown kind',
      changed(FIELDS, '    event: {', '    evnt: {'),
      { path: FIELDS, line: 12, code: 'unknown-value' },
    ],
    [
      'a slot of an unknown field',
      changed(FACES, 'cost: cost, type: [type], right', 'cost: csot, type: [type], right'),
      { path: FACES, line: 5, code: 'unknown-field' },
    ],
    [
      'a number slot with a text',
      changed(FACES, 'field: strength', 'field: text'),
      { path: FACES, line: 5, code: 'bad-slot' },
    ],
    [
      'a colour of an unknown value',
      changed(FACES, 'event: amber', 'evetn: amber'),
      { path: FACES, line: 8, code: 'unknown-value' },
    ],
    [
      'a colour that the site does not have',
      changed(FACES, 'event: amber', 'event: purple'),
      { path: FACES, line: 8, expected: expect.stringContaining('amber') as string },
    ],
    [
      'a default out of bounds',
      changed(PARAMETERS, 'default: 40', 'default: 400'),
      { path: PARAMETERS, line: 3, code: 'bad-parameter-value' },
    ],
    [
      'a card without a value that its kind needs',
      changed(CREATURE, '  strength: 3\n', ''),
      { path: CREATURE, line: 3, message: 'data: A card of the kind Creature needs Strength. Add "strength: …".' },
    ],
    [
      'a card with a value that its kind does not have',
      changed(EVENT, '  cost: 1\n', '  cost: 1\n  strength: 1\n'),
      { path: EVENT, line: 6, message: expect.stringContaining('has no Strength. Remove it') as string },
    ],
    [
      'a card with an unknown field',
      changed(EVENT, '  cost: 1\n', '  cost: 1\n  costt: 1\n'),
      {
        path: EVENT,
        line: 6,
        message:
          'data: fields.yaml has no field "costt". Did you mean "cost"? Fix the name, or add the field to fields.yaml.',
      },
    ],
    [
      'a card with an unknown value',
      changed(EVENT, 'type: event', 'type: evnt'),
      { path: EVENT, line: 4, message: expect.stringContaining('Did you mean "event"?') as string },
    ],
    [
      'a card with a number out of bounds',
      changed(EVENT, 'cost: 1', 'cost: 21'),
      { path: EVENT, line: 5, message: 'data.cost: Cost must be a whole number from 0 up to 20.' },
    ],
    [
      'a card that names no card',
      withField('{ id: extra, label: Partner, type: card }', 'frist-event'),
      {
        path: CREATURE,
        line: 6,
        code: 'unknown-card',
        message: expect.stringContaining('Did you mean "first-event"?') as string,
      },
    ],
    [
      'a field whose form only a plugin defines',
      withField('{ id: extra, label: Powers, type: engine }', '[]'),
      { path: FIELDS, code: 'no-plugin' },
    ],
    [
      'worked examples, which take an engine',
      [
        ...GAME,
        {
          path: 'rules/night-train/examples/one.yaml',
          text: 'examples:\n  - { id: one, title: One, rules: [nt.basics.cost] }\n',
        },
      ],
      { code: 'examples-need-an-engine' },
    ],
  ])('%s', (_, files, expected) => {
    const reported = problems(files);
    expect(reported).toEqual(expect.arrayContaining([expect.objectContaining(expected)]));
    expect(reported.every(({ line }) => line > 0)).toBe(true);
  });
});

test('a plugin that is added later takes over, and the documents stay as they are', () => {
  const plugin = { ...open(GAME).vocabulary, citedRules: ['nt.basics.cost'] };
  const game = openContent(GAME, [plugin]).games[0]!;
  expect(game.vocabulary).toBe(plugin);
  expect(game.data).toBeNull();
});

test('a changed field is checked against the cards of a release, which are not read otherwise', () => {
  const files = changed(
    FIELDS,
    'type: integer, min: 0, max: 20, search: [strength]',
    'type: integer, min: 0, max: 2, search: [strength]',
  );
  expect(loadReleased(files, []).problems).toEqual([]);
  expect(loadReleased(files, [], new Set([FIELDS])).problems).toEqual([
    expect.objectContaining({ path: CREATURE, line: 6 }),
  ]);
});

test('a card of any kind may have a field that no shape names, but not a field that only other shapes name', () => {
  const free = withField('{ id: extra, label: Extra, type: line }', 'new').map((file) =>
    file.path === FIELDS ? { ...file, text: file.text.replace('may: [text, extra]', 'may: [text]') } : file,
  );
  expect(problems(free)).toEqual([]);
  const bound = free.map((file) =>
    file.path === FIELDS
      ? { ...file, text: file.text.replace('event: { must: [text]', 'event: { must: [text], may: [extra]') }
      : file,
  );
  expect(problems(bound)).toMatchObject([{ path: CREATURE, code: 'card-data' }]);
});

describe('a picture', () => {
  const PICTURE = { sha256: 'a1'.repeat(32), type: 'image/webp', width: 800, height: 600, bytes: 4321 } as const;
  const PATH = 'cards/night-train/pictures/red-engine.webp';
  const FILE = { path: PATH, text: pictureText(PICTURE) };
  const FIELD = '{ id: extra, label: Art, type: picture }';
  const VALUE = '{ file: red-engine.webp, alt: A red engine in the snow., credit: Ann Ink }';
  const shown = (files: readonly SourceFile[]): SourceFile[] =>
    files.map((file) =>
      file.path === FACES
        ? { ...file, text: file.text.replaceAll('tint: type', 'tint: type, picture: extra, foot: [extra]') }
        : file,
    );
  const withPicture = [...shown(withField(FIELD, VALUE)), FILE];

  test('fills the face, with its description and artist; a card without a picture keeps its drawing', () => {
    expect(problems(withPicture)).toEqual([]);
    const game = open(withPicture);
    expect(game.vocabulary.face(creature(game))).toMatchObject({
      picture: {
        src: `/pictures/${PICTURE.sha256}.webp`,
        width: 800,
        alt: 'A red engine in the snow.',
        credit: 'Ann Ink',
      },
      foot: 'Ann Ink',
      emblem: 'card',
    });
    expect(game.vocabulary.face(game.cards.get('first-event')!)).not.toHaveProperty('picture');
  });

  test('can be found by its artist', () => {
    const game = open(withPicture);
    expect(game.vocabulary.cardFields.find(({ id }) => id === 'extra')!.read(creature(game))).toEqual(['Ann Ink']);
  });

  test('that does not exist is a problem of the card, which suggests a picture that exists', () => {
    const [problem] = problems([...shown(withField(FIELD, VALUE.replace('red-', 'rad-'))), FILE]);
    expect(problem).toMatchObject({ path: CREATURE, code: 'unknown-picture' });
    expect(problem!.message).toContain('Did you mean "red-engine.webp"?');
  });

  test('that is removed is a problem of the cards that show it', () => {
    const without = withPicture.filter(({ path }) => path !== PATH);
    expect(loadReleased(without, [], new Set([PATH])).problems).toMatchObject([
      { path: CREATURE, code: 'unknown-picture' },
    ]);
  });

  test('with an invalid document is refused', () => {
    const wrong = problems([...withPicture.slice(0, -1), { path: PATH, text: '{"sha256":"1"}' }]);
    expect(wrong.find(({ path }) => path === PATH)).toMatchObject({ code: 'bad-picture' });
  });

  test('cannot fill a slot for words', () => {
    const wrong = withPicture.map((file) =>
      file.path === FACES ? { ...file, text: file.text.replace('foot: [extra]', 'subtitle: [extra]') } : file,
    );
    expect(problems(wrong).map(({ code }) => code)).toContain('bad-slot');
  });

  test('of a card under an embargo is left out with the card', () => {
    const paths = (files: readonly SourceFile[]) =>
      withheldTexts(files, [{ game: 'night-train', set: 'first-set' }]).flatMap(({ path, text }) =>
        text === null ? [path] : [],
      );
    expect(paths(withPicture)).toContain(PATH);
    const reprint = withPicture.map((file) =>
      file.path === CREATURE
        ? {
            ...file,
            text: file.text.replace('printings:', 'printings:\n  - { set: second-set, number: 1, rarity: common }'),
          }
        : file,
    );
    expect(paths(reprint)).not.toContain(PATH);
  });
});

test('a removed card is reported by the unchanged cards that name it', () => {
  const files = withField('{ id: extra, label: Partner, type: card }', 'first-event');
  expect(problems(files)).toEqual([]);
  const { problems: reported } = loadReleased(
    files.filter(({ path }) => path !== EVENT),
    [],
    new Set([EVENT]),
  );
  expect(reported.find(({ path }) => path === CREATURE)).toMatchObject({
    code: 'unknown-card',
    reference: { what: 'card', id: 'first-event', way: ['data', 'extra'] },
  });
});

test('a removed game does not make the cards of other games be checked', () => {
  const other = GAME.map(({ path, text }) => ({
    path: path.replaceAll('night-train', 'day-train'),
    text: text
      .replaceAll('night-train', 'day-train')
      .replaceAll('nt.', 'dt.')
      .replace('rulePrefix: nt', 'rulePrefix: dt'),
  }));
  const damaged = GAME.map((file) =>
    file.path === CREATURE ? { ...file, text: file.text.replace('cost: 2', 'cost: two') } : file,
  );
  const { problems: reported } = loadReleased(damaged, [], new Set(other.map(({ path }) => path)));
  expect(reported).toEqual([]);
});

test('a view leaves out a long chain of cards that need a hidden card, in few rounds', async () => {
  const chain = withField('{ id: extra, label: Partner, type: card, required: true }', 'c-0').flatMap((file) => {
    if (file.path === EVENT)
      return [{ ...file, text: file.text.replace(/^data:\n/mu, 'data:\n  extra: first-event\n') }];
    if (file.path !== CREATURE) return [file];
    return Array.from({ length: 40 }, (_, at) => ({
      path: `cards/night-train/cards/c-${at}.yaml`,
      text: file.text
        .replace(/^id: .*$/mu, `id: c-${at}`)
        .replace(/^name: .*$/mu, `name: Link ${at}`)
        .replace('extra: c-0', `extra: c-${Math.min(at + 1, 39)}`)
        .replace(/number: \d+/u, `number: ${at + 50}`),
    }));
  });
  let rounds = 0;
  const shownOf = (texts: readonly { path: string; text: string | null }[]): SourceFile[] => {
    const byPath = new Map(texts.map(({ path, text }) => [path, text]));
    return chain.flatMap((file) => {
      const text = byPath.get(file.path);
      return text === undefined ? [file] : text === null ? [] : [{ path: file.path, text }];
    });
  };
  const last = 'cards/night-train/cards/c-39.yaml';
  const texts = await consistentTexts(chain, [{ path: last, text: null }], (current) => {
    rounds++;
    return loadReleased(shownOf(current), [], new Set(current.map(({ path }) => path))).problems;
  });
  expect(texts.filter(({ path, text }) => path.includes('/cards/c-') && text === null)).toHaveLength(40);
  expect(problems(shownOf(texts))).toEqual([]);
  expect(rounds).toBeLessThan(20);
});
