/** Lets a player be asked in every response window, so that others cannot tell from the questions what the player holds. */
'use client';
import { useId } from 'react';
import { ask, inWords } from './ask.ts';
import type { MatchView } from './use-match.ts';

interface AlwaysAskProps {
  readonly match: MatchView;
  readonly seat: MatchView['seats'][number];
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

/** Shows nothing where nobody else plays. */
export function AlwaysAsk({ match, seat: { seat, alwaysAsk }, take, onFailure }: AlwaysAskProps) {
  const help = useId();
  if (alwaysAsk === null) return null;

  async function change(on: boolean): Promise<void> {
    onFailure(null);
    await ask('AlwaysAsk', { match: match.id, seatNumber: seat, on }).then(
      (answer) => take(answer.alwaysAsk),
      (error: unknown) => onFailure(inWords(error)),
    );
  }

  return (
    <div className="match-always-ask">
      <label className="check">
        <input
          type="checkbox"
          checked={alwaysAsk}
          aria-describedby={help}
          onChange={(event) => void change(event.target.checked)}
        />{' '}
        Always ask me
      </label>
      <p className="quiet" id={help}>
        The match also asks you when you can only pass, and waits 1 to 3 seconds before it shows your answer, so the
        others cannot tell what you hold.
      </p>
    </div>
  );
}
