/** Runs of the public gallery: the question, the answer in one sentence, and the plot that shows it. */
import type { LabGalleryQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { AnswerSentence } from '../questions/answer.tsx';
import { KeyPlot } from '@rulewright/ui/lab';

interface GalleryProps {
  readonly runs: LabGalleryQuery['labGallery']['nodes'];
  /** The heading of each run: one level below the heading above the list. */
  readonly heading: 'h2' | 'h3';
}

export function Gallery({ runs, heading: Heading }: GalleryProps) {
  const t = useTranslations('lab.runResult');
  const questions = useTranslations('lab.questions');
  return (
    <ul className="lab-gallery">
      {runs.map((run) => (
        <li key={run.id}>
          <Heading>
            <a href={`/lab/${run.id}`}>{questions('question', { id: selector(run.question ?? '') })}</a>
          </Heading>
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
