/** The error box of a page or panel. */
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
      <AlertIcon />
      <div>
        <Heading className="error-title">{title}</Heading>
        {children}
      </div>
    </div>
  );
}

/** CircleAlert of lucide. Every page loads the error page of the site, which must not bring the whole icon library with it. */
function AlertIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20M12 8v4m0 4h.01"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
