/** A match as one viewer may see it: the board, the decision with its options, what is going on, how it ended. */
import {
  describeOption,
  runningWithLocals,
  viewOf,
  type BoardLane,
  type BoardPlace,
  type CardView,
  type Forecast,
  type ForeseenQuestion,
  type GamePlugin,
  type Match,
  type MatchResult,
  type Tabletop,
  type ZoneLayout,
  type ZoneSpec,
} from '@rulewright/engine';
import type { TrackedMatch } from './tracked-match.ts';
import type { Viewpoint } from './viewpoint.ts';
import { causeText, inWords, knows, optionWords, stepText, type SeatNames } from './match-sentences.ts';

interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface TableCard {
  /** Stays the same for the whole match. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly owner: number;
  /** Its numbers as they count now. */
  readonly numbers: readonly NamedNumber[];
  /** What is true of it now, in words. */
  readonly marks: readonly string[];
  /** The row of its zone, by id. */
  readonly lane: string | null;
  /** The card under which it is. */
  readonly under: number | null;
  readonly turned: boolean;
}

export interface TableZone {
  readonly id: string;
  readonly name: string;
  readonly layout: ZoneLayout;
  readonly place: BoardPlace;
  /** The rows into which its cards are sorted. */
  readonly lanes: readonly BoardLane[];
  readonly count: number;
  /** Those that the viewer may know, the lowest first. */
  readonly cards: readonly TableCard[];
  readonly sums: readonly NamedNumber[];
}

interface TableSeat {
  readonly seat: number;
  readonly numbers: readonly NamedNumber[];
  readonly marks: readonly string[];
  readonly zones: readonly TableZone[];
}

export interface TableOption {
  /** What `decide` takes. */
  readonly option: number;
  readonly kind: string;
  readonly text: string;
  /** The card it acts on, by id; null where it acts on none. */
  readonly card: number | null;
  /** The zone it leads to or acts on. */
  readonly zone: { readonly seat: number; readonly zone: string } | null;
  readonly forecast: Forecast | null;
}

interface TableDecision {
  /** Decisions taken before it. */
  readonly number: number;
  readonly seat: number;
  /** The card that the question is about; null for everybody but the seat asked. */
  readonly card: number | null;
  readonly question: string;
  readonly rule: string | null;
  /** Null for everybody but the seat asked. */
  readonly options: readonly TableOption[] | null;
  /** Questions sure to be asked of the same seat from this one on, where a form can ask them at once. */
  readonly foreseen: readonly ForeseenQuestion[];
}

interface TableResult {
  readonly winner: number | null;
  readonly cause: string;
  readonly rule: string;
  readonly turns: number;
}

export interface TableView {
  readonly viewer: number | null;
  readonly over: boolean;
  readonly numbers: readonly NamedNumber[];
  readonly seats: readonly TableSeat[];
  readonly decision: TableDecision | null;
  /** What is going on, from the outermost to the innermost. */
  readonly chain: readonly string[];
  readonly result: TableResult | null;
}

/** A match as it is, or as it was after some of its decisions. */
export interface MatchMoment {
  readonly match: Match;
  readonly result: MatchResult | null;
  /** Decisions taken so far. */
  readonly taken: number;
}

/** What a game without words of its own gives tables. */
const PLAIN: Tabletop = { zones: {}, sums: [], words: {}, options: {}, acts: {}, steps: {}, endings: {} };

export const tabletopOf = (plugin: GamePlugin): Tabletop => plugin.tabletop ?? PLAIN;

/** What is said of a zone by its id, or by what the id begins with before a dash. */
const ofZone = <T>(said: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  said?.[id] ?? said?.[id.replace(/-\w+$/u, '')];

/** How a zone lies: as the game says, else by who may see it. */
function layoutOf(tabletop: Tabletop, zone: ZoneSpec): ZoneLayout {
  return ofZone(tabletop.zones, zone.id) ?? (zone.pile ? 'pile' : zone.visibility === 'owner' ? 'hand' : 'row');
}

/** Where zones are that a game gives no place. */
const PLACES: Readonly<Record<ZoneLayout, BoardPlace>> = {
  column: 'front',
  row: 'front',
  hand: 'hand',
  pile: 'piles',
  aside: 'strip',
};

type Facts = Readonly<Record<string, number | boolean | string | null>>;

/** Numbers and marks that have words; a game without any words shows all of them by name. */
function said(tabletop: Tabletop, facts: Facts): { numbers: NamedNumber[]; marks: string[] } {
  const named = tabletop === PLAIN ? inWords : (name: string): string | undefined => tabletop.words[name];
  const numbers: NamedNumber[] = [];
  const marks: string[] = [];
  for (const [name, value] of Object.entries(facts)) {
    const words = named(name);
    if (words === undefined || (value === 0 && tabletop.unlessZero?.includes(name))) continue;
    if (typeof value === 'number') numbers.push({ name: words, value });
    else if (value === true) marks.push(words);
  }
  return { numbers, marks };
}

function sumsOf(tabletop: Tabletop, cards: readonly CardView[]): NamedNumber[] {
  if (cards.length === 0) return [];
  return tabletop.sums.map((name) => ({
    name: tabletop.words[name] ?? inWords(name),
    value: cards.reduce((sum, card) => sum + Number(card.now[name] ?? 0), 0),
  }));
}

const numberOrNull = (fact: number | boolean | undefined): number | null => (typeof fact === 'number' ? fact : null);

function seatOf(match: Match, tabletop: Tabletop, viewer: Viewpoint, seat: number): TableSeat {
  const { zones } = match.program;
  // A viewer of a finished match sees each seat as its player did; a viewer of a live match sees what lies open.
  const state = viewOf(match, viewer === 'all' ? seat : (viewer ?? -1)).seats[seat]!;
  const { board } = tabletop;
  return {
    seat,
    ...said(tabletop, state.numbers),
    zones: state.zones.flatMap(({ id, name, count, cards }, place) => {
      if (count === 0 && tabletop.unlessZero?.includes(id)) return [];
      const layout = layoutOf(tabletop, zones[place]!);
      const lanes = board?.lanes?.[id] ?? [];
      return {
        id,
        name,
        layout,
        place: ofZone(board?.places, id) ?? PLACES[layout],
        lanes,
        count,
        cards: cards.map((card) => ({
          id: card.id,
          name: card.name,
          slug: card.slug,
          owner: card.owner,
          lane: lanes.length > 0 ? (board?.laneOf?.(match, card.id) ?? null) : null,
          under: board?.under === undefined ? null : numberOrNull(card.now[board.under]),
          turned: board?.turned !== undefined && card.now[board.turned] === true,
          ...said(tabletop, card.now),
        })),
        sums: layout === 'column' ? sumsOf(tabletop, cards) : [],
      };
    }),
  };
}

/** The id of a seat's n-th column, from 0. */
function columnId(match: Match, tabletop: Tabletop, column: number): string | undefined {
  return match.program.zones.filter((zone) => layoutOf(tabletop, zone) === 'column')[column]?.id;
}

function optionsOf(match: Match, tabletop: Tabletop, step: string, names: SeatNames): TableOption[] {
  const seat = match.decisionSeat;
  return Array.from(match.options.subarray(0, match.optionCount), (packed, option) => {
    const described = describeOption(match, packed);
    const { kind, card, column, zone } = described;
    const acts = tabletop.acts[kind];
    const words = tabletop.steps[step]?.options?.[kind] ?? tabletop.options[kind];
    const target = typeof column === 'number' ? columnId(match, tabletop, column - 1) : acts;
    return {
      option,
      kind,
      text: tabletop.optionText?.(match, packed) ?? optionWords(match, packed, described, words, names),
      card: typeof card === 'object' && card !== null && 'id' in card ? card.id : null,
      zone:
        typeof zone === 'object' && zone !== null && 'zone' in zone
          ? zone
          : target === undefined
            ? null
            : { seat, zone: target },
      forecast: tabletop.forecast?.(match, packed) ?? null,
    };
  });
}

/** The step that asks; one without words of its own is asked on behalf of the one that called it. */
function askingStep(match: Match, tabletop: Tabletop) {
  const running = runningWithLocals(match);
  return running.findLast(({ step }) => tabletop.steps[step]?.asks !== undefined) ?? running.at(-1)!;
}

/** The options of the pending decision. */
export const optionsNow = (match: Match, tabletop: Tabletop, names: SeatNames): TableOption[] =>
  optionsOf(match, tabletop, askingStep(match, tabletop).step, names);

function decisionOf(
  moment: MatchMoment,
  tabletop: Tabletop,
  viewer: Viewpoint,
  names: SeatNames,
): TableDecision | null {
  const { match } = moment;
  const seat = match.decisionSeat;
  if (seat < 0) return null;
  const asking = askingStep(match, tabletop);
  const words = tabletop.steps[asking.step];
  const question =
    tabletop.question?.(match) ?? stepText(match, words?.asks ?? `${inWords(asking.step)}.`, asking, viewer, names);
  const open = viewer === seat || viewer === 'all';
  const about = asking.locals['card'];
  return {
    number: moment.taken,
    seat,
    card: open && about !== undefined && about >= 0 && knows(match, seat, about) ? about : null,
    question,
    rule: words?.rule ?? null,
    options: open ? optionsOf(match, tabletop, asking.step, names) : null,
    foreseen: (open && tabletop.foreseen?.(match)) || [],
  };
}

/** What `viewer` may see of a match. */
export function tableView(moment: MatchMoment, plugin: GamePlugin, viewer: Viewpoint, names: SeatNames): TableView {
  const { match, result } = moment;
  const tabletop = tabletopOf(plugin);
  const chain = runningWithLocals(match).flatMap((step) => {
    const template = tabletop.steps[step.step]?.runs;
    return template === undefined ? [] : [stepText(match, template, step, viewer, names)];
  });
  return {
    viewer: typeof viewer === 'number' ? viewer : null,
    over: match.over,
    numbers: said(tabletop, match.program.mechanics.publicTable(match)).numbers,
    seats: Array.from({ length: match.seats }, (_, seat) => seatOf(match, tabletop, viewer, seat)),
    decision: decisionOf(moment, tabletop, viewer, names),
    chain: match.over ? [] : chain,
    result: result && {
      winner: result.winner,
      cause: causeText(tabletop.endings, result.cause),
      rule: result.ruleId,
      turns: result.turns,
    },
  };
}

/** Why a seat cannot act with a card now. @throws nothing: what the seat may not know is simply not answered */
export function whyNot(
  tracked: TrackedMatch,
  plugin: GamePlugin,
  seat: number,
  card: number,
  names: SeatNames,
): { readonly sentence: string; readonly rule: string | null }[] {
  const { match } = tracked;
  if (match.over) return [{ sentence: 'The match is over.', rule: null }];
  if (!(card >= 0 && card < match.cards) || !knows(match, seat, card)) return [];
  if (match.decisionSeat !== seat)
    return [{ sentence: `It is for ${names[match.decisionSeat]} to decide now.`, rule: null }];
  if (match.owner[card] !== seat) return [{ sentence: 'This card is not yours.', rule: null }];
  return [...(tabletopOf(plugin).whyNot?.(match, seat, card) ?? [])];
}
