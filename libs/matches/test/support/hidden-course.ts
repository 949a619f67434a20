/** Plays the same course in two worlds that differ only in cards that a seat has never seen, and compares everything that the seat receives. */
import { Random, mayKnow, type Match } from '@rulewright/engine';
import { optionsAfter, whyNot } from '../../src/index.ts';
import { logLines } from '../../src/views/log-lines.ts';
import { tableView } from '../../src/table/table-view.ts';
import { TrackedMatch } from '../../src/table/tracked-match.ts';
import { exchange, shown } from './other-worlds.ts';
import { playable, type games } from './world.ts';

const NAMES = ['Ann', 'Ben'];
/** The seat that looks, and the seat whose hidden cards differ. */
const [LOOKER, OWNER] = [0, 1];
/** The bit set of all seats. If a seat was skipped, its course would tell that it has no answer. */
const ALL_SEATS = 3;
/** The most decisions before the worlds part, and the most that they then take together. */
const MOST_BEFORE = 240;
const MOST_STEPS = 40;

interface Courses {
  /** The number of positions that were compared. */
  readonly compared: number;
  readonly differences: readonly string[];
}

/** Parts the worlds of `count` matches, each at a random decision. */
export async function coursesInWorlds(one: (typeof games)[number], count: number): Promise<Courses> {
  const made = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
  const { plugin } = made;
  const program = made.wholeProgram();
  const decks = one.decks.map((entries) => ({ entries }));
  const random = new Random(17);
  const differences: string[] = [];
  let compared = 0;
  const start = (seed: number, decisions: readonly number[]): TrackedMatch =>
    new TrackedMatch(program, decks, seed, decisions, [{ from: 0, seats: ALL_SEATS }]);

  /** What the seat and a watcher receive: the table, the whole log, and all answers to the questions of the seat. */
  function received(tracked: TrackedMatch): string {
    const { match, decisions, result, events, asked } = tracked;
    const views = [LOOKER, null].map((viewer) => [
      tableView({ match, result, taken: decisions.length }, plugin, viewer, NAMES),
      logLines({ names: NAMES, playable: { plugin } }, tracked, viewer, 0, events.length),
    ]);
    const reasons = Array.from({ length: match.cards }, (_, card) => whyNot(tracked, plugin, LOOKER, card, NAMES));
    const options = asked === LOOKER ? [...match.options.keys()].slice(0, match.optionCount) : [];
    const ahead = options.map((option) => optionsAfter(tracked, plugin, LOOKER, option, NAMES));
    return JSON.stringify([asked, views, reasons, ahead]);
  }

  /** The first place in which two answers differ, or null. */
  function difference(here: TrackedMatch, there: TrackedMatch): string | null {
    const [a, b] = [received(here), received(there)];
    compared++;
    if (a === b) return null;
    const at = [...a].findIndex((sign, index) => sign !== b[index]);
    return `${a.slice(Math.max(0, at - 200), at + 80)} became ${b.slice(at, at + 80)}`;
  }

  /** @returns a difference, or null */
  function follow(here: TrackedMatch, there: TrackedMatch, hidden: readonly number[]): string | null {
    let open: string | null = null;
    for (let step = 0; step < MOST_STEPS && !here.over; step++) {
      // The owner of a card may tell about it while they play it, such as its cost, if they show it at once.
      if ([here, there].some((world) => shows(world, hidden))) return null;
      if (open !== null && here.asked !== OWNER) return open;
      open ??= difference(here, there);
      if (open !== null && here.asked !== there.asked) return open;
      const wanted = here.match.options[random.below(here.match.optionCount)]!;
      const same = [here, there].map(({ match }) => match.options.subarray(0, match.optionCount).indexOf(wanted));
      // The owner decides something that is not possible in the other world, so the courses differ from here on.
      if (same.includes(-1)) return open;
      here.take(same[0]!);
      there.take(same[1]!);
    }
    return open;
  }

  for (let seed = 1; seed <= count; seed++) {
    const here = start(seed, []);
    const until = random.below(MOST_BEFORE);
    while (!here.over && here.decisions.length < until) here.take(random.below(here.match.optionCount));
    if (here.over) continue;
    const { match, decisions } = here;
    const there = start(seed, decisions);
    const seen = shown({ tracked: here }, LOOKER);
    const hidden = Array.from({ length: match.cards }, (_, card) => card).filter(
      (card) => match.owner[card] === OWNER && !seen.has(card) && !mayKnow(match, LOOKER, card),
    );
    exchange(there.match, hidden, random);
    askAgain(there.match);
    const course = follow(here, there, hidden);
    if (course !== null) differences.push(`Seed ${seed}, decision ${here.decisions.length}: ${course}`);
  }
  return { compared, differences };
}

/** Works out the options of the pending decision again. */
function askAgain(match: Match): void {
  match.load(match.save());
  match.alwaysAsked = ALL_SEATS;
  match.advance();
}

const shows = (tracked: TrackedMatch, cards: readonly number[]): boolean => {
  const seen = shown({ tracked }, LOOKER);
  return cards.some((card) => seen.has(card) || mayKnow(tracked.match, LOOKER, card));
};
