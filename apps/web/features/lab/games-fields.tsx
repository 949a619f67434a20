/** The number of games of a run, the seed, and the condition to stop early. */
'use client';
import { useTranslations } from 'next-intl';
import { selector } from '../../i18n/selector.ts';
import { Options } from '../../shared/components/options.tsx';
import type { RunDraft } from './draft.ts';

/** The metrics that can end a comparison early. */
const STOPS = ['', 'turns', 'starter-wins', 'decisions-per-turn'] as const;

interface GamesFieldsProps {
  readonly draft: RunDraft;
  change(changes: Partial<RunDraft>): void;
}

export function GamesFields({ draft, change }: GamesFieldsProps) {
  const t = useTranslations('lab.gamesFields');
  return (
    <fieldset>
      <legend>{t('numberOfGames')}</legend>
      <div className="new-match-row">
        <label>
          {t('gamesOfEachRuleset')}
          <input
            className="field"
            type="number"
            required
            min={2}
            max={20_000}
            value={draft.games}
            onChange={(event) => change({ games: Number(event.target.value) })}
          />
        </label>
        <label>
          {t('seed')}
          <input
            className="field"
            type="number"
            value={draft.seed}
            placeholder={t('random')}
            onChange={(event) => change({ seed: event.target.value })}
          />
        </label>
        {draft.kind === 'compare' && (
          <label>
            {t('stopTheRun')}
            <select className="field" value={draft.stop} onChange={(event) => change({ stop: event.target.value })}>
              <Options of={STOPS.map((id) => ({ id, name: t('stop', { metric: selector(id || 'none') }) }))} />
            </select>
          </label>
        )}
      </div>
      <p className="quiet">{t('allRulesetsPlayedSame')}</p>
    </fieldset>
  );
}
