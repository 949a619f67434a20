/** The origin of a value, with texts from the catalogue. */
import { Provenance as Mark } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';

export function Provenance({ kind }: { readonly kind: string }) {
  const t = useTranslations('cards.provenance');
  return <Mark kind={kind} word={t('word', { kind: selector(kind) })} title={t('title', { kind: selector(kind) })} />;
}
