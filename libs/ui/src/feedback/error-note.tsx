/** What stands where something went wrong. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What happened, where, and what to do. */
export function ErrorNote({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="error-note" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <p className="error-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
