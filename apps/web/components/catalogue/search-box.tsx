/**
 * The catalogue's search box. It is a plain field; with script, cards that fit what is typed stand under it as links:
 * the arrow goes down to them, Escape puts them away.
 */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

/** Rest before cards are asked for, in milliseconds. */
const REST = 180;
const LEAST = 2;

interface Offer {
  readonly name: string;
  readonly href: string;
}

export interface SearchBoxProps {
  /** Where cards are asked for. */
  readonly suggest: string;
  readonly query?: string;
}

export function SearchBox({ suggest, query = '' }: SearchBoxProps) {
  const t = useTranslations('cards.searchBox');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(query);
  const [offers, setOffers] = useState<readonly Offer[]>([]);

  useEffect(() => {
    // Only words can be the beginning of a name; `cost<=2` cannot.
    if (text === query || text.length < LEAST || /[:<>=]/.test(text)) return setOffers([]);
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(), REST);

    async function ask(): Promise<void> {
      try {
        const response = await fetch(`${suggest}?q=${encodeURIComponent(text)}`, { signal: stop.signal });
        if (response.ok) setOffers((await response.json()) as Offer[]);
      } catch {
        // With nothing to offer the box still searches.
      }
    }

    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [suggest, text, query]);

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
