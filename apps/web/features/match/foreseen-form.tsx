/** All questions that will follow for certain, with the first answer to each. A button opens the form that changes the answers. */
'use client';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import type { ForeseenQuestion } from './answering.ts';
import { useTranslations } from 'next-intl';
import { useId, useState, type SubmitEvent } from 'react';
import { Select } from '../../shared/forms/select.tsx';

/** Up to this number of answers are buttons side by side; more answers are a select. */
const SIDE_BY_SIDE = 2;

interface ForeseenFormProps {
  readonly questions: readonly ForeseenQuestion[];
  readonly busy: boolean;
  onAnswer(answers: ReadonlyMap<string, string>): void;
}

export function ForeseenForm({ questions, busy, onAnswer }: ForeseenFormProps) {
  const t = useTranslations('play.foreseenForm');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const answerTo = ({ question, options }: ForeseenQuestion): string => chosen.get(question) ?? options[0]!;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    onAnswer(new Map(questions.map((one) => [one.question, answerTo(one)])));
  }

  return (
    <form className="foreseen" onSubmit={send}>
      {isOpen ? (
        questions.map((one) => (
          <Question
            key={one.question}
            {...one}
            answer={answerTo(one)}
            onChange={(answer) => setChosen(new Map(chosen).set(one.question, answer))}
          />
        ))
      ) : (
        <ul className="foreseen-answers">
          {questions.map((one) => (
            <li key={one.question}>
              <span className="quiet">{one.question}</span> {answerTo(one)}
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <SubmitButton className="button button-main" disabled={busy}>
          {t('confirmAnswers')}
        </SubmitButton>
        {!isOpen && (
          <button type="button" className="button" disabled={busy} onClick={() => setOpen(true)}>
            {t('change')}
          </button>
        )}
      </p>
    </form>
  );
}

interface QuestionProps extends ForeseenQuestion {
  readonly answer: string;
  onChange(answer: string): void;
}

function Question({ question, options, answer, onChange }: QuestionProps) {
  const id = useId();
  if (options.length > SIDE_BY_SIDE) {
    return <Select label={question} className="foreseen-question" value={answer} onChange={onChange} of={options} />;
  }
  return (
    <fieldset className="foreseen-question">
      <legend>{question}</legend>
      {options.map((option) => (
        <label key={option} className="check">
          <input type="radio" name={id} checked={option === answer} onChange={() => onChange(option)} /> {option}
        </label>
      ))}
    </fieldset>
  );
}
