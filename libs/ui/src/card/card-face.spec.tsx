import { renderToStaticMarkup } from 'react-dom/server';
import { EMBLEM_NAMES, drawEmblem } from '../emblems/index.ts';
import { CardFace } from './card-face.tsx';
import { CardRow } from './card-row.tsx';
import { textWidth } from './fit-text.ts';
import { layoutBody, NUMBER, SYMBOL } from './body-layout.ts';
import { SYMBOL_NAMES, drawSymbol } from './symbols.ts';
import type { PrintedFace } from '@rulewright/content';
import type { CardFaceData, FaceWords } from './card-face-data.ts';

const words: FaceWords = {
  provisional: 'not final',
  costs: (cost) => `price ${cost ?? 'unknown'}`,
  rarity: (rarity) => rarity.toUpperCase(),
};

const card: CardFaceData = {
  ...{ layout: 'specimen', left: 'attack', right: 'defense', symbols: [], texts: [], foot: '' },
  slug: 'test-beetle',
  name: 'Test <Beetle>',
  subtitle: 'Carabus probatus',
  cost: 4,
  mark: { label: 'Cost', text: '4' },
  numbers: [
    { id: 'attack', label: 'Attack', value: 5, sign: 'attack' },
    { id: 'defense', label: 'Defense', value: 3, sign: 'defense' },
  ],
  rarity: 'super-rare',
  typeLine: 'Insect · Coleoptera',
  emblem: 'beetle',
  abilities: ['Patience (2): wait.'],
  collector: 'Set 1 · 7',
  provisional: true,
};

/** A number with its sign: the capsule, the sign and the text. */
const MARK =
  /<g transform="translate\((?<left>[\d.]+) [\d.]+\)"><rect class="cf-stat"[^>]* width="(?<width>[\d.]+)"[^>]*><\/rect><path[^>]*translate\((?<sign>[\d.]+) 0\) scale\((?<scale>[\d.]+)\)"[^>]*><\/path><text class="cf-number" x="(?<text>[\d.]+)"[^>]*font-size="(?<font>[\d.]+)"/gu;

test('the face gives its name and numbers to screen readers, and escapes texts of users', () => {
  const html = renderToStaticMarkup(<CardFace card={card} words={words} />);
  expect(html).toContain(
    'aria-label="Test &lt;Beetle&gt;, Insect · Coleoptera, SUPER-RARE, price 4, attack 5, defense 3."',
  );
  expect(html).not.toContain('<Beetle>');
  expect(html).toContain('>not final<');
});

test('a card without icons shows none', () => {
  const html = renderToStaticMarkup(<CardFace card={{ ...card, numbers: [] }} words={words} />);
  expect(html).not.toContain('cf-attack');
  expect(html).not.toContain('cf-defense');
});

test.each(['full', 'thumbnail'] as const)(
  'numbers of any length are beside their sign and inside their mark (%s)',
  (size) => {
    const ends: number[] = [];
    for (const value of [5, 12, 120, 12_345]) {
      const numbers = card.numbers.map((one) => ({ ...one, value }));
      for (const face of [
        { ...card, numbers },
        { ...slots, numbers, left: 'attack', right: 'defense' },
        { ...slots, numbers, left: 'attack', right: 'defense', layout: 'landscape' as const },
      ]) {
        const html = renderToStaticMarkup(<CardFace card={face} words={words} size={size} />);
        const marks = [...html.matchAll(MARK)].map(({ groups }) =>
          Object.fromEntries(Object.entries(groups!).map(([key, one]) => [key, Number(one)])),
        );
        expect(marks).toHaveLength(2);
        for (const { width, sign, scale, text, font } of marks as Record<string, number>[]) {
          // The widest sign reaches 16 units from its middle, and a bold digit is two thirds of its size.
          expect(sign! + 14 * scale!).toBeLessThan(text!);
          expect(text! + String(value).length * 0.66 * font!).toBeLessThan(width! - font! * 0.2);
        }
        const [attack, defense] = marks;
        expect(attack!['left']! + attack!['width']!).toBeLessThan(defense!['left']!);
        ends.push(attack!['left']!);
        expect(attack!['left']).toBeGreaterThan(18);
      }
    }
    // The outer edge of a mark stays in its place.
    expect(new Set(ends.filter((_, at) => at % 3 === 0)).size).toBe(1);
  },
);

test.each(['full', 'thumbnail'] as const)(
  'a plate shows any two numbers, a cost in words and a picture (%s)',
  (size) => {
    const face: CardFaceData = {
      ...{ ...card, left: 'speed', right: 'health', mark: { label: 'Price', text: 'X' } },
      picture: { src: '/media/hare.webp', width: 300, height: 200 },
      numbers: [
        { id: 'health', label: 'Health', value: 61, sign: 'life' },
        { id: 'speed', label: 'Speed', value: 72, sign: 'attack' },
      ],
    };
    const html = renderToStaticMarkup(<CardFace card={face} words={words} size={size} />);
    const shown = [...html.matchAll(/class="cf-(?:cost|number)"[^>]*>(?<text>[^<]*)</gu)].map(
      ({ groups }) => groups!['text'],
    );
    expect(shown).toEqual(['X', '72', '61']);
    expect(html).toContain('/media/hare');
  },
);

test('a long cost fits into its sphere', () => {
  for (const cost of [4, 12, 120, 12_345]) {
    const face = { ...card, cost, mark: { label: 'Cost', text: String(cost) } };
    const html = renderToStaticMarkup(<CardFace card={face} words={words} />);
    const [, radius, font] = /cf-sphere" r="([\d.]+)".*?cf-cost"[^>]*font-size="([\d.]+)"/u.exec(html)!;
    expect(String(cost).length * 0.66 * Number(font)).toBeLessThan(2 * Number(radius) * 0.85);
  }
});

test('a row tells cards of one name apart by their first printing', () => {
  const row = (sharesName: boolean) => renderToStaticMarkup(<CardRow card={{ ...card, sharesName }} words={words} />);
  expect(row(true)).toContain('<small>Set 1 · 7</small>');
  expect(row(false)).not.toContain('Set 1 · 7');
});

test('a thumbnail leaves out the finest lines and the text', () => {
  const html = renderToStaticMarkup(<CardFace card={card} words={words} size="thumbnail" />);
  expect(html).not.toContain('em-hair');
  expect(html).not.toContain('Patience');
});

test('every emblem draws, stays near its plate, is stable for a seed and differs between seeds', () => {
  for (const name of EMBLEM_NAMES) {
    const parts = drawEmblem(name, 'a');
    expect(parts.length).toBeGreaterThan(2);
    expect(drawEmblem(name, 'a')).toEqual(parts);
    expect(drawEmblem(name, 'b')).not.toEqual(parts);
    const numbers = parts.flatMap((part) => part.d.match(/-?\d+/g)!.map(Number));
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(170);
  }
});

test.each(['full', 'thumbnail'] as const)('a card shows its own drawing whole in place of the emblem (%s)', (size) => {
  const long = `M0 0${'L10 -10'.repeat(60)}`;
  const parts = Array.from({ length: 40 }, () => ({ ink: 'wash', d: long }) as const);
  for (const face of [card, column, slots]) {
    const drawn = { ...face, drawing: parts };
    const html = renderToStaticMarkup(<CardFace card={drawn} words={words} size={size} />);
    expect(html.split(`<path class="em-wash" d="${long}"`)).toHaveLength(41);
    expect(html).not.toContain('em-limb');
  }
});

test('an unknown emblem gets a default drawing', () => {
  expect(drawEmblem('kraken', 'a').length).toBeGreaterThan(0);
});

test('every symbol has its own shape', () => {
  const shapes = SYMBOL_NAMES.map((name) => JSON.stringify(drawSymbol(name)));
  expect(new Set(shapes).size).toBe(SYMBOL_NAMES.length);
  expect(drawSymbol('FLAME')).toEqual(drawSymbol('flame'));
  expect(drawSymbol('cheese').solid).toBeDefined();
});

const slots: CardFaceData = {
  layout: 'plate',
  slug: 'test-kettle',
  name: 'Test <Kettle>',
  rarity: 'common',
  typeLine: 'Ware · Harbour',
  emblem: 'kettle',
  cost: 2,
  mark: { label: 'Cost', text: '2' },
  corner: { label: 'Patience', text: 'dawn' },
  subtitle: 'Kitchen',
  tint: 'sea',
  numbers: [{ id: 'renown', label: 'Renown', value: 3, sign: 'life' }],
  right: 'renown',
  symbols: [
    { type: 'Tea', amount: 2, symbol: 'cup' },
    { type: 'Song', amount: 1, symbol: 'note' },
  ],
  texts: [{ text: 'It sings.' }, { title: 'Pour', text: 'Take a coin.' }],
  foot: 'Ann Ink',
  abilities: ['It sings.', 'Pour: Take a coin.'],
  collector: 'First Lights · 19',
  provisional: false,
};

describe('a face with a picture', () => {
  const picture = { src: '/pictures/abc.png', width: 900, height: 600, alt: 'A kettle on a red stove.' };
  const shown = (size: 'full' | 'thumbnail', layout: PrintedFace['layout'] = 'plate'): string =>
    renderToStaticMarkup(<CardFace card={{ ...slots, layout, picture }} words={words} size={size} />);

  test.each(['tall', 'plate', 'wide', 'token', 'landscape'] as const)(
    'shows it in the layout %s, and no drawing',
    (layout) => {
      expect(shown('full', layout)).toContain('<image href="/pictures/abc.png"');
      expect(shown('full', layout)).not.toContain('class="em-');
    },
  );

  test('shows the small version in lists', () => {
    expect(shown('thumbnail')).toContain('<image href="/pictures/abc-small.webp"');
    const row = renderToStaticMarkup(<CardRow card={{ ...slots, picture }} words={words} />);
    expect(row).toContain('<img src="/pictures/abc-small.webp" alt=""');
  });

  test('gives the description of the picture to screen readers', () => {
    expect(shown('full')).toContain('1 Song, A kettle on a red stove."');
  });
});

describe('a face with slots', () => {
  test('gives the contents of its slots to screen readers, and escapes texts of users', () => {
    const html = renderToStaticMarkup(<CardFace card={slots} words={words} />);
    expect(html).toContain(
      'aria-label="Test &lt;Kettle&gt;, Ware · Harbour, COMMON, price 2, 3 Renown, patience dawn, 2 Tea, 1 Song."',
    );
    expect(html).not.toContain('<Kettle>');
  });

  test('shows one disc per unit, the texts below their titles, and the colour by its name', () => {
    const html = renderToStaticMarkup(<CardFace card={slots} words={words} />);
    expect(html.match(/data-symbol="cup"/gu)).toHaveLength(2);
    expect(html.match(/data-symbol="note"/gu)).toHaveLength(1);
    expect(html).toContain('data-tint="sea"');
    for (const text of ['Pour', 'Take a coin.', 'It sings.', 'Ann Ink', 'dawn']) expect(html).toContain(`>${text}<`);
  });

  test.each([
    ['tall', 60, 824],
    ['plate', 60, 824],
    ['wide', 60, 824],
    ['token', 60, 824],
    ['landscape', 440, 560],
  ] as const)('keeps a long text inside the card in the layout %s', (layout, left, bottom) => {
    const texts = [{ text: 'Word after word after word. '.repeat(60) }];
    const html = renderToStaticMarkup(<CardFace card={{ ...slots, layout, texts }} words={words} />);
    const body = new RegExp(`<g transform="translate\\(${left} ([\\d.]+)\\)">(.*?)</g>`, 'su').exec(html)!;
    const lines = [...body[2]!.matchAll(/y="(\d+)"/gu)].map(([, y]) => Number(body[1]) + Number(y));
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines)).toBeLessThanOrEqual(bottom);
    expect(body[2]).toContain('…');
  });

  test('is wider than high as a landscape card, but upright as its thumbnail', () => {
    const card = { ...slots, layout: 'landscape' } as const;
    const full = renderToStaticMarkup(<CardFace card={card} words={words} />);
    expect(full).toContain('viewBox="0 0 880 630"');
    for (const shown of ['It sings.', 'Pour', 'dawn', '>3<', 'Ann Ink']) expect(full).toContain(shown);
    const thumbnail = renderToStaticMarkup(<CardFace card={card} words={words} size="thumbnail" />);
    expect(thumbnail).toContain('viewBox="0 0 630 880"');
  });

  test('fits a long name into the band in both sizes', () => {
    const name = 'The Longest Name That Anybody Ever Printed On A Card Of This Size';
    for (const size of ['full', 'thumbnail'] as const) {
      const html = renderToStaticMarkup(<CardFace card={{ ...slots, name }} words={words} size={size} />);
      const fontSize = Number(/class="sf-name"[^>]*font-size="([\d.]+)"/u.exec(html)![1]);
      expect(fontSize).toBeLessThan(44);
    }
  });

  test('shows nothing in empty slots', () => {
    const { mark: _, corner: __, subtitle: ___, tint: ____, cost: _____, ...bare } = slots;
    const html = renderToStaticMarkup(
      <CardFace card={{ ...bare, numbers: [], symbols: [], texts: [] }} words={words} />,
    );
    expect(html).not.toMatch(/cf-sphere|sf-corner|sf-subtitle|data-symbol|cf-stat|undefined/u);
  });
});

/** A face with a column: every slot of it is filled. */
const column: CardFaceData = {
  ...{ layout: 'column', slug: 'test-hodag', name: 'Test <Hodag>', tint: 'night', emblem: 'critter' },
  ...{
    rarity: 'uncommon',
    typeLine: 'Beast · Fearsome',
    abilities: [],
    collector: 'Lantern Walk · 3',
    provisional: true,
  },
  icon: { label: 'Wood', symbol: 'forest' },
  cost: 3,
  price: {
    label: 'Price',
    resources: [
      { type: 'Wood', amount: 2, symbol: 'forest' },
      { type: 'Any', amount: 1, symbol: 'neutral' },
    ],
  },
  corner: { label: 'LP', text: '85' },
  numbers: [
    { id: 'lp', label: 'LP', value: 85, sign: 'life' },
    { id: 'damage', label: 'Damage', value: 50, sign: 'damage' },
  ],
  symbols: [],
  side: [{ title: 'Flight' }, { title: 'Regen' }, { title: 'Night', text: '+25 Damage', sign: 'damage' }],
  texts: [
    { title: 'Spite', text: 'Tire <something>.' },
    { text: 'It remembers.' },
    {
      ...{ title: 'Horns', text: 'Gives Burn.', number: { label: 'Damage', value: 50, sign: 'damage' } },
      symbols: [{ type: 'Sea', amount: 1, symbol: 'water' }],
    },
  ],
  foot: 'limit 3',
};

describe('a face with a column', () => {
  test('gives its symbol, price, numbers and column in words, and escapes texts of users', () => {
    const html = renderToStaticMarkup(<CardFace card={column} words={words} />);
    expect(html).toContain(
      'aria-label="Test &lt;Hodag&gt;, Beast · Fearsome, Wood, UNCOMMON, price 3 (2 Wood, 1 Any), 85 LP, damage 50, Flight, Regen, Night +25 Damage."',
    );
    expect(html).not.toContain('<something>');
  });

  test('shows all slots', () => {
    const html = renderToStaticMarkup(<CardFace card={column} words={words} />);
    const shown = [
      'Price',
      'Flight',
      'Night',
      '+25 Damage',
      'Spite',
      'It remembers.',
      'Horns',
      '50',
      'Gives Burn.',
      '85',
      'LP',
    ];
    for (const text of [...shown, 'Beast · Fearsome', 'Lantern Walk · 3 · UNCOMMON · limit 3', 'not final'])
      expect(html).toContain(`>${text}<`);
    // The symbol of the card, two of its price, and the colour of its picture.
    expect(html.match(/data-symbol="forest"/gu)).toHaveLength(4);
    expect(html.match(/data-symbol="water"/gu)).toHaveLength(1);
    expect(html).toContain('frame-column');
  });

  test('shows the number 0 as a price of nothing, and nothing if the card makes resources', () => {
    const free = { ...column, price: { label: 'Price', resources: [] } };
    const shown = (card: CardFaceData) => renderToStaticMarkup(<CardFace card={card} words={words} />);
    expect(shown(free)).toMatch(/ss-none[^>]*>0</u);
    const made = shown({ ...free, symbols: [{ type: 'Sea', amount: 2, symbol: 'water' }], symbolsLabel: 'Gives' });
    expect(made).not.toContain('ss-none');
    expect(made).toContain('>Gives<');
    expect(made.match(/data-symbol="water"/gu)).toHaveLength(3);
  });

  test('keeps a long column beside the picture', () => {
    const side = Array.from({ length: 14 }, () => ({ title: 'Regrowth of the whole wood', text: '+25 Damage' }));
    const html = renderToStaticMarkup(<CardFace card={{ ...column, side }} words={words} />);
    const [, scale] = /<g transform="translate\(40 142\) scale\(([\d.]+)\)">/u.exec(html)!;
    expect(Number(scale) * (62 + 14 * 66)).toBeLessThanOrEqual(330.01);
    for (const [, size] of html.matchAll(/ss-box-name[^>]*font-size="([\d.]+)"/gu))
      expect(textWidth('Regrowth of the whole wood', Number(size), 'strong')).toBeLessThan(150);
  });

  test('keeps its numbers and its price at a small size, and leaves out its texts', () => {
    const html = renderToStaticMarkup(<CardFace card={column} words={words} size="thumbnail" />);
    expect([...html.matchAll(/cf-number"[^>]*>(\d+)</gu)].map(([, value]) => value)).toEqual(['85', '50']);
    expect(html.match(/data-symbol="neutral"/gu)).toHaveLength(1);
    expect(html).not.toContain('remembers');
  });

  test.each(['tall', 'plate', 'wide', 'landscape'] as const)('other layouts show its slots too (%s)', (layout) => {
    const sphere = { mark: { label: 'Cost', text: '7' }, symbols: [{ type: 'Sea', amount: 1, symbol: 'water' }] };
    const html = renderToStaticMarkup(<CardFace card={{ ...column, ...sphere, layout }} words={words} />);
    for (const text of ['7', 'Flight', '+25 Damage', 'Horns', 'Price', 'Beast · Fearsome'])
      expect(html).toContain(`>${text}<`);
    expect(html.match(/data-symbol="water"/gu)).toHaveLength(2);
    expect(html.match(/data-symbol="forest"/gu)).toHaveLength(4);
  });

  test('a row has its price, or what the card makes, and the words of its column', () => {
    const row = (card: CardFaceData) => renderToStaticMarkup(<CardRow card={card} words={words} />);
    expect(row(column)).toContain('<i>Flight, Regen</i>');
    expect(row(column)).toMatch(/class="resource">2<svg.*class="resource">1<svg/u);
    const maker = { ...column, price: { label: 'Price', resources: [] }, symbolsLabel: 'Gives' };
    expect(row({ ...maker, symbols: [{ type: 'Sea', amount: 2 }] })).toMatch(
      /Gives <\/span>\+<span class="resources"/u,
    );
    expect(row(maker)).toContain('<span class="resources">0</span>');
  });
});

test('the text of a face fits its box at any length', () => {
  const long = 'Put up to three cards of your choice anywhere, then do so again, and tell nobody. '.repeat(20);
  const box = { width: 522, height: 312, largest: 28, smallest: 15 };
  const layout = layoutBody([{ title: 'Tirade', text: long }, { text: long }, ...column.texts], box);
  expect(layout.size).toBe(15);
  expect(Math.max(...layout.blocks.flatMap((block) => block.lines.map(({ y }) => y)))).toBeLessThanOrEqual(312);
  expect(layoutBody(column.texts, box).size).toBe(28);
});

test('a title beside a number leaves room for the number and its symbols', () => {
  const symbols = Array.from({ length: 6 }, () => ({ type: 'Sea', amount: 1 }));
  const number = { label: 'Damage', value: 1250, sign: 'damage' } as const;
  const title = 'The Longest Name That Any Blow Ever Had';
  const { blocks, size } = layoutBody([{ title, text: '', number, symbols }], {
    width: 510,
    height: 300,
    largest: 36,
    smallest: 16,
  });
  const placed = blocks[0]!.title!;
  expect(textWidth(title, placed.size, 'strong')).toBeLessThan(510 - 6 * SYMBOL * size - 4 * 0.67 * NUMBER * size);
});

test('texts that no face has room for are cut, and lines of one text get smaller until they fit', () => {
  const text = 'W🐜'.repeat(5_000);
  const hostile = {
    ...card,
    name: text,
    subtitle: text,
    typeLine: text,
    collector: text,
    abilities: Array(500).fill(text),
  };
  for (const size of ['full', 'thumbnail'] as const) {
    const html = renderToStaticMarkup(<CardFace card={hostile} words={words} size={size} />);
    expect(html.length).toBeLessThan(20_000);
    expect(html).not.toMatch(/NaN|Infinity|\p{Cs}/u);
    for (const [, font, line] of html.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]+)<\/text>/gu))
      expect([line, textWidth(line!, Number(font), 'strong') <= 600]).toEqual([line, true]);
  }
});
