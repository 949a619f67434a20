/** The fields by which the catalogue searches and sorts, and the facts of a card page with the provenance of every value. */
import type { CardDoc, CardFact, CardField, Provenance } from '@rulewright/content';
import { mentionsOf } from './mentions.ts';
import { cardDataOf, type CardData } from './schema.ts';

export const CARD_FIELDS: readonly CardField[] = [
  {
    id: 'type',
    keys: ['t', 'type', 'class'],
    label: 'Type',
    type: 'set',
    facet: true,
    read: (card) => typesOf(cardDataOf(card)),
  },
  {
    id: 'order',
    keys: ['order'],
    label: 'Order',
    type: 'text',
    facet: true,
    read: (card) => cardDataOf(card).order ?? null,
  },
  {
    id: 'cost',
    keys: ['cost', 'c'],
    label: 'Cost',
    type: 'number',
    facet: true,
    read: (card) => cardDataOf(card).cost,
  },
  {
    id: 'attack',
    keys: ['attack', 'a'],
    label: 'Attack',
    type: 'number',
    facet: false,
    read: (card) => cardDataOf(card).attack ?? null,
  },
  {
    id: 'defense',
    keys: ['defense', 'd'],
    label: 'Defense',
    type: 'number',
    facet: false,
    read: (card) => cardDataOf(card).defense ?? null,
  },
  {
    id: 'rarity',
    keys: ['r', 'rarity'],
    label: 'Rarity',
    type: 'set',
    facet: true,
    read: (card) => [...new Set(card.printings.map((one) => one.rarity))],
  },
  {
    id: 'ability',
    keys: ['o', 'ability'],
    label: 'Ability text',
    type: 'text',
    facet: false,
    read: (card) =>
      cardDataOf(card)
        .abilities.map((one) => one.text)
        .join('\n'),
  },
  {
    id: 'mentions',
    keys: ['mentions'],
    label: 'Speaks of',
    type: 'set',
    facet: true,
    read: (card) => mentionsOf(cardDataOf(card)),
  },
];

/** The words of the type line: class, kind, order and descriptors. */
function typesOf(data: CardData): string[] {
  const kind = data.kind === 'creature' ? 'Creature' : data.kind === 'event' ? 'Event' : 'Terrain';
  return [data.class ?? '', kind, ...data.descriptors].filter((one) => one !== '');
}

/** The facts of a card in the order of its page. */
export function factsOf(card: CardDoc): CardFact[] {
  const data = cardDataOf(card);
  const from = (key: keyof CardData['provenance']): Provenance => data.provenance[key] ?? 'provisional';
  const facts: CardFact[] = [];
  const add = (id: keyof CardData['provenance'], label: string, value: string | undefined, ruleId?: string): void => {
    if (value !== undefined) facts.push({ id, label, value, provenance: from(id), ruleId });
  };
  add('name', 'Name', card.name);
  add('scientificName', 'Scientific name', data.scientificName, 'mb.card.scientific-name');
  add('class', 'Class', data.class, 'mb.card.scientific-name');
  add('order', 'Order', data.order);
  if (data.kind !== 'creature')
    add('kind', 'Type', data.kind === 'event' ? 'Event' : 'Terrain', 'mb.card.scientific-name');
  add('cost', 'Cost', String(data.cost), 'mb.card.cost-sphere');
  add('attack', 'Attack', data.attack === undefined ? undefined : String(data.attack), 'mb.card.attack');
  add('defense', 'Defense', data.defense === undefined ? undefined : String(data.defense), 'mb.card.defense');
  return facts;
}
