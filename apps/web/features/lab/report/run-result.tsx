/** The result of a run: one sentence, and one plot that shows it. */
import type { LabPlotPartsFragment, LabRunQuery } from '@rulewright/api-client';
import { KeyPlot } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { written } from '../numbers.ts';
import { AnswerSentence, Certainty } from '../questions/answer.tsx';
import { sizeNumber } from '../questions/sizes.ts';
import { MatchupTables } from './matchup-table.tsx';
import { headlineOf } from './headline.ts';

type Run = NonNullable<LabRunQuery['labRun']>;

export function RunResult({ run }: { readonly run: Run }) {
  const t = useTranslations('lab.runResult');
  const { answer, plot, report } = run;
  const isMatrix = run.question === 'matchups' && (answer?.pairs.length ?? 0) > 0;
  return (
    <section className="lab-answer" aria-labelledby="answer">
      <h2 id="answer">{t('result')}</h2>
      <p className="lab-answer-sentence">
        {answer ? <AnswerSentence answer={answer} run={run} /> : <Sentence run={run} />}
      </p>
      {answer && <Certainty answer={answer} />}
      {isMatrix ? <MatchupTables pairs={answer!.pairs} /> : report.games > 0 && plot && <ResultPlot plot={plot} />}
    </section>
  );
}

/** The sentence of a run without an answer. */
function Sentence({ run }: { readonly run: Run }): string {
  const t = useTranslations('lab.runResult');
  const { report, question } = run;
  if (report.games === 0) return t('noGames');
  if (question != null) return t('early', { games: report.games });
  const headline = headlineOf(run, report, written);
  if (headline.kind === 'candidate') return t('candidate', { ...headline, met: String(headline.met) });
  if (headline.kind === 'finding') return t('finding', headline);
  return t('nothing', { compared: String(run.arms.length > 1) });
}

export function ResultPlot({ plot }: { readonly plot: LabPlotPartsFragment }) {
  const t = useTranslations('lab.runResult');
  const { kind, unit, band, at, confidence, title } = plot;
  return (
    <>
      <KeyPlot plot={plot} caption={t('caption', { title, unit: selector(unit) })} />
      {kind === 'intervals' && (
        <p className="quiet">
          {t('howToRead', {
            confidence: Math.round(100 * (confidence ?? 0.95)),
            reference: String(at != null),
            band: String(band != null),
            size: sizeNumber(band ?? 0),
            unit: unit === 'percent' ? 'percent' : 'points',
          })}
        </p>
      )}
    </>
  );
}
