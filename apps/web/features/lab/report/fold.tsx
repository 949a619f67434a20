/** A folded section of the page of a run. */
import type { ReactNode } from 'react';

interface FoldProps {
  /** The id of the heading, to which links lead. A browser unfolds the section for such a link. */
  readonly id: string;
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Fold({ id, title, isOpen = false, children }: FoldProps) {
  return (
    <details className="lab-fold" open={isOpen}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <div id={`${id}-inside`}>{children}</div>
    </details>
  );
}
