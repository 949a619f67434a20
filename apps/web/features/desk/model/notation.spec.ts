import { piecesOf } from './notation.ts';

const words = (text: string, isSame = true): string =>
  piecesOf(text, isSame)
    .filter(({ isNotation }) => !isNotation)
    .map((piece) => piece.text)
    .join('');

const RULE =
  ':::rule{#g.draw.hand}\nDraw :when[:param[draw.size]{unit} for each :term[column]]{if="a = 1"} [twice].\n:::\n';

it('leaves the words of a rule, and every letter in one of the pieces', () => {
  expect(words(RULE)).toBe('Draw draw.size for each column [twice].\n');
  expect(
    piecesOf(RULE, true)
      .map(({ text }) => text)
      .join(''),
  ).toBe(RULE);
});

it('shows the condition of a rule, and the attributes of changed words', () => {
  expect(words(':::rule{#g.draw.hand if="a = 1"}\nDraw.\n:::\n')).toBe(':::rule{#g.draw.hand if="a = 1"}\nDraw.\n');
  expect(words('Draw :param[draw.size]{unit}.', false)).toBe('Draw :param[draw.size]{unit}.');
  expect(words(':::rule{#g.draw.more}\nDraw more.\n:::', false)).toBe('Draw more.\n');
});

it('says that a rule is replaced, without the fence around its successor', () => {
  expect(words(':::rule{#g.draw.hand')).toBe('');
  expect(piecesOf(' replaced-by="g.draw.more"', false)).toEqual([
    { text: ' replaced-by="g.draw.more"', isNotation: true, says: 'replaced' },
  ]);
  expect(words('}\nDraw.\n')).toBe('Draw.\n');
  expect(words(':::rule{#g.draw.hand replaced-by="g.draw.more"}\nDraw.\n')).toBe('Draw.\n');
});
