/** The events since the reader's last decision, in a few lines above the question. The log also has their rules. */
import { gathered, type LogLineData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';

/** The maximum number of lines. The log has all of them. */
const SHOWN = 3;

interface NewsProps {
  readonly lines: readonly LogLineData[];
  /** The number of the reader's last decision; null before the first. */
  readonly since: number | null;
}

export function News({ lines, since }: NewsProps) {
  const t = useTranslations('play.news');
  const told = gathered(since === null ? lines : lines.filter(({ decision }) => decision > since));
  return (
    <ul className="decision-news" aria-live="polite" aria-label={t('sinceYourLastDecision')}>
      {told.slice(-SHOWN).map(({ number, sentence, times }) => (
        <li key={number}>
          {sentence}
          {times > 1 && ` ×${times}`}
        </li>
      ))}
    </ul>
  );
}
