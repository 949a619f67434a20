/** What stands in the place of a preview that cannot be made. */
import { ErrorNote } from '@rulewright/ui';
import type { ReactNode } from 'react';

export function NoPreview({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorNote title="It cannot be shown yet">
      <p>{children}</p>
    </ErrorNote>
  );
}
