/** The strip between the players: the steps of the turn, the chain of pending effects, and the events since the reader's last decision. */
import type { LogLineData } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { News } from './news.tsx';
import type { MatchView } from './use-match.ts';

interface StripProps {
  readonly turn: NonNullable<MatchView['table']>['turn'];
  readonly names: readonly string[];
  readonly chain: readonly string[];
  readonly lines: readonly LogLineData[];
  readonly since: number | null;
  /** The stack of pending actions; false if the side column shows it. */
  readonly stack: ReactNode;
  readonly ruleHref: (rule: string) => string;
}

export function Strip({ turn, names, chain, lines, since, stack, ruleHref }: StripProps) {
  const t = useTranslations('play.playing');
  return (
    <>
      {turn && (
        <ol className="turn-steps" aria-label={t('turnOf', { name: names[turn.seat] ?? '' })}>
          {turn.steps.map(({ id, name }, at) => (
            <li
              key={id}
              data-done={at < turn.at || undefined}
              aria-current={at === turn.at ? 'step' : undefined}
              title={name}
            >
              <span>{name}</span>
            </li>
          ))}
        </ol>
      )}
      {chain.length > 0 && (
        <ol className="match-chain" aria-label={t('inProgress')}>
          {chain.map((entry, at) => (
            <li key={`${at} ${entry}`} data-next={at === chain.length - 1 || undefined}>
              {entry}
            </li>
          ))}
        </ol>
      )}
      {stack}
      <News lines={lines} since={since} ruleHref={ruleHref} />
    </>
  );
}
