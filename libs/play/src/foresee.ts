/**
 * What is known to follow from an option: the changes of public numbers, marks, totals and zones up to the next decision. The option is taken
 * in another match, whose program throws where it would read what the asked seat does not know, draw a random number, or compute for too long.
 * The forecast ends there. So it is the same in all positions that the seat cannot tell apart.
 */
import {
  Match,
  ScriptedRandomError,
  mayKnow,
  optionA,
  optionB,
  optionKind,
  saveWithoutKey,
  type Foreseen,
  type Snapshot,
} from '@rulewright/engine';
import type { PlayProgram } from '@rulewright/content/play';
import { UnknownError, type Guard } from './guard.ts';
import type { PlayedProgram } from './program.ts';

/** The most work for one option, and for all options of a decision, which is about a hundredth of a second. Most decisions need far less. */
const MOST_FOR_OPTION = 20_000;
const MOST_FOR_DECISION = 250_000;
/** Decisions with more options have no forecasts: they choose a number, or one of very many cards. */
const MOST_OPTIONS = 100;
/** Any number: forecasts draw none. */
const NO_SEED = 0;

/** The match in which options are taken. It stops after a bound of work. */
class ForeseenMatch extends Match {
  left = 0;

  override spend(units: number): void {
    this.left -= units;
    if (this.left < 0) throw new UnknownError();
  }
}

/** The forecasts of the last position of a match that was looked at. Several views of a position ask for the same. */
interface Kept {
  readonly digest: number;
  readonly forecasts: readonly (Foreseen | null)[];
}

type Fact = Omit<Foreseen['changes'][number], 'before' | 'after'> & { readonly value: number | boolean };
/** Public facts at one moment, by what they are about and their names. */
type Facts = Map<string, Fact>;

/** The titles of public numbers and marks. Players and cards have numbers that people do not read. */
function titlesOf({ fields, values }: PlayProgram): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { id, title, type } of [...fields, ...values])
    if (title !== null && (type.is === 'number' || type.is === 'yesno')) titles.set(id, title);
  return titles;
}

function changesOf(before: Facts, after: Facts): Foreseen['changes'] {
  return [...after].flatMap(([key, { value, ...about }]) => {
    const old = before.get(key)?.value;
    return old === undefined || old === value ? [] : [{ ...about, before: old, after: value }];
  });
}

/** Makes the forecasts of matches of one program and size. */
class Foresight {
  private readonly match: ForeseenMatch;
  private readonly titles: ReadonlyMap<string, string>;
  /** The public numbers and marks that cards remember. Values that are computed for each card would take too long. */
  private readonly fields: readonly { readonly id: string; readonly name: string; readonly isMark: boolean }[];
  /** The cards that the asked seat knows. */
  private known: readonly number[] = [];

  private readonly guard: Guard = { seat: -1, unknown: new Uint8Array() };
  private readonly program: PlayedProgram;

  constructor(program: PlayedProgram, { seats, cards }: Match) {
    this.program = program.guardedBy(this.guard);
    this.match = new ForeseenMatch(this.program, seats, cards);
    this.titles = titlesOf(program.play);
    this.fields = program.play.fields.flatMap(({ id, of, type, title }) =>
      of === 'card' && title !== null && this.titles.has(id) ? [{ id, name: title, isMark: type.is === 'yesno' }] : [],
    );
  }

  /** Whether it can look at this match. */
  fits({ seats, cards }: Match): boolean {
    return this.match.seats === seats && this.match.cards === cards;
  }

  /** The forecasts of the options of the pending decision. Null for an option from which nothing is known to follow. */
  of(real: Match): (Foreseen | null)[] {
    const { match } = this;
    const options = real.options.slice(0, real.optionCount);
    const none = Array.from(options, () => null);
    if (options.length > MOST_OPTIONS) return none;
    this.look(real, options);
    const start = saveWithoutKey(real, NO_SEED);
    let left = MOST_FOR_DECISION;
    // What one part leaves of its bound is there for the others.
    const bounded = <T>(part: () => T): T => {
      match.left = Math.min(left, MOST_FOR_OPTION);
      left -= match.left;
      const result = part();
      left += Math.max(0, match.left);
      return result;
    };
    const before = bounded(() => {
      this.load(real, start, options);
      return this.facts();
    });
    return before === null
      ? none
      : none.map((_, option) =>
          bounded(() => {
            this.load(real, start, options);
            const then = this.take(option);
            const after = this.facts();
            const changes = after === null ? [] : changesOf(before, after);
            return changes.length > 0 || then === 'over' ? { changes, then } : null;
          }),
        );
  }

  /** Notes what the asked seat knows. It also knows the cards that its options name. */
  private look(real: Match, options: Int32Array): void {
    const { guard } = this;
    guard.seat = real.decisionSeat;
    guard.unknown = Uint8Array.from({ length: real.slots }, (_, card) =>
      real.zone[card]! < 0 || mayKnow(real, guard.seat, card) ? 0 : 1,
    );
    for (const option of options) {
      const { a, b } = real.program.mechanics.options[optionKind(option)]!;
      if (a === 'card') guard.unknown[optionA(option)] = 0;
      if (b === 'card') guard.unknown[optionB(option)] = 0;
    }
    this.known = Array.from(guard.unknown.keys()).filter((card) => guard.unknown[card] === 0 && real.zone[card]! >= 0);
  }

  /** Goes back to the decision. The options are those of the real match: to list them again could read more than the seat knows. */
  private load(real: Match, start: Snapshot, options: Int32Array): void {
    const { match } = this;
    match.load(start);
    match.autoSingle = real.autoSingle;
    match.alwaysAsked = real.alwaysAsked;
    // Any random number throws.
    match.script = [];
    match.options = options.slice();
    match.optionCount = options.length;
    match.decisionSeat = real.decisionSeat;
  }

  private take(option: number): Foreseen['then'] {
    const { match } = this;
    let isTaken = false;
    try {
      match.choose(option);
      isTaken = true;
      return match.advance() ? 'choice' : 'over';
    } catch (error) {
      if (error instanceof ScriptedRandomError) return 'chance';
      if (!(error instanceof UnknownError)) throw error;
      // Only who is asked next, and what, depends on what the seat does not know.
      return isTaken && this.program.steps.questions.has(match.frames[match.running]!) ? 'question' : 'hidden';
    }
  }

  /** What the asked seat may see now. Null if it takes too long to work out. */
  private facts(): Facts | null {
    const { match, program } = this;
    const { mechanics, zones } = program;
    if (match.left < 0) return null;
    const facts: Facts = new Map();
    this.note(facts, null, mechanics.publicTable(match));
    for (let seat = 0; seat < match.seats; seat++) {
      this.note(facts, seat, mechanics.publicSeat(match, seat));
      this.noteTotals(facts, seat);
    }
    for (const { id, name, isMark } of this.fields) {
      const numbers = (match.card as Record<string, Int16Array>)[id]!;
      for (const card of this.known)
        facts.set(`${id} ${card}`, { seat: null, card, name, value: isMark ? numbers[card] !== 0 : numbers[card]! });
    }
    match.zoneCount.forEach((value, zone) => {
      const { name, isShared } = zones[match.placeOf[zone]!]!;
      facts.set(`zone ${zone}`, { seat: isShared ? null : match.seatOf[zone]!, card: null, name, value });
    });
    return match.left < 0 ? null : facts;
  }

  private note(
    facts: Facts,
    seat: number | null,
    numbers: Readonly<Record<string, number | boolean | string | null>>,
  ): void {
    for (const [id, value] of Object.entries(numbers)) {
      const name = this.titles.get(id);
      // A value that is not a number is unknown.
      if (name === undefined || typeof value === 'string' || value === null || Number.isNaN(value)) continue;
      facts.set(`${seat} ${id}`, { seat, card: null, name, value });
    }
  }

  private noteTotals(facts: Facts, seat: number): void {
    for (const { zone, name, value } of this.program.totals(this.match, seat))
      if (!Number.isNaN(value)) facts.set(`${seat} in ${zone} ${name}`, { seat, card: null, name, value });
  }
}

const made = new WeakMap<PlayedProgram, Foresight>();
const latest = new WeakMap<Match, Kept>();

/** What is known to follow from each option of the pending decision. Null for options from which nothing is known to follow. */
export function foresee(program: PlayedProgram, match: Match): readonly (Foreseen | null)[] {
  const digest = match.digest();
  const last = latest.get(match);
  if (last?.digest === digest && last.forecasts.length === match.optionCount) return last.forecasts;
  let foresight = made.get(program);
  if (!foresight?.fits(match)) made.set(program, (foresight = new Foresight(program, match)));
  const forecasts = foresight.of(match);
  latest.set(match, { digest, forecasts });
  return forecasts;
}
