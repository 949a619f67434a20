/** Shown when a preview cannot be rendered. */
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
