/** The head of a run: its question, or what it compares. */
import type { LabRunHeadFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';

interface RunHeadProps {
  readonly run: LabRunHeadFragment;
  /** The number of games in the results, or planned while games are played. */
  readonly games: number;
}

export function RunHead({ run, games }: RunHeadProps) {
  const t = useTranslations('lab.runHead');
  const questions = useTranslations('lab.questions');
  const { question, title } = run;
  return (
    <>
      <h1>{question == null ? title : questions('question', { id: selector(question) })}</h1>
      <p className="lede">{t('about', { title, named: String(question != null), count: games })}</p>
    </>
  );
}
