/**
 * Plays whole matches of a plugin and of its play document, one after the other, with the same random numbers and choices, and compares what
 * each match tells: at each decision the options and the events since the last one, and at the end the rest. It compares less than whole.ts at
 * each decision and is a hundred times as fast.
 */
import { isDeepStrictEqual } from 'node:util';
import type { CardDoc, Ruleset } from '@rulewright/content';
import {
  Random,
  createMatch,
  mayKnow,
  type EventRecord,
  type EventSink,
  type Match,
  type ZoneSpec,
} from '@rulewright/engine';
import { zoneName, type WholeSide } from './whole.ts';

/** Before the seat, the number of options and the options of a decision. All other entries are events. */
const DECISION = -1;

/** Texts by number, the same numbers for both sides. */
export class Texts {
  private readonly numbers = new Map<string, number>();
  readonly all: string[] = [];

  numberOf(text: string): number {
    let known = this.numbers.get(text);
    if (known === undefined) this.numbers.set(text, (known = this.all.push(text) - 1));
    return known;
  }
}

/** What a side told of a match. */
interface Told {
  readonly match: Match;
  /** Events and decisions in their order. */
  readonly log: readonly number[];
  /** The chosen place at each decision. */
  readonly choices: readonly number[];
  readonly seen: ReadonlySet<number>;
  readonly difference: string | null;
  /** Whether so much waited that the other side asked nobody. */
  readonly isFull?: boolean;
}

/** The first argument of an event is often a card. */
const [MOST_FIRST, MOST_OTHER] = [2_048, 512];

/** An event as a number if its arguments are small, otherwise as a text. */
function keyOf(kind: number, rule: number, args: EventRecord['args']): number | string {
  const [a, b, c, d, e] = args;
  if (d !== 0 || e !== 0 || a < -1 || b < -1 || c < -1 || a > 2_000 || b > 500 || c > 500)
    return `${kind},${rule},${args.join()}`;
  return (((kind * MOST_OTHER + rule) * MOST_FIRST + a + 1) * MOST_OTHER + b + 1) * MOST_OTHER + c + 1;
}

/** The most events that are remembered with their texts. */
const MOST_EVENTS = 300_000;

/** One side of a ruleset. Its texts are made once. */
export class Teller {
  private readonly options = new Map<number, number>();
  private readonly events = new Map<number | string, number>();

  constructor(
    readonly side: WholeSide,
    private readonly texts: Texts,
  ) {}

  private option(m: Match, packed: number): number {
    let known = this.options.get(packed);
    if (known === undefined) this.options.set(packed, (known = this.texts.numberOf(this.side.option(m, packed))));
    return known;
  }

  /** @returns -1 for an event that only this side tells */
  private event(m: Match, kind: number, rule: number, ...args: EventRecord['args']): number {
    const key = keyOf(kind, rule, args);
    let known = this.events.get(key);
    if (known === undefined) {
      const text = this.side.event(m, { kind, rule, args });
      known = text === null ? -1 : this.texts.numberOf(text);
      if (this.events.size >= MOST_EVENTS) this.events.clear();
      this.events.set(key, known);
    }
    return known;
  }

  /**
   * Plays a match.
   * @param isCalled whether the match calls back at decisions instead of stopping there
   * @param mostSingle single options in a row after which the match is full
   * @param choose the place of an option among their numbers, or -1 to stop there
   */
  play(
    { decks, seed, most }: LightMatch,
    isCalled: boolean,
    mostSingle: number,
    choose: (options: readonly number[], log: readonly number[]) => number,
  ): Told {
    const match = createMatch(this.side.program, decks);
    const [log, choices, seen]: [number[], number[], Set<number>] = [[], [], new Set()];
    const specOf = (zone: number): ZoneSpec => match.program.zones[match.placeOf[zone]!]!;
    const ids = match.program.mechanics.events.map(({ id }) => id);
    match.sink = {
      event: (kind, rule, a, b, c, d, e) => {
        const text = this.event(match, kind, rule, a, b, c, d, e);
        if (text >= 0) log.push(text);
        if (ids[kind] === 'card.moved') {
          if (specOf(b).visibility === 'all' && !specOf(c).pile) seen.add(a);
          else seen.delete(a);
        } else if (ids[kind] === 'cut.shown') seen.add(b);
        else if (ids[kind] === 'pile.shuffled') for (const card of match.cardsIn(b)) seen.delete(card);
      },
    } satisfies EventSink;
    match.start(seed, decks);
    const decide = (m: Match, seat: number): number => {
      if (this.side.isFull?.(m)) throw new Full();
      const options = Array.from(m.options.subarray(0, m.optionCount), (one) => this.option(m, one));
      log.push(DECISION, seat, options.length);
      for (const one of options) log.push(one);
      const choice = choose(options, log);
      if (choice < 0) throw new Stopped();
      choices.push(choice);
      return choice;
    };
    const told = (difference: string | null): Told => ({ match, log, choices, seen, difference });
    try {
      if (isCalled) match.play(decide, most);
      else {
        match.autoSingle = false;
        for (let left = most; goesOn(match, mostSingle) && left > 0; left--)
          match.choose(decide(match, match.decisionSeat));
      }
    } catch (error) {
      if (error instanceof Full) return { ...told(null), isFull: true };
      if (!(error instanceof Stopped)) return told(`error: ${String(error)}`);
    }
    return told(null);
  }
}

/** Goes to the next decision with a choice. */
function goesOn(match: Match, mostSingle: number): boolean {
  for (let single = 0; match.advance(); single++) {
    if (match.optionCount > 1) return true;
    if (single === mostSingle) throw new Full();
    match.choose(0);
  }
  return false;
}

/**
 * Single options in a row after which a comparison ends: random abilities can pay for nothing, without end. The play asks for a pass where the
 * plugin asks nothing, so it may have more of them.
 */
const MOST_SINGLE = 200;

/** A comparison stops a match. */
class Stopped extends Error {}
class Full extends Error {}

interface LightMatch {
  /** By seat: the definitions of its cards. */
  readonly decks: readonly (readonly number[])[];
  readonly seed: number;
  /** Decisions after which the comparison ends. */
  readonly most: number;
  /** Whether matches never call back. */
  readonly onlyStops?: boolean;
}

interface LightResult {
  readonly decisions: number;
  readonly isOver: boolean;
  readonly difference: string | null;
}

/** Whether both tell the same event. A play names no card that somebody neither sees nor knows. */
function isEvent(plugin: string | undefined, play: string | undefined): boolean {
  if (plugin === undefined || play === undefined) return plugin === play;
  const parts = play.split(' ');
  return plugin.split(' ').every((part, at) => part === parts[at] || parts[at]?.replace(',', '') === '-1');
}

/** The cards of the zones, the knowledge of each seat, the counts of rules and the result. */
function endOf({ match }: Told, side: WholeSide, seen: ReadonlySet<number>): Record<string, unknown> {
  const { rules, result } = match.program.mechanics;
  const cards = Array.from({ length: match.cards }, (_, card) => card);
  const zones = Array.from({ length: match.seats * match.perSeat }, (_, zone) => zone);
  const { winners, cause, ruleId, turns, standing } = result(match);
  return {
    isOver: match.over,
    zones: Object.fromEntries(
      zones.flatMap((zone) =>
        match.zoneCount[zone]! > 0 ? [[zoneName(match, zone), match.cardsIn(zone).join(' ')]] : [],
      ),
    ),
    counts: Object.fromEntries(
      rules.flatMap((rule, at) => (match.ruleCounts[at] ? [[rule, match.ruleCounts[at]]] : [])),
    ),
    knowledge: Array.from({ length: match.seats }, (_, seat) =>
      cards.filter((card) => seen.has(card) || mayKnow(match, seat, card)).join(' '),
    ),
    result: match.over && { winners, cause, ruleId, turns, standing: standing.map(side.standing) },
  };
}

/** Chooses at random as whole.ts does. */
function chooser(seed: number, texts: Texts): (options: readonly number[]) => number {
  const chance = new Random(seed ^ 0x5bd1e995);
  const isPass = (option: number): boolean => texts.all[option]!.startsWith('pass');
  return (options) => {
    const choice = chance.below(options.length);
    const mayPass = seed % 3 === 0 || (seed % 3 === 1 && chance.below(4) === 0);
    if (mayPass || !isPass(options[choice]!)) return choice;
    return chance.below(options.filter((one) => !isPass(one)).length);
  };
}

/** Compares one match. */
export function compareLight(plugin: Teller, play: Teller, texts: Texts, match: LightMatch): LightResult {
  const one = plugin.play(match, false, MOST_SINGLE, chooser(match.seed, texts));
  if (one.isFull) return compareLight(plugin, play, texts, { ...match, most: one.choices.length - 1 });
  let [at, decisions] = [0, 0];
  const difference = (log: readonly number[], isEnd: boolean): string | null => {
    for (; at < log.length || (isEnd && at < one.log.length); at++) {
      if (log[at] === one.log[at]) continue;
      const [wanted, has] = [one.log[at], log[at]].map((number) => texts.all[number ?? -1]);
      if (isEvent(wanted, has) && (wanted !== undefined || log[at] === one.log[at])) continue;
      const shown = (all: readonly number[]): string =>
        all
          .slice(Math.max(0, at - 3), at + 6)
          .map((number) => (number === DECISION ? 'DECISION' : texts.all[number]!))
          .join(' | ');
      return `entry ${at}\n  plugin ${shown(one.log)}\n  play   ${shown(log)}`;
    }
    return null;
  };
  let first: string | null = one.difference && `plugin: ${one.difference}`;
  const other = play.play(match, !match.onlyStops && match.seed % 2 === 0, 20 * MOST_SINGLE, (_, log) => {
    first ??= difference(log, false);
    return first === null ? (one.choices[decisions++] ?? -1) : -1;
  });
  if (first === null && other.isFull) return { decisions, isOver: false, difference: null };
  first ??= other.difference ?? difference(other.log, true);
  if (first === null) {
    const [wanted, has] = [endOf(one, plugin.side, other.seen), endOf(other, play.side, new Set())];
    for (const part of Object.keys(wanted))
      if (!isDeepStrictEqual(wanted[part], has[part]))
        first ??= `${part} at the end\n  plugin ${JSON.stringify(wanted[part])}\n  play   ${JSON.stringify(has[part])}`;
  }
  return {
    decisions: one.choices.length,
    isOver: one.match.over,
    difference: first && `decision ${decisions}, ${first}`,
  };
}

/** A random deck that the deck law of a ruleset allows. */
export function legalDeck(cards: readonly CardDoc[], { parameters }: Ruleset, random: Random): number[] {
  const most = (name: string, otherwise: number): number => (parameters[name] as number | null) ?? otherwise;
  const size = 30 + random.below(most('deck.maxCards', 60) - 29);
  const copies = new Map<number, number>();
  const deck: number[] = [];
  let left = most('deck.maxCost', Infinity);
  for (let tries = 0; tries < 2_000 && deck.length < size; tries++) {
    const def = random.below(cards.length);
    const { cost } = cards[def]!.data as { readonly cost: number };
    const has = copies.get(def) ?? 0;
    if (has === most('deck.maxCopiesPerName', 4) || cost > left) continue;
    copies.set(def, has + 1);
    deck.push(def);
    left -= cost;
  }
  return deck;
}
