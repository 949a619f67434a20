/** Controls for automatic passing until the turn ends or the reader's next turn. The reader chooses the steps that stop it. */
'use client';
import { useTranslations } from 'next-intl';
import type { MatchView } from './use-match.ts';
import type { PassingState } from './use-passing.ts';

interface PassingControlsProps {
  readonly passing: PassingState;
  readonly steps: NonNullable<NonNullable<MatchView['table']>['turn']>['steps'];
  readonly stops: readonly string[];
  onStops(stops: readonly string[]): void;
}

export function PassingControls({ passing, steps, stops, onStops }: PassingControlsProps) {
  const t = useTranslations('play.passing');
  if (passing.until !== null)
    return (
      <p className="match-passing" role="status">
        {t('passing', { until: passing.until })}{' '}
        <button type="button" className="button" onClick={passing.stop}>
          {t('stop')}
        </button>
      </p>
    );
  return (
    <details className="match-passing">
      <summary>{t('passForMe')}</summary>
      <p className="actions">
        <button type="button" className="button" onClick={() => passing.start('turn')}>
          {t('untilTurnEnd')}
        </button>
        <button type="button" className="button" onClick={() => passing.start('mine')}>
          {t('untilMyTurn')}
        </button>
      </p>
      <fieldset>
        <legend>{t('askMeIn')}</legend>
        {steps.map(({ id, name }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={stops.includes(id)}
              onChange={({ target }) => onStops(target.checked ? [...stops, id] : stops.filter((one) => one !== id))}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <p className="quiet">{t('help')}</p>
    </details>
  );
}
