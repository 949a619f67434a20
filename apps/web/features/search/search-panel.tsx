/** The results below the search box, as you type. Offline, the games on this device answer. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { requestNamed } from '../../shared/request-named.ts';
import { href } from '../../shared/query.ts';
import { FoundHere } from './found-here.tsx';
import { rulesHere, withTextsHere } from './rules-here.ts';
import { SearchResults, type FoundResults } from './search-results.tsx';

/** The wait after a key before the search starts, in milliseconds. */
const REST = 120;
const SHOWN = 8;

async function find(text: string, game: string | undefined): Promise<FoundResults> {
  if (navigator.onLine) {
    try {
      return await requestNamed('Search', { game: game ?? null, text, first: SHOWN });
    } catch {
      // The site cannot be reached.
    }
  }
  const { findOnDevice } = await import('./find-on-device.ts');
  return findOnDevice(text, game, SHOWN);
}

interface SearchPanelProps {
  readonly text: string;
  readonly game?: string | undefined;
  onClose(): void;
}

/** Moves the focus with the arrow keys, from the box through the results. */
function moveFocus(event: KeyboardEvent, form: HTMLElement): void {
  const stops = [...form.querySelectorAll<HTMLElement>('input[type=search], .search-hits a, .search-here[open] a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export default function SearchPanel({ text, game, onClose }: SearchPanelProps) {
  const t = useTranslations('common.search');
  const panel = useRef<HTMLDivElement>(null);
  const [rules] = useState(rulesHere);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly results: FoundResults | null } | null>(null);

  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(() => {
      void find(text, game)
        .catch(() => null)
        .then((results) => {
          if (!isLate) setAnswer({ of: text, results });
        });
    }, REST);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, game]);

  useEffect(() => {
    const form = panel.current?.closest('form');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, form!);
      if (event.key !== 'Escape') return;
      form!.querySelector<HTMLElement>('input[type=search]')?.focus();
      onClose();
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <div
      ref={panel}
      className="search-panel"
      aria-busy={answer?.of !== text}
      onClick={({ target }) => {
        // A rule on this page: the page only scrolls, so the panel closes here.
        if (target instanceof Element && target.closest('a[href^="#"]')) onClose();
      }}
    >
      {!answer && <p className="quiet">{t('searching')}</p>}
      {answer && !answer.results && <p role="status">{t('failed')}</p>}
      {answer?.results && (
        <SearchResults
          results={withTextsHere(rules, answer.of, answer.results)}
          game={game}
          rulesHere={new Set(rules.map(({ id }) => id))}
        />
      )}
      {answer && <FoundHere rules={rules} text={answer.of} results={answer.results} />}
      <p className="search-more">
        <a href={href('/search', { q: text, game })}>{t('all')}</a>
        {game !== undefined && <a href={href('/search', { q: text })}>{t('everywhere')}</a>}
      </p>
    </div>
  );
}
