/** Puts the link of a card into the text about a deck: the reader types a part of the name and chooses the card. */
'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useNames } from '../decks/index.ts';

interface PrimerCardsProps {
  readonly game: string;
  /** Takes the link, such as `[[Grey Heron]]`. */
  onInsert(link: string): void;
}

export function PrimerCards({ game, onInsert }: PrimerCardsProps) {
  const t = useTranslations('build.primerCards');
  const list = useId();
  const [typed, setTyped] = useState('');
  const { names, isCurrent } = useNames(game, typed);
  const whole = typed.trim().toLowerCase();
  const exact = names.find(({ listName }) => listName.toLowerCase() === whole);
  const card = exact ?? (isCurrent ? names[0] : undefined);

  function insert(): void {
    if (!card) return;
    onInsert(`[[${card.listName}]]`);
    setTyped('');
  }

  return (
    <p className="actions">
      <label>
        {t('name')}{' '}
        <input
          className="field"
          list={list}
          value={typed}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            insert();
          }}
        />
      </label>
      <datalist id={list}>
        {names.map(({ slug, listName }) => (
          <option key={slug} value={listName} />
        ))}
      </datalist>
      <button type="button" className="button" disabled={!card} onClick={insert}>
        {card ? t('insert', { card: card.listName }) : t('link')}
      </button>
    </p>
  );
}
