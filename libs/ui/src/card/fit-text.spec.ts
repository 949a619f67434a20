import { fitText, setName, textWidth, wrap } from './fit-text.ts';

const long =
  'Signal (1): on your turn, look at the top three cards of your draw pile. You may take one into your hand; put the rest under the pile.';
const box = { width: 500, height: 180, largest: 34, smallest: 16 };

test('no line is wider than the given width', () => {
  for (const line of wrap(long, 30, 500)) expect(textWidth(line, 30)).toBeLessThanOrEqual(500);
});

test('no word is lost', () => {
  expect(wrap(long, 30, 500).join(' ')).toBe(long);
});

test('sets a short text in the largest size and a long one smaller, both inside the box', () => {
  expect(fitText(['Leap.'], box).size).toBe(34);
  const fitted = fitText([long, long], box);
  expect(fitted.size).toBeLessThan(34);
  expect(fitted.height).toBeLessThanOrEqual(box.height);
});

test('a text that is too long for every size ends with an ellipsis inside the box', () => {
  const fitted = fitText(
    Array.from({ length: 9 }, () => long),
    box,
  );
  expect(fitted.height).toBeLessThanOrEqual(box.height);
  expect(fitted.paragraphs.at(-1)!.at(-1)).toMatch(/…$/);
});

test('breaks a word wider than the box, and treats letters outside the table as wide', () => {
  const lines = wrap('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), 30, 300);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(textWidth(line, 30)).toBeLessThanOrEqual(300);
  expect(['ł', '蟻', '🐜'].map((letter) => textWidth(letter, 100))).toEqual([80, 100, 130]);
});

test('no line has only a single short word', () => {
  const { paragraphs } = fitText(['Ant Swarm has +1 attack for each other Ant in your columns, up to +3.'], {
    ...box,
    width: 528,
  });
  const widths = paragraphs[0]!.map((line) => textWidth(line, 10));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
});

test.each([
  ['Ant', 2, 58],
  ['Old Man of the Mountain', 2, 40],
  ['Ilse Kettering, Gauge Keeper', 3, 16],
  ['Grandmotherlinessesofthemountains', 1, 16],
  ['Donaudampfschifffahrtsgesellschaftskapitän of the Shallows and of the Deep', 3, 8],
  ['W'.repeat(80), 1, 4],
])('a name is set whole: %s', (name, most, smallest) => {
  const { lines, size } = setName(name, 400);
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(lines.join(' ')).toBe(name);
  expect(size).toBeGreaterThanOrEqual(smallest);
  for (const line of lines) expect(textWidth(line, size, 'strong')).toBeLessThanOrEqual(400);
});
