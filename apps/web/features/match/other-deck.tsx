/** Lets a player choose another deck for the next game of a series. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ask } from '../device/index.ts';
import { Options } from '../../shared/components/options.tsx';

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
    <label className="series-deck">
      {t('deckForNext')}{' '}
      <select className="field" value={choice} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('keepDeck')}</option>
        <Options of={decks.map(({ slug, name }) => ({ id: slug, name }))} />
      </select>
    </label>
  );
}
