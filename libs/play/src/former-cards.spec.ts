/** An invented game that had a plugin: its old releases are read with documents, also where cards were written in another way. */
import {
  errataOf,
  formerCardsSchema,
  lawFieldsOf,
  loadContent,
  loadReleased,
  resolveRuleset,
  type FormerCards,
  type FormerPlugin,
  type SourceFile,
} from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import {
  Random,
  RandomChooser,
  compileForDecks,
  createMatch,
  deckDefs,
  optionA,
  optionKind,
  recordReplay,
  runReplay,
} from '@rulewright/engine';
import { ORCHARD, orchardWith } from '../test/orchard.ts';
import { pluginOf } from './plugin.ts';
import { compileProgram } from './program.ts';

const now = [...orchardWith(ORCHARD).content.files.values()];
const fileOf = (path: string): string => now.find((file) => file.path === path)!.text;
const [FIELDS, PLAY, PARAMETERS] = [
  'rules/orchard/fields.yaml',
  'rules/orchard/play/orchard.play',
  'rules/orchard/parameters.yaml',
];

const CARDS: FormerCards = {
  fields: {
    kind: { of: 'tree', without: 'Tree of ', isWord: true, words: { Pips: 'core' } },
    cost: { of: 'price.cards', else: 0 },
    fruit: 'fruit',
    text: { say: 'Grows in {soil}.', words: { L: 'loam' }, else: 'sand', if: { has: { soil: true } } },
    gifts: {
      rows: [
        { of: 'spring', fields: { text: { of: 'text', else: 'In spring, {more} fruits more.' } } },
        { if: { has: { flags: 'generous' } }, fields: { text: { is: 'A fruit more.' } } },
      ],
    },
    ripe: { amounts: 'months', key: { of: 'name', isWord: true }, amount: { of: 'days', else: 1 } },
    origin: { renamed: 'origin', names: { tree: 'kind' } },
    seedling: { say: 'young-{card.id}', if: { deep: 'grows' } },
  },
  dropped: ['colour'],
  added: [
    {
      mention: 'grows',
      deep: 'grows',
      id: 'young-{card.id}',
      name: { of: 'name', else: 'Seedling' },
      fields: { kind: { is: 'core' }, cost: { is: 0 }, fruit: 'fruit' },
    },
  ],
  search: { kind: 'sort', fruit: 'cost', cost: 'price' },
  law: { tree: 'sort' },
};

/** The fields of the guide, with some for what the old cards had. */
const FIELDS_OF_THEN = `${fileOf(FIELDS)}  - { id: ripe, label: Ripe, type: amounts, values: { may: May, late-june: Late June } }
  - { id: origin, label: Origin, type: origins }
  - { id: seedling, label: Seedling, type: card }
`;

const [ADDED] = /^ {2}- \{ name: hand\.size, .*\n/mu.exec(fileOf(PARAMETERS))!;

const FORMER: FormerPlugin = {
  game: 'orchard',
  former: [
    { path: FIELDS, text: FIELDS_OF_THEN },
    { path: PLAY, text: ORCHARD },
  ],
  cards: CARDS,
};

const card = (id: string, data: string): SourceFile => ({
  path: `cards/orchard/cards/${id}.yaml`,
  text: `id: ${id}\nname: ${id[0]!.toUpperCase()}${id.slice(1)}\ndata: ${data}\nprintings: [{ set: first, number: ${40 + id.length}, rarity: common }]\n`,
});
const OLD = [
  card(
    'fig',
    '{ tree: Pips, price: { cards: 2 }, fruit: 3, soil: L, colour: green, spring: [{ more: 2 }, { text: A fruit more. }], months: [{ name: May, days: 3 }, { name: Late June }], origin: { tree: source } }',
  ),
  card('medlar', '{ tree: Tree of Stone, fruit: 1, soil: X, flags: [generous], spring: [] }'),
  card('mulberry', '{ tree: Pips, fruit: 1, spring: [{ text: A fruit more., then: [{ grows: { fruit: 4 } }] }] }'),
];
const then = now
  .filter(({ path }) => path !== FIELDS && path !== PLAY)
  .map(({ path, text }) => ({ path, text: text.replace('engine: play\n', '') }))
  .concat(OLD);

const opened = (files: readonly SourceFile[] = then, former: FormerPlugin = FORMER) => {
  const { content, problems } = loadReleased(files, [former]);
  return { content, problems, game: content.game('orchard') };
};

test('the description is valid', () => {
  expect(() => formerCardsSchema.parse(CARDS)).not.toThrow();
  expect(() => formerCardsSchema.parse({ fields: { kind: { from: 'tree' } } })).toThrow();
});

const FIG = {
  kind: 'core',
  cost: 2,
  fruit: 3,
  text: 'Grows in loam.',
  gifts: [{ text: 'In spring, 2 fruits more.' }, { text: 'A fruit more.' }],
  ripe: { may: 3, 'late-june': 1 },
  origin: { kind: 'source' },
};

test.each([
  ['fig', FIG],
  ['medlar', { kind: 'stone', cost: 0, fruit: 1, text: 'Grows in sand.', gifts: [{ text: 'A fruit more.' }] }],
  ['mulberry', { kind: 'core', cost: 0, fruit: 1, gifts: [{ text: 'A fruit more.' }], seedling: 'young-mulberry' }],
  ['young-mulberry', { kind: 'core', cost: 0, fruit: 4 }],
])('%s has the values of the documents', (id, data) => {
  for (const { cards } of [opened().game, loadContent(then, [FORMER]).content.game('orchard')])
    expect(cards.get(id)!.data).toEqual(data);
});

test('a release is read without problems, and its files stay as they are', () => {
  const { content, problems } = opened();
  expect(problems).toEqual([]);
  expect(loadContent(then, [FORMER]).problems).toEqual([]);
  expect([...content.files.values()]).toEqual(then);
  const { cards } = content.game('orchard');
  expect([...cards.keys()]).toEqual([
    ...now
      .filter(({ path }) => path.startsWith('cards/orchard/cards/'))
      .map(({ path }) => path.slice('cards/orchard/cards/'.length, -5)),
    'fig',
    'medlar',
    'mulberry',
    'young-mulberry',
  ]);
  // A card that has the values of the documents is left as it is.
  expect(cards.get('pear')).toEqual(orchardWith(ORCHARD).content.game('orchard').cards.get('pear'));
});

test('a changed card is checked as it is read', () => {
  const path = 'cards/orchard/cards/fig.yaml';
  const wrong = then.map((file) =>
    file.path === path ? { ...file, text: file.text.replace('tree: Pips', 'tree: Nuts, leaf: 1') } : file,
  );
  const { problems } = loadReleased(wrong, [FORMER], new Set([path]));
  expect(problems.filter(({ code }) => code === 'card-data').map(({ message }) => message)).toEqual([
    expect.stringContaining('Kind cannot be "nuts"'),
    expect.stringContaining('no field "leaf"'),
  ]);
});

test('worked examples of a release have the values too', () => {
  const path = 'rules/orchard/examples/all.yaml';
  const text =
    'examples:\n  - { id: one, title: One, rules: [or.plant.cost], cards: { Fig: { tree: Pips, spring: [{ more: 4 }] } } }\n';
  const { game } = opened([...then, { path, text }]);
  expect(game.examples.get(path)![0]!.cards).toEqual({
    Fig: { kind: 'core', cost: 0, gifts: [{ text: 'In spring, 4 fruits more.' }] },
  });
});

test('a text that no phrase reads is reported, and only a match with its card is refused', () => {
  const odd = card('sloe', '{ tree: Tree of Stone, fruit: 1, spring: [{ text: In winter nothing. }] }');
  const { game, content, problems } = opened([...then, odd]);
  expect(problems).toEqual([]);
  const { program, problems: unread } = playOf(game);
  expect(unread.map(({ path, code }) => [path, code])).toEqual([[odd.path, 'unread-text']]);
  const ruleset = resolveRuleset(content, 'orchard/usual');
  const [fig, sloe] = [game.cards.get('fig')!, game.cards.get('sloe')!];
  expect(() => compileProgram(program!, ruleset, [fig])).not.toThrow();
  expect(() => compileProgram(program!, ruleset, [fig, sloe])).toThrow('Sloe: "winter" (character 4)');
  // A game that never had a plugin is not played with such a card.
  expect(
    playOf(
      loadContent(
        [...now, card('sloe', '{ kind: stone, cost: 0, fruit: 1, gifts: [{ text: In winter nothing. }] }')],
        [],
      ).content.game('orchard'),
    ).program,
  ).toBeNull();
});

test('a ruleset does not count the parameters that only the play reads', () => {
  const without = then.map((file) =>
    file.path === PARAMETERS ? { ...file, text: file.text.replace(ADDED, '') } : file,
  );
  const parameter = opened().game.data!.parameters.parameters.find(({ name }) => name === 'hand.size')!;
  const rulesetWith = (size: number, files = without) => {
    const former = { ...FORMER, added: { parameters: [{ ...parameter, default: size }] } };
    return resolveRuleset(opened(files, former).content, 'orchard/usual');
  };
  const [one, other, own] = [rulesetWith(4), rulesetWith(5), rulesetWith(4, then)];
  expect([one.parameters['hand.size'], other.parameters['hand.size']]).toEqual([4, 5]);
  expect(one.hash).toBe(other.hash);
  // A release that has the parameter itself counts it.
  expect(own.parameters['hand.size']).toBe(parameter.default);
  expect(own.hash).not.toBe(one.hash);
  expect(own.hash).toBe(resolveRuleset(opened().content, 'orchard/usual').hash);
});

test('options of then come in the order of their cards', () => {
  const play = ORCHARD.replace(
    '    option store: c in hand of p\n',
    '    option keep: c in hand of p where cost of c = 2\n      "Keep {c}"\n    option store: c in hand of p where cost of c < 3\n',
  );
  /** The options for a hand that has a card of each kind, by their ids and cards. */
  const offered = (byCard?: FormerPlugin['byCard']) => {
    const files = FORMER.former.map((file) => (file.path === PLAY ? { ...file, text: play } : file));
    const { game, content } = opened(then, { ...FORMER, former: files, ...(byCard && { byCard }) });
    const { program } = playOf(game);
    const plugin = pluginOf(program!, game.vocabulary);
    const all = compileForDecks(plugin, resolveRuleset(content, 'orchard/usual'), game.cards, [game.decks.get('all')!]);
    const deck = deckDefs(all, game.decks.get('all')!);
    const match = createMatch(all, [deck, deck]);
    const { options } = all.mechanics;
    const idOf = (option: number): string => options[optionKind(option)]!.id;
    const chance = new Random(3);
    const seen: string[][] = [];
    match.start(3, [deck, deck]);
    for (let n = 0; n < 200 && match.advance(); n++) {
      const now = [...match.options.subarray(0, match.optionCount)].filter((one) => /keep|store/u.test(idOf(one)));
      const hand = now.length === 0 ? [] : match.cardsIn(match.zone[optionA(now[0]!)]!);
      if (now.length > 0) seen.push(now.map((one) => `${hand.indexOf(optionA(one))} ${idOf(one)}`));
      match.choose(chance.below(match.optionCount));
    }
    return seen;
  };
  const [alone, together] = [offered(), offered([['keep', 'store']])];
  const inOrder = (list: readonly string[]): string[] =>
    [...list].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  expect(together.length).toBeGreaterThan(10);
  for (const list of together) expect(list).toEqual(inOrder(list));
  expect(alone.some((list) => list.join() !== inOrder(list).join())).toBe(true);
});

test('of a replay of then, the rules and kinds of events count, and not their numbers', () => {
  const { game, content } = opened();
  const isPlayedBy = ({ doc }: typeof game, of: typeof content) => {
    const engine = pluginOf(playOf(of.game(doc.id)).program!, game.vocabulary);
    const ruleset = resolveRuleset(of, 'orchard/usual');
    const deck = game.decks.get('all')!;
    const program = compileForDecks(engine, ruleset, of.game('orchard').cards, [deck, deck]);
    const replay = recordReplay(program, [deck, deck], 5, new RandomChooser(5).choose, { decisions: 60 });
    const events = replay.events.map((line) => line.replace(/\d$/u, '77'));
    expect(events).not.toEqual(replay.events);
    return runReplay(program, { ...replay, events }).divergence === null;
  };
  expect(isPlayedBy(game, content)).toBe(true);
  const others = orchardWith(ORCHARD).content;
  expect(isPlayedBy(others.game('orchard'), others)).toBe(false);
});

test('errata compare texts of then in the values of the documents', () => {
  const { vocabulary } = opened().game;
  const old = OLD[0]!.text;
  const revision = (release: number, text: string) => ({
    ...{ release, text, author: 'tester', message: 'Change' },
    createdAt: '2026-01-01T00:00:00Z',
  });
  const card = { id: 'fig', name: 'Fig', data: FIG, printings: [{ set: 'first', number: 43, rarity: 'common' }] };
  const errata = errataOf(
    [revision(3, JSON.stringify(card)), revision(2, old), revision(1, old.replace('fruit: 3', 'fruit: 4'))],
    vocabulary,
    CARDS,
  );
  expect(errata).toMatchObject([{ release: 2, changes: [{ id: 'fruit', before: '4', after: '3' }] }]);
});

test('searches and deck laws of then name fields as they were called', () => {
  const { game } = opened();
  const fig = game.cards.get('fig')!;
  const read = (id: string) => lawFieldsOf(game).get(id)!.read(fig);
  expect(['tree', 'sort', 'cost', 'price'].map(read)).toEqual([['Core fruit'], ['Core fruit'], 3, 2]);
  const { cardFields } = game.vocabulary;
  expect(cardFields.map(({ id, keys }) => [id, keys])).toEqual(
    expect.arrayContaining([
      ['sort', ['kind']],
      ['cost', ['fruit']],
    ]),
  );
});
