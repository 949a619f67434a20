/** The button that starts a guided first match. It is a form, so it works without scripts. */
import type { ReactNode } from 'react';

interface StartFormProps {
  readonly game: string;
  readonly className?: string;
  /** The content of the button. */
  readonly children: ReactNode;
}

export function StartForm({ game, className, children }: StartFormProps) {
  return (
    <form method="post" action="/play/first" className="first-match-form">
      <input type="hidden" name="game" value={game} />
      <button className={className}>{children}</button>
    </form>
  );
}
