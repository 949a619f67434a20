/** The questions of the lab. The visitor picks one, fills in its fields, sees how many games it needs, and starts the run. */
'use client';
import { AskLabDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { selector } from '../../../i18n/selector.ts';
import { request } from '../../../shared/request.ts';
import { useAction } from '../../../shared/use-action.ts';
import { Options } from '../../../shared/components/options.tsx';
import type { LabGame } from '../draft.ts';
import { SubmitButton } from '../../../shared/components/submit-button.tsx';
import { questionDraftOf, questionInput, type Question } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionPlan } from './question-plan.tsx';

interface QuestionsProps {
  readonly games: readonly LabGame[];
  readonly questions: readonly Question[];
  readonly from: { readonly game?: string; readonly mode?: string; readonly question?: string };
}

export function Questions({ games, questions, from }: QuestionsProps) {
  const t = useTranslations('lab.questions');
  const [game, setGame] = useState(games.find(({ id }) => id === from.game) ?? games[0]!);
  const [draft, setDraft] = useState(() => questionDraftOf(game, from.mode));
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
        <label className="lab-game">
          {t('game')}
          <select
            className="field"
            value={game.id}
            onChange={(event) => {
              const next = games.find(({ id }) => id === event.target.value)!;
              setGame(next);
              setDraft(questionDraftOf(next));
            }}
          >
            <Options of={games} />
          </select>
        </label>
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
          {action.error && (
            <p className="match-failure" role="alert">
              {action.error}
            </p>
          )}
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
