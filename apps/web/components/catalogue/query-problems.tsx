/** What of a search could not be understood, with the part of it underlined. */
import type { CatalogueQuery } from '@rulewright/api-client';
import { TriangleAlert } from 'lucide-react';

export function QueryProblems({
  query,
  problems,
}: {
  readonly query: string;
  readonly problems: NonNullable<CatalogueQuery['cards']>['problems'];
}) {
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
              <p>{problem.message} The rest of the search was applied.</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
