/** A new edition of a set of a game that is all documents. */
import { loadContent, newGame, type SourceFile } from '@rulewright/content';
import { dataIn, withData } from '@rulewright/content/editing';
import { overlaid } from './desk-content.ts';
import { cardsOfSet, newEdition } from './new-edition.ts';

/** The first card differs from its printing. */
function withErratum(file: SourceFile): SourceFile {
  const data = dataIn(file.text) as { printings: object[] };
  const printings = data.printings.map((one) => ({ ...one, printed: { name: 'Frog' }, erratum: 'It is a toad.' }));
  return { ...file, text: withData(file.text, { ...data, printings }) };
}

const made = newGame({ id: 'pond', name: 'Pond', prefix: 'pd' });
const files = made.map((file) => (file.path.startsWith('cards/pond/cards/') ? withErratum(file) : file));
const { content } = loadContent(files, []);
const game = content.game('pond');
const [set] = game.sets.keys();
const cards = [...game.cards.keys()];
const edition = { game: 'pond', of: set!, name: 'Second Water', released: '2030-01-31', cards };

it('lists the cards of a set by their numbers', () => {
  const listed = cardsOfSet(content, 'pond', set!);
  expect(listed.map(({ id }) => id).sort()).toEqual([...cards].sort());
  expect(listed.map(({ number }) => number)).toEqual(listed.map(({ number }) => number).sort((a, b) => a - b));
  expect(cardsOfSet(content, 'pond', 'another')).toEqual([]);
});

it('makes a set, and a printing of each chosen card without its errata', () => {
  const texts = newEdition(content, edition);
  expect(dataIn(texts[0]!.text!)).toEqual({
    id: 'second-water',
    code: 'SW',
    name: 'Second Water',
    summary: `A new edition of ${game.sets.get(set!)!.name}.`,
    released: '2030-01-31',
  });
  const { content: after, problems } = loadContent(overlaid(files, texts), []);
  expect(problems).toEqual([]);
  const [first] = cards;
  const [old, fresh] = after.game('pond').cards.get(first!)!.printings;
  const { printed, erratum, ...same } = old!;
  expect([printed, erratum]).toEqual([{ name: 'Frog' }, 'It is a toad.']);
  expect(fresh).toEqual({ ...same, set: 'second-water' });
});

it('refuses a name that another set has, a card of another set, and a day that does not exist', () => {
  const refused = (change: Partial<typeof edition>) => {
    try {
      newEdition(content, { ...edition, ...change });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused({ name: game.sets.get(set!)!.name.toUpperCase() })).toMatch(/There is already a set/u);
  expect(refused({ cards: ['no-such-card'] })).toMatch(/“no-such-card” is not in/u);
  expect(refused({ cards: [] })).toMatch(/Choose at least one card/u);
  expect(refused({ released: '2030-02-31' })).toMatch(/such as 2030-01-31/u);
  expect(refused({ of: 'another' })).toMatch(/Choose another one/u);
});
