/** The answer to the question of a run: first one sentence, then the differences that these games would have noticed. */
import type { LabAnswerPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { whole, written } from '../numbers.ts';
import { sizeKind, sizeNumber } from './sizes.ts';

/** The parts of a run that its answer mentions. Lists of runs and the page of a run both have them. */
interface AnsweredRun {
  readonly question?: string | null;
  readonly entrants: readonly { readonly name: string }[];
}

/** A value as text. Shares are in whole percent. */
const valueText = (unit: string, value: number): string =>
  unit === 'share' ? `${(100 * value).toFixed(0)}%` : written(unit, value);

/** Half the width of an interval as text, without a unit. Shares are in percentage points. */
function marginText(unit: string, half: number): string {
  const scaled = unit === 'share' ? 100 * half : half;
  return scaled >= 1.5 ? scaled.toFixed(0) : scaled.toFixed(unit === 'share' || scaled >= 0.1 ? 1 : 2);
}

/** A difference as text: in percentage points for shares, otherwise in percent of the value for comparison. */
function useDifference({ unit, against, difference }: LabAnswerPartsFragment): string {
  const t = useTranslations('lab.answer');
  if (!difference) return '';
  const scale = unit === 'share' ? 100 : 100 / Math.max(Math.abs(against ?? 0), Number.MIN_VALUE);
  const { value, low, high } = difference;
  const signed = (one: number): string => DIFFERENCE.format(scale * one);
  const kind = unit === 'share' ? 'points' : 'percent';
  return t('difference', { kind, value: signed(value), low: signed(low), high: signed(high) });
}

/** For example "+2.3". A value that rounds to 0 gets no sign. */
const DIFFERENCE = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** What the sentence about a matrix says: the pairs with a difference, and the deck that wins most of its pairs. */
function matrixWords({ pairs, verdict }: LabAnswerPartsFragment) {
  const clear = pairs.filter((pair) => pair.verdict === 'more' || pair.verdict === 'less');
  const wins = new Map<string, number>();
  for (const { firstName, secondName, verdict: one } of clear) {
    const winner = one === 'more' ? firstName : secondName;
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const [best] = [...wins].sort(([, a], [, b]) => b - a);
  return { verdict, clear: clear.length, count: pairs.length, best: best?.[0] ?? '', beaten: best?.[1] ?? 0 };
}

/** What the sentence about deciding cards says: the card that changes most. */
function decidingWords({ pairs, verdict, size }: LabAnswerPartsFragment) {
  const clear = pairs.filter((pair) => pair.verdict === 'more' || pair.verdict === 'less');
  const [best] = [...clear].sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const sign = Math.sign(best?.value ?? 1);
  const points = (value: number): string => (Math.abs(value) < 0.0005 ? 0 : 100 * value * sign).toFixed(1);
  const ends = [best?.low ?? 0, best?.high ?? 0].sort((a, b) => a * sign - b * sign);
  return {
    ...{ verdict, clear: clear.length, count: pairs.length, size: sizeNumber(size), card: best?.cardName ?? '' },
    ...{ standIn: best?.standIns.join(', ') ?? '', value: points(best?.value ?? 0) },
    ...{ low: points(ends[0]!), high: points(ends[1]!), more: String(sign > 0) },
  };
}

interface SentenceProps {
  readonly run: AnsweredRun;
  readonly answer: LabAnswerPartsFragment;
}

export function AnswerSentence({ answer, run }: SentenceProps): string {
  const t = useTranslations('lab.answer');
  const { question, verdict, unit, low, high, drew, notices, size } = answer;
  const value = answer.value ?? 0;
  const margin = marginText(unit, (high - low) / 2);
  const against = valueText(unit, answer.against ?? 0);
  const [one, two] = [run.entrants[0]!.name, run.entrants.at(-1)!.name];
  const difference = useDifference(answer);
  const common = { verdict, value: valueText(unit, value), margin, difference, size: sizeNumber(size) };
  const card = answer.card ?? '';
  switch (question) {
    case 'change-starter':
      return t('changeStarter', { ...common, against });
    case 'starter':
      return t('starter', { ...common, against });
    case 'card':
      return t('card', { ...common, card, standIn: answer.standIns.join(', ') });
    case 'card-played':
      return t('cardPlayed', { ...common, card, drew, notices: sizeNumber(notices ?? 1) });
    case 'length':
      return t('length', {
        ...common,
        seats: run.entrants.length,
        low: whole(answer.middle?.[0] ?? 0),
        high: whole(answer.middle?.[1] ?? 0),
      });
    case 'change-length':
      return t('changeLength', { ...common, against });
    case 'matchups':
      return t('matchups', matrixWords(answer));
    case 'deciding':
      return t('deciding', decidingWords(answer));
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

/** How certain the answer is: the differences that the games would have noticed, or the meaning of ±. */
export function Certainty({ answer }: { readonly answer: LabAnswerPartsFragment }) {
  const t = useTranslations('lab.answer');
  const { question, verdict, unit, size, notices } = answer;
  if (question === 'card-played' || verdict === 'outdated' || answer.pairs.length > 0) return null;
  const known = notices != null;
  const sizes = { size: sizeNumber(size), notices: known ? sizeNumber(notices) : 0 };
  return <p>{t('certainty', { verdict, known: String(known), kind: sizeKind({ id: question, unit }), ...sizes })}</p>;
}
