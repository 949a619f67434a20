/** What stands in the place of a page that could not be made. */
'use client';
import { ErrorNote } from '@rulewright/ui/feedback';

export interface PageErrorProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

export function PageError({ error, reset }: PageErrorProps) {
  return (
    <div className="page narrow">
      <ErrorNote title="This page could not be made" heading="h1">
        <p>The site’s data could not be read just now. Nothing you did is lost; try again in a moment.</p>
        {error.digest && <p className="quiet">If it stays so, tell us this number: {error.digest}</p>}
        <p className="actions">
          <button type="button" className="button" onClick={reset}>
            Try again
          </button>
          <a href="/">First page</a>
        </p>
      </ErrorNote>
    </div>
  );
}
