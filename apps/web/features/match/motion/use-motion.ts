/**
 * Animates the changes of a board: cards move, turn and leave, numbers rise, and banners announce turns. The board shows its new state at
 * once, so animations delay nothing. Any click or key ends them. Readers who prefer reduced motion see none.
 */
'use client';
import type { LogLineData, TableSeatData } from '@rulewright/ui/table';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDrawnPictures } from '../use-drawn-pictures.ts';
import { SPEEDS, type MotionSpeed } from '../use-kept-choice.ts';
import { changesOf, placedCards, type PlacedCard } from './changes.ts';
import { banner, carry, ghost, hide, rise, shuffle, strike, travel, turn } from './fly.ts';
import { Departures } from './departures.ts';

/** Milliseconds at normal speed. `APART` is the delay between two cards, `LONGEST` the maximum until the last card arrives. */
const WAY = 220;
const APART = 40;
const LONGEST = 1_200;
const NUMBER = 1_000;
const BANNER = 900;
const STRIKE = 260;
/** Limits for one change of the board: cards that move (also cards that leave), numbers that rise, and cards drawn per hand. */
const MOST_CARDS = 20;
const MOST_NUMBERS = 8;
const MOST_DRAWN = 5;

export interface MotionInput {
  readonly seats: readonly TableSeatData[];
  readonly lines: readonly LogLineData[];
  /** The base address of card pictures. */
  readonly faces: string;
  readonly speed: MotionSpeed;
  /** Called for each sound of a change. `seat` is the seat that acts. */
  onSound?(sound: 'move' | 'turn' | 'strike' | 'number', seat: number | null): void;
}

interface Seen {
  readonly seats: readonly TableSeatData[];
  readonly cards: ReadonlyMap<number, PlacedCard>;
  readonly places: ReadonlyMap<number, DOMRect>;
  readonly line: number;
  readonly width: number;
}

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the starting box of a card that was not visible before: the draw pile for a card in the viewer's hand, otherwise the seat's hand. */
function origin(tile: HTMLElement): DOMRect | null {
  const seat = tile.closest('.table-seat');
  const from = tile.closest('.table-hand') ? '.table-pile > .tile-back' : '.table-backs-row > .tile-back';
  return seat?.querySelector(from)?.getBoundingClientRect() ?? null;
}

const TURNED = '6deg';
const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
const isShown = (box: DOMRect | undefined | null): box is DOMRect => !!box && box.width > 0;

const tilesOf = (root: HTMLElement): ReadonlyMap<number, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.tile[data-card]')].map((tile) => [Number(tile.dataset['card']), tile]),
  );

interface Board {
  readonly root: HTMLElement;
  readonly tiles: ReadonlyMap<number, HTMLElement>;
  readonly faces: string;
}

/**
 * What moves between two states of the board, with the boxes where it starts and ends. Reads all boxes before an animation starts, so that
 * the browser computes the layout only once.
 */
function movesBetween(before: Seen, after: Seen, { root, tiles, faces }: Board) {
  const { cards: now, places } = after;
  const known = before.cards;
  const changes = changesOf(before.seats, after.seats, known, now);
  const ways = [...tiles].flatMap(([id, tile]) => {
    const to = places.get(id);
    const isNew = !known.has(id);
    const from = before.places.get(id) ?? (isNew ? origin(tile) : null);
    if (!isShown(from) || !isShown(to) || Math.hypot(from.left - to.left, from.top - to.top) < 2) return [];
    const isSameZone = known.get(id)?.zone === now.get(id)?.zone;
    return [{ tile, from, to, isSameZone, turns: isNew && tile.closest('.table-hand') !== null }];
  });
  // Cards that only move within their zone are last, so the limit skips them first.
  ways.sort((one, other) => Number(one.isSameZone) - Number(other.isSameZone));
  const boxes = new Map<string, DOMRect | null>();
  const boxOf = (selector: string): DOMRect | null => {
    const box = boxes.get(selector) ?? root.querySelector(selector)?.getBoundingClientRect() ?? null;
    boxes.set(selector, box);
    return box;
  };
  const gone = [...before.places].flatMap(([id, from]) => {
    if (!isShown(from) || isShown(places.get(id))) return [];
    const place = now.get(id);
    const then = known.get(id);
    // The card is in the same zone, but in a stack of equal cards. It has not left.
    if (place && place.zone === then?.zone) return [];
    const pile = place && (boxOf(`[data-zone="${place.zone}"] .tile`) ?? boxOf(`[data-zone="${place.zone}"]`));
    return then ? [{ face: `${faces}/${then.card.slug}#cut`, from, to: isShown(pile) ? pile : null }] : [];
  });
  const drawn = changes.drawn.flatMap(({ seat, zone, cards }) => {
    const to = boxOf(`[data-zone="${zone}"] .tile-back`) ?? boxOf(`[data-zone="${zone}"]`);
    const from = boxOf(`[data-seat="${seat}"] .table-pile > .tile-back`);
    return isShown(to) && isShown(from)
      ? Array.from({ length: Math.min(cards, MOST_DRAWN) }, () => ({ from, to }))
      : [];
  });
  const numbers = changes.numbers.slice(0, MOST_NUMBERS).flatMap(({ card, seat, name, by }) => {
    const at =
      card === null
        ? boxOf(`[data-seat="${seat}"] .table-seat-head [data-number="${CSS.escape(name)}"]`)
        : places.get(card);
    return isShown(at) ? [{ at, text: signed(by) }] : [];
  });
  const strip = boxOf('.table-strip');
  return { ways, gone, drawn, numbers, strip, turned: changes.turned, hasNumbers: changes.numbers.length > 0 };
}

type Moves = ReturnType<typeof movesBetween>;

/** Plays the sounds of a change. A sound of numbers is played only if no card moves. */
function sounds(moves: Moves, fresh: readonly LogLineData[], play: MotionInput['onSound']): void {
  for (const { motion, seat } of fresh) if (motion === 'turn' || motion === 'strike') play?.(motion, seat ?? null);
  if (moves.ways.length + moves.gone.length + moves.drawn.length > 0) play?.('move', null);
  else if (moves.hasNumbers) play?.('number', null);
}

interface MotionStage extends Omit<Board, 'faces'> {
  readonly over: HTMLElement;
  readonly places: ReadonlyMap<number, DOMRect>;
  readonly waiting: Departures;
  /** The duration of an animation as a multiple of the normal one. */
  readonly factor: number;
}

/** Starts the animations of a change. */
function show(moves: Moves, fresh: readonly LogLineData[], stage: MotionStage): void {
  const { ways, gone, drawn, numbers, strip } = moves;
  const { root, over, tiles, places, waiting, factor } = stage;
  const moving = Math.min(MOST_CARDS, ways.length + gone.length + drawn.length);
  const apart = Math.min(APART, (LONGEST - WAY) / Math.max(1, moving));
  let started = 0;
  const next = (duration: number) => ({ duration: duration * factor, delay: started++ * apart * factor });
  const atOnce = (duration: number) => ({ duration: duration * factor, delay: 0 });
  for (const { motion, seat, cards } of fresh) {
    const [one, other] = (cards ?? []).map((id) => places.get(id));
    const tile = tiles.get(cards?.[0] ?? -1);
    const aim = other ?? strip;
    if (motion === 'strike' && tile && isShown(one) && isShown(aim)) strike(tile, one, aim, atOnce(STRIKE));
    const pile = root.querySelector<HTMLElement>(`[data-seat="${seat}"] .table-pile > .tile-back`);
    if (motion === 'shuffle' && pile) shuffle(pile, atOnce(STRIKE));
  }
  const turns = fresh.filter(({ motion }) => motion === 'turn').at(-1);
  if (turns && isShown(strip)) banner(over, turns.sentence, strip, atOnce(BANNER));
  for (const { tile, from, to, isSameZone, turns: isTurned } of ways.slice(0, MOST_CARDS)) {
    const pace = next(WAY);
    const uncover = hide(tile);
    waiting.add({
      start() {
        if (!isSameZone) return carry(over, tile, from, to, isTurned, pace, uncover);
        uncover();
        travel(tile, from, to, pace);
      },
      drop: uncover,
    });
  }
  for (const { face, from, to } of gone.slice(0, MOST_CARDS)) {
    const pace = next(WAY);
    waiting.add({ start: () => ghost(over, face, from, to, pace) });
  }
  for (const { from, to } of drawn) {
    const pace = next(WAY);
    waiting.add({ start: () => ghost(over, null, from, to, pace) });
  }
  waiting.start();
  for (const id of moves.turned) {
    const tile = tiles.get(id);
    if (tile) turn(tile, TURNED, atOnce(WAY));
  }
  for (const { at, text } of numbers) rise(over, text, at, atOnce(NUMBER));
}

/** Returns refs for the board and for the layer above it. The layer must have no other children. */
export function useMotion({ seats, lines, faces, speed, onSound }: MotionInput): {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
} {
  const board = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef<Seen | null>(null);
  const departures = useRef<Departures>(null);
  useDrawnPictures(board);
  const sound = useRef(onSound);
  useEffect(() => void (sound.current = onSound));

  useLayoutEffect(() => {
    const root = board.current;
    const over = layer.current;
    if (!root || !over) return;
    const before = seen.current;
    const waiting = (departures.current ??= new Departures());
    waiting.drop();
    // Ends animations that are still running, so that the boxes below are the final positions.
    for (const one of root.getAnimations({ subtree: true })) one.finish();
    const tiles = tilesOf(root);
    const places = new Map([...tiles].map(([id, tile]) => [id, tile.getBoundingClientRect()]));
    const now = { seats, cards: placedCards(seats), places, line: lines.at(-1)?.number ?? before?.line ?? -1 };
    seen.current = { ...now, width: innerWidth };
    if (!before) return;
    const fresh = lines.filter(({ number, motion }) => number > before.line && motion != null);
    const moves = movesBetween(before, seen.current, { root, tiles, faces });
    sounds(moves, fresh, sound.current);
    const factor = SPEEDS[speed];
    if (factor === 0 || before.width !== innerWidth || reduced()) return;
    show(moves, fresh, { root, over, tiles, places, waiting, factor });
  }, [seats, lines, faces, speed]);

  useEffect(() => {
    const finish = (): void => {
      departures.current?.drop();
      for (const root of [board.current, layer.current])
        for (const one of root?.getAnimations({ subtree: true }) ?? []) one.finish();
    };
    window.addEventListener('pointerdown', finish, true);
    window.addEventListener('keydown', finish, true);
    return () => {
      window.removeEventListener('pointerdown', finish, true);
      window.removeEventListener('keydown', finish, true);
    };
  }, []);
  return { board, layer };
}
