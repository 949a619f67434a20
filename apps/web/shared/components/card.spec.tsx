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
  frame: 'page',
  slug: 'a',
  name: 'Gnome',
  symbol: 'Forest',
  cost: 3,
  costs: [{ type: 'Forest', amount: 3 }],
  makes: [{ type: 'Water', amount: 1 }],
  life: 40,
  numbers: [{ id: 'lp', label: 'LP', value: 40, sign: 'life' }],
  rarity: 'super-rare',
  typeLine: 'Beastie',
  emblem: 'critter',
  traits: [],
  bonuses: [],
  texts: [],
  attacks: [{ name: 'Kick', damage: 10, advantage: [], inflicts: ['Burn', 'Sleep'] }],
  abilities: [],
  collector: 'Set 1 · 1',
  limit: 3,
  provisional: true,
};

test('a card face has the words of the catalogue', () => {
  const face = html(<CardFace card={card} />);
  expect(face).toContain('aria-label="Gnome, Beastie, Forest, Super rare, cost 3 (3 Forest), 40 LP."');
  for (const words of ['>Cost<', '>Makes<', '>provisional<', '· limit 3<', 'Inflicts Burn, Sleep.'])
    expect(face).toContain(words);
});

test('the cost of a card says its rarity and its price, or that it has none', () => {
  const specimen = (cost: number | undefined): CardFaceData => ({
    ...card,
    ...{ frame: 'slots', layout: 'specimen', symbols: [], texts: [], foot: '' },
    cost,
  });
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
