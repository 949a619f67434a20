import { CARD, layoutOf, PAPERS, sheetsOf, type Paper } from './print-sheets.ts';

describe.each(Object.keys(PAPERS) as Paper[])('a sheet of %s', (paper) => {
  const layout = layoutOf(paper);

  it('fits nine cards of 63 by 88 mm edge to edge, centred', () => {
    expect(layout.places).toHaveLength(9);
    const [first] = layout.places;
    const last = layout.places.at(-1)!;
    expect(last.x - first!.x).toBeCloseTo(2 * CARD.width);
    expect(last.y - first!.y).toBeCloseTo(2 * CARD.height);
    expect(first!.x).toBeCloseTo(layout.width - last.x - CARD.width, 1);
    expect(first!.y).toBeCloseTo(layout.height - last.y - CARD.height, 1);
  });

  it('has marks at every cut, on the paper and outside the cards', () => {
    expect(layout.marks).toHaveLength(16);
    const [{ x, y }] = layout.places as [{ x: number; y: number }];
    const [right, bottom] = [x + 3 * CARD.width, y + 3 * CARD.height];
    for (const { x1, x2, y1, y2 } of layout.marks) {
      expect(Math.min(x1, y1)).toBeGreaterThan(0);
      expect(x2).toBeLessThan(layout.width);
      expect(y2).toBeLessThan(layout.height);
      const isBeside = x2 < x || x1 > right || y2 < y || y1 > bottom;
      expect(isBeside).toBe(true);
    }
  });

  it('distributes cards over several sheets', () => {
    const cards = Array.from({ length: 20 }, (_, i) => i);
    expect(sheetsOf(cards, layout).map(({ length }) => length)).toEqual([9, 9, 2]);
    expect(sheetsOf(cards, layout).flat()).toEqual(cards);
    expect(sheetsOf([], layout)).toEqual([]);
  });
});
