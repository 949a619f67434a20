/** The fields by which the catalogue searches and sorts, and the facts of a Page with the provenance of every value. */
import type { CardDoc, CardFact, CardField, Provenance } from '@rulewright/content';
import { auraWords, pageTypeName } from '../language/reading.ts';
import { readingsOf } from './readings.ts';
import { costSum, effectsOf, pageDataOf, type PageData } from './schema.ts';

/** The Status Effects that Attacks and texts of a Page inflict, sorted. */
export function statusesOf(data: PageData): string[] {
  const found = new Set<string>(data.attacks.flatMap((one) => one.inflicts.map(({ status }) => status)));
  for (const effect of effectsOf(data)) if (effect.do === 'inflict') found.add(effect.status);
  return [...found].sort();
}

const field = (
  id: string,
  keys: readonly string[],
  label: string,
  type: CardField['type'],
  facet: boolean,
  read: (data: PageData) => ReturnType<CardField['read']>,
): CardField => ({ id, keys, label, type, facet, read: (card) => read(pageDataOf(card)) });

export const CARD_FIELDS: readonly CardField[] = [
  field('type', ['t', 'type'], 'Page type', 'set', true, (data) => [pageTypeName(data.pageType)]),
  field('aura', ['aura', 'a'], 'Aura Type', 'set', true, (data) => (data.auraType ? [data.auraType] : [])),
  field('trait', ['trait'], 'Trait', 'set', true, (data) => [...new Set(data.traits)]),
  field('tribe', ['tribe'], 'Tribe', 'set', true, (data) => data.tribes.map(tribeName)),
  field('cost', ['cost', 'c'], 'Aura cost', 'number', true, (data) => costSum(data.cost)),
  field('lp', ['lp'], 'LP', 'number', false, (data) => data.lp ?? null),
  field('damage', ['damage', 'd'], 'Damage of Attack', 'number', false, (data) =>
    data.attacks.length === 0 ? null : Math.max(...data.attacks.map((one) => one.damage)),
  ),
  field('status', ['status'], 'Inflicts', 'set', true, statusesOf),
  field('terra', ['terra'], 'Terra Bonus', 'set', true, (data) => [
    ...new Set(data.terraBonuses.map((one) => one.symbol)),
  ]),
  field('limit', ['limit'], 'Spellbook Limit', 'number', false, (data) => data.spellbookLimit ?? null),
  {
    id: 'rarity',
    keys: ['r', 'rarity'],
    label: 'Rarity',
    type: 'set',
    facet: true,
    read: (card) => [...new Set(card.printings.map((one) => one.rarity))],
  },
  {
    id: 'text',
    keys: ['o', 'text'],
    label: 'Effect text',
    type: 'text',
    facet: false,
    read: (card) =>
      readingsOf(card)
        .map((one) => one.text)
        .join('\n'),
  },
];

/** A Tribe without the page type at its start: `Sasquatch`. */
const tribeName = (tribe: string): string => tribe.replace(/^Beastie /, '');

/** The facts of a Page in the order in which the site lists them. */
export function factsOf(card: CardDoc): CardFact[] {
  const data = pageDataOf(card);
  const facts: CardFact[] = [];
  const add = (id: keyof PageData['provenance'], label: string, value: string | undefined, ruleId?: string): void => {
    const provenance: Provenance = data.provenance[id] ?? 'provisional';
    if (value !== undefined && value !== '') facts.push({ id, label, value, provenance, ruleId });
  };
  const contracted = data.pageType !== 'terra' && data.pageType !== 'aura';
  add('name', 'Name', card.name);
  add('pageType', 'Page type', pageTypeName(data.pageType), 'mz.book.types');
  add('auraType', 'Aura Type', data.auraType, 'mz.aura.eleven-types');
  add('cost', 'Aura cost', contracted ? auraWords(data.cost) : undefined, 'mz.aura.typed-cost');
  add('lp', 'LP', data.lp === undefined ? undefined : String(data.lp), 'mz.lp.damage-is-lp-loss');
  add('tribes', 'Tribe', data.tribes.join(', '), 'mz.lang.tribe');
  add('traits', 'Traits', data.traits.join(', '), 'mz.trait.list');
  add('terraBonuses', 'Terra Bonus', data.terraBonuses.map(bonusWords).join(', '), 'mz.terrabonus.number');
  add('attacks', 'Damage of Attacks', data.attacks.map(({ damage }) => damage).join(', '), 'mz.lang.attack');
  add('texts', 'Effect text', data.texts.length > 0 ? 'as above' : '');
  add('requires', 'Requirement', data.requires.length > 0 ? 'as above' : '', 'mz.general.contract-requirements');
  add('countsAs', 'Counts as', data.countsAs.join(', '), 'mz.wall.loose-definitions');
  const limit = data.spellbookLimit === undefined ? 'any number' : String(data.spellbookLimit);
  add('spellbookLimit', 'Spellbook Limit', limit, 'mz.book.limit-per-page');
  return facts;
}

const bonusWords = ({ symbol, raises, amount }: PageData['terraBonuses'][number]): string =>
  `${symbol} +${amount} ${raises === 'lp' ? 'LP' : 'Damage'}`;
