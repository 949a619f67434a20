/** A match as one viewer may see it: the board, the decision with its options, the running steps, the result. */
import {
  isOfTable,
  describeOption,
  idInWords,
  runningWithLocals,
  saidFacts,
  tableSeat,
  tabletopOf,
  viewOf,
  zoneLayout,
  type DescribedOption,
  type Forecast,
  type ForeseenQuestion,
  type GamePlugin,
  type Match,
  type MatchResult,
  type NamedNumber,
  type SetQuestion,
  type TableSeat,
  type Tabletop,
} from '@rulewright/engine';
import type { TrackedMatch } from './tracked-match.ts';
import type { Viewpoint } from './viewpoint.ts';
import { causeText, foreseenText, knows, optionWords, stepText, type SeatNameList } from './match-sentences.ts';
import { pendingOf, type TablePending } from './pending.ts';

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
  /** What is known to follow from the option, in words: the sums of the forecast, or what changes. Null if nothing is known. */
  readonly follows: string | null;
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
  /** The set of cards that the question asks for. */
  readonly set: Required<SetQuestion> | null;
  /** Later questions that the same seat will certainly be asked, so that one form can ask them together. */
  readonly foreseen: readonly ForeseenQuestion[];
}

interface TableResult {
  /** The seats that won. Empty if the match was drawn or cut off. */
  readonly winners: readonly number[];
  readonly cause: string;
  readonly rule: string;
  readonly turns: number;
}

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
  readonly marks: readonly string[];
  readonly seats: readonly TableSeat[];
  readonly decision: TableDecision | null;
  /** Null before the first turn and after the match, and if the game does not define the step that runs a turn. */
  readonly turn: TableTurn | null;
  /** Texts of the running steps, from the outermost to the innermost. */
  readonly chain: readonly string[];
  /** The actions that players may respond to or that are resolving, in the order in which they resolve. */
  readonly pending: readonly TablePending[];
  readonly result: TableResult | null;
}

/** A match in its current position, or after some of its decisions. */
export interface MatchMoment {
  readonly match: Match;
  readonly result: MatchResult | null;
  /** Decisions taken so far. */
  readonly taken: number;
}

function seatOf(match: Match, tabletop: Tabletop, viewer: Viewpoint, seat: number, names: SeatNameList): TableSeat {
  // After the match, a viewer sees each seat as its player did. Before that, a viewer without a seat sees only open cards.
  const state = viewOf(match, viewer === 'all' ? seat : (viewer ?? -1)).seats[seat]!;
  return tableSeat(match, tabletop, state, (each) => names[each]!);
}

/** The sums of a forecast in short: `7 against 5`. */
const sumsText = ({ sides }: Forecast): string => sides.map(({ total }) => total).join(' against ');

/** The zone id of a seat's column, counted from 0. */
function columnId(match: Match, tabletop: Tabletop, column: number): string | undefined {
  return match.program.zones.filter((zone) => zoneLayout(tabletop, zone) === 'column')[column]?.id;
}

/** The text of an option, without its price. */
function textOf(
  match: Match,
  tabletop: Tabletop,
  step: string,
  packed: number,
  described: DescribedOption,
  names: SeatNameList,
): string {
  const words = tabletop.steps[step]?.options?.[described.kind] ?? tabletop.options[described.kind];
  return tabletop.optionText?.(match, packed) ?? optionWords(match, packed, described, words, names);
}

function optionsOf(match: Match, tabletop: Tabletop, step: string, names: SeatNameList): TableOption[] {
  const seat = match.decisionSeat;
  const foreseen = tabletop.foresee?.(match);
  return Array.from(match.options.subarray(0, match.optionCount), (packed, option) => {
    const described = describeOption(match, packed);
    const { kind, card, column, zone } = described;
    const acts = tabletop.acts[kind];
    const price = tabletop.price?.(match, packed);
    const forecast = tabletop.forecast?.(match, packed) ?? null;
    const follows = [
      forecast ? sumsText(forecast) : foreseen?.[option] ? foreseenText(match, foreseen[option], names) : null,
      tabletop.risk?.(match, packed),
    ].filter((one) => one != null);
    const text = textOf(match, tabletop, step, packed, described, names);
    const target = typeof column === 'number' ? columnId(match, tabletop, column - 1) : acts;
    return {
      option,
      kind,
      text: price && price.amount > 0 ? `${text} (${price.amount} ${price.unit})` : text,
      card: typeof card === 'object' && card !== null && 'id' in card ? card.id : null,
      zone:
        typeof zone === 'object' && zone !== null && 'zone' in zone
          ? zone
          : target === undefined
            ? null
            : { seat: isOfTable(match.program, target) ? 0 : seat, zone: target },
      forecast,
      follows: follows.length > 0 ? follows.join(': ') : null,
    };
  });
}

const setOf = (set: SetQuestion | null | undefined): Required<SetQuestion> | null =>
  set ? { inParts: false, others: [], ...set } : null;

/** The step that asks: the innermost running step that has a question text, or else the innermost of all. */
function askingStep(match: Match, tabletop: Tabletop) {
  const running = runningWithLocals(match);
  return running.findLast(({ step }) => tabletop.steps[step]?.asks !== undefined) ?? running.at(-1)!;
}

/** The options of the pending decision. */
export const optionsNow = (match: Match, tabletop: Tabletop, names: SeatNameList): TableOption[] =>
  optionsOf(match, tabletop, askingStep(match, tabletop).step, names);

/** The text of one option of the pending decision, by its number. It does not look ahead, so it is cheap. */
export function optionTextNow(match: Match, tabletop: Tabletop, option: number, names: SeatNameList): string {
  const packed = match.options[option]!;
  return textOf(match, tabletop, askingStep(match, tabletop).step, packed, describeOption(match, packed), names);
}

function decisionOf(
  moment: MatchMoment,
  tabletop: Tabletop,
  viewer: Viewpoint,
  names: SeatNameList,
): TableDecision | null {
  const { match } = moment;
  const seat = match.decisionSeat;
  if (seat < 0 || moment.result) return null;
  const asking = askingStep(match, tabletop);
  const words = tabletop.steps[asking.step];
  const question =
    tabletop.question?.(match) ?? stepText(match, words?.asks ?? `${idInWords(asking.step)}.`, asking, viewer, names);
  const open = viewer === seat || viewer === 'all';
  const about = tabletop.questionCard?.(match) ?? asking.locals['card'];
  return {
    number: moment.taken,
    seat,
    card: open && about !== undefined && about >= 0 && knows(match, seat, about) ? about : null,
    question,
    rule: tabletop.questionRule?.(match) ?? words?.rule ?? null,
    options: open ? optionsOf(match, tabletop, asking.step, names) : null,
    set: (open && setOf(tabletop.choosing?.(match))) || null,
    foreseen: (open && tabletop.foreseen?.(match)) || [],
  };
}

function turnOf({ match, result }: MatchMoment, plugin: GamePlugin): TableTurn | null {
  const { turn } = tabletopOf(plugin);
  const running = turn && !result ? runningWithLocals(match).find(({ step }) => step === turn.step) : undefined;
  if (!turn || !running) return null;
  const { ruleset } = match.program;
  const declared = new Map(ruleset.steps.map((step) => [step.id, step]));
  return {
    seat: running.locals['seat'] ?? -1,
    steps: ruleset.turn.map((id) => {
      const step = declared.get(id);
      return { id, name: step?.name ?? idInWords(id), rule: step?.rules[0] ?? null };
    }),
    at: (running.locals[turn.started] ?? 0) - 1,
  };
}

/** The part of a match that `viewer` may see. */
export function tableView(moment: MatchMoment, plugin: GamePlugin, viewer: Viewpoint, names: SeatNameList): TableView {
  const { match, result } = moment;
  const tabletop = tabletopOf(plugin);
  const chain = runningWithLocals(match).flatMap((step) => {
    const template = tabletop.steps[step.step]?.runs;
    return template === undefined ? [] : [stepText(match, template, step, viewer, names)];
  });
  return {
    viewer: typeof viewer === 'number' ? viewer : null,
    over: result !== null,
    ...saidFacts(tabletop, match.program.mechanics.publicTable(match), (seat) => names[seat]!),
    seats: Array.from({ length: match.seats }, (_, seat) => seatOf(match, tabletop, viewer, seat, names)),
    decision: decisionOf(moment, tabletop, viewer, names),
    turn: turnOf(moment, plugin),
    chain: result ? [] : chain,
    pending: result ? [] : pendingOf(match, tabletop, viewer, names),
    result: result && {
      winners: result.winners,
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
  names: SeatNameList,
): { readonly sentence: string; readonly rule: string | null }[] {
  const { match } = tracked;
  if (tracked.over) return [{ sentence: 'The match is over.', rule: null }];
  if (!(card >= 0 && card < match.cards) || !knows(match, seat, card)) return [];
  if (match.decisionSeat !== seat)
    return [{ sentence: `It is for ${names[match.decisionSeat]} to decide now.`, rule: null }];
  if (match.owner[card] !== seat) return [{ sentence: 'This card is not yours.', rule: null }];
  return [...(tabletopOf(plugin).whyNot?.(match, seat, card) ?? [])];
}
