/** Two runs side by side: a sentence, a plot of the clearest differences, both results, and a table of all numbers. */
import type { LabComparisonQuery } from '@rulewright/api-client';
import { KeyPlot, plotValue, type Plotted } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { WideTable } from '../../../shared/components/wide-table.tsx';
import { written } from '../numbers.ts';
import { AnswerSentence } from '../questions/answer.tsx';
import { Fold } from './fold.tsx';
import { ResultPlot } from './run-result.tsx';

type Comparison = LabComparisonQuery['labComparison'];
type Metric = Comparison['metrics'][number];

const MOST_ROWS = 6;

/** How many times its own uncertainty a difference is. */
const certainty = ({ difference: { value, low, high } }: Metric): number =>
  Math.abs(value) / Math.max((high - low) / 2, Number.MIN_VALUE);

/** The differences by certainty, those that are shown first. */
const clearestFirst = (metrics: readonly Metric[]): Metric[] =>
  [...metrics].sort((a, b) => Number(b.shown) - Number(a.shown) || certainty(b) - certainty(a));

/** The plot of the clearest differences, in the unit of the clearest. */
function differencePlot(metrics: readonly Metric[], title: string): Plotted | null {
  const usable = clearestFirst(metrics).filter(({ unit, a }) => unit === 'share' || a.value > 0);
  const [first] = usable;
  if (!first) return null;
  const rows = usable
    .filter(({ unit }) => (unit === 'share') === (first.unit === 'share'))
    .slice(0, MOST_ROWS)
    .map(({ title: label, unit, a, difference, shown }) => {
      const by = unit === 'share' ? 1 : 1 / a.value;
      const { value, low, high } = difference;
      return { label, shown, value: value * by, low: low * by, high: high * by };
    });
  return { kind: 'intervals', title, unit: first.unit === 'share' ? 'points' : 'percent', rows, at: 0 };
}

export function ComparedRuns({ comparison }: { readonly comparison: Comparison }) {
  const t = useTranslations('lab.comparePage');
  const { a, b, metrics, paired } = comparison;
  const shown = clearestFirst(metrics).filter((metric) => metric.shown);
  const [first] = shown;
  const plot = differencePlot(metrics, '');
  return (
    <>
      <section className="lab-answer" aria-label={t('difference')}>
        <p className="lab-answer-sentence">
          {t('sentence', {
            count: shown.length,
            first: first
              ? t('change', {
                  title: first.title,
                  a: written(first.unit, first.a.value),
                  b: written(first.unit, first.b.value),
                })
              : '',
          })}
        </p>
        {plot && <KeyPlot plot={plot} caption={t('plot', { unit: selector(plot.unit) })} />}
        <p className="quiet">{t('paired', { paired: String(paired) })}</p>
      </section>
      <section className="section" aria-label={t('runs')}>
        <div className="lab-two">
          {[a, b].map((run) => (
            <ComparedRun key={run.id} run={run} />
          ))}
        </div>
        {[a, b].some(({ arms }) => arms.length > 1) && <p className="quiet">{t('last')}</p>}
      </section>
      <section className="section lab-details" aria-label={t('table')}>
        <Fold id="numbers" title={t('table')}>
          <ComparedNumbers comparison={comparison} />
        </Fold>
      </section>
    </>
  );
}

function ComparedRun({ run }: { readonly run: Comparison['a'] }) {
  const questions = useTranslations('lab.questions');
  const { question, title, answer, plot, id } = run;
  return (
    <section className="lab-compared" aria-labelledby={`run-${id}`}>
      <h2 id={`run-${id}`}>
        <a href={`/lab/${id}`}>{question == null ? title : questions('question', { id: selector(question) })}</a>
      </h2>
      {question != null && <p className="quiet">{title}</p>}
      {answer && (
        <p>
          <AnswerSentence answer={answer} run={run} />
        </p>
      )}
      {plot && <ResultPlot plot={plot} />}
    </section>
  );
}

function ComparedNumbers({ comparison: { a, b, metrics } }: { readonly comparison: Comparison }) {
  const t = useTranslations('lab.comparePage');
  const range = useTranslations('lab.armTable');
  const cell = (unit: string, { value, low, high }: Metric['a'], text = written) => (
    <>
      {text(unit, value)}
      {low < high && (
        <span className="quiet lab-interval">{range('to', { low: text(unit, low), high: text(unit, high) })}</span>
      )}
    </>
  );
  const apart = (unit: string, value: number): string => plotValue(unit === 'share' ? 'points' : 'number', value);
  return (
    <WideTable
      label={t('table')}
      className="table lab-numbers lab-metrics"
      columns={[t('number'), { number: a.title }, { number: b.title }, { number: t('difference') }]}
    >
      <tbody>
        {clearestFirst(metrics).map((metric) => (
          <tr key={metric.id}>
            <th scope="row">{metric.title}</th>
            <td className="number">{cell(metric.unit, metric.a)}</td>
            <td className="number">{cell(metric.unit, metric.b)}</td>
            <td className="number" data-shown={metric.shown}>
              {cell(metric.unit, metric.difference, apart)}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
