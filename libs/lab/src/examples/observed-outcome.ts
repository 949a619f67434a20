/** Rewrites an expectation to state the actual results. Parts that are still true keep their wording. */
import type { Expectation } from '@rulewright/content';
import {
  cardsIn,
  eventFits,
  isNought,
  sayWinners,
  numbersOf,
  sameCards,
  wordsOf,
  type EventWords,
  type ExampleOutcome,
} from './compare-outcome.ts';
import { matching, same } from './example-names.ts';
import { readPath, seatLetter, seatNumber, zoneAt } from './places.ts';

type Events = NonNullable<Expectation['events']>;

/** Cards in the notation of examples. Equal neighbours are combined, such as `3 Filler`. */
function notation(cards: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of cards) {
    const last = runs.at(-1);
    if (last?.name === name && !name.includes('#')) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`));
}

/** Finds expected events among the events of the match. Each event of the match is used at most once. */
class EventSearch {
  private readonly known: EventWords[] = [];
  private readonly used = new Set<number>();

  constructor(private readonly outcome: ExampleOutcome) {}

  words(at: number): EventWords {
    return (this.known[at] ??= wordsOf(this.outcome, this.outcome.recorder.records[at]!));
  }

  /** The indexes of unused events of this kind, starting at `from`. */
  private alike(from: number, { event }: EventWords): number[] {
    const { records } = this.outcome.recorder;
    const kinds = this.outcome.match.program.mechanics.events;
    return [...records.keys()].filter((i) => i >= from && !this.used.has(i) && kinds[records[i]!.kind]!.id === event);
  }

  take(at: number): number {
    this.used.add(at);
    return at;
  }

  /** The index of the first matching event, or -1. */
  exact(from: number, wanted: EventWords): number {
    return this.alike(from, wanted).find((i) => eventFits(wanted, this.words(i))) ?? -1;
  }

  /** The index of the event of the same kind with the most equal fields; -1 if only the kind is equal. */
  nearest(from: number, wanted: EventWords): number {
    let best = { at: -1, equal: 1 };
    for (const at of this.alike(from, wanted)) {
      const actual = this.words(at);
      const equal = Object.entries(wanted).filter(([name, value]) => eventFits({ [name]: value }, actual)).length;
      if (equal > best.equal) best = { at, equal };
    }
    return best.at;
  }
}

/** The expected event with the actual values of its fields. */
const withFound = (wanted: Events[number], actual: EventWords): Events[number] => ({
  ...wanted,
  ...Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      eventFits({ [name]: value }, actual) ? value : (actual[name] ?? null),
    ]),
  ),
});

/** Changed events keep their kind and get the new values. Events that no longer happen move to `noEvents`, and the reverse. */
function observedEvents(outcome: ExampleOutcome, expected: Expectation): Pick<Expectation, 'events' | 'noEvents'> {
  const search = new EventSearch(outcome);
  const happened: { at: number; event: Events[number] }[] = [];
  const gone: Events = [];
  let from = 0;
  for (const event of expected.events ?? []) {
    const index = [search.exact(from, event), search.nearest(from, event), search.exact(0, event)].find(
      (at) => at >= 0,
    );
    if (index === undefined) gone.push(event);
    else {
      happened.push({ at: search.take(index), event: withFound(event, search.words(index)) });
      from = Math.max(from, index + 1);
    }
  }
  const absent: Events = [];
  for (const event of expected.noEvents ?? []) {
    const at = search.exact(0, event);
    if (at < 0) absent.push(event);
    else happened.push({ at: search.take(at), event });
  }
  for (const event of gone) if (new EventSearch(outcome).exact(0, event) < 0) absent.push(event);
  const events = happened.sort((a, b) => a.at - b.at).map((one) => one.event);
  return { ...(events.length > 0 && { events }), ...(absent.length > 0 && { noEvents: absent }) };
}

function observedZones(outcome: ExampleOutcome, expected: NonNullable<Expectation['zones']>): Expectation['zones'] {
  const { zones, zonesPerSeat } = outcome.match.program;
  const entries = Object.entries(expected).map(([path, wanted]): [string, typeof wanted] => {
    const { seat, id } = readPath(path);
    const base = seat * zonesPerSeat;
    if (id === 'columns') {
      const columns = zones.flatMap((zone, at) => (zone.id.startsWith('column-') ? [cardsIn(outcome, base + at)] : []));
      if (typeof wanted === 'number') return [path, columns.flat().length];
      const lists = wanted as readonly (readonly string[])[];
      if (columns.every((column, i) => sameCards(lists[i] ?? [], column, false))) return [path, wanted];
      const last = columns.findLastIndex((column) => column.length > 0);
      return [path, columns.slice(0, last + 1).map(notation)];
    }
    const there = zoneAt(outcome.match, path);
    if (there === null) return [path, wanted];
    const cards = cardsIn(outcome, there.zone);
    if (typeof wanted === 'number') return [path, cards.length];
    const stays = sameCards(wanted as readonly string[], cards, zones[there.place]!.pile === true);
    return [path, stays ? wanted : notation(cards)];
  });
  return Object.fromEntries(entries);
}

function observedSight(outcome: ExampleOutcome, expected: NonNullable<Expectation['sees']>): Expectation['sees'] {
  const { zones } = outcome.match.program;
  const seen = (letter: string, path: string, wanted: string[]): string[] => {
    const there = zoneAt(outcome.match, path);
    if (there === null) return wanted;
    const cards = cardsIn(outcome, there.zone, seatNumber(letter));
    return sameCards(wanted, cards, zones[there.place]!.pile === true) ? wanted : notation(cards);
  };
  return Object.fromEntries(
    Object.entries(expected).map(([letter, places]) => [
      letter,
      Object.fromEntries(Object.entries(places).map(([path, wanted]) => [path, seen(letter, path, wanted)])),
    ]),
  );
}

/** Options that are no longer offered move to `notOffered`, and the reverse. */
function observedOptions(
  { match, names }: ExampleOutcome,
  { offered = [], notOffered = [] }: Expectation,
): Pick<Expectation, 'offered' | 'notOffered'> {
  const is = (text: string): boolean => matching(match, names, text).length > 0;
  const exists = (text: string): boolean =>
    match.program.mechanics.options.some((one) => same(one.id, text.split(' ')[0]!));
  const now = [...offered.filter(is), ...notOffered.filter(is)];
  const not = [...notOffered.filter((text) => !is(text)), ...offered.filter((text) => !is(text) && exists(text))];
  return { ...(now.length > 0 && { offered: now }), ...(not.length > 0 && { notOffered: not }) };
}

function observedNumbers(outcome: ExampleOutcome, expected: NonNullable<Expectation['numbers']>) {
  type Value = (typeof expected)[string][string];
  const valueOf = (what: string, name: string, wanted: Value): Value => {
    const { values, fields } = numbersOf(outcome, what);
    if (!values) return wanted;
    const id = outcome.names.idOf(name, { ...fields, ...values });
    if (id in values)
      return (typeof wanted === 'string' || wanted === null ? outcome.names.said(id, values[id]) : values[id]) as Value;
    if (isNought(wanted, id, fields)) return wanted;
    return typeof wanted === 'number' ? 0 : typeof wanted === 'boolean' ? false : null;
  };
  return Object.fromEntries(
    Object.entries(expected).map(([what, numbers]) => [
      what,
      Object.fromEntries(Object.entries(numbers).map(([name, wanted]) => [name, valueOf(what, name, wanted)])),
    ]),
  );
}

function observedEnd({ match }: ExampleOutcome, { over, winner, cause }: Expectation): Expectation {
  if (!match.over) return over === undefined && winner === undefined && cause === undefined ? {} : { over: false };
  const result = match.program.mechanics.result(match);
  return {
    ...(over !== undefined && { over: true }),
    ...(winner !== undefined && { winner: sayWinners(result.winners) }),
    ...(cause !== undefined && { cause: result.cause }),
  };
}

/** The expectation with the actual values of the outcome. It adds nothing that the expectation did not mention. */
export function observed(outcome: ExampleOutcome, expected: Expectation): Expectation {
  const { match } = outcome;
  const { events, noEvents, offered, notOffered, over, winner, cause, ...rest } = expected;
  return {
    ...rest,
    ...(rest.zones && { zones: observedZones(outcome, rest.zones) }),
    ...((events ?? noEvents) && observedEvents(outcome, { events, noEvents })),
    ...(rest.asked !== undefined && { asked: match.decisionSeat < 0 ? null : seatLetter(match.decisionSeat) }),
    ...((offered ?? notOffered) && observedOptions(outcome, { offered, notOffered })),
    ...(rest.sees && { sees: observedSight(outcome, rest.sees) }),
    ...(rest.numbers && { numbers: observedNumbers(outcome, rest.numbers) }),
    ...observedEnd(outcome, { over, winner, cause }),
  };
}
