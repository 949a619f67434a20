/** The MetaZoo plugin: zones, steps, parameters, the vocabulary of Pages, Spellbook rules, play. */
import type { PluginVocabulary } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { z } from 'zod';
import { faceOf } from './cards/face.ts';
import { CARD_FIELDS, factsOf } from './cards/fields.ts';
import { readingsOf } from './cards/readings.ts';
import { pageDataSchema } from './cards/schema.ts';
import { FIRST_DOCUMENTS } from './first-documents.ts';
import { LAW_FIELDS } from './cards/law-fields.ts';
import { CITATIONS } from './generated/citations.ts';
import { POLICIES } from './generated/policies/index.ts';
import { STRENGTH } from './generated/strength.ts';
import { EXAMPLES } from './play/plugin/examples.ts';
import { symbolsOf } from './play/model/pages.ts';
import { compile } from './play/plugin/program.ts';
import { TABLETOP } from './play/plugin/tabletop.ts';
import { STATISTICS } from './statistics.ts';

const vocabulary: PluginVocabulary = {
  game: 'metazoo',
  cardData: pageDataSchema,
  modeRule: z.never(),
  citedRules: Object.keys(CITATIONS),
  citations: CITATIONS,
  cardFields: CARD_FIELDS,
  lawFields: LAW_FIELDS,
  firstDocuments: FIRST_DOCUMENTS,
  facts: factsOf,
  face: faceOf,
  readings: readingsOf,
};

export const metazoo: GamePlugin = {
  id: 'metazoo',
  vocabulary,
  examples: EXAMPLES,
  statistics: STATISTICS,
  tabletop: TABLETOP,
  policies: POLICIES,
  strength: STRENGTH,
  // A Page that names a symbol depends on the Terra of that symbol. This Terra, which need not be in any Spellbook,
  // says whether the symbol is a place, a time or an event.
  asksAbout: ({ data }) => [...symbolsOf(data)],
  worth: {
    same: ['pageType', 'auraType', 'cost', 'requires', 'timing', 'aura', 'terra', 'equip'],
    more: ['lp', 'spellbookLimit'],
    lists: ['traits', 'attacks', 'texts', 'terraBonuses', 'tribes', 'countsAs'],
  },
  unplayed: ['text', 'requiresText', 'emblem', 'provenance'],
  compile,
};
