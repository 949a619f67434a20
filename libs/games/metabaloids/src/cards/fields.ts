/** The searchable field that is computed from abilities, besides those of rules/metabaloids/fields.yaml. */
import type { CardField } from '@rulewright/content';
import { mentionsOf } from './mentions.ts';
import { cardDataOf } from './schema.ts';

export const MENTIONS: CardField = {
  id: 'mentions',
  keys: ['mentions'],
  label: 'Speaks of',
  type: 'set',
  facet: true,
  read: (card) => mentionsOf(cardDataOf(card)),
};
