/** An invented game for tests. Its cards have a cost, kinds, a text, and some have a strength. */
import { BLANK_FACE } from '@rulewright/content/testing';
import type { CardDoc, DeckLaw, GameVocabulary, PluginVocabulary } from '@rulewright/content';
import { z } from 'zod';

const cardData = z.strictObject({
  cost: z.number().int().min(0),
  strength: z.number().int().optional(),
  kinds: z.array(z.string()),
  text: z.string(),
});

const dataOf = (card: CardDoc): z.infer<typeof cardData> => cardData.parse(card.data);

const removed = { rule: 'hb.hand.size', severity: 'error' as const };

/** Removes cards by name and, unless the list of names is closed, by the words in their texts. */
const harbourLaw: DeckLaw = {
  id: 'harbour',
  follows: [],
  cardRule: 'hb.hand.size',
  points: { field: 'cost', name: 'cost' },
  named: {},
  leaveOut: [],
  rules: [
    { id: 'names', remove: { name: { param: 'deck.removedNames' } }, ...removed },
    {
      id: 'texts',
      joins: 'names',
      remove: { mentions: { param: 'deck.removedMentions' } },
      when: { param: 'not deck.removalClosed' },
      ...removed,
    },
  ],
};

export const harbour: GameVocabulary & PluginVocabulary = {
  game: 'harbour',
  parameters: [
    {
      name: 'hand.size',
      type: 'integer',
      nullable: false,
      min: 1,
      max: 20,
      unit: 'cards',
      rules: ['hb.hand.size'],
      help: 'How many cards a hand holds; more is a slower game.',
      default: 5,
      readBy: ['text'],
    },
    ...(['deck.removedNames', 'deck.removedMentions'] as const).map((name) => ({
      name,
      type: 'list' as const,
      nullable: false,
      rules: ['hb.hand.size'],
      help: 'The cards that are removed from decks.',
      default: [],
      readBy: ['deck-check' as const],
    })),
    {
      name: 'deck.removalClosed',
      type: 'boolean',
      nullable: false,
      rules: ['hb.hand.size'],
      help: 'Only the named cards are removed.',
      default: false,
      readBy: ['deck-check'],
    },
  ],
  steps: [],
  cardData,
  modeRule: z.looseObject({}),
  citedRules: ['hb.hand.size'],
  cardFields: [
    { id: 'cost', keys: ['cost', 'c'], label: 'Cost', type: 'number', facet: true, read: (card) => dataOf(card).cost },
    {
      id: 'strength',
      keys: ['strength'],
      label: 'Strength',
      type: 'number',
      facet: false,
      read: (card) => dataOf(card).strength ?? null,
    },
    { id: 'kind', keys: ['t', 'kind'], label: 'Kind', type: 'set', facet: true, read: (card) => dataOf(card).kinds },
    { id: 'text', keys: ['o', 'text'], label: 'Text', type: 'text', facet: false, read: (card) => dataOf(card).text },
    {
      id: 'rarity',
      keys: ['r', 'rarity'],
      label: 'Rarity',
      type: 'set',
      facet: true,
      read: (card) => card.printings.map((one) => one.rarity),
    },
  ],
  lawFields: [{ id: 'mentions', read: (card) => (dataOf(card).text.includes('tide') ? ['tide'] : []) }],
  firstDocuments: [{ path: 'rules/harbour/deck-laws/harbour.yaml', text: JSON.stringify(harbourLaw) }],
  facts: () => [],
  readings: () => [],
  face: () => BLANK_FACE,
};
