/** The cost curve with texts from the catalogue. */
import { CostCurve as Chart, type CurvePoint } from '@rulewright/ui/deck';
import { useTranslations } from 'next-intl';

export function CostCurve({ curve }: { readonly curve: readonly CurvePoint[] }) {
  const t = useTranslations('decks.costCurve');
  // The cards of some games have no cost.
  if (curve.length === 0) return null;
  const points = curve
    .filter(({ copies }) => copies > 0)
    .map(({ points: cost, copies }) => t('point', { cost, copies }))
    .join(', ');
  return <Chart curve={curve} label={t('label')} said={t('said', { count: points === '' ? 0 : 1, points })} />;
}
