/** The summary of a finished match: its turning points, the most effective cards, and the rules that are new to the reader. */
'use client';
import type { MatchSummaryQuery } from '@rulewright/api-client';
import { CardCut, RuleRef } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isOnDevice, ask } from '../device/index.ts';
import { facesOf } from './faces-of.ts';
import { meetRules } from './met-rules.ts';
import type { MatchView } from './use-match.ts';

type SummaryData = NonNullable<MatchSummaryQuery['matchSummary']> & { readonly newRules: readonly string[] };

interface SummaryProps {
  readonly match: MatchView;
  readonly ruleHref: (rule: string) => string;
}

export function Summary({ match, ruleHref }: SummaryProps) {
  const t = useTranslations('play.summary');
  const [loaded, setLoaded] = useState<SummaryData | 'failed' | null>(null);
  const { id, game } = match;
  useEffect(() => {
    let isCurrent = true;
    ask('MatchSummary', { match: id }).then(
      ({ matchSummary }) =>
        isCurrent && setLoaded({ ...matchSummary, newRules: meetRules(game, id, matchSummary.rules) }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, game]);
  if (loaded === 'failed') return <p className="quiet">{t('failed')}</p>;
  if (!loaded) return <p className="quiet">{t('loading')}</p>;
  const { turningPoints, cards, newRules } = loaded;
  const name = (seat: number): string => match.seats[seat]!.name;
  const when = (decision: number, text: string) =>
    isOnDevice(id) ? text : <a href={`/play/${id}/replay?at=${decision + 1}`}>{text}</a>;
  return (
    <div className="summary">
      {turningPoints.length > 0 && (
        <section>
          <h3>{t('turningPoints')}</h3>
          <ol>
            {turningPoints.map(({ decision, seat, before, after, line }) => (
              <li key={decision}>
                {when(decision, line?.sentence ?? t('decisionOf', { name: name(seat) }))}{' '}
                {line && <RuleRef id={line.rule} href={ruleHref(line.rule)} />}{' '}
                <span className="quiet">{t('chance', { name: name(seat), before, after })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {cards.length > 0 && (
        <section>
          <h3>{t('cards')}</h3>
          <ul>
            {cards.map(({ slug, name: card, seat, gain }) => (
              <li key={`${seat} ${slug}`} className="summary-card">
                <span className="tile">
                  <CardCut faces={facesOf(match)} slug={slug} />
                </span>
                <a href={`/${game}/cards/${slug}`}>{card}</a>{' '}
                <span className="quiet">{t('gain', { name: name(seat), gain })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {newRules.length > 0 && (
        <details>
          <summary>{t('newRules', { count: newRules.length })}</summary>
          <ul className="summary-rules">
            {newRules.map((rule) => (
              <li key={rule}>
                <RuleRef id={rule} href={ruleHref(rule)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
