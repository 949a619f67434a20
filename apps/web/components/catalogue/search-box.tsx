/**
 * The catalogue's search box. It is a plain field; with script, cards that fit what is typed stand under it as links:
 * the arrow goes down to them, Escape puts them away.
 */
'use client';
import { SuggestDocument } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { request } from '../../lib/request.ts';

/** Rest before cards are asked for, in milliseconds. */
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

  useEffect(() => {
    // Only words can be the beginning of a name; `cost<=2` cannot.
    if (text === query || text.length < LEAST || /[:<>=]/.test(text)) return setOffers([]);
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(), REST);

    async function ask(): Promise<void> {
      try {
        const asked = { game, text: text.trim().slice(0, LONGEST), first: MOST };
        const { search } = await request(SuggestDocument, asked, { signal: stop.signal });
        setOffers(search.map((hit) => ({ name: hit.title, href: `/${game}/cards/${hit.id}` })));
      } catch {
        // With nothing to offer the box still searches.
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
