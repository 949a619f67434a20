/** Buttons to the previous and next page of a long list. */
'use client';
import { useTranslations } from 'next-intl';

export interface PagerProps {
  /** The name of the list. */
  readonly label: string;
  readonly from: number;
  readonly part: number;
  readonly count: number;
  readonly onFrom: (from: number) => void;
}

export function Pager({ label, from, part, count, onFrom }: PagerProps) {
  const t = useTranslations('desk.pager');
  if (count <= part && from === 0) return null;
  return (
    <nav className="button-row" aria-label={label}>
      <button type="button" className="button" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - part))}>
        {t('earlier')}
      </button>
      <span className="quiet">{t('shown', { first: from + 1, last: Math.min(count, from + part), count })}</span>
      <button type="button" className="button" disabled={from + part >= count} onClick={() => onFrom(from + part)}>
        {t('later')}
      </button>
    </nav>
  );
}
