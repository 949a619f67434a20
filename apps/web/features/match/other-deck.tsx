/** Lets a player choose another deck for the next game of a series. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ask } from '../device/index.ts';
import { Select } from '../../shared/forms/select.tsx';

interface OtherDeckProps {
  readonly game: string;
  /** The slug of a published deck. An empty text keeps the current deck. */
  readonly choice: string;
  onChange(choice: string): void;
}

export function OtherDeck({ game, choice, onChange }: OtherDeckProps) {
  const t = useTranslations('play.series');
  const [decks, setDecks] = useState<readonly { readonly slug: string; readonly name: string }[]>([]);
  useEffect(() => {
    ask('DecksToPlay', { game }).then(
      (answer) => setDecks(answer.decks),
      // If the list cannot be loaded, the player can only keep the current deck.
      () => undefined,
    );
  }, [game]);
  return (
    <Select
      label={`${t('deckForNext')} `}
      className="series-deck"
      value={choice}
      onChange={onChange}
      of={decks.map(({ slug, name }) => ({ id: slug, name }))}
      empty={t('keepDeck')}
    />
  );
}
