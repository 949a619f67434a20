/** One entrant of a run: a bot and a deck. */
'use client';
import { X } from 'lucide-react';
import type { EntrantDraft, LabGame } from './draft.ts';

interface EntrantFieldsProps {
  readonly number: number;
  readonly game: LabGame;
  readonly draft: EntrantDraft;
  onChange(draft: EntrantDraft): void;
  readonly onRemove: (() => void) | null;
}

export function EntrantFields({ number, game, draft, onChange, onRemove }: EntrantFieldsProps) {
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
            {game.bots.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Deck
          <select
            className="field"
            value={draft.deckSlug}
            onChange={(event) => onChange({ ...draft, deckSlug: event.target.value })}
          >
            {game.decks.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            <option value="">A list of my own…</option>
          </select>
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" /> Remove<span className="visually-hidden"> player {number}</span>
          </button>
        )}
      </div>
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
