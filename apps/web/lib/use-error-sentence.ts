/** Turns an error of the API into a sentence for the reader. */
'use client';
import { ApiError } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** The API explains its refusals; what went wrong on the way is said here. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useTranslations('errors.ask');
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return error instanceof Error ? error.message : t('unknown');
      if (error.kind === 'unreachable') return t('unreachable');
      return error.kind === 'bad-answer' ? t('badAnswer') : error.message;
    },
    [t],
  );
}
