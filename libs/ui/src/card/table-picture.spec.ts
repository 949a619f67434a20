/** Tests of the card picture for tables. */
import type { CardFaceData } from './card-face-data.ts';
import { textWidth } from './fit-text.ts';
import { tablePicture } from './table-picture.ts';

const base = {
  ...{ slug: 'a-card', name: 'A & <Card>', rarity: 'rare', typeLine: '', emblem: 'ant', numbers: [], abilities: [] },
  ...{ collector: '', provisional: false },
};
const specimen: CardFaceData = {
  ...base,
  ...{ layout: 'specimen', left: 'attack', right: 'defense', symbols: [], texts: [], foot: '' },
};
const slots: CardFaceData = {
  ...base,
  layout: 'plate',
  tint: 'moss',
  mark: { label: 'Cost', text: 'X' },
  symbols: [],
  texts: [],
  numbers: [{ id: 'renown', label: 'Renown', value: 3, sign: 'life' }],
  right: 'renown',
  foot: '',
};

const column: CardFaceData = {
  ...base,
  ...{ layout: 'column', tint: 'night', icon: { label: 'Wood', symbol: 'forest' }, cost: 2 },
  price: { label: 'Price', resources: [{ type: 'Wood', amount: 2, symbol: 'forest' }] },
  ...{ symbols: [], texts: [], foot: '' },
};

it('is a file with four symbols, the drawing without text, without styles and classes, and names are text', () => {
  for (const card of [specimen, slots, column]) {
    const text = tablePicture(card);
    expect(text).toMatch(/^<svg xmlns="[^"]+"><symbol id="cut" viewBox="0 0 630 880">.*<\/symbol><\/svg>\n$/u);
    const symbols = text.split('<symbol id="').slice(1);
    expect(symbols.map((one) => one.split('"', 1)[0])).toEqual(['cut', 'text', 'compact', 'line']);
    expect(symbols.map((one) => one.includes('<text'))).toEqual([false, true, true, true]);
    expect(text).not.toMatch(/style=|class=|<style|<Card>|undefined|NaN/u);
    expect(text).toContain('&lt;Card&gt;');
  }
});

it('has the disc of the cost, the seals and the symbols of the printed card', () => {
  const costly = tablePicture({
    ...specimen,
    cost: 4,
    mark: { label: 'Cost', text: '4' },
    numbers: [{ id: 'attack', label: 'Attack', value: 7, sign: 'attack' }],
  });
  expect(costly).toMatch(/<circle [^>]*--rarity-rare[^>]*><text[^>]*>4</u);
  expect(costly).toMatch(/>7<\/text>/u);
  expect(tablePicture(slots)).toMatch(/--tint-moss.*>X<\/text>.*>3<\/text>/u);
});

it('shows two long numbers beside each other, and in large type without their signs', () => {
  const numbers = [
    { id: 'lp', label: 'LP', value: 120, sign: 'life' },
    { id: 'damage', label: 'Damage', value: 75, sign: 'damage' },
  ] as const;
  for (const face of [
    { ...column, numbers },
    { ...specimen, numbers, left: 'lp', right: 'damage' },
  ]) {
    const [, , usual, compact] = tablePicture(face).split('<symbol ');
    const seals = [...usual!.matchAll(/<g transform="translate\(([\d.]+) 788\)"><rect [^>]*width="([\d.]+)"/gu)];
    const [life, damage] = seals.map(([, left, width]) => ({ left: Number(left), width: Number(width) }));
    expect(life!.left + life!.width).toBeLessThan(damage!.left);
    expect(compact).not.toContain(' 788)');
    expect(compact).toMatch(/var\(--sign-life\)">120<.*var\(--sign-damage\)">75</u);
  }
});

it('breaks no word of a name and cuts no name: long words are smaller or squeezed', () => {
  for (const name of ['Thornback Tommyknocker', 'Polyphemus Moth Caterpillar', 'Donaudampfschifffahrtsgesellschaft']) {
    const words = name.split(' ');
    const parts = tablePicture({ ...specimen, name })
      .split('<symbol ')
      .slice(2);
    for (const part of parts) {
      const lines = [...part.matchAll(/<text[^>]*font-size="(\d+)"[^>]*>([^<]+)</gu)].filter(([, , text]) =>
        words.some((word) => text!.includes(word)),
      );
      expect(lines.flatMap(([, , text]) => text!.split(' '))).toEqual(words);
      for (const [whole, size, text] of lines)
        expect(/textLength/u.test(whole) || textWidth(text!, Number(size), 'strong') <= 592).toBe(true);
    }
  }
});

it('takes its colours from the tokens of the page that shows it', () => {
  expect(tablePicture(specimen)).toMatch(/stroke="var\(--rarity-rare\)"/u);
});

it('shows the symbols, the price and the numbers of a card with a coloured ground', () => {
  const picture = tablePicture({ ...column, numbers: [{ id: 'lp', label: 'LP', value: 55, sign: 'life' }] });
  expect(picture).toMatch(/fill="var\(--tint-night\)"/u);
  expect(picture).toMatch(/--night-paper.*--sign-life.*--night-ink[^>]*>55</u);
  // The symbol of the card and two of its price.
  expect(picture.match(/var\(--symbol-forest\)/gu)).toHaveLength(3);
  const maker = { ...column, price: { label: 'Price', resources: [] }, symbols: [{ type: 'Water', amount: 1 }] };
  expect(tablePicture(maker)).toContain('--symbol-water');
});

it('draws the same card the same way, and another card differently', () => {
  expect(tablePicture(specimen)).toBe(tablePicture({ ...specimen }));
  expect(tablePicture({ ...specimen, slug: 'another-card' })).not.toBe(tablePicture(specimen));
});

it('uses ink for an unknown rarity', () => {
  expect(tablePicture({ ...specimen, rarity: 'odd"' })).toContain('stroke="var(--card-ink)"');
});
