/** Converts an API error to a note for the reader. After the end of a session it is a link that leads back to the same place. */
'use client';
import { ApiClientError } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useCallback, type ReactNode } from 'react';
import { hereOf } from './kept-field.ts';
import { href } from './query.ts';
import { useErrorSentence } from './use-error-sentence.ts';

export function useErrorNote(): (error: unknown) => ReactNode {
  const t = useTranslations('errors.ask');
  const sentenceOf = useErrorSentence();
  return useCallback(
    (error: unknown): ReactNode => {
      // A wrong password is refused with the same code, and the session goes on.
      const isSignedOut =
        error instanceof ApiClientError && error.code === 'UNAUTHENTICATED' && error.reason !== 'bad-credentials';
      if (!isSignedOut) return sentenceOf(error);
      const to = href('/sign-in', { to: hereOf(window.location) });
      return t.rich('signedOut', { link: (chunks) => <a href={to}>{chunks}</a> });
    },
    [sentenceOf, t],
  );
}
