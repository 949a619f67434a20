/** The form for reporting a player of a match. */
'use client';
import type { PlayerReportReason } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ask } from '../device/index.ts';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';

const REASONS: readonly PlayerReportReason[] = ['insults', 'name', 'stalling', 'cheating', 'other'];

interface ReportPlayerProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
}

export function ReportPlayer({ match, seat, name }: ReportPlayerProps) {
  const t = useTranslations('safety.reportPlayer');
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <p className="form-said" role="status">
        {t('sent')}
      </p>
    );
  return (
    <details className="report-deck needs-script">
      <summary aria-label={t('openName', { name })}>{t('open')}</summary>
      <p className="quiet">{t('lede', { name })}</p>
      <Form
        submit={t('send')}
        about={`${match}/${seat}`}
        onSubmit={async ({ reason, text = '' }) => {
          const known = REASONS.find((one) => one === reason) ?? 'other';
          await ask('ReportPlayer', { match, seat, reason: known, text });
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
