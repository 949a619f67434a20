/** A combobox to add a card by name, with an optional number in front. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNames, type FoundName } from '../../lib/use-names.ts';
import { NameOffer } from '../name-offer.tsx';

export interface QuickAddProps {
  readonly game: string;
  /** A card name, for the example in the empty field. */
  readonly example: string;
  onAdd(card: FoundName, copies: number): void;
}

/** The most copies of one addition. */
const MOST = 99;

/** Reads `3 ant` as three copies and the start of a name. */
function readTyped(text: string): { readonly copies: number; readonly name: string } {
  const typed = text.trimStart();
  const match = /^(\d{1,2})[x×]?(?=\s)/iu.exec(typed);
  const copies = Math.min(MOST, Math.max(1, Number(match?.[1] ?? 1)));
  return { copies, name: typed.slice(match?.[0].length ?? 0) };
}

export function QuickAdd({ game, example, onAdd }: QuickAddProps) {
  const t = useTranslations('build.quickAdd');
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { copies, name } = readTyped(text);
  const found = useNames(game, name);
  const offers = open ? found : [];
  const active = Math.min(at, offers.length - 1);

  function take(card: FoundName): void {
    onAdd(card, copies);
    setText('');
    setOpen(false);
    setAt(0);
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (offers[active]) take(offers[active]);
      return;
    }
    if (offers.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: offers.length - 1 }[event.key];
    if (step !== undefined) setAt((active + step) % offers.length);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
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
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onKeyDown={keyDown}
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
    </div>
  );
}
