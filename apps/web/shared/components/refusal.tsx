/** Why an action was refused or failed; nothing while there is no reason. A screen reader reads it as soon as it appears. */
import type { ReactNode } from 'react';

export interface RefusalProps {
  readonly of: ReactNode;
  readonly className?: string;
}

export function Refusal({ of, className = 'form-error' }: RefusalProps) {
  return of ? (
    <p className={className} role="alert">
      {of}
    </p>
  ) : null;
}
