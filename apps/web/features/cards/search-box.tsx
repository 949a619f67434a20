/**
 * The search box of the catalogue. It works as a plain field. With scripts it also lists matching cards as links: the down arrow moves into
 * the list, Escape closes it.
 */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { nameQuery } from '../../shared/name-query.ts';
import { requestLater } from '../../shared/request-later.ts';
import { NameOffer, type FoundName } from '../../shared/components/name-offer.tsx';

/** Milliseconds after the last key before the box requests cards. */
const REST = 180;

export interface SearchBoxProps {
  /** The id of the game whose cards are searched. */
  readonly game: string;
  readonly query?: string;
  /** The search word of a number, for the example in the empty field; `none` if the cards have no number. */
  readonly field: string;
}

export function SearchBox({ game, query = '', field }: SearchBoxProps) {
  const t = useTranslations('cards.searchBox');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(query);
  const [offers, setOffers] = useState<readonly FoundName[]>([]);

  useEffect(() => {
    // Only plain words can be the start of a name; `cost<=2` cannot.
    const names = text === query || /[:<>=]/.test(text) ? null : nameQuery(text);
    if (names === null) return setOffers([]);
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(names), REST);

    async function ask(names: string): Promise<void> {
      try {
        const { cards } = await requestLater('ListNames', { game, query: names }, { signal: stop.signal });
        setOffers(cards?.nodes ?? []);
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
        placeholder={t('placeholder', { field })}
        autoComplete="off"
        spellCheck={false}
      />
      {offers.length > 0 && (
        <ul className="offers" aria-label={t('matchingCards')}>
          {offers.map((offer) => (
            <li key={offer.slug}>
              <a href={`/${game}/cards/${offer.slug}`}>
                <NameOffer card={offer} />
              </a>
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
