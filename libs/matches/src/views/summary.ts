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
  type Program,
} from '@rulewright/engine';
import type { SeatNameList } from '../table/match-sentences.ts';
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
}

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
  const points: Swing[] = [];
  const shares = new Map<string, CardShare>();
  for (const [decision, option] of game.decisions.entries()) {
    const seat = tracked.asked;
    const { card } = describeOption(match, match.options[option]!);
    const about = typeof card === 'object' && card !== null && 'id' in card ? card.id : null;
    const counts = isTurn(match, plugin);
    const pays = isPayment(match, plugin);
    const before = judge.worth(match, seat);
    tracked.take(option);
    if (!counts) continue;
    const after = judge.worth(match, seat);
    const last = points.at(-1);
    const swing = { decision, seat, before: percent(before), after: percent(after), until: decision, paid: [], about };
    // A payment belongs to the decision that it pays for.
    if (!pays || last?.seat !== seat) points.push(swing);
    else {
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
  /**
   * The event that tells a decision best: an attack, a player who is out, the first event of its card, rather not a plain move, or else the first one in this turn about
   * any card that did not pay. A payment often comes before, and a payment of a number names no card. The last event is never a payment for
   * another one. Null if the decision only ended a step or a turn, which tells nothing.
   */
  const telling = ({ decision, until, paid, about }: Swing): LogLine | null => {
    const from = tracked.eventsBefore(decision);
    const to = until + 1 < tracked.decisions.length ? tracked.eventsBefore(until + 1) : tracked.events.length;
    const lines = logLines(seen, tracked, 'all', from, Math.min(Math.max(to, from + 1), tracked.events.length));
    const isAbout = ({ number }: LogLine): boolean =>
      about !== null && cardsOf(match, tracked.events[number]!, 'all').includes(about);
    const name = about === null ? null : program.defs[match.def[about]!]!.name;
    // An event about an ability names the card of the ability only in its sentence.
    const namesIt = ({ sentence }: LogLine): boolean => name !== null && sentence.includes(name);
    const next = lines.findIndex(({ motion }) => motion === 'turn');
    const inTurn = next < 0 ? lines : lines.slice(0, next + 1);
    const isMove = ({ number }: LogLine): boolean => layoutsOf(match, plugin, tracked.events[number]!).length > 1;
    const isProgress = ({ number, motion }: LogLine): boolean =>
      motion === 'turn' || events[tracked.events[number]!.kind]!.fields.some(({ type }) => type === 'step');
    const didNotPay = ({ number }: LogLine): boolean => {
      const cards = cardsOf(match, tracked.events[number]!, 'all');
      return (
        cards.length > 0 &&
        !cards.some((card) => paid.includes(card)) &&
        !isCost(match, plugin, tracked.events[number]!)
      );
    };
    return (
      lines.find(({ motion }) => motion === 'strike' || motion === 'out') ??
      // “Ann plays the card” says more than the move of the card from the hand.
      lines.find((line) => isAbout(line) && !isMove(line)) ??
      lines.find(isAbout) ??
      lines.find(namesIt) ??
      inTurn.find(didNotPay) ??
      inTurn.findLast((line) => !isProgress(line)) ??
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
