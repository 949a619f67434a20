/** A page that could not be made, most often because the API does not answer. */
'use client';
import { ErrorNote } from '@rulewright/ui/feedback';

export default function PageError({
  error,
  reset,
}: {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}) {
  return (
    <div className="page narrow">
      <ErrorNote title="This page could not be made">
        <p>The site’s data could not be read just now. Nothing you did is lost; try again in a moment.</p>
        {error.digest && <p className="quiet">If it stays so, tell us this number: {error.digest}</p>}
        <p>
          <button type="button" className="button" onClick={reset}>
            Try again
          </button>{' '}
          <a href="/">First page</a>
        </p>
      </ErrorNote>
    </div>
  );
}
