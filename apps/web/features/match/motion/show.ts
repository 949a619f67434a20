/** Starts the animations of a change of the board. `use-motion.ts` loads this file for readers who see motion. */
import type { LogLineData } from '@rulewright/ui/table';
import { Departures } from './departures.ts';
import { banner, carry, ghost, hide, moment, rise, shuffle, strike, travel, turn } from './fly.ts';
import type { Board, Moves } from './moves.ts';
import type { SceneSide } from './scene.ts';
import { SCENE, stage, type SceneFaces } from './stage.ts';

/** Milliseconds at normal speed. `APART` is the delay between two cards, `LONGEST` the maximum until the last card arrives. */
const WAY = 220;
const APART = 40;
const LONGEST = 1_200;
const NUMBER = 1_000;
const BANNER = 900;
const STRIKE = 260;
/** The maximum number of cards that move in one change of the board, also cards that leave. */
const MOST_CARDS = 20;
const TURNED = '4deg';
const MOMENT = 1_100;

/** A battle to show before its losses leave. */
export interface Battle extends SceneFaces {
  readonly sides: readonly [SceneSide, SceneSide];
  readonly names: readonly [string, string];
}

interface MotionStage extends Omit<Board, 'faces'> {
  readonly over: HTMLElement;
  readonly places: ReadonlyMap<number, DOMRect>;
  /** The duration of an animation as a multiple of the normal one. */
  readonly factor: number;
}

/** Starts the animations of a change. Returns the cards that wait for their start. */
export function show(moves: Moves, fresh: readonly LogLineData[], battle: Battle | null, on: MotionStage): Departures {
  const { ways, gone, drawn, numbers, strip, field } = moves;
  const { root, over, tiles, places, factor } = on;
  // Losses fly after the scene has shown why.
  const first = battle && field ? SCENE * 0.8 * factor : 0;
  if (battle && field) stage(over, battle.sides, battle.names, battle, field, factor);
  const waiting = new Departures();
  const moving = Math.min(MOST_CARDS, ways.length + gone.length + drawn.length);
  const apart = Math.min(APART, (LONGEST - WAY) / Math.max(1, moving));
  let started = 0;
  const next = (duration: number) => ({ duration: duration * factor, delay: first + started++ * apart * factor });
  const atOnce = (duration: number) => ({ duration: duration * factor, delay: first });
  for (const { motion, seat, cards } of fresh) {
    const [one, other] = (cards ?? []).map((id) => places.get(id));
    const tile = tiles.get(cards?.[0] ?? -1);
    const aim = other ?? strip;
    if (motion === 'strike' && !battle && tile && one?.width && aim?.width) strike(tile, one, aim, atOnce(STRIKE));
    const pile = root.querySelector<HTMLElement>(`[data-seat="${seat}"] .table-pile > .tile-back`);
    if (motion === 'shuffle' && pile) shuffle(pile, atOnce(STRIKE));
  }
  const turns = fresh.filter(({ motion }) => motion === 'turn').at(-1);
  const resolved = fresh.findLast(({ motion }) => motion === 'resolve');
  const told = turns ?? resolved;
  if (told && strip?.width) banner(over, told.sentence, strip, atOnce(BANNER));
  const lasting = fresh.findLast(({ motion }) => motion === 'end') ?? fresh.findLast(({ motion }) => motion === 'out');
  if (lasting && field) moment(over, lasting.sentence, field, atOnce(MOMENT));
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
  return waiting;
}
