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
  type Pile,
  type SheetEntry,
  type Solitaire,
} from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
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

  return (
    <div className="solitaire">
      <p className="actions">
        <ModeField
          modes={played.modes}
          mode={mode?.id}
          onMode={(id) => {
            setMode(played.modes.find((each) => each.id === id));
            setSize(null);
            setGame(null);
          }}
        />
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
            <RedrawButton
              redraw={redraw}
              next={next}
              chosen={back.size}
              onWhole={() => setGame(mulliganSolitaire(game, Math.random, next ?? 0))}
              onPart={() => {
                setGame(exchangeCards(game, back));
                setBack(new Set());
              }}
            />
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
      <RedrawHelp game={played} mode={mode} />
      {game && (
        <>
          <p className="quiet" role="status">
            {t('state', { turn: game.turn, pile: game.pile.length, hand: game.hand.length, mulligans: game.mulligans })}
          </p>
          {PLACES.map(({ pile, to }) => (
            <section key={pile} aria-label={t('place', { pile, count: game[pile].length })}>
              <h2>{t('place', { pile, count: game[pile].length })}</h2>
              <ul className="hand">
                {game[pile].map(({ card, key }) => (
                  <DealtCardLine
                    key={key}
                    card={cards.get(card)}
                    to={to}
                    isBack={canExchange && pile === 'hand' ? back.has(key) : null}
                    onBack={() => setBack((old) => toggled(old, key))}
                    onMove={(place) => setGame((old) => old && moveDealt(old, key, place))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/** The set with this number, or without it if it was there. */
const toggled = (set: ReadonlySet<number>, key: number): ReadonlySet<number> =>
  set.has(key) ? new Set([...set].filter((one) => one !== key)) : new Set([...set, key]);

interface DealtCardLineProps {
  readonly card: BuiltCard | undefined;
  readonly to: readonly Pile[];
  /** Whether the card goes back for another one; null if cards cannot be exchanged. */
  readonly isBack: boolean | null;
  readonly onBack: () => void;
  readonly onMove: (to: Pile) => void;
}

function DealtCardLine({ card, to, isBack, onBack, onMove }: DealtCardLineProps) {
  const t = useTranslations('build.solitairePane');
  if (!card) return null;
  return (
    <li>
      <CardFace card={faceOf(card)} size="thumbnail" />
      <span className="solitaire-moves" role="group" aria-label={card.name}>
        {isBack !== null && (
          <button type="button" className="link-button" aria-pressed={isBack} onClick={onBack}>
            {t('putBack')}
            <span className="visually-hidden">: {card.name}</span>
          </button>
        )}
        {to.map((pile) => (
          <button key={pile} type="button" className="link-button" onClick={() => onMove(pile)}>
            {t('moveTo', { pile })}
            <span className="visually-hidden">: {card.name}</span>
          </button>
        ))}
      </span>
    </li>
  );
}

type PlayedMode = BuiltGame['modes'][number];

interface ModeFieldProps {
  readonly modes: BuiltGame['modes'];
  readonly mode: string | undefined;
  onMode(id: string): void;
}

function ModeField({ modes, mode, onMode }: ModeFieldProps) {
  const t = useTranslations('build.solitairePane');
  if (modes.length < 2) return null;
  return (
    <label>
      {t('mode')}{' '}
      <select className="field" value={mode} onChange={({ target }) => onMode(target.value)}>
        {modes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RedrawHelpProps {
  readonly game: SolitairePaneProps['game'];
  readonly mode: PlayedMode | undefined;
}

/** Says how the mode lets a player exchange the first hand, with its rule. */
function RedrawHelp({ game, mode }: RedrawHelpProps) {
  const t = useTranslations('build.solitairePane');
  const redraw = mode?.firstHand?.redraw;
  if (!redraw) {
    const isKnown = String(mode?.firstHand != null);
    return <p className="quiet">{t('notRedrawn', { known: isKnown, game: game.name, mode: mode?.name ?? '' })}</p>;
  }
  const link = (chunks: ReactNode) => <a href={`/${game.id}/rules/${mode.id}/${redraw.rule}`}>{chunks}</a>;
  const { kind, most, fewer } = redraw;
  return <p className="quiet">{t.rich('redrawn', { kind, times: most ?? 0, fewer, link })}</p>;
}

interface RedrawButtonProps {
  readonly redraw: NonNullable<PlayedMode['firstHand']>['redraw'];
  /** The number of cards in the next hand. Null if the hand can no longer be exchanged. */
  readonly next: number | null;
  /** The number of cards to put back. */
  readonly chosen: number;
  onWhole(): void;
  onPart(): void;
}

function RedrawButton({ redraw, next, chosen, onWhole, onPart }: RedrawButtonProps) {
  const t = useTranslations('build.solitairePane');
  if (!redraw) return null;
  return redraw.kind === 'part' ? (
    <button type="button" className="button" disabled={next === null || chosen === 0} onClick={onPart}>
      {t('exchange', { count: chosen })}
    </button>
  ) : (
    <button type="button" className="button" disabled={next === null} onClick={onWhole}>
      {t('mulligan', { count: next ?? 0 })}
    </button>
  );
}
