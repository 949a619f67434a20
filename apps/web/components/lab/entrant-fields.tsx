/** One entrant of a run: a bot and a deck. */
'use client';
import { X } from 'lucide-react';
import { Options } from '../options.tsx';
import { costOf } from './bot-costs.ts';
import { deckChoices, type EntrantDraft, type LabGame } from './draft.ts';

interface EntrantFieldsProps {
  readonly number: number;
  readonly game: LabGame;
  readonly draft: EntrantDraft;
  onChange(draft: EntrantDraft): void;
  readonly onRemove: (() => void) | null;
}

export function EntrantFields({ number, game, draft, onChange, onRemove }: EntrantFieldsProps) {
  const bot = game.bots.find(({ id }) => id === draft.bot);
  return (
    <div className="lab-entrant" role="group" aria-label={`Player ${number}`}>
      <div className="new-match-row">
        <label>
          Player {number}
          <select
            className="field"
            value={draft.bot}
            onChange={(event) => onChange({ ...draft, bot: event.target.value })}
          >
            <Options of={game.bots} />
          </select>
        </label>
        <label>
          Deck
          <select
            className="field"
            value={draft.deckSlug}
            onChange={(event) => onChange({ ...draft, deckSlug: event.target.value })}
          >
            <Options of={deckChoices(game)} />
            <option value="">A list of my own…</option>
          </select>
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" /> Remove<span className="visually-hidden"> player {number}</span>
          </button>
        )}
      </div>
      {bot && (
        <p className="quiet">
          {bot.summary} {costOf(bot.id)}
        </p>
      )}
      {draft.deckSlug === '' && (
        <label>
          List, one card a line
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
