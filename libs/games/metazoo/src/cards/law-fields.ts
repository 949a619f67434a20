/** What deck law reads of a Page beside what the catalogue shows. */
import { canonicalJson, type LawField } from '@rulewright/content';
import { pageDataOf } from './schema.ts';

export const LAW_FIELDS: readonly LawField[] = [
  { id: 'pageType', read: (card) => pageDataOf(card).pageType },
  { id: 'basicAura', read: (card) => (pageDataOf(card).aura?.basic ? 'yes' : 'no') },
  {
    // How a Page is drawn and where its values come from makes no difference (mz.faq.same-name-variants, mz.faq.reprints).
    id: 'samePage',
    read: (card) => canonicalJson({ ...pageDataOf(card), emblem: null, provenance: null, name: card.name }),
  },
];
