/** Compares the outcome of an example with its expectations. Every difference becomes a sentence with the expected and the found value. */
import type { Expectation } from '@rulewright/content';
import {
  isSeats,
  NO_CARD,
  describeEvent,
  mayKnow,
  type EventRecorder,
  type EventRecord,
  type EventValue,
  type Match,
} from '@rulewright/engine';
import { CardNames, cardEntries, inQuotes, matching, same, sayOption } from './example-names.ts';
import { readPath, sayZone, seatLetter, seatNumber, zoneAt } from './places.ts';

/** The outcome of playing an example. */
export interface ExampleOutcome {
  readonly match: Match;
  readonly names: CardNames;
  readonly recorder: EventRecorder;
  /** Whether every decision is also taken in a copy of the match, and undone once. */
  readonly restless: boolean;
}

/** The part of an outcome that is needed to put events into words. */
type ExampleMatch = Pick<ExampleOutcome, 'match' | 'names'>;

/** A value of an event, in the notation of examples. */
function sayValue({ match, names }: ExampleMatch, type: string | undefined, value: EventValue): string | number | null {
  if (value === null) return null;
  if (isSeats(value)) return sayWinners(value);
  if (typeof value !== 'object') return type === 'seat' || type === 'seats' ? seatLetter(Number(value)) : value;
  if ('id' in value) return names.full(value.id);
  return sayZone(match.program, value);
}

/** An event in the notation of examples: a plain object of words and numbers. */
export function wordsOf(outcome: ExampleMatch, record: EventRecord): Record<string, string | number | null> {
  const kind = outcome.match.program.mechanics.events[record.kind]!;
  const described = describeEvent(outcome.match, record);
  return Object.fromEntries(
    Object.entries(described).map(([name, value]) => [
      name,
      sayValue(outcome, kind.fields.find((field) => field.name === name)?.type, value),
    ]),
  );
}

export type EventWords = Readonly<Record<string, string | number | null>>;

/** Whether a found value matches. An expected plain name also matches a marked card of that name. */
const fits = (expected: string | number | null, actual: string | number | null | undefined): boolean => {
  if (expected === actual) return true;
  if (typeof expected !== 'string' || typeof actual !== 'string') return false;
  return same(expected, actual) || same(expected, actual.replace(/#\w+$/, ''));
};

export const eventFits = (expected: EventWords, actual: EventWords): boolean =>
  Object.entries(expected).every(([name, value]) => fits(value, actual[name]));

const sayEvent = (event: EventWords): string =>
  Object.entries(event)
    .map(([name, value]) => (name === 'event' ? String(value) : `${name} ${value ?? 'none'}`))
    .join(', ');

/** How many events of the same kind a message lists for a missing event. */
const SHOWN = 4;
/** The word of an example file for no seat, as in `winner: nobody`. */
const NOBODY = 'nobody';

/** Winners in the notation of examples: `A`, `A and C`, or `nobody`. */
export const sayWinners = (winners: readonly number[]): string =>
  winners.length === 0 ? NOBODY : winners.map(seatLetter).join(' and ');

function checkEvents(outcome: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  const { records } = outcome.recorder;
  const { events } = outcome.match.program.mechanics;
  // Only candidates are put into words, because a long game has thousands of events.
  const known: EventWords[] = [];
  const words = (i: number): EventWords => (known[i] ??= wordsOf(outcome, records[i]!));
  const alike = (i: number, wanted: EventWords): boolean => events[records[i]!.kind]!.id === wanted['event'];
  const next = (from: number, wanted: EventWords): number => {
    for (let i = from; i < records.length; i++) if (alike(i, wanted) && eventFits(wanted, words(i))) return i;
    return -1;
  };
  let at = 0;
  for (const event of expected.events ?? []) {
    const index = next(at, event);
    if (index < 0 && next(0, event) >= 0) {
      say(`Expected ${sayEvent(event)} after ${sayEvent(words(at - 1))}; it happened before that.`);
    } else if (index < 0) {
      const others = [...records.keys()].filter((i) => alike(i, event)).slice(-SHOWN);
      const said = others.map((i) => sayEvent(words(i))).join(' | ');
      say(`Expected ${sayEvent(event)}; found ${said || `no ${event.event}`}.`);
    } else at = index + 1;
  }
  for (const event of expected.noEvents ?? []) {
    if (!events.some((one) => one.id === event.event))
      say(`There is no event "${event.event}", so the example cannot exclude it.`);
    const index = next(0, event);
    if (index >= 0) say(`Expected no ${sayEvent(event)}; found ${sayEvent(words(index))}.`);
  }
}

/** The cards of a zone, or those that a seat may know. Piles start with the top card. */
export function cardsIn({ match, names }: ExampleOutcome, zone: number, seenBy?: number): string[] {
  const cards = match
    .cardsIn(zone)
    .filter((card) => seenBy === undefined || mayKnow(match, seenBy, card))
    .map((card) => names.full(card));
  return match.program.zones[zone % match.program.zonesPerSeat]!.pile ? cards.reverse() : cards;
}

export function sameCards(expected: readonly string[], actual: readonly string[], ordered: boolean): boolean {
  const wanted = cardEntries(expected).map((entry) => (entry.mark ? `${entry.name}#${entry.mark}` : entry.name));
  if (wanted.length !== actual.length) return false;
  if (ordered) return wanted.every((name, i) => fits(name, actual[i]));
  const left = [...actual];
  return wanted.every((name) => {
    const i = left.findIndex((one) => fits(name, one));
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

function checkZones(outcome: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  const { zones, zonesPerSeat } = outcome.match.program;
  for (const [path, wanted] of Object.entries(expected.zones ?? {})) {
    const { seat, id } = readPath(path);
    const base = seat * zonesPerSeat;
    const columns = zones.flatMap((zone, place) =>
      zone.id.startsWith('column-') ? [cardsIn(outcome, base + place)] : [],
    );
    if (id === 'columns') {
      const lists = typeof wanted === 'number' ? null : (wanted as readonly (readonly string[])[]);
      const right = lists
        ? columns.every((column, i) => sameCards(lists[i] ?? [], column, false)) && lists.length <= columns.length
        : columns.flat().length === wanted;
      if (!right) say(`Expected ${path} ${JSON.stringify(wanted)}; found ${JSON.stringify(columns)}.`);
      continue;
    }
    const there = zoneAt(outcome.match, path);
    if (there === null) {
      say(`There is no place ${path}.`);
      continue;
    }
    const cards = cardsIn(outcome, there.zone);
    const right =
      typeof wanted === 'number'
        ? cards.length === wanted
        : sameCards(wanted as readonly string[], cards, zones[there.place]!.pile === true);
    if (!right)
      say(
        `Expected ${path} ${JSON.stringify(wanted)}; found ${typeof wanted === 'number' ? cards.length : JSON.stringify(cards)}.`,
      );
  }
}

function checkSight(outcome: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  const { zones } = outcome.match.program;
  for (const [letter, places] of Object.entries(expected.sees ?? {})) {
    for (const [path, wanted] of Object.entries(places)) {
      const there = zoneAt(outcome.match, path);
      if (there === null) {
        say(`There is no place ${path}.`);
        continue;
      }
      const seen = cardsIn(outcome, there.zone, seatNumber(letter));
      if (!sameCards(wanted, seen, zones[there.place]!.pile === true))
        say(`Expected ${letter} to know ${JSON.stringify(wanted)} of ${path}; found ${JSON.stringify(seen)}.`);
    }
  }
}

function checkDecision({ match, names }: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  const offered = (): string =>
    Array.from(match.options.subarray(0, match.optionCount), (option) => sayOption(match, names, option)).join(' | ');
  const asked = match.decisionSeat < 0 ? null : seatLetter(match.decisionSeat);
  if (expected.asked !== undefined && expected.asked !== asked)
    say(`Expected ${expected.asked ?? NOBODY} to be asked; found ${asked ?? NOBODY}.`);
  for (const text of expected.offered ?? []) {
    if (matching(match, names, text).length === 0)
      say(`Expected the option "${text}" for ${asked ?? NOBODY}; found ${offered() || 'none'}.`);
  }
  for (const text of expected.notOffered ?? []) {
    const kind = text.split(' ')[0]!;
    if (inQuotes(text) === null && !match.program.mechanics.options.some((one) => same(one.id, kind)))
      say(`There is no kind of option "${kind}".`);
    if (matching(match, names, text).length > 0)
      say(`Expected no option "${text}" for ${asked ?? NOBODY}; found ${offered()}.`);
  }
}

/** Numbers that are 0 are not reported. For a missing number, `null` always matches, and 0 or false only if the game has the field. */
export const isNought = (value: unknown, name: string, fields: object): boolean =>
  value === null || ((value === 0 || value === false) && name in fields);

/** The public numbers of a card, a seat or the table; null if the card does not exist. `fields` has all fields that exist. */
export function numbersOf(
  { match, names }: ExampleOutcome,
  what: string,
): { values: Readonly<Record<string, unknown>> | null; fields: object } {
  const { mechanics } = match.program;
  if (what === 'table') return { values: mechanics.publicTable(match), fields: match.table };
  if (/^[A-L]$/.test(what)) return { values: mechanics.publicSeat(match, seatNumber(what)), fields: match.seat };
  // Includes cards created during play. Unused slots are in no zone.
  const card =
    Array.from({ length: match.slots }, (_, one) => one).find(
      (one) => match.zone[one]! >= 0 && names.means(what, one),
    ) ?? NO_CARD;
  return { values: card === NO_CARD ? null : mechanics.publicCard(match, card), fields: match.card };
}

function checkNumbers(outcome: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  for (const [what, numbers] of Object.entries(expected.numbers ?? {})) {
    const { values, fields } = numbersOf(outcome, what);
    for (const [name, value] of Object.entries(numbers)) {
      const id = outcome.names.idOf(name, { ...fields, ...values });
      const now = values?.[id];
      const said = outcome.names.said(id, now);
      const isSaid =
        said === null ? value === null : typeof said === 'string' && typeof value === 'string' && same(said, value);
      const holds = now === value || isSaid || (values !== null && !(id in values) && isNought(value, id, fields));
      if (!holds)
        say(`Expected ${what} ${name} ${value}; found ${String((typeof value === 'string' ? said : now) ?? 'none')}.`);
    }
  }
}

function checkEnd({ match }: ExampleOutcome, expected: Expectation, say: (text: string) => void): void {
  if (expected.over !== undefined && expected.over !== match.over) {
    say(`Expected the match to ${expected.over ? 'be over' : 'continue'}; it ${match.over ? 'is over' : 'continues'}.`);
  }
  if (expected.winner === undefined && expected.cause === undefined) return;
  if (!match.over) return say('Expected a result; the match continues.');
  const { winners, cause } = match.program.mechanics.result(match);
  const name = sayWinners(winners);
  if (expected.winner !== undefined && expected.winner !== name)
    say(`Expected ${expected.winner} to win; found ${name}.`);
  if (expected.cause !== undefined && expected.cause !== cause)
    say(`Expected the end by ${expected.cause}; found ${cause}.`);
}

/** All differences between the outcome and the expectation, as sentences. */
export function differences(outcome: ExampleOutcome, expected: Expectation): string[] {
  const differences: string[] = [];
  const say = (text: string): void => void differences.push(text);
  checkEvents(outcome, expected, say);
  checkZones(outcome, expected, say);
  checkSight(outcome, expected, say);
  checkDecision(outcome, expected, say);
  checkNumbers(outcome, expected, say);
  checkEnd(outcome, expected, say);
  return differences;
}

/** The last events, one per line, for the message of a failing example. */
export function story(outcome: ExampleOutcome, most: number): string[] {
  const { records } = outcome.recorder;
  const lines = records.slice(-most).map((record) => sayEvent(wordsOf(outcome, record)));
  return records.length > most ? [`… ${records.length - most} before these`, ...lines] : lines;
}
