/** The problems of documents, with links to their places. */
import type { ProblemPartsFragment } from '@rulewright/api-client';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { documentHref } from '../../shared/editing/states.ts';

export interface ProblemsProps {
  readonly problems: readonly ProblemPartsFragment[];
  readonly set: number | null;
  /** The open document; its problems need no link. */
  readonly here?: string;
}

export function Problems({ problems, set, here }: ProblemsProps) {
  const t = useTranslations('desk.problems');
  if (problems.length === 0)
    return (
      <p className="all-well">
        <CircleCheck size={17} aria-hidden="true" /> {t('noProblemsSchemaAll')}
      </p>
    );
  return (
    <ul className="desk-problems">
      {problems.map((problem, i) => (
        <li key={i}>
          <CircleX size={17} aria-hidden="true" />
          <div>
            <p>{problem.message}</p>
            <p className="quiet">
              {problem.path !== here && (
                <>
                  <a href={documentHref(problem.path, set)}>{problem.path}</a>,{' '}
                </>
              )}
              {t('place', {
                line: problem.line,
                expected: problem.expected ?? '',
                hint: String(Boolean(problem.expected)),
              })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
