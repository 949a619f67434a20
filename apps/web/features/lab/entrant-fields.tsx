/** The fields for one player of a run: a bot and a deck. */
'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Options } from '../../shared/components/options.tsx';
import { deckChoices, type EntrantDraft, type LabGame } from './draft.ts';
import { span } from './numbers.ts';
import { secondsOfThousand } from './speeds.ts';
import { Select } from '../../shared/forms/select.tsx';

interface EntrantFieldsProps {
  readonly number: number;
  readonly game: LabGame;
  /** The mode whose speed is shown. */
  readonly mode: string;
  readonly draft: EntrantDraft;
  onChange(draft: EntrantDraft): void;
  readonly onRemove: (() => void) | null;
}

export function EntrantFields({ number, game, mode, draft, onChange, onRemove }: EntrantFieldsProps) {
  const t = useTranslations('lab.entrantFields');
  const words = useTranslations('lab.words');
  const bot = game.bots.find(({ id }) => id === draft.bot);
  const seconds = secondsOfThousand(game.speeds, game.id, mode, draft.bot);
  return (
    <div className="lab-entrant" role="group" aria-label={t('player', { number })}>
      <div className="new-match-row">
        <Select
          label={t('player', { number })}
          value={draft.bot}
          onChange={(value) => onChange({ ...draft, bot: value })}
          of={game.bots}
        />
        <Select label={t('deck')} value={draft.deckSlug} onChange={(value) => onChange({ ...draft, deckSlug: value })}>
          <Options of={deckChoices(game)} />
          <option value="">{t('listMyOwn')}</option>
        </Select>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" />{' '}
            {t.rich('removePlayer', { number, span: (chunks) => <span className="visually-hidden">{chunks}</span> })}
          </button>
        )}
      </div>
      {bot && (
        <p className="quiet">
          {bot.summary} {seconds === null ? t('costUnknown') : t('cost', { time: words('span', span(seconds)) })}
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
