/** The cards of a game with a plugin, as fields.yaml and faces.yaml describe them. */
import { z } from 'zod';
import { loadContent, type PluginVocabulary, type SourceFile } from '../src/index.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const { cardData: _data, cardFields: _fields, facts: _facts, face: _face, ...bare } = vocabulary;
const length = { id: 'length', keys: ['length'], label: 'Length', type: 'number', facet: false } as const;
const plugin: PluginVocabulary = {
  ...bare,
  parts: { abilities: z.array(z.strictObject({ id: z.string(), text: z.string(), power: z.int() })) },
  moreFields: [{ ...length, read: ({ name }) => name.length }],
};

const FIELDS = {
  provenance: 'provisional',
  fields: [
    { id: 'kind', label: 'Kind', type: 'choice', values: { beast: 'Beast' }, required: true },
    { id: 'words', label: 'Words', type: 'choices', open: true },
    { id: 'strength', label: 'Strength', type: 'integer' },
    { id: 'abilities', label: 'Abilities', type: 'engine', search: ['o'] },
    { id: 'origins', label: 'Origins', type: 'origins', hidden: true },
  ],
  computed: [{ id: 'type', label: 'Type', words: ['words', 'kind'], facet: true }],
};
const FACES = { faces: [{ layout: 'specimen', slots: { left: { field: 'strength', sign: 'attack' } } }] };
const CARD = {
  ...{ kind: 'beast', words: ['Wild', 'Beast'], strength: 3, origins: { strength: 'source' } },
  abilities: [{ id: 'bite', text: 'Bite: win.', power: 2 }],
};

const fileOf = (path: string, document: object): SourceFile => ({ path, text: JSON.stringify(document) });
const cards = (data: object): SourceFile[] =>
  tinyFiles().map((file) => (/\/cards\/[^/]+\/cards\//u.test(`/${file.path}`) ? withData(file, data) : file));
const withData = ({ path, text }: SourceFile, data: object): SourceFile => ({
  path,
  text: `${text.replace(/^data:.*\n(?:^ .*\n)*/mu, '')}\ndata: ${JSON.stringify(data)}\n`,
});
const load = (data: object = CARD, fields: object = FIELDS, by: PluginVocabulary = plugin) =>
  loadContent([...cards(data), fileOf('rules/tiny/fields.yaml', fields), fileOf('rules/tiny/faces.yaml', FACES)], [by]);
const cardOf = ({ content }: ReturnType<typeof load>) => {
  const game = content.game('tiny');
  return [game.vocabulary, [...game.cards.values()][0]!] as const;
};

test('documents give the search, the facts with their origins and the face; the plugin adds what it computes', () => {
  const loaded = load();
  expect(loaded.problems).toEqual([]);
  const [{ cardFields, facts, face }, card] = cardOf(loaded);
  const read = Object.fromEntries(cardFields.map((field) => [field.id, field.read(card)]));
  expect(read).toMatchObject({
    ...{ kind: ['Beast'], strength: 3, type: ['Wild', 'Beast'], abilities: 'Bite: win.', length: card.name.length },
  });
  expect(cardFields.map(({ id }) => id)).not.toContain('origins');
  expect(facts(card).map(({ id, value, provenance }) => [id, value, provenance])).toEqual([
    ['name', card.name, 'provisional'],
    ['kind', 'Beast', 'provisional'],
    ['words', 'Wild, Beast', 'provisional'],
    ['strength', '3', 'source'],
  ]);
  expect(face(card)).toMatchObject({
    ...{ layout: 'specimen', left: 'strength', texts: [{ text: 'Bite: win.' }] },
  });
});

test.each([
  ['an entry of another form', { ...CARD, abilities: [{ id: 'bite', text: 'Bite.' }] }, 'power'],
  ['an origin of an unknown field', { ...CARD, origins: { stregth: 'source' } }, 'Did you mean "strength"?'],
  ['an unknown origin', { ...CARD, origins: { strength: 'dream' } }, 'provisional'],
])('the form of a card is checked: %s', (_, data, message) => {
  expect(
    load(data)
      .problems.map((one) => one.message)
      .join('\n'),
  ).toContain(message);
});

test('words of a field that is not there are a problem, and so are entries of an engine without one', () => {
  const wrong = { ...FIELDS, computed: [{ id: 'type', label: 'Type', words: ['wrods'] }] };
  expect(load(CARD, wrong).problems).toMatchObject([{ path: 'rules/tiny/fields.yaml', code: 'unknown-field' }]);
  const alone = load(CARD, FIELDS, { ...plugin, parts: {} }).problems.map(({ message }) => message);
  expect(alone.join('\n')).toContain('No engine defines the values of Abilities.');
});

test('a release without these documents is read with the first ones, and contents share a vocabulary', () => {
  const firstDocuments = [fileOf('rules/tiny/fields.yaml', FIELDS), fileOf('rules/tiny/faces.yaml', FACES)];
  const old = () => loadContent(cards(CARD), [{ ...plugin, firstDocuments }]);
  const [{ cardFields }, card] = cardOf(old());
  expect(cardFields.find(({ id }) => id === 'type')!.read(card)).toEqual(['Wild', 'Beast']);
  const [a, b] = [load(), load()].map(({ content }) => content.game('tiny').vocabulary);
  expect(a).toBe(b);
});
