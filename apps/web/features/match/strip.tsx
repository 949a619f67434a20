/** The strip between the players: the steps of the turn, what the table remembers, the chain of pending effects, and the events since the reader's last decision. */
import { type LogLineData, RuleRef, gathered } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MatchView } from './use-match.ts';

/** The maximum number of lines. The log has all of them. */
const SHOWN = 3;

interface NewsProps {
  readonly lines: readonly LogLineData[];
  /** The number of the reader's last decision; null before the first. */
  readonly since: number | null;
  readonly ruleHref: (rule: string) => string;
}

/** The events since the reader's last decision, in a few lines, with their rules. */
function News({ lines, since, ruleHref }: NewsProps) {
  const t = useTranslations('play.news');
  const repeatedLines = gathered(since === null ? lines : lines.filter(({ decision }) => decision > since));
  return (
    <ul className="decision-news" aria-label={t('sinceYourLastDecision')}>
      {repeatedLines.slice(-SHOWN).map(({ number, sentence, rule, times }) => (
        <li key={number}>
          {sentence}
          {times > 1 && ` ×${times}`} <RuleRef id={rule} href={ruleHref(rule)} />
        </li>
      ))}
    </ul>
  );
}

interface StripProps {
  readonly turn: NonNullable<MatchView['table']>['turn'];
  /** What the table remembers, such as `trump Hearts`. */
  readonly marks: readonly string[];
  readonly names: readonly string[];
  readonly chain: readonly string[];
  readonly lines: readonly LogLineData[];
  readonly since: number | null;
  /** The stack of pending actions; false if the side column shows it. */
  readonly stack: ReactNode;
  readonly ruleHref: (rule: string) => string;
}

export function Strip({ turn, marks, names, chain, lines, since, stack, ruleHref }: StripProps) {
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
      {marks.map((mark) => (
        <span key={mark} className="table-mark">
          {mark}
        </span>
      ))}
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
