/**
 * The summary of a finished game: the decisions that changed the chances most, the cards with the greatest gain, and the rules that were used.
 * It replays the whole game, so do not call it in the thread that answers requests.
 */
import { Judge } from '@rulewright/bots';
import {
  describeEvent,
  describeOption,
  runningWithLocals,
  tabletopOf,
  zoneLayout,
  type EventRecord,
  type GamePlugin,
  type Match,
  type Motion,
  type Program,
} from '@rulewright/engine';
import type { SeatNameList } from '../table/match-sentences.ts';
import { optionTextNow } from '../table/table-view.ts';
import { TrackedMatch } from '../table/tracked-match.ts';
import { cardsOf, logLines, type LogLine } from './log-lines.ts';
import type { PlayedGame } from './recorded-game.ts';

interface TurningPoint {
  /** The number of decisions before this one. */
  readonly decision: number;
  /** The seat that made the decision. */
  readonly seat: number;
  /** The seat's chance to win before and after the decision, in percent. The bots' evaluation estimates it. */
  readonly before: number;
  readonly after: number;
  /** The event that tells the decision best. */
  readonly line: LogLine;
}

/** A decision with the payments that follow from it. */
interface Swing extends Omit<TurningPoint, 'line'> {
  /** The last of the payments, or the decision itself. */
  readonly until: number;
  /** The ids of the cards of these payments. */
  readonly paid: readonly number[];
  /** The id of the card that the decision is about, or null. */
  readonly about: number | null;
  /** The text of the chosen option. */
  readonly words: string;
}

/** Motions of the parts of a battle that add up. */
const COUNTS: ReadonlySet<Motion> = new Set(['count', 'total', 'hit']);

interface CardShare {
  readonly slug: string;
  readonly name: string;
  readonly seat: number;
  /** Percentage points that the decisions about the card added to the chance of its player. */
  readonly gain: number;
}

export interface MatchSummary {
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  /** Sorted by gain, the greatest first. */
  readonly cards: readonly CardShare[];
  /** Ids of the rules that caused events, in the order of their first event. */
  readonly rules: readonly string[];
}

/** The maximum number of turning points and of cards in a summary, and the minimum change of each in percentage points. */
const NAMED = 3;
const LEAST = 5;

const percent = (chance: number): number => Math.round(chance * 100);

/** Whether a turn is running. Set-up is left out, because the seat that goes first often has more cards on the table then. */
function isTurn(match: Match, plugin: GamePlugin): boolean {
  const { turn } = tabletopOf(plugin);
  return !turn || runningWithLocals(match).some(({ step }) => step === turn.step);
}

/** Whether the pending question asks for a payment or a loss, which follows from an earlier decision. */
function isPayment(match: Match, plugin: GamePlugin): boolean {
  const set = tabletopOf(plugin).choosing?.(match);
  return !!set && (set.needs.length > 0 || set.inParts === true);
}

/** The layouts of the zones that an event names, in its order: for a move, those of both zones. */
function layoutsOf(match: Match, plugin: GamePlugin, record: EventRecord): string[] {
  const { zones } = match.program;
  return Object.values(describeEvent(match, record)).flatMap((value) => {
    const zone = typeof value === 'object' && value !== null && 'zone' in value ? value.zone : null;
    return zones.filter(({ id }) => id === zone).map((one) => zoneLayout(tabletopOf(plugin), one));
  });
}

/** Whether an event moves a card from a hand to a pile, as costs do without a question. */
function isCost(match: Match, plugin: GamePlugin, record: EventRecord): boolean {
  const layouts = layoutsOf(match, plugin, record);
  return layouts[0] === 'hand' && layouts.at(-1) === 'pile';
}

export function summaryOf(plugin: GamePlugin, program: Program, game: PlayedGame, names: SeatNameList): MatchSummary {
  const tracked = new TrackedMatch(
    program,
    game.decks.map((entries) => ({ entries })),
    game.seed,
  );
  const { match } = tracked;
  const { rules, events, evaluation } = program.mechanics;
  const judge = new Judge(program.mechanics);
  const tabletop = tabletopOf(plugin);
  const points: Swing[] = [];
  const shares = new Map<string, CardShare>();
  for (const [decision, option] of game.decisions.entries()) {
    const seat = tracked.asked;
    const { card } = describeOption(match, match.options[option]!);
    const about = typeof card === 'object' && card !== null && 'id' in card ? card.id : null;
    const words = optionTextNow(match, tabletop, option, names);
    const counts = isTurn(match, plugin);
    const pays = isPayment(match, plugin);
    const before = judge.worth(match, seat);
    tracked.take(option);
    if (!counts) continue;
    const after = judge.worth(match, seat);
    const last = points.at(-1);
    const swing = {
      decision,
      seat,
      before: percent(before),
      after: percent(after),
      until: decision,
      paid: [],
      about,
      words,
    };
    // A payment belongs to the decision that it pays for. What a player pays for the decision of another is not a moment.
    if (!pays) points.push(swing);
    else if (last?.seat === seat) {
      const paid = about === null ? last.paid : [...last.paid, about];
      points[points.length - 1] = { ...last, after: swing.after, until: decision, paid };
    }
    if (about === null) continue;
    const { slug, name } = program.defs[match.def[about]!]!;
    const key = `${seat} ${slug}`;
    const gain = (shares.get(key)?.gain ?? 0) + (after - before) * 100;
    shares.set(key, { slug, name, seat, gain });
  }
  const change = (point: Swing): number => Math.abs(point.after - point.before);
  const seen = { names, playable: { plugin } };
  const cardsIn = ({ number }: LogLine): number[] => cardsOf(match, tracked.events[number]!, 'all');
  const isMove = ({ number }: LogLine): boolean => layoutsOf(match, plugin, tracked.events[number]!).length > 1;
  const isProgress = ({ number, motion }: LogLine): boolean =>
    motion === 'turn' || events[tracked.events[number]!.kind]!.fields.some(({ type }) => type === 'step');
  /** The last line before an event, in its turn, that is like that. */
  const earlier = (before: number, isLike: (line: LogLine) => boolean): LogLine | undefined => {
    for (let number = before - 1; number >= 0; number--) {
      const line = logLines(seen, tracked, 'all', number, number + 1)[0]!;
      if (isLike(line)) return line;
      if (line.motion === 'turn') return undefined;
    }
    return undefined;
  };
  /**
   * What tells a decision best, in this order: an attack, a player who is out, the attack whose battle it belongs to, a sentence about its
   * card, the end of the match, a sentence about the card that moved, how that card came there, any other event of the turn, and else the
   * option itself. Moves of cards, counts and payments tell nothing. Null if the decision only ended a step or a turn.
   */
  const telling = ({ decision, seat, until, paid, about, words }: Swing): LogLine | null => {
    const from = tracked.eventsBefore(decision);
    const to = until + 1 < tracked.decisions.length ? tracked.eventsBefore(until + 1) : tracked.events.length;
    const lines = logLines(seen, tracked, 'all', from, Math.min(Math.max(to, from + 1), tracked.events.length));
    const name = about === null ? null : program.defs[match.def[about]!]!.name;
    const next = lines.findIndex(({ motion }) => motion === 'turn');
    const inTurn = (next < 0 ? lines : lines.slice(0, next + 1)).filter((line) => !isProgress(line));
    const counts = ({ motion }: LogLine): boolean => motion !== null && COUNTS.has(motion);
    const tells = (line: LogLine): boolean => !isMove(line) && !counts(line);
    const didNotPay = (line: LogLine): boolean => {
      const cards = cardsIn(line);
      const isFree = cards.length > 0 && !cards.some((card) => paid.includes(card));
      return isFree && !isCost(match, plugin, tracked.events[line.number]!);
    };
    const isAbout = (line: LogLine): boolean => about !== null && tells(line) && cardsIn(line).includes(about);
    const attack = lines.find(({ motion }) => motion === 'strike' || motion === 'out');
    if (attack) return attack;
    const fought = inTurn.some(counts) && earlier(from, ({ motion }) => motion === 'strike');
    if (fought) return fought;
    const moved = inTurn.find((line) => isMove(line) && didNotPay(line));
    const [card] = moved ? cardsIn(moved) : [];
    const isAboutMoved = (line: LogLine): boolean => card !== undefined && tells(line) && cardsIn(line).includes(card);
    const chosen = moved && { ...moved, sentence: `${names[seat]!} chooses “${words}”.` };
    return (
      lines.find((line) => isAbout(line) && line.sentence.includes(names[seat]!)) ??
      lines.find(isAbout) ??
      // An event about an ability names the card of the ability only in its sentence.
      lines.find((line) => name !== null && tells(line) && line.sentence.includes(name)) ??
      lines.find(({ motion }) => motion === 'end') ??
      inTurn.find(isAboutMoved) ??
      (about === null ? undefined : chosen) ??
      inTurn.find((line) => tells(line) && didNotPay(line)) ??
      earlier(from, isAboutMoved) ??
      inTurn.findLast(tells) ??
      chosen ??
      null
    );
  };
  const turningPoints: TurningPoint[] = [];
  const greatest = (evaluation ? points : [])
    .filter((point) => change(point) >= LEAST)
    .sort((one, other) => change(other) - change(one));
  for (const point of greatest) {
    if (turningPoints.length === NAMED) break;
    const line = telling(point);
    const { decision, seat, before, after } = point;
    if (line) turningPoints.push({ decision, seat, before, after, line });
  }
  return {
    turningPoints: turningPoints.sort((one, other) => one.decision - other.decision),
    cards: [...shares.values()]
      .map((share) => ({ ...share, gain: Math.round(share.gain) }))
      .filter(({ gain }) => gain >= LEAST)
      .sort((one, other) => other.gain - one.gain)
      .slice(0, NAMED),
    rules: [...new Set(tracked.events.map(({ rule }) => rules[rule]!))].filter((id) => id !== ''),
  };
}
