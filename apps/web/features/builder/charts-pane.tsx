/** The composition of the deck: copies by cost and by each facet field. */
'use client';
import { Composition } from '@rulewright/ui/deck';
import { useTranslations } from 'next-intl';
import { curveOf } from '../../shared/curve.ts';
import { valueName } from '../../shared/value-names.ts';
import { CostCurve } from '../decks/index.ts';
import type { DeckReading } from './types.ts';

export function ChartsPane({ reading }: { readonly reading: DeckReading | null }) {
  const t = useTranslations('build.chartsPane');
  if (!reading || reading.entries.length === 0) return <p className="quiet">{t('empty')}</p>;
  return (
    <div className="builder-charts">
      <CostCurve curve={curveOf(reading.entries.filter(({ zone }) => zone === 'main'))} />
      {reading.composition
        .filter((facet) => facet.values.length > 1)
        .map((facet) => (
          <Composition key={facet.field} facet={facet} name={valueName} />
        ))}
    </div>
  );
}
