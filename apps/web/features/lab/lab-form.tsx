/** The form for a new run: one ruleset, a comparison of two, a sweep or tuning; the players; the number of games. */
'use client';
import { CreateLabRunDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';
import {
  KINDS,
  MOST_SEATS,
  areEqual,
  draftOf,
  entrantOf,
  idOf,
  inputOf,
  type Kind,
  type LabGame,
  type RangeDraft,
  type RunDraft,
} from './draft.ts';
import { SubmitButton } from '../../shared/components/submit-button.tsx';
import { EntrantFields } from './entrant-fields.tsx';
import { RulesetFields } from './ruleset-fields.tsx';
import { RangeFields, useRanges } from './range-fields.tsx';
import { TuneFields } from './tune-fields.tsx';
import { selector } from '../../i18n/selector.ts';
import { Refusal } from '../../shared/components/refusal.tsx';
import { Select } from '../../shared/forms/select.tsx';

/** The metrics that can end a comparison early. */
const STOPS = ['', 'turns', 'starter-wins', 'decisions-per-turn'] as const;

interface GamesFieldsProps {
  readonly draft: RunDraft;
  change(changes: Partial<RunDraft>): void;
}

/** The number of games of a run, the seed, and the condition to stop early. */
function GamesFields({ draft, change }: GamesFieldsProps) {
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
          <Select
            label={t('stopTheRun')}
            value={draft.stop}
            onChange={(value) => change({ stop: value })}
            of={STOPS.map((id) => ({ id, name: t('stop', { metric: selector(id || 'none') }) }))}
          />
        )}
      </div>
      <p className="quiet">{t('allRulesetsPlayedSame')}</p>
    </fieldset>
  );
}

export interface LabFormProps {
  readonly games: readonly LabGame[];
  readonly from: { readonly game?: string; readonly mode?: string; readonly kind?: string };
}

export function LabForm({ games, from }: LabFormProps) {
  const t = useTranslations('lab.labForm');
  const words = useTranslations('lab.words');
  const [game, setGame] = useState(games.find(({ id }) => id === from.game) ?? games[0]!);
  const begin = KINDS.find((each) => each === from.kind) ?? 'compare';
  const [draft, setDraft] = useState<RunDraft>(() => draftOf(game, begin, from.mode));
  const action = useAction();
  // Keeps the button disabled until the page of the run has loaded.
  const [leaving, setLeaving] = useState(false);
  const change = (changes: Partial<RunDraft>): void => setDraft({ ...draft, ...changes });
  const { kind, entrants } = draft;

  function run(event: SubmitEvent): void {
    event.preventDefault();
    void action.run(async () => {
      const { createLabRun } = await request(CreateLabRunDocument, { input: inputOf(game, draft) });
      setLeaving(true);
      location.assign(`/lab/${createLabRun.id}`);
    });
  }

  return (
    <form className="new-match lab-form needs-script" onSubmit={run}>
      <div className="new-match-row lab-words">
        {games.length > 1 && (
          <Select
            label={t('game')}
            value={game.id}
            onChange={(value) => {
              const next = games.find(({ id }) => id === value)!;
              setGame(next);
              setDraft(draftOf(next, kind));
            }}
            of={games}
          />
        )}
        <Select
          label={t('question')}
          value={kind}
          onChange={(value) => change({ kind: value as Kind })}
          of={KINDS.map((id) => ({ id, name: words('kind', { kind: id }) }))}
        />
      </div>
      <div className={kind === 'compare' ? 'lab-pair' : undefined}>
        <RulesetFields
          legend={kind === 'compare' ? t('before') : t('rules')}
          game={game}
          draft={draft.a}
          onChange={(a) => change({ a })}
        />
        {kind === 'compare' && (
          <RulesetFields legend={t('after')} game={game} draft={draft.b} onChange={(b) => change({ b })} />
        )}
      </div>
      {kind === 'sweep' && (
        <SweepFields ruleset={idOf(game, draft.a)} range={draft.sweep} onChange={(sweep) => change({ sweep })} />
      )}
      {kind === 'tune' && (
        <TuneFields
          ruleset={idOf(game, draft.a)}
          goals={draft.goals}
          vary={draft.vary}
          onGoals={(goals) => change({ goals })}
          onVary={(vary) => change({ vary })}
        />
      )}
      <fieldset>
        <legend>{t('whoPlays')}</legend>
        {entrants.map((entrant, at) => (
          <EntrantFields
            key={at}
            number={at + 1}
            game={game}
            mode={draft.a.mode}
            draft={entrant}
            onChange={(next) => change({ entrants: entrants.map((one, i) => (i === at ? next : one)) })}
            onRemove={entrants.length > 2 ? () => change({ entrants: entrants.filter((_, i) => i !== at) }) : null}
          />
        ))}
        <p className="actions">
          {entrants.length < MOST_SEATS && (
            <button
              type="button"
              className="button"
              onClick={() => change({ entrants: [...entrants, entrantOf(game)] })}
            >
              {t('addAPlayer')}
            </button>
          )}
          <label className="check">
            <input type="checkbox" checked={draft.swap} onChange={(event) => change({ swap: event.target.checked })} />{' '}
            {t('swapSeats')}
          </label>
        </p>
        {draft.swap === areEqual(entrants) && (
          <p className="quiet">{draft.swap ? t('thesePlayersEqualSo') : t('playersKeepTheirSeats')}</p>
        )}
      </fieldset>
      <GamesFields draft={draft} change={change} />
      <Refusal of={action.error} className="match-failure" />
      <p>
        <SubmitButton className="button button-main" disabled={action.busy || leaving}>
          {t('startRun')}
        </SubmitButton>
      </p>
    </form>
  );
}

interface SweepFieldsProps {
  readonly ruleset: string;
  readonly range: RangeDraft;
  onChange(range: RangeDraft): void;
}

function SweepFields({ ruleset, range, onChange }: SweepFieldsProps) {
  const t = useTranslations('lab.labForm');
  return (
    <fieldset>
      <legend>{t('valuesThatChange')}</legend>
      <RangeFields parameters={useRanges(ruleset)} range={range} onChange={onChange} />
    </fieldset>
  );
}
