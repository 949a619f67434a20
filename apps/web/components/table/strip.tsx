/** The strip between the players: the chain of pending effects, and the events since the reader's last decision. */
import type { LogLineData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { News } from './news.tsx';

interface StripProps {
  readonly chain: readonly string[];
  readonly lines: readonly LogLineData[];
  readonly since: number | null;
}

export function Strip({ chain, lines, since }: StripProps) {
  const t = useTranslations('play.playing');
  return (
    <>
      {chain.length > 0 && (
        <ol className="match-chain" aria-label={t('inProgress')}>
          {chain.map((entry, at) => (
            <li key={`${at} ${entry}`}>{entry}</li>
          ))}
        </ol>
      )}
      <News lines={lines} since={since} />
    </>
  );
}
