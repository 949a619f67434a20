/** How the data of Pages was written when the game had a plugin. It is frozen when the plugin is deleted. */
import type { FormerCards } from '@rulewright/content';

const STATUS = {
  amounts: 'inflicts',
  key: { of: 'status', isWord: true },
  amount: { of: 'counters', else: 1 },
} as const;
const ATTACK = { id: { of: 'id', else: 'attack-{n}' }, title: 'name', damage: 'damage' } as const;

export const FORMER_CARDS: FormerCards = {
  fields: {
    kind: 'pageType',
    auraType: 'auraType',
    cost: 'cost',
    lp: 'lp',
    spellbookLimit: 'spellbookLimit',
    tribes: { of: 'tribes', without: 'Beastie ' },
    traits: { of: 'traits', isWord: true },
    bonuses: {
      rows: [
        { of: 'terraBonuses', fields: { symbol: { of: 'symbol', isWord: true }, raises: 'raises', amount: 'amount' } },
      ],
    },
    abilities: {
      rows: [
        { of: 'attacks', fields: { ...ATTACK, advantage: 'advantage', inflicts: STATUS, text: 'text' } },
        {
          of: 'texts',
          fields: {
            id: { of: 'id', else: 'text-{n}' },
            title: 'name',
            isPower: { is: true, if: { has: { kind: 'power' } } },
            // Worked examples could have effects without words. The text says which words are missing.
            text: { of: 'text', else: '(no words)' },
          },
        },
        { if: { has: { requiresText: true } }, fields: { id: { is: 'requires' }, text: 'requiresText' } },
        {
          if: { has: { equip: true } },
          fields: {
            id: { is: 'equip' },
            text: {
              say: 'Equipment for {equip.whose}.',
              words: { own: 'a Beastie you control', opposing: 'a Beastie of an opponent', any: 'a Beastie' },
              else: 'a Beastie',
            },
          },
        },
      ],
    },
    anyTime: { is: true, if: { has: { timing: 'any-time' } } },
    attackable: 'attackable',
    countsAs: 'countsAs',
    basic: 'aura.basic',
    generates: 'aura.generates',
    symbol: { of: 'card.name', isWord: true, if: { has: { pageType: 'terra' } } },
    provenance: {
      renamed: 'provenance',
      names: {
        pageType: 'kind',
        terraBonuses: 'bonuses',
        attacks: 'abilities',
        texts: 'abilities',
        requires: 'abilities',
      },
    },
    token: { say: 'token-{card.id}', if: { deep: 'token' } },
    copy: { say: 'token-of-{card.id}', if: { has: { pageType: 'beastie', traits: 'Infectious' } } },
    emblem: 'emblem',
  },
  dropped: ['terra', 'requires'],
  added: [
    {
      mention: 'token',
      deep: 'token',
      id: 'token-{card.id}',
      name: { of: 'name', else: 'Beastie Token' },
      fields: {
        kind: { of: 'pageType', else: 'beastie' },
        auraType: 'auraType',
        lp: 'lp',
        tribes: { of: 'tribes', without: 'Beastie ' },
        traits: { of: 'traits', isWord: true },
        abilities: { rows: [{ of: 'attacks', fields: ATTACK }] },
        emblem: { is: 'orb' },
      },
    },
    {
      mention: 'Infectious',
      if: { has: { pageType: 'beastie', traits: 'Infectious' } },
      id: 'token-of-{card.id}',
      name: { is: 'Beastie Token' },
      fields: {
        kind: { is: 'beastie' },
        auraType: 'auraType',
        lp: 'lp',
        abilities: { rows: [{ of: 'attacks', fields: { ...ATTACK, advantage: 'advantage' } }] },
        emblem: { is: 'orb' },
      },
    },
  ],
  search: {
    kind: 'type',
    auraType: 'aura',
    cost: 'costs',
    total: 'cost',
    spellbookLimit: 'limit',
    tribes: 'tribe',
    traits: 'trait',
    abilities: 'text',
    strongest: 'damage',
    terraSymbols: 'terra',
  },
  law: { pageType: 'type', basicAura: 'basic', samePage: 'printed' },
};
