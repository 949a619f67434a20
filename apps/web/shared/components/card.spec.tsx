import type { CardFaceData } from '@rulewright/ui';
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../../i18n/messages.ts';
import { CardCost, CardFace } from './card.tsx';
import { Provenance } from './provenance.tsx';

const cards = JSON.parse(
  readFileSync(new URL('../../messages/en/cards.json', import.meta.url), 'utf8'),
) as Messages['cards'];

const html = (component: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ cards }}>
      {component}
    </NextIntlClientProvider>,
  );

const card: CardFaceData = {
  layout: 'column',
  slug: 'a',
  name: 'Gnome',
  icon: { label: 'Wood', symbol: 'forest' },
  cost: 3,
  price: { label: 'Price', resources: [{ type: 'Wood', amount: 3 }] },
  numbers: [{ id: 'lp', label: 'LP', value: 40, sign: 'life' }],
  rarity: 'super-rare',
  typeLine: 'Guest',
  emblem: 'critter',
  symbols: [],
  texts: [],
  foot: '',
  abilities: [],
  collector: 'Set 1 · 1',
  provisional: true,
};

test('a card face has the words of the catalogue', () => {
  const face = html(<CardFace card={card} />);
  expect(face).toContain('aria-label="Gnome, Guest, Wood, Super rare, cost 3 (3 Wood), 40 LP."');
  for (const words of ['>Price<', '>provisional<', '>Set 1 · 1 · Super rare<']) expect(face).toContain(words);
});

test('the cost of a card says its rarity and its price, or that it has none', () => {
  const specimen = (cost: number | undefined): CardFaceData => {
    const { price: _, ...bare } = card;
    return { ...bare, layout: 'specimen', cost };
  };
  expect(html(<CardCost card={specimen(2)} />)).toContain('title="Super rare, cost 2"');
  expect(html(<CardCost card={specimen(undefined)} />)).toContain('title="Super rare, no cost"');
});

test.each([
  ['source', 'Printed in a source of the game', 'source'],
  ['real-world', 'A fact about the real world', 'real world'],
  ['provisional', 'Our own value until the publisher’s is known', 'provisional'],
])('the mark of a value from %s explains itself', (kind, title, word) => {
  expect(html(<Provenance kind={kind} />)).toContain(`title="${title}">${word}<`);
});
