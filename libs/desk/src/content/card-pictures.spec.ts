/** Pictures of many cards: files find their cards, and a game without pictures gets a field for them once. */
import { loadContent, newGame, type SourceFile } from '@rulewright/content';
import { dataIn } from '@rulewright/content/editing';
import { pictureTargets, withPictures } from './card-pictures.ts';
import { overlaid } from './desk-content.ts';

const files = newGame({ id: 'pond', name: 'Pond', prefix: 'pd' });
const { content } = loadContent(files, []);
const { id, name } = [...content.game('pond').cards.values()][0]!;
const picture = { card: id, file: `${id}.png`, credit: 'Olga', licence: 'CC BY 4.0', focus: { x: 10, y: 90 } };
const drawn: SourceFile = {
  path: `cards/pond/pictures/${id}.png`,
  text: `${JSON.stringify({ sha256: 'a'.repeat(64), type: 'image/png', width: 9, height: 6, bytes: 70 })}\n`,
};

it('finds the card of a file by its id or its name', () => {
  const named = name.toUpperCase().replaceAll(' ', '_');
  const { possible, ready, targets } = pictureTargets(content, 'pond', [`${id}.jpg`, `012 ${named}.PNG`, 'else.webp']);
  expect([possible, ready]).toEqual([true, false]);
  expect(targets.map(({ card }) => card?.id ?? null)).toEqual([id, id, null]);
});

it('gives the game a field for pictures once, and its faces show them', () => {
  expect(() => withPictures(content, 'pond', [picture], false)).toThrow('have no pictures yet');
  const texts = withPictures(content, 'pond', [picture], true);
  expect(texts.map(({ path }) => path)).toEqual(['rules/pond/fields.yaml', `cards/pond/cards/${id}.yaml`]);
  const { content: after, problems } = loadContent([...overlaid(files, texts), drawn], []);
  expect(problems).toEqual([]);
  const game = after.game('pond');
  expect(game.vocabulary.face(game.cards.get(id)!)).toMatchObject({
    picture: { credit: 'Olga', focus: { x: 10, y: 90 } },
  });
  const again = withPictures(after, 'pond', [{ card: id, file: `${id}.jpg` }], true);
  expect(again).toHaveLength(1);
  const { card: _, ...value } = picture;
  expect(dataIn(again[0]!.text!)).toMatchObject({ data: { picture: { ...value, file: `${id}.jpg` } } });
});
