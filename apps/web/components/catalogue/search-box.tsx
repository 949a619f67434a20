/**
 * The search box of the catalogue. It works as a plain field. With scripts it also lists matching cards as links: the down arrow moves into
 * the list, Escape closes it.
 */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { requestLater } from '../../lib/request-later.ts';

/** Milliseconds after the last key before the box requests cards. */
const REST = 180;
const LEAST = 2;
const MOST = 8;
const LONGEST = 80;

interface Offer {
  readonly name: string;
  readonly href: string;
}

export interface SearchBoxProps {
  /** The id of the game whose cards are searched. */
  readonly game: string;
  readonly query?: string;
}

export function SearchBox({ game, query = '' }: SearchBoxProps) {
  const t = useTranslations('cards.searchBox');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(query);
  const [offers, setOffers] = useState<readonly Offer[]>([]);

  // Keeps what a reader typed before the scripts started. Without this, the next render would clear the field.
  useEffect(() => setText(frame.current!.querySelector('input')!.value), []);

  useEffect(() => {
    // Only plain words can be the start of a name; `cost<=2` cannot.
    if (text === query || text.length < LEAST || /[:<>=]/.test(text)) return setOffers([]);
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(), REST);

    async function ask(): Promise<void> {
      try {
        const asked = { game, text: text.trim().slice(0, LONGEST), first: MOST };
        const { search } = await requestLater('Suggest', asked, { signal: stop.signal });
        setOffers(search.map((hit) => ({ name: hit.title, href: `/${game}/cards/${hit.id}` })));
      } catch {
        // The box still works for searching if the suggestions fail.
      }
    }

    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, text, query]);

  function keyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && offers.length > 0) {
      event.preventDefault();
      setOffers([]);
      frame.current?.querySelector('input')?.focus();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || offers.length === 0) return;
    event.preventDefault();
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    stops[(stops.indexOf(document.activeElement as HTMLElement) + step + stops.length) % stops.length]?.focus();
  }

  return (
    <div
      ref={frame}
      className="search-box"
      onKeyDown={keyDown}
      onBlur={(event) => frame.current?.contains(event.relatedTarget) || setOffers([])}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('searchTheCards')}
      </label>
      <input
        id={id}
        className="field"
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
      />
      {offers.length > 0 && (
        <ul className="offers" aria-label={t('matchingCards')}>
          {offers.map((offer) => (
            <li key={offer.href}>
              <a href={offer.href}>{offer.name}</a>
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {offers.length > 0 ? t('cardMatchesPressDown', { count: offers.length }) : ''}
      </span>
    </div>
  );
}
