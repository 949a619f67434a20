/**
 * Animates cards from their old place to the new one. The board is updated at once, so only the animation is delayed; any click or key ends
 * it. There is no animation for readers who prefer reduced motion.
 */
'use client';
import type { TableSeatData } from '@rulewright/ui/table';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds: the duration for one card, the delay between two cards, and the maximum for one step. */
const WAY = 220;
const APART = 40;
const LONGEST = 1_200;
/** The maximum number of animated cards per step. */
const MOST = 20;

interface Seen {
  readonly places: ReadonlyMap<string, DOMRect>;
  readonly cards: ReadonlySet<number>;
  readonly width: number;
}

const NOTHING: Seen = { places: new Map(), cards: new Set(), width: 0 };

const cardsOf = (seats: readonly TableSeatData[]): Set<number> =>
  new Set(seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map(({ id }) => id))));

/**
 * The starting point of a card that was not visible before. In the viewer's own hand it is the draw pile, otherwise the hand of the seat.
 */
function origin(tile: HTMLElement): DOMRect | null {
  const seat = tile.closest('.table-seat');
  const from = tile.closest('.table-hand') ? '.table-pile > .tile-back' : '.table-backs-row > .tile-back';
  return seat?.querySelector(from)?.getBoundingClientRect() ?? null;
}

/**
 * Returns a ref for the board.
 * @param still whether the reader has switched animations off
 */
export function useTravel(seats: readonly TableSeatData[], still: boolean): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const seen = useRef<Seen>(NOTHING);

  useLayoutEffect(() => {
    const tiles = [...(board.current?.querySelectorAll<HTMLElement>('.tile[data-card]') ?? [])];
    const places = new Map(tiles.map((tile) => [tile.dataset['card']!, tile.getBoundingClientRect()]));
    const before = seen.current;
    seen.current = { places, cards: cardsOf(seats), width: innerWidth };
    if (still || before.width !== innerWidth || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ways = tiles.flatMap((tile) => {
      const id = tile.dataset['card']!;
      const to = places.get(id)!;
      const from = before.places.get(id) ?? (before.cards.has(Number(id)) ? null : origin(tile));
      if (!from || from.width === 0 || to.width === 0) return [];
      const [x, y] = [from.left - to.left, from.top - to.top];
      return Math.hypot(x, y) < 2 ? [] : [{ tile, x, y, scale: from.width / to.width }];
    });
    const apart = Math.min(APART, (LONGEST - WAY) / Math.max(1, ways.length));
    for (const [at, { tile, x, y, scale }] of ways.slice(0, MOST).entries())
      tile.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
          { transformOrigin: '0 0' },
        ],
        { duration: WAY, delay: at * apart, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
      );
  }, [seats, still]);

  useEffect(() => {
    const finish = (): void => {
      for (const one of board.current?.getAnimations({ subtree: true }) ?? []) one.finish();
    };
    window.addEventListener('pointerdown', finish, true);
    window.addEventListener('keydown', finish, true);
    return () => {
      window.removeEventListener('pointerdown', finish, true);
      window.removeEventListener('keydown', finish, true);
    };
  }, []);
  return board;
}
