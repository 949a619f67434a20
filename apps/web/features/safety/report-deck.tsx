/** The form for reporting a deck. */
'use client';
import { ReportDeckDocument, type DeckReportReason } from '@rulewright/api-client';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { request } from '../../shared/request.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

const REASONS: readonly DeckReportReason[] = ['spam', 'abuse', 'personal_data', 'copyright', 'other'];

/** @param props.deck the key of the deck */
export function ReportDeck({ deck }: { readonly deck: string }) {
  const t = useTranslations('safety.report');
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <p className="form-said" role="status">
        {t('sent')}
      </p>
    );
  return (
    <details className="report-deck needs-script">
      <summary>
        <Flag size={14} aria-hidden="true" /> {t('open')}
      </summary>
      <p className="quiet">{t('lede')}</p>
      <Form
        submit={t('send')}
        onSubmit={async ({ reason, text = '' }) => {
          const known = REASONS.find((one) => one === reason) ?? 'other';
          await request(ReportDeckDocument, { key: deck, reason: known, text });
          setSent(true);
        }}
      >
        <fieldset className="form-line">
          <legend>{t('why')}</legend>
          {REASONS.map((reason, at) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={at === 0} /> {t('reason', { reason })}
            </label>
          ))}
        </fieldset>
        <TextField label={t('text')} help={t('textHelp')} name="text" rows={3} maxLength={1000} />
      </Form>
    </details>
  );
}
