/** One seat of a new match: who sits there, by what name, and with which deck; a list of one's own is checked as it is pasted. */
'use client';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DeckReport } from '../../lib/deck-verdict.ts';
import { KeepList } from './keep-list.tsx';
import { savedChoice, type GameChoice, type SeatDraft, type SeatKind } from './setup-types.ts';

interface SeatFormProps {
  readonly number: number;
  readonly seat: SeatDraft;
  readonly game: GameChoice;
  readonly ruleset: string;
  onChange(seat: SeatDraft): void;
  /** A list has been kept in the reader's account. */
  onKept(deck: GameChoice['saved'][number]): void;
  readonly onRemove: (() => void) | null;
}

const KINDS: readonly (readonly [SeatKind, string])[] = [
  ['me', 'At this screen'],
  ['bot', 'A bot'],
  ['friend', 'A friend, by link'],
];

export function SeatForm({ number, seat, game, ruleset, onChange, onKept, onRemove }: SeatFormProps) {
  const mode = ruleset.split(/[+?]/u)[0]!;
  return (
    <fieldset className="seat-form">
      <legend>Seat {number}</legend>
      <div className="new-match-row">
        <label>
          Who
          <select
            className="field"
            value={seat.kind}
            onChange={(event) => onChange({ ...seat, kind: event.target.value as SeatKind })}
          >
            {KINDS.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {seat.kind === 'bot' ? (
          <label>
            Level
            <select
              className="field"
              value={seat.bot}
              onChange={(event) => onChange({ ...seat, bot: event.target.value })}
            >
              {game.levels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label>
            Name
            <input
              className="field"
              value={seat.name}
              maxLength={40}
              placeholder={`Player ${number}`}
              onChange={(event) => onChange({ ...seat, name: event.target.value })}
            />
          </label>
        )}
        <label>
          Deck
          <select
            className="field"
            value={seat.choice}
            onChange={(event) => onChange({ ...seat, choice: event.target.value })}
          >
            {game.decks.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            {game.saved.length > 0 && (
              <optgroup label="Saved by you">
                {game.saved.map(({ id, name, verdicts }) => (
                  <option key={id} value={savedChoice(id)}>
                    {name}
                    {verdicts.some((verdict) => verdict.ruleset.id === mode && !verdict.legal) && ' (not legal here)'}
                  </option>
                ))}
              </optgroup>
            )}
            <option value="">A list of my own…</option>
          </select>
        </label>
        {onRemove && (
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <X size={16} aria-hidden="true" /> Remove<span className="visually-hidden"> seat {number}</span>
          </button>
        )}
      </div>
      {seat.kind === 'bot' && <p className="quiet">{game.levels.find(({ id }) => id === seat.bot)?.summary}</p>}
      {seat.choice === '' && (
        <label>
          List, one card a line
          <textarea
            className="field seat-list-text"
            rows={8}
            value={seat.deck}
            onChange={(event) => onChange({ ...seat, deck: event.target.value })}
          />
          <ListVerdict game={game.id} list={seat.deck} mode={mode} />
        </label>
      )}
      {seat.choice === '' && game.keeps && (
        <KeepList
          game={game.id}
          list={seat.deck}
          onKept={(deck) => {
            onKept(deck);
            onChange({ ...seat, choice: savedChoice(deck.id) });
          }}
        />
      )}
    </fieldset>
  );
}

/** Rest before a check, in milliseconds. */
const REST = 400;

function ListVerdict({ game, list, mode }: { readonly game: string; readonly list: string; readonly mode: string }) {
  const [report, setReport] = useState<DeckReport | null>(null);
  useEffect(() => {
    if (list.trim() === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/${game}/deck-check/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ list }),
        signal: stop.signal,
      })
        .then(async (response) => setReport(response.ok ? ((await response.json()) as DeckReport) : null))
        .catch(() => undefined);
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, list]);
  const verdict = list.trim() === '' ? undefined : report?.verdicts.find(({ ruleset }) => ruleset.id === mode);
  if (!verdict) return null;
  const problem = verdict.issues.find(({ severity }) => severity === 'error');
  return (
    <span role="status" className={verdict.legal ? 'list-legal' : 'list-illegal'}>
      {verdict.legal ? `Legal in ${verdict.ruleset.name}.` : (problem?.message ?? 'Not legal.')}
    </span>
  );
}
