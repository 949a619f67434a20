/** A combobox to add a card by name, with an optional number in front. A pasted list is added whole. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { NameOffer, type FoundName } from '../../shared/components/name-offer.tsx';
import { useNames } from '../decks/index.ts';
import { isOneLine, readTyped } from './read-added.ts';
import type { QuickAddState } from './use-quick-add.ts';

export interface QuickAddProps {
  readonly game: string;
  /** A card name, for the example in the empty field. */
  readonly example: string;
  readonly state: QuickAddState;
}

export function QuickAdd({ game, example, state }: QuickAddProps) {
  const t = useTranslations('build.quickAdd');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { copies, name } = readTyped(state.text);
  const { names, isCurrent, problem } = useNames(game, name);
  const offers = open ? names : [];
  const active = Math.min(at, offers.length - 1);

  function close(): void {
    setOpen(false);
    setAt(0);
  }

  function take({ slug, listName }: FoundName): void {
    state.take({ card: slug, name: listName, copies, zone: 'main' });
    close();
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      // Offers of an earlier text may be other cards.
      if (isCurrent && offers[active]) take(offers[active]);
      else {
        state.add(state.text);
        close();
      }
      return;
    }
    if (offers.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: offers.length - 1 }[event.key];
    if (step !== undefined) setAt((active + step) % offers.length);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  /** The field has one line, so a browser would join the lines of a list. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (isOneLine(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    state.add(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
    close();
  }

  return (
    <div className="quick-add">
      <label htmlFor={`${id}-field`}>{t('label')}</label>
      <input
        id={`${id}-field`}
        className="field"
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={offers.length > 0 ? `${id}-${active}` : undefined}
        placeholder={example && t('placeholder', { name: example })}
        value={state.text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          state.setText(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onKeyDown={keyDown}
        onPaste={paste}
        onBlur={() => setOpen(false)}
      />
      <ul id={id} className="deck-offers" role="listbox" aria-label={t('names')} hidden={offers.length === 0}>
        {offers.map((offer, i) => (
          <li
            key={offer.slug}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(offer)}
          >
            <NameOffer card={offer} />
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {offers.length > 0 ? t('found', { count: offers.length }) : ''}
      </span>
      <p className="quiet" role="status">
        {problem !== null && t('noNames', { problem })}
      </p>
      <NotAdded state={state} />
    </div>
  );
}

/** Lines that wait, and lines that were not added, with the reasons. */
function NotAdded({ state: { left, problems, waiting, setLeft, addLeft } }: Pick<QuickAddProps, 'state'>) {
  const t = useTranslations('build.quickAdd');
  return (
    <>
      <p className="quiet" role="status">
        {waiting > 0 ? t('adding', { count: waiting }) : ''}
      </p>
      {problems && (
        <div className="deck-failure" role="alert">
          {problems.length === 0 ? <p>{t('notAdded')}</p> : problems.map((problem, at) => <p key={at}>{problem}</p>)}
        </div>
      )}
      {left !== '' && (
        <>
          <label>
            {t('left')}
            <textarea
              className="field"
              rows={Math.min(12, left.split('\n').length + 1)}
              spellCheck={false}
              value={left}
              onChange={(event) => setLeft(event.target.value)}
            />
          </label>
          <p className="actions">
            <button type="button" className="button" onClick={addLeft}>
              {t('addLeft')}
            </button>
          </p>
        </>
      )}
    </>
  );
}
