/** A plain text editor for a list, with line numbers and problem marks. It completes card names with the search of the server. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { completeLine, nameAt } from '../../shared/complete-name.ts';
import { NameOffer } from '../../shared/components/name-offer.tsx';
import type { Marks } from './marks.ts';
import { useNames } from './use-names.ts';

export interface DeckEditorProps {
  /** The id of the game. */
  readonly game: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly marks: Marks;
  /** The card names of an example list. */
  readonly example: readonly string[];
}

const MARK_SIGNS = { error: '×', warning: '!', info: '·' };
const LEAST_LINES = 14;

export function DeckEditor({ game, text, onChange, marks, example }: DeckEditorProps) {
  const t = useTranslations('decks.deckEditor');
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(-1);
  const [at, setAt] = useState(0);
  const typed = caret < 0 ? '' : (nameAt(text, caret)?.typed ?? '');
  const { names, isCurrent } = useNames(game, typed, true);
  const offers = caret < 0 ? [] : names;
  const active = Math.min(at, offers.length - 1);
  const lines = Math.max(LEAST_LINES, text.split('\n').length + 1);

  function take(name: string): void {
    const done = completeLine(text, caret, name);
    onChange(done.text);
    setCaret(-1);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(done.caret, done.caret);
    });
  }

  function keyDown(event: KeyboardEvent): void {
    if (offers.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: offers.length - 1 }[event.key];
    if (step !== undefined) setAt((active + step) % offers.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && isCurrent) take(offers[active]!.listName);
    else if (event.key === 'Escape') setCaret(-1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="deck-editor">
      <label className="visually-hidden" htmlFor={`${listId}-box`}>
        {t('listOneCardEach')}
      </label>
      <div className="deck-editor-sheet">
        <ol className="deck-lines" aria-hidden="true">
          {Array.from({ length: lines }, (_, i) => {
            const mark = marks.get(i + 1);
            return (
              <li key={i} data-mark={mark?.severity} title={mark?.message}>
                {mark && MARK_SIGNS[mark.severity]} {i + 1}
              </li>
            );
          })}
        </ol>
        <textarea
          ref={box}
          id={`${listId}-box`}
          name="list"
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          placeholder={example.map((name, i) => `${2 - (i % 2)} ${name}`).join('\n')}
          value={text}
          onChange={(event) => {
            onChange(event.target.value);
            setCaret(event.target.selectionStart);
            setAt(0);
          }}
          onKeyDown={keyDown}
          onBlur={() => setTimeout(() => setCaret(-1), 150)}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={offers.length > 0 ? `${listId}-${active}` : undefined}
        />
      </div>
      <ul id={listId} className="deck-offers" role="listbox" aria-label={t('names')} hidden={offers.length === 0}>
        {offers.map((offer, i) => (
          <li
            key={offer.slug}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerDown={(event) => {
              event.preventDefault();
              take(offer.listName);
            }}
          >
            <NameOffer card={offer} />
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {offers.length > 0 ? t('found', { count: offers.length }) : ''}
      </span>
    </div>
  );
}
