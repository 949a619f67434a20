/** High Card with the rest of the plugin contract: the parts for documents, decks, worked examples, the lab and tables. */
import type { GameVocabulary } from '@rulewright/content';
import { z } from 'zod';
import type { ExampleSupport, GamePlugin, GameStatistics, Tabletop } from '../src/index.ts';
import { highCard } from './high-card.ts';

const rankData = z.strictObject({ rank: z.int().min(0) });

const vocabulary: GameVocabulary = {
  game: 'high-card',
  parameters: [],
  steps: [{ id: 'round', name: 'Round', kind: 'turn', rules: ['hc.trick.highest'], help: 'Each seat plays a card.' }],
  cardData: rankData,
  modeRule: z.never(),
  citedRules: highCard.mechanics.rules,
  cardFields: [],
  facts: () => [],
  face: (card) => ({
    ...{ frame: 'slots', layout: 'specimen', symbols: [], texts: [], foot: '' },
    typeLine: 'Rank',
    emblem: 'rank',
    cost: rankData.parse(card.data).rank,
    numbers: [],
  }),
  readings: () => [],
};

const examples: ExampleSupport = {
  cardData: (values) => rankData.parse(values),
  begin: () => undefined,
  usualStep: 'round',
  turnOver: 'play',
};

const statistics: GameStatistics = {
  counts: [
    { id: 'tricks', title: 'Tricks taken', of: { event: 'trick.taken' } },
    { id: 'won', title: 'Cards won', of: { moves: { from: ['table'], to: ['won'] } } },
  ],
  ratios: [{ id: 'cards-per-trick', title: 'Cards won per trick', of: 'won', per: 'tricks' }],
  starter: 'trick.taken',
  turn: 'trick.taken',
  lead: 'trick.taken',
  drawn: { from: ['pile'], to: ['hand'] },
  played: { to: ['table'] },
};

const tabletop: Tabletop = {
  zones: { pile: 'pile', hand: 'hand', table: 'row', won: 'pile' },
  sums: [],
  words: { round: 'Round', tricks: 'Tricks' },
  options: { play: 'Play {card}' },
  acts: {},
  steps: { play: { asks: 'Which card do you play?', rule: 'hc.play.any' } },
  endings: { 'hands-empty': 'No hand holds a card.' },
};

export const highCardPlugin: GamePlugin = {
  id: 'high-card',
  vocabulary,
  examples,
  statistics,
  tabletop,
  compile: (ruleset) => ({ ...highCard, ruleset }),
};
