/** The events since the reader's last decision, in a few lines, with their rules. */
import { RuleRef, gathered, type LogLineData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';

/** The maximum number of lines. The log has all of them. */
const SHOWN = 3;

interface NewsProps {
  readonly lines: readonly LogLineData[];
  /** The number of the reader's last decision; null before the first. */
  readonly since: number | null;
  readonly ruleHref: (rule: string) => string;
}

export function News({ lines, since, ruleHref }: NewsProps) {
  const t = useTranslations('play.news');
  const told = gathered(since === null ? lines : lines.filter(({ decision }) => decision > since));
  return (
    <ul className="decision-news" aria-label={t('sinceYourLastDecision')}>
      {told.slice(-SHOWN).map(({ number, sentence, rule, times }) => (
        <li key={number}>
          {sentence}
          {times > 1 && ` ×${times}`} <RuleRef id={rule} href={ruleHref(rule)} />
        </li>
      ))}
    </ul>
  );
}
