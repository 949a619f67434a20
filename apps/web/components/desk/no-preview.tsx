/** What stands in the place of a preview that cannot be made. */
import { ErrorNote } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export function NoPreview({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('desk.noPreview');
  return (
    <ErrorNote title={t('noPreviewYet')}>
      <p>{children}</p>
    </ErrorNote>
  );
}
