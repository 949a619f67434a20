/** The fields of a Page that deck law uses in addition to the fields of the catalogue. */
import type { LawField } from '@rulewright/content';
import { canonicalJson } from '@rulewright/content/playing';
import { pageDataOf } from './schema.ts';

export const LAW_FIELDS: readonly LawField[] = [
  { id: 'pageType', read: (card) => pageDataOf(card).pageType },
  { id: 'basicAura', read: (card) => (pageDataOf(card).aura?.basic ? 'yes' : 'no') },
  {
    // Ignores the artwork and the sources of values (mz.faq.same-name-variants, mz.faq.reprints).
    id: 'samePage',
    read: (card) => canonicalJson({ ...pageDataOf(card), emblem: null, provenance: null, name: card.name }),
  },
];
