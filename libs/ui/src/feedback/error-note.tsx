/** The error box of a page or panel. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ErrorNoteProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Use `h1` if the page has no other main heading. */
  readonly heading?: 'h1' | 'p';
}

/** The children say what happened, where, and what to do. */
export function ErrorNote({ title, children, heading: Heading = 'p' }: ErrorNoteProps) {
  return (
    <div className="error-note" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <Heading className="error-title">{title}</Heading>
        {children}
      </div>
    </div>
  );
}
