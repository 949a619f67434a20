/** The error page that replaces a page that failed to render. */
'use client';
import { ErrorNote } from '@rulewright/ui/feedback';
import { useTranslations } from 'next-intl';

export interface PageErrorProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

export function PageError({ error, reset }: PageErrorProps) {
  const t = useTranslations('errors.pageError');
  return (
    <div className="page narrow">
      <ErrorNote title={t('title')} heading="h1">
        <p>{t('siteFault')}</p>
        {error.digest && <p className="quiet">{t('sendThisNumber', { digest: error.digest })}</p>}
        <p className="actions">
          <button type="button" className="button" onClick={reset}>
            {t('tryAgain')}
          </button>
          <a href="/">{t('goHomePage')}</a>
        </p>
      </ErrorNote>
    </div>
  );
}
