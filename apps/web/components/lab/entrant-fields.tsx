/** The fields for one player of a run: a bot and a deck. */
'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Options } from '../options.tsx';
import { measured } from './bot-costs.ts';
import { deckChoices, type EntrantDraft, type LabGame } from './draft.ts';

interface EntrantFieldsProps {
  readonly number: number;
  readonly game: LabGame;
  readonly draft: EntrantDraft;
  onChange(draft: EntrantDraft): void;
  readonly onRemove: (() => void) | null;
}

export function EntrantFields({ number, game, draft, onChange, onRemove }: EntrantFieldsProps) {
  const t = useTranslations('lab.entrantFields');
  const bot = game.bots.find(({ id }) => id === draft.bot);
  return (
    <div className="lab-entrant" role="group" aria-label={t('player', { number })}>
      <div className="new-match-row">
        <label>
          {t('player', { number })}
          <select
            className="field"
            value={draft.bot}
            onChange={(event) => onChange({ ...draft, bot: event.target.value })}
          >
            <Options of={game.bots} />
          </select>
        </label>
        <label>
          {t('deck')}
          <select
            className="field"
            value={draft.deckSlug}
            onChange={(event) => onChange({ ...draft, deckSlug: event.target.value })}
          >
            <Options of={deckChoices(game)} />
            <option value="">{t('listMyOwn')}</option>
          </select>
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" />{' '}
            {t.rich('removePlayer', { number, span: (chunks) => <span className="visually-hidden">{chunks}</span> })}
          </button>
        )}
      </div>
      {bot && (
        <p className="quiet">
          {bot.summary} {measured(bot.id) && t('cost', { bot: bot.id })}
        </p>
      )}
      {draft.deckSlug === '' && (
        <label>
          {t('listOneCardEach')}
          <textarea
            className="field lab-list"
            rows={6}
            value={draft.deck}
            onChange={(event) => onChange({ ...draft, deck: event.target.value })}
          />
        </label>
      )}
    </div>
  );
}
