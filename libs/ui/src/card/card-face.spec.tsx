import { renderToStaticMarkup } from 'react-dom/server';
import { EMBLEM_NAMES, drawEmblem } from '../emblems/index.ts';
import { CardFace } from './card-face.tsx';
import type { CardFaceData } from './card-face-data.ts';

const card: CardFaceData = {
  slug: 'test-beetle',
  name: 'Test <Beetle>',
  subtitle: 'Carabus probatus',
  cost: 4,
  attack: 5,
  defense: 3,
  rarity: 'super-rare',
  typeLine: 'Insect · Coleoptera',
  emblem: 'beetle',
  abilities: ['Patience (2): wait.'],
  collector: 'Set 1 · 7',
  provisional: true,
};

test('the face says its name and numbers to those who cannot see it, and escapes what users wrote', () => {
  const html = renderToStaticMarkup(<CardFace card={card} />);
  expect(html).toContain(
    'aria-label="Test &lt;Beetle&gt;, Insect · Coleoptera, Super rare, cost 4, attack 5, defense 3."',
  );
  expect(html).not.toContain('<Beetle>');
  expect(html).toContain('provisional');
});

test('a card without icons shows none', () => {
  const html = renderToStaticMarkup(<CardFace card={{ ...card, attack: undefined, defense: undefined }} />);
  expect(html).not.toContain('cf-attack');
  expect(html).not.toContain('cf-defense');
});

test('a thumbnail leaves out the finest lines and the text', () => {
  const html = renderToStaticMarkup(<CardFace card={card} size="thumbnail" />);
  expect(html).not.toContain('em-hair');
  expect(html).not.toContain('Patience');
});

test('every emblem draws, stays near its plate, is steady for a seed and differs between seeds', () => {
  for (const name of EMBLEM_NAMES) {
    const parts = drawEmblem(name, 'a');
    expect(parts.length).toBeGreaterThan(4);
    expect(drawEmblem(name, 'a')).toEqual(parts);
    expect(drawEmblem(name, 'b')).not.toEqual(parts);
    const numbers = parts.flatMap((part) => part.d.match(/-?\d+/g)!.map(Number));
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(170);
  }
});

test('an unknown emblem has a stand-in', () => {
  expect(drawEmblem('kraken', 'a').length).toBeGreaterThan(0);
});
