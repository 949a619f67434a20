/** Starts the animations of a change of the board. `use-motion.ts` loads this file for readers who see motion. */
import type { LogLineData } from '@rulewright/ui/table';
import { Departures } from './departures.ts';
import { banner, carry, ghost, moment, rise, shuffle, strike, travel, turn } from './fly.ts';
import type { Board, Moves } from './moves.ts';
import { sceneOf, type SceneSide } from './scene.ts';
import { ShowQueue } from './show-queue.ts';
import { SCENE, stage, type SceneFaces } from './stage.ts';
import { wait } from './waiting-tiles.ts';

export { waitingTiles } from './waiting-tiles.ts';

/** Milliseconds at normal speed. `APART` is the delay between two cards, `LONGEST` the maximum until the last card arrives. */
const WAY = 220;
const APART = 40;
const LONGEST = 1_200;
const NUMBER = 1_000;
const BANNER = 700;
const STRIKE = 260;
/** The maximum number of cards that move in one change of the board, also cards that leave. */
const MOST_CARDS = 20;
const TURNED = '4deg';
const MOMENT = 900;

/**
 * What is shown over the field and in the strip at its own pace. The next changes of the board do not end it, because bots decide faster than
 * people read.
 */
export class Shows {
  readonly field = new ShowQueue(2 * MOMENT);
  readonly strip = new ShowQueue(BANNER);

  /** Whether an animation belongs to them. */
  has(animation: Animation): boolean {
    const { target } = animation.effect as KeyframeEffect;
    const whole = target?.closest('.motion-layer > *') ?? null;
    return this.field.has(whole) || this.strip.has(whole);
  }

  clear(): void {
    this.field.clear();
    this.strip.clear();
  }
}

/** A battle to show before its losses leave. */
interface StagedBattle extends SceneFaces {
  readonly sides: readonly [SceneSide, SceneSide];
  readonly names: readonly [string, string];
}

interface MotionStage extends Omit<Board, 'faces'> {
  readonly over: HTMLElement;
  readonly places: ReadonlyMap<number, DOMRect>;
  /** The duration of an animation as a multiple of the normal one. */
  readonly factor: number;
  readonly shows: Shows;
  /** The cards that wait at a new place, with a function that shows each. */
  readonly waits: Map<HTMLElement, () => void>;
}

/** What a battle is read from: the last attack or turn, the pictures and the players. */
interface BattleLines {
  readonly attack: LogLineData | null;
  readonly faces: string;
  readonly names: readonly string[];
}

/** The battle that the new lines decide. @param placeOf the card as it was before or is now */
function battleOf(
  { attack, faces, names }: BattleLines,
  fresh: readonly LogLineData[],
  placeOf: Moves['placeOf'],
): StagedBattle | null {
  const sides = sceneOf(attack, fresh, (card) => placeOf(card)?.seat ?? null);
  return (
    sides && {
      sides,
      names: [names[sides[0].seat ?? -1] ?? '', names[sides[1].seat ?? -1] ?? ''],
      faceOf: (card) => (placeOf(card)?.card.slug ? `${faces}/${placeOf(card)!.card.slug}` : null),
      nameOf: (card) => placeOf(card)?.card.name ?? '',
    }
  );
}

/** Starts the animations of a change. Returns the cards that wait for their start. */
export function show(moves: Moves, fresh: readonly LogLineData[], about: BattleLines, on: MotionStage): Departures {
  const { ways, gone, drawn, numbers, strip, field } = moves;
  const battle = battleOf(about, fresh, moves.placeOf);
  const { root, over, tiles, places, factor, shows, waits } = on;
  // Losses fly after the scene has shown why.
  const first = shows.field.wait() + (battle && field ? SCENE * 0.8 * factor : 0);
  if (battle && field)
    shows.field.add(SCENE * factor, (wait) => stage(over, battle.sides, battle.names, battle, field, factor, wait));
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
  // A banner would cross the cards of a battle, so it comes after it.
  if (told && strip?.width)
    shows.strip.add(
      BANNER * factor,
      (wait) => banner(over, told.sentence, strip, { duration: BANNER * factor, delay: wait }),
      { after: shows.field.wait() },
    );
  const lasting = fresh.findLast(({ motion }) => motion === 'end') ?? fresh.findLast(({ motion }) => motion === 'out');
  if (lasting && field)
    shows.field.add(MOMENT * factor, (wait) =>
      moment(over, lasting.sentence, field, { duration: MOMENT * factor, delay: wait }),
    );
  for (const { tile, from, to, isSameZone, turns: isTurned } of ways.slice(0, MOST_CARDS)) {
    // A card that stays in its zone moves because others need room. It does not wait for a battle: it would stand there in its old size.
    if (isSameZone) {
      travel(tile, from, to, { duration: WAY * factor, delay: 0 });
      continue;
    }
    const pace = next(WAY);
    const uncover = waits.get(tile) ?? wait(tile);
    waits.delete(tile);
    waiting.add({ start: () => carry(over, tile, from, to, isTurned, pace, uncover), drop: uncover });
  }
  for (const { face, from, to } of gone.slice(0, MOST_CARDS)) {
    const pace = next(WAY);
    waiting.add({ start: () => ghost(over, face, from, to, pace) });
  }
  for (const { from, to } of drawn) {
    const pace = next(WAY);
    waiting.add({ start: () => ghost(over, null, from, to, pace) });
  }
  for (const uncover of waits.values()) uncover();
  waiting.start();
  for (const id of moves.turned) {
    const tile = tiles.get(id);
    if (tile) turn(tile, TURNED, atOnce(WAY));
  }
  for (const { at, text } of numbers) rise(over, text, at, atOnce(NUMBER));
  return waiting;
}
