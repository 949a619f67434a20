/** Runs of the public gallery: the question, the answer in one sentence, and the plot that shows it. */
import type { LabGalleryQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { AnswerSentence } from '../questions/answer.tsx';
import { KeyPlot } from '@rulewright/ui/lab';

export function Gallery({ runs }: { readonly runs: LabGalleryQuery['labGallery']['nodes'] }) {
  const t = useTranslations('lab.runResult');
  const questions = useTranslations('lab.questions');
  return (
    <ul className="lab-gallery">
      {runs.map((run) => (
        <li key={run.id}>
          <h3>
            <a href={`/lab/${run.id}`}>{questions('question', { id: selector(run.question ?? '') })}</a>
          </h3>
          <p className="quiet">{run.title}</p>
          {run.answer && (
            <p>
              <AnswerSentence answer={run.answer} run={run} />
            </p>
          )}
          {run.plot && (
            <KeyPlot plot={run.plot} caption={t('caption', { title: run.plot.title, unit: selector(run.plot.unit) })} />
          )}
        </li>
      ))}
    </ul>
  );
}
