/** The tab of the deck builder that compares the open deck with the collection, alone or together with the built decks. */
'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { builtDecks } from './decks-to-build.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { storedCollection } from '../../shared/stored-collection.ts';

export interface OwnedTabProps {
  readonly game: string;
  /** The id of the signed-in person; null for a visitor. */
  readonly owner: string | null;
  readonly name: string;
  /** The list of the open deck. */
  readonly text: string;
}

export function OwnedTab({ game, owner, name, text }: OwnedTabProps) {
  const t = useTranslations('collection.builderTab');
  const [withOthers, setWithOthers] = useState(false);
  const tag = useTranslations('collection.decks')('builtTag');
  const { data: stored } = useQuery({
    queryKey: ['stored-collection', game, owner],
    queryFn: () => storedCollection(game, owner),
    staleTime: 0,
    retry: false,
  });
  const { data: others } = useQuery({
    queryKey: ['built-decks', game, owner],
    queryFn: () => builtDecks(game, owner, tag),
    enabled: withOthers,
  });
  const link = (chunks: React.ReactNode) => <a href={`/${game}/collection`}>{chunks}</a>;
  if (!stored) return null;
  if (stored.rows.length === 0) return <p>{t.rich('empty', { link })}</p>;
  // The open deck is itself among the built decks if it was saved with the tag.
  const built = withOthers ? (others ?? []).filter((deck) => deck.name !== name || deck.text !== text) : [];
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={withOthers} onChange={() => setWithOthers(!withOthers)} />{' '}
        {t('others', { tag })}
      </label>
      {text.trim() !== '' && <NeedsPanel game={game} decks={[{ name, text }, ...built]} rows={stored.rows} />}
      <p className="quiet">{t.rich('open', { link })}</p>
    </>
  );
}
