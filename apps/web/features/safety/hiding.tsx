/** Shows the author and admins why an admin has hidden a deck. The author can appeal once. */
'use client';
import { AppealHidingDocument, type MyDecksQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { day } from '../../shared/dates.ts';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

export interface HidingProps {
  /** The id of the deck. If null, the author gets a link to their decks instead of the appeal form. */
  readonly deck: string | null;
  readonly hiding: NonNullable<MyDecksQuery['savedDecks']['nodes'][number]['hiding']>;
  /** Whether the reader is the author. */
  readonly mine: boolean;
  /** Called after an appeal. */
  readonly onChanged?: () => void;
}

function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className="deck-description">
      <bdi>{children}</bdi>
    </blockquote>
  );
}

export function Hiding({ deck, hiding, mine, onChanged }: HidingProps) {
  const t = useTranslations('safety.hiding');
  const { reason, hiddenAt, appeal, appealedAt, answer, answeredAt } = hiding;
  return (
    <section className="deck-hiding" aria-label={t('title')}>
      <p>{mine ? t('mine', { date: day(hiddenAt) }) : t('admin', { date: day(hiddenAt) })}</p>
      <Quote>{reason}</Quote>
      {appeal != null && (
        <>
          <p>{t('appealed', { date: day(appealedAt!) })}</p>
          <Quote>{appeal}</Quote>
          {answer == null ? (
            <p>{t('waits')}</p>
          ) : (
            <>
              <p>{t('answered', { date: day(answeredAt!) })}</p>
              <Quote>{answer}</Quote>
              <p>{t('declined')}</p>
            </>
          )}
        </>
      )}
      {mine && appeal == null && deck === null && <a href="/account/decks">{t('appeal')}</a>}
      {mine && appeal == null && deck !== null && (
        <details>
          <summary>{t('appeal')}</summary>
          <p className="quiet">{t('lede')}</p>
          <Form
            submit={t('send')}
            onSubmit={async ({ text = '' }) => {
              await request(AppealHidingDocument, { deck, text });
              onChanged?.();
            }}
          >
            <TextField label={t('text')} name="text" rows={4} maxLength={2000} required />
          </Form>
        </details>
      )}
    </section>
  );
}
