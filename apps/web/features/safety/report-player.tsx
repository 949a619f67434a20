/** The form for reporting a player of a match. */
'use client';
import type { PlayerReportReason } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { ask } from '../device/index.ts';
import { ReportForm } from './report-form.tsx';

const REASONS: readonly PlayerReportReason[] = ['insults', 'name', 'stalling', 'cheating', 'other'];

interface ReportPlayerProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
}

export function ReportPlayer({ match, seat, name }: ReportPlayerProps) {
  const t = useTranslations('safety.reportPlayer');
  return (
    <ReportForm
      summary={t('open')}
      label={t('openName', { name })}
      about={`${match}/${seat}`}
      texts={{
        lede: t('lede', { name }),
        send: t('send'),
        sent: t('sent'),
        text: t('text'),
        textHelp: t('textHelp'),
        why: t('why'),
      }}
      reasons={REASONS.map((reason) => [reason, t('reason', { reason })])}
      send={(report) => ask('ReportPlayer', { match, seat, ...report })}
    />
  );
}
