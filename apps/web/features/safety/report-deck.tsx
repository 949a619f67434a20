/** The form for reporting a deck. */
'use client';
import { ReportDeckDocument, type DeckReportReason } from '@rulewright/api-client';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { request } from '../../shared/request.ts';
import { ReportForm } from './report-form.tsx';

const REASONS: readonly DeckReportReason[] = ['spam', 'abuse', 'personal_data', 'copyright', 'other'];

/** @param props.deck the key of the deck */
export function ReportDeck({ deck }: { readonly deck: string }) {
  const t = useTranslations('safety.report');
  return (
    <ReportForm
      summary={
        <>
          <Flag size={14} aria-hidden="true" /> {t('open')}
        </>
      }
      texts={{
        lede: t('lede'),
        send: t('send'),
        sent: t('sent'),
        text: t('text'),
        textHelp: t('textHelp'),
        why: t('why'),
      }}
      reasons={REASONS.map((reason) => [reason, t('reason', { reason })])}
      send={(report) => request(ReportDeckDocument, { key: deck, ...report })}
    />
  );
}
