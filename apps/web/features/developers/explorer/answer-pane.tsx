/** The answer to a query, or why the site refused to send it. */
'use client';
import { useTranslations } from 'next-intl';
import type { Result } from '../model/run-query.ts';

export interface AnswerPaneProps {
  readonly result: Result | null;
  readonly refusal: string | null;
  readonly waiting: boolean;
}

/** The maximum number of characters to show. */
const SHOWN = 100_000;

export function AnswerPane({ result, refusal, waiting }: AnswerPaneProps) {
  const t = useTranslations('developers.answerPane');
  const text = result?.text ?? '';
  return (
    <div aria-busy={waiting}>
      <p className="quiet" role="status">
        {waiting && t('running')}
        {!waiting &&
          result?.milliseconds != null &&
          text !== '' &&
          t('took', { milliseconds: result.milliseconds, characters: text.length })}
      </p>
      {refusal !== null && !waiting && (
        <p className="form-error" role="alert">
          {refusal}
        </p>
      )}
      {refusal === null && text === '' && !waiting && <p className="quiet">{t('nothingYet')}</p>}
      {text !== '' && refusal === null && (
        // Focusable, so that keyboard users can scroll a long answer.
        <pre className="query-answer" tabIndex={0} role="region" aria-label={t('answer')}>
          <code>{text.slice(0, SHOWN)}</code>
          {text.length > SHOWN && `\n… ${t('more', { count: text.length - SHOWN })}`}
        </pre>
      )}
    </div>
  );
}
