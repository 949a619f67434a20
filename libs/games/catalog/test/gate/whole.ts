/**
 * Plays whole matches of one ruleset in a plugin and in a play document, with the same random numbers and choices, and compares all that both
 * show at each decision. The first difference is a text.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  EventRecorder,
  Random,
  createMatch,
  mayKnow,
  optionA,
  optionB,
  optionKind,
  runningWithLocals,
  saidFacts,
  tableSeat,
  viewOf,
  type EventRecord,
  type Forecast,
  type Match,
  type PendingAction,
  type Program,
  type TableSeat,
  type Tabletop,
  type ZoneSpec,
} from '@rulewright/engine';

/** What both sides are compared by. Everything is in the words of the plugin. */
export interface WholeSide {
  readonly program: Program;
  /** An option, such as `place 3 column 2`. */
  readonly option: (m: Match, packed: number) => string;
  /** An event with its numbers, or null for one that only this side tells. */
  readonly event: (m: Match, record: EventRecord) => string | null;
  /** The numbers of the table, of the players and of the cards that all players see. */
  readonly numbers: (m: Match) => Readonly<Record<string, unknown>>;
  /** A number of the board in the words of both sides, if this side has other ones. Empty: the other side shows it elsewhere. */
  readonly number?: (name: string, value: number) => readonly string[];
  /** Whether the other side does not list a pending action now. */
  readonly isUnlisted?: (m: Match, action: PendingAction) => boolean;
  /** Whether a number for bots that learn means nothing now. */
  readonly isMeaningless?: (m: Match, feature: string) => boolean;
  /** The id of a card, if the other side has other ones. */
  readonly slug?: (id: string) => string;
  /** The standing of a player at the end. */
  readonly standing: (all: Readonly<Record<string, number>>) => Readonly<Record<string, number>>;
  readonly tabletop: Tabletop;
  /** A question in the words of both sides, if this side has other ones. */
  readonly question?: (text: string) => string;
  /** The text of an option before its names are filled in, in the words of both sides, if this side has other ones. */
  readonly text?: (m: Match, packed: number, text: string) => string;
  /** Whether a reason concerns what is asked, if this side gives other reasons as well. */
  readonly concerns?: (m: Match, rule: string) => boolean;
  /** A zone of a seat, if it has another name than that of this side. */
  readonly zone?: (m: Match, zone: number) => string;
  /** Whether so much waits that the other side asks nobody. The comparison ends there. */
  readonly isFull?: (m: Match) => boolean;
}

/** A match to play on both sides. */
export interface WholeMatch {
  readonly title: string;
  /** By seat: the definitions of its cards. The numbers are those of both programs. */
  readonly decks: readonly (readonly number[])[];
  readonly seed: number;
  /** Decisions after which the comparison ends. */
  readonly most: number;
  /** The parts that are not compared, such as `board`. */
  readonly skips?: ReadonlySet<string>;
  /** The rules that only one side counts. */
  readonly uncounted?: ReadonlySet<string>;
  /** If both sides offer the same options of each kind in the same order, but the kinds in any order: the kinds whose options also have any order. */
  readonly byKind?: { readonly anyOrder: ReadonlySet<string> };
}

export interface WholeResult {
  readonly decisions: number;
  readonly isOver: boolean;
  readonly cause: string;
  /** The rules that were counted. */
  readonly rules: ReadonlySet<string>;
  /** Null if all is equal. */
  readonly difference: string | null;
}

type Part = Readonly<Record<string, unknown>>;

/** Single options in a row after which one counts as a decision. Random abilities can pay for nothing, without end. */
const MOST_SINGLE = 200;

/** A running side. */
class Half {
  readonly match: Match;
  private readonly recorder = new EventRecorder();
  private told = 0;

  constructor(
    private readonly side: WholeSide,
    private readonly setting: WholeMatch,
  ) {
    const { decks, seed } = setting;
    this.match = createMatch(side.program, decks);
    this.match.sink = this.recorder;
    this.match.start(seed, decks);
    this.match.autoSingle = false;
  }

  /** Goes to the next decision with a choice. */
  advance(): boolean {
    const { match } = this;
    for (let single = 0; match.advance(); single++) {
      if (match.optionCount > 1 || single === MOST_SINGLE) return true;
      match.choose(0);
    }
    return false;
  }

  /** The places of the options in the order in which they are compared. */
  private places(): number[] {
    const { match, side, setting } = this;
    const places = Array.from({ length: match.optionCount }, (_, at) => at);
    const { byKind } = setting;
    if (!byKind) return places;
    const keys = places.map((at) => {
      const option = side.option(match, match.options[at]!);
      const kind = option.split(' ', 1)[0]!;
      return byKind.anyOrder.has(kind) ? option : kind;
    });
    return places.sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b));
  }

  private packed(): number[] {
    return this.places().map((at) => this.match.options[at]!);
  }

  options(): string[] {
    return this.packed().map((one) => this.side.option(this.match, one));
  }

  /** Chooses the option of `options` at a place. */
  choose(at: number): void {
    this.match.choose(this.places()[at]!);
  }

  /** What happened since the last decision. */
  events(): string[] {
    const records = this.recorder.records.slice(this.told);
    for (const one of records) this.note(one);
    const events = records.flatMap((one) => this.side.event(this.match, one) ?? []);
    this.told = this.recorder.records.length;
    return events;
  }

  zones(): Record<string, string> {
    const { match, side } = this;
    const cards: Record<string, string> = {};
    for (let zone = 0; zone < match.seats * match.perSeat; zone++)
      if (match.zoneCount[zone]! > 0) cards[(side.zone ?? zoneName)(match, zone)] = match.cardsIn(zone).join(' ');
    return cards;
  }

  /** By seat: the cards that it may know, and those of `seen`. */
  knowledge(seen: ReadonlySet<number>): Part {
    const { match } = this;
    const cards = Array.from({ length: match.cards }, (_, card) => card);
    return Object.fromEntries(
      Array.from({ length: match.seats }, (_, seat) => [
        `seat ${seat}`,
        cards.filter((card) => seen.has(card) || mayKnow(match, seat, card)).join(' '),
      ]),
    );
  }

  /** The cards that all players saw before they went where somebody does not see them. The plugin forgets them. */
  readonly seen = new Set<number>();

  private note({ kind, args }: EventRecord): void {
    const { seen, match } = this;
    const { id } = match.program.mechanics.events[kind]!;
    const zoneOf = (zone: number): ZoneSpec => match.program.zones[match.placeOf[zone]!]!;
    if (id === 'card.moved') {
      const [card, from, to] = args as unknown as [number, number, number];
      if (zoneOf(from).visibility === 'all' && !zoneOf(to).pile) seen.add(card);
      else seen.delete(card);
    } else if (id === 'pile.shuffled') for (const card of match.cardsIn(args[1])) seen.delete(card);
  }

  counts(): Record<string, number> {
    const { match } = this;
    const { rules } = match.program.mechanics;
    const { uncounted } = this.setting;
    return Object.fromEntries(
      rules.flatMap((rule, at) =>
        match.ruleCounts[at] && !uncounted?.has(rule) ? [[rule, match.ruleCounts[at]]] : [],
      ),
    );
  }

  result(): Part {
    const { winners, cause, ruleId, turns, standing } = this.match.program.mechanics.result(this.match);
    return { winners, cause, ruleId, turns, standing: standing.map(this.side.standing) };
  }

  /** The text of an option before its names are filled in. */
  private textOf(option: number): string {
    const { match, side } = this;
    const { optionText, options, steps } = side.tabletop;
    const { id } = match.program.mechanics.options[optionKind(option)]!;
    const own = steps[match.runningSteps().at(-1)!]?.options?.[id];
    const text = optionText?.(match, option) ?? own ?? options[id]!;
    return side.text?.(match, option, text) ?? text;
  }

  /** By place of an option: what the table says of it. */
  said(): Part {
    const { match, side } = this;
    const { price, risk, forecast } = side.tabletop;
    return Object.fromEntries(
      this.packed().map((option, at) => {
        return [
          `${at} ${side.option(match, option)}`,
          [
            this.textOf(option),
            price?.(match, option) ?? null,
            risk?.(match, option) ?? null,
            shownSums(forecast?.(match, option) ?? null),
          ],
        ];
      }),
    );
  }

  /** By card of the asked player that no option names: why not. */
  whyNot(): Part {
    const { match, side } = this;
    const { options: kinds } = match.program.mechanics;
    const named = new Set<number>();
    for (const packed of match.options.subarray(0, match.optionCount)) {
      const { a, b } = kinds[optionKind(packed)]!;
      if (a === 'card') named.add(optionA(packed));
      if (b === 'card') named.add(optionB(packed));
    }
    const seat = match.decisionSeat;
    const cards = Array.from({ length: match.cards }, (_, card) => card).filter(
      (card) => match.owner[card] === seat && !named.has(card) && mayKnow(match, seat, card),
    );
    return Object.fromEntries(
      cards.map((card) => [
        `card ${card} in ${(side.zone ?? zoneName)(match, match.zone[card]!)}`,
        side.tabletop.whyNot!(match, seat, card)
          .filter(({ rule }) => side.concerns?.(match, rule) ?? true)
          .map(({ sentence, rule }) => `${sentence} (${rule})`)
          .join(' '),
      ]),
    );
  }

  /** The set that the question asks for. */
  set(): Part {
    const { match, side } = this;
    const set = side.tabletop.choosing?.(match) ?? null;
    return { set: set && { inParts: false, others: [], ...set } };
  }

  /** By seat: what its part of the board shows to people who watch: names, numbers, marks, places and sums. */
  board(): Part {
    const { match, side } = this;
    const { tabletop } = side;
    const view = viewOf(match, -1);
    const nameOf = (seat: number): string => `player ${seat}`;
    const said = ({ numbers, marks }: Pick<TableSeat, 'numbers' | 'marks'>): string[] =>
      [...numbers.flatMap(({ name, value }) => side.number?.(name, value) ?? [`${name} ${value}`]), ...marks].sort();
    const nameOfZone = (seat: number, id: string): string =>
      (side.zone ?? zoneName)(match, seat * match.perSeat + match.program.zones.findIndex((zone) => zone.id === id));
    const parts: Record<string, unknown> = { table: said(saidFacts(tabletop, view.table, nameOf)) };
    for (const state of view.seats) {
      const { zones, seat, ...ofSeat } = tableSeat(match, tabletop, state, nameOf);
      // A zone aside is drawn only while it has cards.
      const drawn = zones.filter(({ layout, count }) => layout !== 'aside' || count > 0);
      const isOut = match.program.mechanics.publicSeat(match, seat)['out'] === true;
      parts[`seat ${seat}`] = [isOut ? null : said(ofSeat), drawn.map(({ id }) => nameOfZone(seat, id))];
      for (const { id, cards, lanes, ...zone } of drawn) {
        const name = nameOfZone(seat, id);
        parts[name] = { ...zone, lanes: lanes.map(({ id: _, ...lane }) => lane) };
        for (const { numbers, marks, lane, ...card } of cards)
          parts[`${name} ${card.id}`] = {
            ...card,
            slug: side.slug?.(card.slug) ?? card.slug,
            lane: lanes.find((one) => one.id === lane)?.name,
            said: match.over && this.setting.skips?.has('cards at the end') ? null : said({ numbers, marks }),
          };
      }
    }
    return parts;
  }

  /** The question with its rule. */
  question(): Part {
    const { match, side } = this;
    const { question, questionRule, steps } = side.tabletop;
    const running = runningWithLocals(match);
    const { step, locals } = running.findLast((one) => steps[one.step]?.asks !== undefined) ?? running.at(-1)!;
    const asked = question?.(match) ?? steps[step]?.asks ?? step;
    const text = asked.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
      const value = locals[name]!;
      if (name === 'ability') return match.program.abilityTitles[value]!;
      return name === 'card' ? match.program.defs[match.def[value]!]!.name : String(value);
    });
    return { text: side.question?.(text) ?? text, rule: questionRule?.(match) ?? steps[step]?.rule ?? null };
  }

  /** The pending actions. Each side has ids of its own. */
  pending(): Part {
    const { match, side } = this;
    const actions = side.tabletop.pending!(match).filter((one) => !side.isUnlisted?.(match, one));
    if (new Set(actions.map(({ id }) => id)).size < actions.length) return { pending: 'two with one id' };
    return {
      pending: actions.map(({ id: _, ability, text, ...rest }) => ({
        ...rest,
        // Each text has the player, and can leave out the name.
        text: text.replace(/^\{seat\}: /u, ''),
        ability: text.includes('{ability}') ? match.program.abilityNames[ability] : null,
      })),
    };
  }

  numbers(): Part {
    return this.side.numbers(this.match);
  }

  /** By seat: what bots score the position by. Both sides compute the same sums in another order. */
  measures(): Part {
    const { match } = this;
    const { measures, measure } = match.program.mechanics.evaluation!;
    const out = new Float64Array(measures.length);
    return Object.fromEntries(
      Array.from({ length: match.seats }, (_, seat) => {
        measure(match, seat, out);
        return [`seat ${seat}`, measures.map(({ id, weight }, at) => [id, Number((weight * out[at]!).toFixed(9)) + 0])];
      }),
    );
  }

  /** Whether the asked player may know the cards of an option. */
  private isKnown(option: number): boolean {
    const { match } = this;
    const { a, b } = match.program.mechanics.options[optionKind(option)]!;
    const seat = match.decisionSeat;
    return (
      (a !== 'card' || mayKnow(match, seat, optionA(option))) && (b !== 'card' || mayKnow(match, seat, optionB(option)))
    );
  }

  /** What bots learn from, without options with unknown cards, such as a card of a hidden discard pile: by seat the numbers of the position, and by place those of each option. */
  features(): Part {
    const { match } = this;
    const { position, option, readPosition, readOption } = match.program.mechanics.features!;
    const seats = Array.from({ length: match.seats }, (_, seat) => {
      if (match.program.mechanics.publicSeat(match, seat)['out']) return [`seat ${seat}`, null];
      const out = new Float64Array(position.length);
      readPosition(match, seat, out);
      const numbers = Object.entries(byName(position, out));
      return [`seat ${seat}`, Object.fromEntries(numbers.filter(([name]) => !this.side.isMeaningless?.(match, name)))];
    });
    const options = this.packed().flatMap((one, at) => {
      if (!this.isKnown(one)) return [];
      const out = new Float64Array(option.length);
      readOption(match, match.decisionSeat, one, out);
      return [[`${at} ${this.side.option(match, one)}`, byName(option, out)]];
    });
    return Object.fromEntries([...seats, ...options]);
  }
}

/** A forecast without the numbers that are 0. */
const shownSums = (forecast: Forecast | null): unknown =>
  forecast && {
    ...forecast,
    sides: forecast.sides.map(({ parts, ...side }) => ({
      ...side,
      parts: parts.filter(({ card, value }) => card !== null || value !== 0),
    })),
  };

/** The numbers that are not 0, by name. */
const byName = (names: readonly string[], numbers: Float64Array): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, at) => (numbers[at] ? [[name, Number(numbers[at].toFixed(9))]] : [])));

/** The name of a zone of a match, such as `0 draw-pile`. */
export const zoneName = (m: Match, zone: number): string =>
  `${m.seatOf[zone]} ${m.program.zones[m.placeOf[zone]!]!.id}`;

/** What two lists do not share from their first difference on. */
function ofLists(one: readonly string[], other: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex((_, i) => one[i] !== other[i]);
  if (at < 0) return null;
  const from = Math.max(0, at - 2);
  const shown = (list: readonly string[]): string =>
    list
      .slice(from, at + 5)
      .map((line, i) => `    ${from + i === at ? '>' : ' '} ${line}`)
      .join('\n') || '      nothing more';
  return `number ${at + 1}\n  plugin\n${shown(one)}\n  play\n${shown(other)}`;
}

/** The members that differ. */
function ofParts(one: Part, other: Part): string | null {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const different = keys.filter((key) => !isDeepStrictEqual(one[key], other[key]));
  if (different.length === 0) return null;
  return different
    .map(
      (key) =>
        `${key}: plugin ${JSON.stringify(one[key]) ?? 'nothing'}, play ${JSON.stringify(other[key]) ?? 'nothing'}`,
    )
    .join('\n    ');
}

/** A play names no card that somebody neither sees nor knows. What it leaves out counts as equal. */
function withoutHidden(plugin: readonly string[], play: readonly string[]): [string[], string[]] {
  const NONE = '-1';
  const shown = plugin.map((event, at) => {
    const parts = play[at]?.split(' ') ?? [];
    return event
      .split(' ')
      .map((part, i) => (parts[i]?.replace(',', '') === NONE ? parts[i] : part))
      .join(' ');
  });
  return [shown, [...play]];
}

/** The first part in which both sides differ, with the difference. */
function differs(one: Half, other: Half, isAsked: boolean, { skips }: WholeMatch): string | null {
  const parts: readonly (readonly [string, () => string | null])[] = [
    ['events', () => ofLists(...withoutHidden(one.events(), other.events()))],
    ['seat', () => (isAsked ? ofParts({ seat: one.match.decisionSeat }, { seat: other.match.decisionSeat }) : null)],
    ['question', () => (isAsked ? ofParts(one.question(), other.question()) : null)],
    ['options', () => (isAsked ? ofLists(one.options(), other.options()) : null)],
    ['texts of options', () => (isAsked ? ofParts(one.said(), other.said()) : null)],
    ['reasons', () => (isAsked ? ofParts(one.whyNot(), other.whyNot()) : null)],
    ['sets', () => (isAsked ? ofParts(one.set(), other.set()) : null)],
    ['pending actions', () => (isAsked ? ofParts(one.pending(), other.pending()) : null)],
    ['zones', () => ofParts(one.zones(), other.zones())],
    ['knowledge', () => ofParts(one.knowledge(other.seen), other.knowledge(new Set()))],
    ['board', () => ofParts(one.board(), other.board())],
    ['numbers', () => ofParts(one.numbers(), other.numbers())],
    [
      'measures',
      () => (isAsked || !skips?.has('measures at the end') ? ofParts(one.measures(), other.measures()) : null),
    ],
    ['features', () => (isAsked ? ofParts(one.features(), other.features()) : null)],
    ['rule counts', () => ofParts(one.counts(), other.counts())],
    ['result', () => (isAsked ? null : ofParts(one.result(), other.result()))],
  ];
  for (const [name, part] of parts) {
    if (skips?.has(name)) continue;
    const difference = part();
    if (difference !== null) return `${name}: ${difference}`;
  }
  return null;
}

/** Chooses at random. Every third match passes only if nothing else is left, and every third one seldom. */
function chooser(seed: number): (options: readonly string[]) => number {
  const chance = new Random(seed ^ 0x5bd1e995);
  return (options) => {
    const choice = chance.below(options.length);
    const mayPass = seed % 3 === 0 || (seed % 3 === 1 && chance.below(4) === 0);
    if (mayPass || !options[choice]!.startsWith('pass')) return choice;
    return chance.below(options.filter((one) => !one.startsWith('pass')).length);
  };
}

/** Plays a match on both sides until the first difference. */
export function compareWhole(plugin: WholeSide, play: WholeSide, match: WholeMatch): WholeResult {
  const [one, other] = [new Half(plugin, match), new Half(play, match)];
  const choose = chooser(match.seed);
  let decisions = 0;
  let last = 'the start';
  const end = (difference: string | null): WholeResult => ({
    decisions,
    isOver: one.match.over,
    cause: String(one.result()['cause']),
    rules: new Set(Object.keys(one.counts())),
    difference:
      difference && `${match.title}, seed ${match.seed}, decision ${decisions + 1}, after ${last}:\n  ${difference}`,
  });
  for (;;) {
    const [asked, otherAsked] = [one.advance(), other.advance()];
    if (asked && plugin.isFull?.(one.match)) return end(null);
    const difference = differs(one, other, asked && otherAsked, match);
    if (difference !== null) return end(difference);
    if (asked !== otherAsked)
      return end(`only ${asked ? 'the plugin' : 'the play'} asks: ${(asked ? one : other).options().join(', ')}`);
    if (!asked || decisions === match.most) return end(null);
    const options = one.options();
    const choice = choose(options);
    last = `"${options[choice]}" of seat ${one.match.decisionSeat}`;
    one.choose(choice);
    other.choose(choice);
    decisions++;
  }
}
