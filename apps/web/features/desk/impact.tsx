/**
 * The effect of a change on the games of one ruleset. First the differences that chance is unlikely to explain, then every metric with its
 * interval.
 */
import type { CheckRunPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { EffectPlot } from './effect-plot.tsx';

export interface ImpactProps {
  readonly impact: CheckRunPartsFragment['impact'][number];
}

export function Impact({ impact: { ruleset, games, findings } }: ImpactProps) {
  const t = useTranslations('desk.impact');
  const shown = findings.filter((finding) => finding.shown);
  const moved = findings.filter(({ low, high }) => low !== 0 || high !== 0);
  const same = findings.length - moved.length;
  return (
    <section className="impact" aria-label={t('effectOnGamesOf', { ruleset })}>
      <h3>
        <code>{ruleset}</code>
      </h3>
      <p className="quiet">{t('gamesBeforeAfterChange', { games: games.toLocaleString('en') })}</p>
      {moved.length === 0 && <p>{t('everyGameHadSame')}</p>}
      {moved.length > 0 && shown.length === 0 && <p>{t('noDifferenceBeyondWhat')}</p>}
      {shown.length > 0 && (
        <ul className="impact-sentences">
          {shown.map((finding) => (
            <li key={finding.metric}>{finding.sentence}</li>
          ))}
        </ul>
      )}
      {moved.length > 0 && (
        <details open={shown.length > 0}>
          <summary>{t('numberItsIntervalOther', { count: moved.length })}</summary>
          <EffectPlot label={t('effectsOn', { ruleset })} findings={moved} />
          {same > 0 && <p className="quiet">{t('unchangedNumbers', { same })}</p>}
        </details>
      )}
    </section>
  );
}
