/** The plan for a question: the number of games, the reason for this number, and about how long the games take. */
'use client';
import { LabQuestionPlanDocument, type LabQuestionInput, type LabQuestionPlanQuery } from '@rulewright/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { request } from '../../../shared/request.ts';
import { useErrorSentence } from '../../../shared/use-error-sentence.ts';
import { span, whole } from '../numbers.ts';
import { rate } from '../speeds.ts';
import type { Question } from './question-draft.ts';
import { sizeKind, sizeNumber } from './sizes.ts';

type Plan = LabQuestionPlanQuery['labQuestionPlan'];

interface QuestionPlanProps {
  readonly question: Question;
  /** Null until all choices are made. */
  readonly input: LabQuestionInput | null;
}

/** Milliseconds for which a plan stays valid. */
const FRESH = 60_000;

export function QuestionPlan({ question, input }: QuestionPlanProps) {
  const t = useTranslations('lab.questionPlan');
  const inWords = useErrorSentence();
  const { data, error, isFetching } = useQuery({
    queryKey: ['lab-question-plan', input],
    queryFn: async ({ signal }) =>
      (await request(LabQuestionPlanDocument, { input: input! }, { signal })).labQuestionPlan,
    enabled: input !== null,
    staleTime: FRESH,
    retry: false,
  });
  return (
    <section className="lab-plan" aria-label={t('whatIsPlayed')}>
      <div role="status">
        {input === null && <p className="quiet">{t('chooseWhatItIsAbout')}</p>}
        {input !== null && isFetching && <p className="quiet">{t('workingOut')}</p>}
        {input !== null && !isFetching && error && <p>{inWords(error)}</p>}
        {input !== null && !isFetching && data && <Sentences question={question} plan={data} />}
      </div>
    </section>
  );
}

function Sentences({ question, plan }: { readonly question: Question; readonly plan: Plan }) {
  const t = useTranslations('lab.questionPlan');
  const words = useTranslations('lab.words');
  const { games, arms, swap, size, limited, threads, gamesPerSecond, seconds, card, deck, standIns, added, copies } =
    plan;
  const kind = sizeKind(question);
  return (
    <>
      <p>
        <strong>{t('games', { games, arms, all: whole(games * arms) })}</strong>{' '}
        {gamesPerSecond == null || seconds == null
          ? t('timeUnknown')
          : t('time', { span: words('span', span(seconds)), rate: rate(gamesPerSecond), threads })}
      </p>
      {standIns.length > 0 && (
        <p>
          {t('standIn', {
            added: String(added),
            copies,
            card: card ?? '',
            deck: deck ?? '',
            standIn: standIns.join(', '),
            several: String(standIns.length > 1),
          })}
        </p>
      )}
      {limited && <p>{t('limited', { kind, size: sizeNumber(size) })}</p>}
      <details>
        <summary>{t('whySoManyGames')}</summary>
        <p>{t('why', { kind, size: sizeNumber(size), measured: String(question.topics.includes('seats')) })}</p>
        <p>{t('fewer', { pairs: arms > 1 ? 'seeds' : swap ? 'seats' : 'none' })}</p>
      </details>
    </>
  );
}
