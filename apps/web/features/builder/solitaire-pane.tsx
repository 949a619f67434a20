/** Sample hands, and solitaire without rules: draw, play to the table, discard, return to the hand, next turn. */
'use client';
import {
  dealSolitaire,
  drawCards,
  moveDealt,
  mulliganSolitaire,
  nextTurn,
  type DealtCard,
  type Pile,
  type SheetEntry,
  type Solitaire,
} from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { faceOf } from '../../shared/face.ts';
import { CardFace } from '../../shared/components/card.tsx';
import type { BuiltCard } from './types.ts';

const HAND = 7;
const LARGEST_HAND = 15;
/** The most cards to deal, far more than any deck has. */
const MOST_DEALT = 1000;

export interface SolitairePaneProps {
  readonly entries: readonly SheetEntry[];
  readonly cards: ReadonlyMap<string, BuiltCard>;
}

/** The piles to show, and the piles to which their cards can move. */
const PLACES: readonly { readonly pile: Exclude<Pile, 'pile'>; readonly to: readonly Pile[] }[] = [
  { pile: 'hand', to: ['table', 'discard', 'pile'] },
  { pile: 'table', to: ['discard', 'hand'] },
  { pile: 'discard', to: ['hand', 'table'] },
];

export function SolitairePane({ entries, cards }: SolitairePaneProps) {
  const t = useTranslations('build.solitairePane');
  const [size, setSize] = useState(HAND);
  const [game, setGame] = useState<Solitaire | null>(null);
  const deck = entries.flatMap(({ card, copies, zone }) =>
    card !== null && zone === 'main' ? [{ card, copies }] : [],
  );
  const dealt = deck.reduce((sum, { copies }) => sum + copies, 0);
  if (dealt === 0) return <p className="quiet">{t('empty')}</p>;
  if (dealt > MOST_DEALT) return <p className="quiet">{t('tooLarge', { most: MOST_DEALT })}</p>;

  const cardOf = ({ card, key }: DealtCard, to: readonly Pile[]) => {
    const known = cards.get(card);
    if (!known) return null;
    return (
      <li key={key}>
        <CardFace card={faceOf(known)} size="thumbnail" />
        <span className="solitaire-moves" role="group" aria-label={known.name}>
          {to.map((pile) => (
            <button
              key={pile}
              type="button"
              className="link-button"
              onClick={() => setGame((old) => old && moveDealt(old, key, pile))}
            >
              {t('moveTo', { pile })}
              <span className="visually-hidden">: {known.name}</span>
            </button>
          ))}
        </span>
      </li>
    );
  };

  return (
    <div className="solitaire">
      <p className="actions">
        <label>
          {t('handSize')}{' '}
          <input
            className="field"
            type="number"
            min={1}
            max={LARGEST_HAND}
            value={size}
            onChange={({ target }) =>
              setSize(Math.min(LARGEST_HAND, Math.max(1, Math.floor(Number(target.value) || 1))))
            }
          />
        </label>
        <button
          type="button"
          className="button button-main"
          onClick={() => setGame(dealSolitaire(deck, size, Math.random))}
        >
          {game ? t('dealAgain') : t('deal')}
        </button>
        {game && (
          <>
            <button type="button" className="button" onClick={() => setGame(mulliganSolitaire(game, Math.random))}>
              {t('mulligan')}
            </button>
            <button
              type="button"
              className="button"
              disabled={game.pile.length === 0}
              onClick={() => setGame(drawCards(game))}
            >
              {t('draw')}
            </button>
            <button type="button" className="button" onClick={() => setGame(nextTurn(game))}>
              {t('nextTurn')}
            </button>
          </>
        )}
      </p>
      {game && (
        <>
          <p className="quiet" role="status">
            {t('state', { turn: game.turn, pile: game.pile.length, hand: game.hand.length, mulligans: game.mulligans })}
          </p>
          {PLACES.map(({ pile, to }) => (
            <section key={pile} aria-label={t('place', { pile, count: game[pile].length })}>
              <h2>{t('place', { pile, count: game[pile].length })}</h2>
              <ul className="hand">{game[pile].map((card) => cardOf(card, to))}</ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}
