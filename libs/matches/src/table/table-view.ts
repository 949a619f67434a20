/** A match as one viewer may see it: the board, the decision with its options, the running steps, the result. */
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
  /** The current numbers of the card, including effects that change them. */
  readonly numbers: readonly NamedNumber[];
  /** The facts that are now true of the card, in words. */
  readonly marks: readonly string[];
  /** The id of the card's row in its zone. */
  readonly lane: string | null;
  /** The id of the card on top of it. */
  readonly under: number | null;
  readonly turned: boolean;
}

export interface TableZone {
  readonly id: string;
  readonly name: string;
  readonly layout: ZoneLayout;
  readonly place: BoardPlace;
  /** The rows into which the zone sorts its cards. */
  readonly lanes: readonly BoardLane[];
  readonly count: number;
  /** The cards that the viewer may know, from the bottom up. */
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
  /** The index of the option, as `decide` expects it. */
  readonly option: number;
  readonly kind: string;
  readonly text: string;
  /** The id of the card on which the option acts, or null. */
  readonly card: number | null;
  /** The zone to which the option leads, or on which it acts. */
  readonly zone: { readonly seat: number; readonly zone: string } | null;
  readonly forecast: Forecast | null;
}

interface TableDecision {
  /** How many decisions were taken before it. */
  readonly number: number;
  readonly seat: number;
  /** The id of the card that the question is about. Only the asked seat sees it. */
  readonly card: number | null;
  readonly question: string;
  readonly rule: string | null;
  /** Null for every viewer except the asked seat. */
  readonly options: readonly TableOption[] | null;
  /** Later questions that the same seat will certainly be asked, so that one form can ask them together. */
  readonly foreseen: readonly ForeseenQuestion[];
}

interface TableResult {
  readonly winner: number | null;
  readonly cause: string;
  readonly rule: string;
  readonly turns: number;
}

/** A step of a turn. */
interface TurnStep {
  readonly id: string;
  readonly name: string;
  /** The rule that introduces the step. */
  readonly rule: string | null;
}

/** The running turn. */
interface TableTurn {
  readonly seat: number;
  readonly steps: readonly TurnStep[];
  /** The index of the running step, or -1 before the first step. */
  readonly at: number;
}

export interface TableView {
  readonly viewer: number | null;
  readonly over: boolean;
  readonly numbers: readonly NamedNumber[];
  readonly seats: readonly TableSeat[];
  readonly decision: TableDecision | null;
  /** Null before the first turn and after the match, and if the game does not define the step that runs a turn. */
  readonly turn: TableTurn | null;
  /** Texts of the running steps, from the outermost to the innermost. */
  readonly chain: readonly string[];
  readonly result: TableResult | null;
}

/** A match in its current position, or after some of its decisions. */
export interface MatchMoment {
  readonly match: Match;
  readonly result: MatchResult | null;
  /** Decisions taken so far. */
  readonly taken: number;
}

/** The tabletop of a game that defines none. */
const PLAIN: Tabletop = { zones: {}, sums: [], words: {}, options: {}, acts: {}, steps: {}, endings: {} };

export const tabletopOf = (plugin: GamePlugin): Tabletop => plugin.tabletop ?? PLAIN;

/** Looks up a zone by its id, or else by the part of the id before the last dash. */
const ofZone = <T>(said: Readonly<Record<string, T>> | undefined, id: string): T | undefined =>
  said?.[id] ?? said?.[id.replace(/-\w+$/u, '')];

/** The layout of a zone. The game can set it. Otherwise it depends on who may see the zone. */
function layoutOf(tabletop: Tabletop, zone: ZoneSpec): ZoneLayout {
  return ofZone(tabletop.zones, zone.id) ?? (zone.pile ? 'pile' : zone.visibility === 'owner' ? 'hand' : 'row');
}

/** The place of zones for which the game sets none, by layout. */
const PLACES: Readonly<Record<ZoneLayout, BoardPlace>> = {
  column: 'front',
  row: 'front',
  hand: 'hand',
  pile: 'piles',
  aside: 'strip',
};

type Facts = Readonly<Record<string, number | boolean | string | null>>;

/** The numbers and marks for which the game has words. A game without a tabletop shows all of them by name. */
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
  // After the match, a viewer sees each seat as its player did. Before that, a viewer without a seat sees only open cards.
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

/** The zone id of a seat's column, counted from 0. */
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

/** The step that asks: the innermost running step that has a question text, or else the innermost of all. */
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

function turnOf(match: Match, plugin: GamePlugin): TableTurn | null {
  const { turn } = tabletopOf(plugin);
  const running = turn && !match.over ? runningWithLocals(match).find(({ step }) => step === turn.step) : undefined;
  if (!turn || !running) return null;
  const declared = new Map(plugin.vocabulary.steps.map((step) => [step.id, step]));
  return {
    seat: running.locals['seat'] ?? -1,
    steps: match.program.ruleset.turn.map((id) => {
      const step = declared.get(id);
      return { id, name: step?.name ?? inWords(id), rule: step?.rules[0] ?? null };
    }),
    at: (running.locals[turn.started] ?? 0) - 1,
  };
}

/** The part of a match that `viewer` may see. */
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
    turn: turnOf(match, plugin),
    chain: match.over ? [] : chain,
    result: result && {
      winner: result.winner,
      cause: causeText(tabletop.endings, result.cause),
      rule: result.ruleId,
      turns: result.turns,
    },
  };
}

/** Why a seat cannot act with a card now. Returns an empty list for a card that the seat may not know. */
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
