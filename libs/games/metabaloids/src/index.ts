/** The Metabaloids plugin: zones, steps, parameters, ability vocabulary, deck rules. */
import type { PluginVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { modeRuleDataSchema } from './abilities/schema.ts';
import { MENTIONS } from './cards/fields.ts';
import { readingsOf } from './cards/readings.ts';
import { abilitiesSchema } from './cards/schema.ts';
import { FIRST_DOCUMENTS } from './first-documents.ts';
import { CITATIONS } from './generated/citations.ts';
import { POLICIES } from './generated/policies/index.ts';
import { STRENGTH } from './generated/strength.ts';
import { EXAMPLES } from './play/plugin/examples.ts';
import { compile } from './play/plugin/program.ts';
import { TABLETOP } from './play/plugin/tabletop.ts';
import { STATISTICS } from './statistics.ts';

const vocabulary: PluginVocabulary = {
  game: 'metabaloids',
  parts: { abilities: abilitiesSchema },
  modeRule: modeRuleDataSchema,
  citedRules: Object.keys(CITATIONS),
  citations: CITATIONS,
  moreFields: [MENTIONS],
  firstDocuments: FIRST_DOCUMENTS,
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
