/** Converts an API error to a sentence for the reader. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Returns the API's own message for a refusal, and a text of the site for any other error. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useTranslations('errors.ask');
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiClientError)) return error instanceof Error ? error.message : t('unknown');
      if (error.kind === 'unreachable') return t('unreachable');
      return error.kind === 'bad-answer' ? t('badAnswer') : error.message;
    },
    [t],
  );
}
