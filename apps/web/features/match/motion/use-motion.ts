/**
 * Animates the changes of a board: cards move, turn and leave, numbers rise, and banners announce turns. The board shows its new state at
 * once, so animations delay nothing. Any click or key ends them. Readers who prefer reduced motion see none.
 */
'use client';
import type { LogLineData, TableSeatData } from '@rulewright/ui/table';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDrawnPictures } from '../use-drawn-pictures.ts';
import { SPEEDS, type MotionSpeed } from '../use-kept-choice.ts';
import type { Departures } from './departures.ts';
import type { Moves, SeenBoard, movesBetween } from './moves.ts';
import type { Shows } from './show.ts';

export interface MotionInput {
  readonly seats: readonly TableSeatData[];
  readonly lines: readonly LogLineData[];
  /** The names of the players by seat. */
  readonly names: readonly string[];
  /** The base address of card pictures. */
  readonly faces: string;
  readonly speed: MotionSpeed;
  /** Called for each sound of a change. `seat` is the seat that acts. */
  onSound?(sound: 'move' | 'turn' | 'strike' | 'number', seat: number | null): void;
}

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const tilesOf = (root: HTMLElement): ReadonlyMap<number, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.tile[data-card]')].map((tile) => [Number(tile.dataset['card']), tile]),
  );

/** Plays the sounds of a change. A sound of numbers is played only if no card moves. */
function sounds(moves: Moves, fresh: readonly LogLineData[], play: MotionInput['onSound']): void {
  for (const { motion, seat } of fresh) if (motion === 'turn' || motion === 'strike') play?.(motion, seat ?? null);
  if (moves.ways.length + moves.gone.length + moves.drawn.length > 0) play?.('move', null);
  else if (moves.hasNumbers) play?.('number', null);
}

/** Returns refs for the board and for the layer above it. The layer must have no other children. */
export function useMotion({ seats, lines, names, faces, speed, onSound }: MotionInput): {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
} {
  const board = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef<SeenBoard | null>(null);
  const known = useRef<ReadonlySet<HTMLElement>>(new Set());
  const attack = useRef<LogLineData | null>(null);
  const departures = useRef<Departures>(null);
  const between = useRef<typeof movesBetween>(null);
  const showing = useRef<typeof import('./show.ts')>(null);
  const shows = useRef<Shows>(null);
  useDrawnPictures(board);
  const named = useRef(names);
  useLayoutEffect(() => void (named.current = names));
  const sound = useRef(onSound);
  useEffect(() => void (sound.current = onSound));

  useLayoutEffect(() => {
    const root = board.current;
    const over = layer.current;
    if (!root || !over) return;
    const before = seen.current;
    const factor = SPEEDS[speed];
    const load = () =>
      import('./moves.ts').then(
        (part) => void (between.current = part.movesBetween),
        () => undefined,
      );
    const isMoving = factor !== 0 && !reduced();
    // Readers who see no motion do not load what animates. Until it is there, the board changes without.
    if (isMoving && !showing.current)
      void Promise.all([import('./show.ts'), load()]).then(
        ([part]) => {
          shows.current = new part.Shows();
          showing.current = part;
        },
        () => undefined,
      );
    // The answer to a decision and the push of the socket can bring the same board twice.
    if (before && before.seats === seats && (lines.at(-1)?.number ?? -1) <= before.line) return;
    departures.current?.drop();
    // Ends movements that are still running, so that the boxes below are the final positions. Battles and banners go on.
    for (const one of root.getAnimations({ subtree: true })) if (!shows.current?.has(one)) one.finish();
    const tiles = tilesOf(root);
    const part = before && isMoving && before.width === innerWidth ? showing.current : null;
    const waits = part?.waitingTiles(tiles.values(), known.current);
    known.current = new Set(tiles.values());
    const places = new Map([...tiles].map(([id, tile]) => [id, tile.getBoundingClientRect()]));
    const now = { seats, places, line: lines.at(-1)?.number ?? before?.line ?? -1 };
    seen.current = { ...now, width: innerWidth };
    if (!before) return;
    // Readers who see no motion need this for sounds only, from the second change on.
    if (!between.current) return void load();
    const fresh = lines.filter(({ number, motion }) => number > before.line && motion != null);
    const moves = between.current(before, seen.current, { root, tiles, faces });
    sounds(moves, fresh, sound.current);
    attack.current = fresh.findLast(({ motion }) => motion === 'strike' || motion === 'turn') ?? attack.current;
    if (!part || !waits || !shows.current) return;
    departures.current = part.show(
      moves,
      fresh,
      { attack: attack.current, faces, names: named.current },
      { root, over, tiles, places, factor, shows: shows.current, waits },
    );
  }, [seats, lines, faces, speed]);

  useEffect(() => {
    const finish = (): void => {
      departures.current?.drop();
      shows.current?.clear();
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
