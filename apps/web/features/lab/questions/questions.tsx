/** The questions of the lab. The visitor picks one, fills in its fields, sees how many games it needs, and starts the run. */
'use client';
import {
  AskLabDocument,
  LabQuestionPlanDocument,
  type LabQuestionInput,
  type LabQuestionPlanQuery,
} from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { selector } from '../../../i18n/selector.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import type { LabGame } from '../draft.ts';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { questionDraftOf, questionInput, TAKES_LIST, type ListFrom, type Question } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { useErrorSentence } from '../../../shared/use-error-sentence.ts';
import { span, whole } from '../numbers.ts';
import { rate } from '../speeds.ts';
import { sizeKind, sizeNumber } from './sizes.ts';
import { Refusal } from '../../../shared/components/refusal.tsx';
import { Select } from '../../../shared/forms/select.tsx';

type Plan = LabQuestionPlanQuery['labQuestionPlan'];

interface QuestionPlanProps {
  readonly question: Question;
  /** Null until all choices are made. */
  readonly input: LabQuestionInput | null;
}

/** Milliseconds for which a plan stays valid. */
const FRESH = 60_000;

/** The plan for a question: the number of games, the reason for this number, and about how long the games take. */
function QuestionPlan({ question, input }: QuestionPlanProps) {
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
        <strong>{t('games', { games, arms, all: whole(games * arms), pairs: String(arePairs(question)) })}</strong>{' '}
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
        <p>{t('fewer', { pairs: arePairs(question) ? 'seats' : arms > 1 ? 'seeds' : swap ? 'seats' : 'none' })}</p>
      </details>
    </>
  );
}

/** Whether a question plays pairs of decks. */
const arePairs = ({ id, topics }: Question): boolean => topics.includes('decks') || id === TAKES_LIST;

interface QuestionsProps {
  readonly games: readonly LabGame[];
  readonly questions: readonly Question[];
  readonly from: { readonly game?: string; readonly mode?: string; readonly question?: string } & ListFrom;
}

export function Questions({ games, questions, from }: QuestionsProps) {
  const t = useTranslations('lab.questions');
  const [game, setGame] = useState(games.find(({ id }) => id === from.game) ?? games[0]!);
  const [draft, setDraft] = useState(() => questionDraftOf(game, from.mode, from));
  const [asked, setAsked] = useState(questions.find(({ id }) => id === from.question) ?? null);
  const action = useAction();
  // Keeps the button disabled until the page of the run has loaded.
  const [leaving, setLeaving] = useState(false);
  const input = asked && questionInput(game, asked, draft);

  function start(event: SubmitEvent): void {
    event.preventDefault();
    if (!input) return;
    void action.run(async () => {
      const { askLab } = await request(AskLabDocument, { input });
      setLeaving(true);
      location.assign(`/lab/${askLab.id}`);
    });
  }

  return (
    <form className="new-match lab-form lab-questions needs-script" onSubmit={start}>
      {games.length > 1 && (
        <Select
          label={t('game')}
          className="lab-game"
          value={game.id}
          onChange={(value) => {
            const next = games.find(({ id }) => id === value)!;
            setGame(next);
            setDraft(questionDraftOf(next));
          }}
          of={games}
        />
      )}
      <fieldset>
        <legend>{t('whatDoYouWantToKnow')}</legend>
        <div className="lab-question-list">
          {questions.map((question) => (
            <label key={question.id}>
              <input
                type="radio"
                name="lab-question"
                value={question.id}
                checked={asked?.id === question.id}
                onChange={() => {
                  setAsked(question);
                  setDraft({ ...draft, size: null });
                }}
              />
              <span>{t('question', { id: selector(question.id) })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {asked && (
        <>
          <QuestionFields
            game={game}
            question={asked}
            draft={draft}
            change={(changes) => setDraft({ ...draft, ...changes })}
          />
          <QuestionPlan question={asked} input={input} />
          <Refusal of={action.error} className="match-failure" />
          <p>
            <SubmitButton className="button button-main" disabled={!input || action.busy || leaving}>
              {t('askTheLab')}
            </SubmitButton>
          </p>
        </>
      )}
    </form>
  );
}
