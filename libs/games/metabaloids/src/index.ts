/** The Metabaloids plugin: zones, steps, parameters, ability vocabulary, deck rules. */
import type { GameVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { modeRuleDataSchema } from './abilities/schema.ts';
import { faceOf } from './cards/face.ts';
import { CARD_FIELDS, factsOf } from './cards/fields.ts';
import { readingsOf } from './cards/readings.ts';
import { cardDataSchema } from './cards/schema.ts';
import { FIRST_DECK_LAW } from './first-deck-law.ts';
import { CITATIONS } from './generated/citations.ts';
import { POLICIES } from './generated/policies/index.ts';
import { STRENGTH } from './generated/strength.ts';
import { PARAMETERS } from './parameters/index.ts';
import { EXAMPLES } from './play/plugin/examples.ts';
import { compile } from './play/plugin/program.ts';
import { TABLETOP } from './play/plugin/tabletop.ts';
import { STATISTICS } from './statistics.ts';
import { STEPS } from './steps.ts';

const vocabulary: GameVocabulary = {
  game: 'metabaloids',
  parameters: PARAMETERS,
  steps: STEPS,
  cardData: cardDataSchema,
  modeRule: modeRuleDataSchema,
  citedRules: Object.keys(CITATIONS),
  citations: CITATIONS,
  cardFields: CARD_FIELDS,
  firstDeckLaw: FIRST_DECK_LAW,
  facts: factsOf,
  face: faceOf,
  readings: readingsOf,
};

export const metabaloids: GamePlugin = {
  id: 'metabaloids',
  vocabulary,
  examples: EXAMPLES,
  statistics: STATISTICS,
  tabletop: TABLETOP,
  policies: POLICIES,
  strength: STRENGTH,
  worth: { same: ['kind', 'cost'], more: ['attack', 'defense'], lists: ['abilities', 'descriptors'] },
  unplayed: ['text', 'scientificName', 'emblem', 'provenance'],
  compile,
};

export type { CardData } from './cards/schema.ts';
