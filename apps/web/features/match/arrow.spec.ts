/** Tests of the path of an arrow. */
import { arrow } from './arrow.ts';

const card = (left: number, top: number) => ({ left, top, width: 80, height: 100 });

it('goes from the upper edge of a card to the lower edge of one above it, and the other way round', () => {
  expect(arrow(card(0, 500), card(0, 100))).toMatch(/^M40 500L40 200M/u);
  expect(arrow(card(0, 100), card(200, 500))).toMatch(/^M40 200L240 500M/u);
});

it('has a head of two lines that end where the arrow ends', () => {
  expect(arrow(card(0, 500), card(0, 100))).toMatch(/M(48|32) 216L40 200L(32|48) 216$/u);
});
