/** Saved lists by game, with a message about the last change. */
'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { KeptDeck, type Deck } from './kept-deck.tsx';
import { Refusal } from '../../shared/components/refusal.tsx';

export interface KeptGame {
  readonly id: string;
  readonly name: string;
  /** Whether the current release has this game. Lists of other games can be renamed and deleted, but not checked. */
  readonly published: boolean;
  readonly decks: readonly Deck[];
}

export interface KeptDecksProps {
  readonly games: readonly KeptGame[];
  /** Shown instead when there are no lists. */
  readonly empty: ReactNode;
}

export function KeptDecks({ games, empty }: KeptDecksProps) {
  const t = useTranslations('account.keptDecks');
  const router = useRouter();
  const head = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<{ readonly text: string; readonly trouble: boolean } | null>(null);
  // Hides a deleted deck at once, before the page has reloaded.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = games
    .map((game) => ({ ...game, decks: game.decks.filter(({ id }) => !gone.has(id)) }))
    .filter(({ decks }) => decks.length > 0);

  /** Shows a message and focuses it, because the pressed button may no longer exist. */
  function tellNews(text: string, trouble: boolean): void {
    setNews({ text, trouble });
    head.current?.focus();
    router.refresh();
  }

  return (
    <>
      <div ref={head} tabIndex={-1} className="kept-news">
        <p role="status" className="form-said">
          {news && !news.trouble ? news.text : ''}
        </p>
        <Refusal of={news?.trouble && news.text} />
      </div>
      {shown.length === 0 && empty}
      {shown.map((game) => (
        <section key={game.id} className="section">
          <h2>{game.name}</h2>
          {!game.published && <p className="quiet">{t('gameNoLongerPublished')}</p>}
          <ul className="kept-decks">
            {game.decks.map((deck) => (
              <KeptDeck
                key={deck.id}
                deck={deck}
                href={game.published ? `/${game.id}/deck-check?kept=${deck.id}` : null}
                onChanged={(text) => tellNews(text, false)}
                onOvertaken={(text) => tellNews(text, true)}
                onGone={() => setGone((old) => new Set([...old, deck.id]))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
