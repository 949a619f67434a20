/** The parts of a search that could not be understood, underlined. */
import type { CatalogueQuery } from '@rulewright/api-client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';

export function QueryProblems({
  query,
  problems,
  understood,
}: {
  readonly query: string;
  readonly problems: NonNullable<CatalogueQuery['cards']>['problems'];
  /** Whether the search could use another term. */
  readonly understood: boolean;
}) {
  const t = useTranslations('cards.queryProblems');
  if (problems.length === 0) return null;
  return (
    <ul className="query-problems">
      {problems.map((problem, i) => {
        const from = problem.column - 1;
        return (
          <li key={i}>
            <TriangleAlert size={17} aria-hidden="true" />
            <div>
              <code>
                {query.slice(0, from)}
                <mark>{query.slice(from, from + problem.length)}</mark>
                {query.slice(from + problem.length)}
              </code>
              <p>{t('problem', { message: problem.message, understood: String(understood) })}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
