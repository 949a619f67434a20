/** Sample hands, exchanged as the mode says, and solitaire without rules: draw, play to the table, discard, return to the hand, next turn. */
'use client';
import {
  dealSolitaire,
  drawCards,
  exchangeCards,
  moveDealt,
  mulliganSolitaire,
  nextHand,
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
import type { BuiltCard, BuiltGame } from './types.ts';

/** The cards in hand for a game that does not say how first hands are drawn. */
const HAND = 7;
const LARGEST_HAND = 15;
/** The most cards to deal, far more than any deck has. */
const MOST_DEALT = 1000;

export interface SolitairePaneProps {
  readonly game: Pick<BuiltGame, 'id' | 'name' | 'modes'>;
  readonly entries: readonly SheetEntry[];
  readonly cards: ReadonlyMap<string, BuiltCard>;
}

/** The piles to show, and the piles to which their cards can move. */
const PLACES: readonly { readonly pile: Exclude<Pile, 'pile'>; readonly to: readonly Pile[] }[] = [
  { pile: 'hand', to: ['table', 'discard', 'pile'] },
  { pile: 'table', to: ['discard', 'hand'] },
  { pile: 'discard', to: ['hand', 'table'] },
];

export function SolitairePane({ game: played, entries, cards }: SolitairePaneProps) {
  const t = useTranslations('build.solitairePane');
  const [mode, setMode] = useState(played.modes[0]);
  const first = mode?.firstHand ?? null;
  const [typed, setSize] = useState<number | null>(null);
  const size = typed ?? first?.cards ?? HAND;
  const [back, setBack] = useState<ReadonlySet<number>>(new Set());
  const [game, setGame] = useState<Solitaire | null>(null);
  const deck = entries.flatMap(({ card, copies, zone }) =>
    card !== null && zone === 'main' ? [{ card, copies }] : [],
  );
  const dealt = deck.reduce((sum, { copies }) => sum + copies, 0);
  if (dealt === 0) return <p className="quiet">{t('empty')}</p>;
  if (dealt > MOST_DEALT) return <p className="quiet">{t('tooLarge', { most: MOST_DEALT })}</p>;

  const redraw = first?.redraw ?? null;
  const next = game && redraw ? nextHand(game, redraw) : null;
  const canExchange = redraw?.kind === 'part' && next !== null;
  const start = (): void => {
    setBack(new Set());
    setGame(dealSolitaire(deck, size, Math.random));
  };

  const cardOf = ({ card, key }: DealtCard, to: readonly Pile[]) => {
    const known = cards.get(card);
    if (!known) return null;
    return (
      <li key={key}>
        <CardFace card={faceOf(known)} size="thumbnail" />
        <span className="solitaire-moves" role="group" aria-label={known.name}>
          {canExchange && to.includes('table') && game?.hand.some((one) => one.key === key) && (
            <button
              type="button"
              className="link-button"
              aria-pressed={back.has(key)}
              onClick={() =>
                setBack((old) =>
                  old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]),
                )
              }
            >
              {t('putBack')}
              <span className="visually-hidden">: {known.name}</span>
            </button>
          )}
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
        {played.modes.length > 1 && (
          <label>
            {t('mode')}{' '}
            <select
              className="field"
              value={mode?.id}
              onChange={({ target }) => {
                setMode(played.modes.find(({ id }) => id === target.value));
                setSize(null);
                setGame(null);
              }}
            >
              {played.modes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
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
        <button type="button" className="button button-main" onClick={start}>
          {game ? t('dealAgain') : t('deal')}
        </button>
        {game && (
          <>
            {redraw?.kind === 'whole' && (
              <button
                type="button"
                className="button"
                disabled={next === null}
                onClick={() => setGame(mulliganSolitaire(game, Math.random, next ?? 0))}
              >
                {t('mulligan', { count: next ?? 0 })}
              </button>
            )}
            {redraw?.kind === 'part' && (
              <button
                type="button"
                className="button"
                disabled={!canExchange || back.size === 0}
                onClick={() => {
                  setGame(exchangeCards(game, back));
                  setBack(new Set());
                }}
              >
                {t('exchange', { count: back.size })}
              </button>
            )}
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
      <p className="quiet">
        {redraw
          ? t.rich('redrawn', {
              kind: redraw.kind,
              times: redraw.most ?? 0,
              fewer: redraw.fewer,
              link: (chunks) => <a href={`/${played.id}/rules/${mode!.id}/${redraw.rule}`}>{chunks}</a>,
            })
          : t('notRedrawn', { known: String(first !== null), game: played.name, mode: mode?.name ?? '' })}
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
