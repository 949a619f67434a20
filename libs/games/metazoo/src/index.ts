/** The MetaZoo plugin: zones, steps, parameters, the vocabulary of Pages, Spellbook rules, play. */
import type { DeckRules, GameVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { z } from 'zod';
import { PARAMETERS } from './parameters/index.ts';
import { EXAMPLES } from './play/examples.ts';
import { compile } from './play/program.ts';
import { STEPS } from './steps.ts';

const vocabulary: GameVocabulary = {
  game: 'metazoo',
  parameters: PARAMETERS,
  steps: STEPS,
  cardData: z.record(z.string(), z.unknown()),
  modeRule: z.never(),
  citedRules: [],
  cardFields: [],
  facts: () => [],
  readings: () => [],
};

const DECK_RULES: DeckRules = {
  rules: [],
  cardRule: 'mz.zone.spellbook-prebuilt',
  pointsName: 'cost',
  points: () => 0,
  mentions: () => [],
};

export const metazoo: GamePlugin = { id: 'metazoo', vocabulary, deckRules: DECK_RULES, examples: EXAMPLES, compile };
