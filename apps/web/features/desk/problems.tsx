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
  /** Moves the caret to the line of a problem of the open document. */
  readonly onSeek?: (line: number) => void;
}

export function Problems({ problems, set, here, onSeek }: ProblemsProps) {
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
              <ProblemPlace problem={problem} onSeek={problem.path === here ? onSeek : undefined} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ProblemPlaceProps {
  readonly problem: ProblemPartsFragment;
  readonly onSeek: ProblemsProps['onSeek'];
}

/** The line of a problem, as a button if the document is open. */
function ProblemPlace({ problem: { line, expected }, onSeek }: ProblemPlaceProps) {
  const t = useTranslations('desk.problems');
  const place = t('place', { line, expected: expected ?? '', hint: String(Boolean(expected)) });
  if (!onSeek) return place;
  return (
    <button type="button" className="link-button" onClick={() => onSeek(line)}>
      {place}
    </button>
  );
}
