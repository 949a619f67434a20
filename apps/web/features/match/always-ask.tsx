/** The switch “Always ask me”. A separate file, because a match against bots has none. */
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { ask } from '../device/index.ts';
import type { MatchView } from './use-match.ts';

interface AlwaysAskProps {
  readonly match: MatchView;
  readonly seat: MatchView['seats'][number];
  take(view: MatchView): void;
  onFailure(sentence: string | null): void;
}

export function AlwaysAsk({ match, seat: { seat, alwaysAsk }, take, onFailure }: AlwaysAskProps) {
  const t = useTranslations('play.alwaysAsk');
  const inWords = useErrorSentence();
  const help = useId();
  /** What the person chose, until the API has answered. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function change(on: boolean): Promise<void> {
    onFailure(null);
    setChosen(on);
    await ask('AlwaysAsk', { match: match.id, seatNumber: seat, on }).then(
      (answer) => take(answer.alwaysAsk),
      (error: unknown) => onFailure(inWords(error)),
    );
    setChosen(null);
  }

  return (
    <div className="match-always-ask">
      <label className="check">
        <input
          type="checkbox"
          autoComplete="off"
          checked={chosen ?? alwaysAsk === true}
          aria-describedby={help}
          onChange={(event) => void change(event.target.checked)}
        />{' '}
        {t('alwaysAskMe')}
      </label>
      <p className="quiet" id={help}>
        {t('help')}
      </p>
    </div>
  );
}
