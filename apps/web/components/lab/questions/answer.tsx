/** The answer to the question of a run: one sentence first, then what these games would have noticed. */
import type { LabReportPartsFragment, LabRunHeadFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../../i18n/selector.ts';
import { whole, written } from '../numbers.ts';
import { sizeKind, sizeNumber } from './sizes.ts';

type AnswerParts = NonNullable<LabReportPartsFragment['answer']>;

interface AnswerProps {
  readonly answer: AnswerParts;
  readonly run: LabRunHeadFragment;
  /** Whether games are still being played. */
  readonly early: boolean;
}

/** A value in a sentence: shares in whole percent. */
const valueText = (unit: string, value: number): string =>
  unit === 'share' ? `${(100 * value).toFixed(0)}%` : written(unit, value);

/** Half of an interval: points for shares. */
function marginText(unit: string, half: number): string {
  const scaled = unit === 'share' ? 100 * half : half;
  return scaled >= 1.5 ? scaled.toFixed(0) : scaled.toFixed(unit === 'share' || scaled >= 0.1 ? 1 : 2);
}

/** The sentence of each question. */
function useSentence({ answer, run }: Omit<AnswerProps, 'early'>): string {
  const t = useTranslations('lab.answer');
  const { question, verdict, unit, low, high, drew, notices } = answer;
  const value = answer.value ?? 0;
  const margin = marginText(unit, (high - low) / 2);
  const against = valueText(unit, answer.against ?? 0);
  const [one, two] = [run.entrants[0]!.name, run.entrants.at(-1)!.name];
  const common = { verdict, value: valueText(unit, value), margin };
  const card = answer.card ?? '';
  switch (question) {
    case 'change-starter':
      return t('changeStarter', { ...common, against });
    case 'starter':
      return t('starter', { ...common, against });
    case 'card':
      return t('card', { ...common, against, card });
    case 'card-played':
      return t('cardPlayed', { ...common, card, drew: whole(drew), notices: sizeNumber(notices ?? 1) });
    case 'length':
      return t('length', {
        ...common,
        seats: run.entrants.length,
        low: whole(answer.middle?.[0] ?? 0),
        high: whole(answer.middle?.[1] ?? 0),
      });
    case 'change-length':
      return t('changeLength', { ...common, against });
    case 'deck':
    case 'skill':
      return t('players', { ...common, one, two, inverse: valueText(unit, 1 - value) });
    default:
      return t('parameter', {
        verdict,
        changes: answer.changed
          .map((changed) =>
            t('changed', {
              title: changed.title,
              before: written(changed.unit, changed.before),
              after: written(changed.unit, changed.after),
            }),
          )
          .join('; '),
      });
  }
}

export function Answer({ answer, run, early }: AnswerProps) {
  const t = useTranslations('lab.answer');
  const questions = useTranslations('lab.questions');
  const sentence = useSentence({ answer, run });
  const { question, verdict, unit, size, notices, games } = answer;
  const kind = sizeKind({ id: question, unit });
  const sizes = { kind, size: sizeNumber(size), notices: notices === null ? '' : sizeNumber(notices) };
  return (
    <section className="lab-answer" aria-labelledby="answer" data-verdict={early ? 'unclear' : verdict}>
      <h2 id="answer">{questions('question', { id: selector(question) })}</h2>
      {early ? (
        <p className="lab-answer-sentence">{t('early', { games })}</p>
      ) : (
        <>
          <p className="lab-answer-sentence">{sentence}</p>
          {question !== 'card-played' && (
            <p>{t('certainty', { verdict, known: String(notices !== null), ...sizes })}</p>
          )}
          {question === 'card' && <p className="quiet">{t('cardCaution')}</p>}
        </>
      )}
    </section>
  );
}
