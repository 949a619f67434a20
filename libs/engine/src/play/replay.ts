/**
 * Replays: ruleset, decks, seed or key, and decisions reproduce a match. A replay contains the hash of the ruleset it
 * was played under and its events. Under other rules, the engine can then report the first event that differs.
 */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { z } from 'zod';
import { describeEvent, eventSentence, type DescribedEvent } from '../views/describe.ts';
import { EventRecorder, type EventRecord } from '../state/events.ts';
import { seatsIn, winnerWord } from '../state/seats.ts';
import { keyFromText, keyText, type MatchSeed } from '../state/keyed-random.ts';
import type { Match } from '../kernel/match.ts';
import type { GamePlugin } from '../contract/plugin.ts';
import { compileForDecks, compileForGame, isOfDecks } from './card-pool.ts';
import { createMatch, deckDefs, type Chooser, type DeckList, type Limits, DEFAULT_LIMITS } from './play.ts';
import type { MatchResult } from '../contract/mechanics.ts';
import type { Program } from '../contract/program.ts';

const count = z.number().int().min(0);

const replayed = {
  ruleset: z.strictObject({ id: z.string().max(2000), hash: z.string().max(128) }),
  /** Digest of the card data that the program used. */
  pool: z.string().max(128),
  /**
   * The card pool of the program: the cards of the decks. Replays without this field were played by programs of all
   * cards of the game, which number texts and facts differently.
   */
  cards: z.literal('decks').optional(),
  decks: z
    .array(
      z
        .array(z.strictObject({ card: z.string().max(200), copies: z.number().int().min(1).max(999) }))
        .min(1)
        .max(2000),
    )
    .min(1)
    .max(64),
  /** For each decision: the index of the option taken, in the order in which the options were offered. */
  decisions: z.array(count).max(1_000_000),
  /** One line per event: rule, kind and numbers. */
  events: z.array(z.string().max(400)).max(5_000_000),
  result: z.strictObject({ winner: z.number().int().nullable(), cause: z.string().max(100), turns: count }),
  /** Set if the players ended the match after the last decision, with `result`: one conceded, or all agreed. */
  settled: z.literal(true).optional(),
  /** Digest of the final state. */
  digest: z.number().int(),
};

const ofSeed = { ...replayed, seed: z.number().int() };
const ofKey = { ...replayed, key: z.string().regex(/^[0-9a-f]{64}$/u) };

/**
 * The file that `rw simulate --replays` writes and `rw replay` reads. Format 3 contains the 32-bit seed of the match,
 * format 4 the secret key of a live match in hexadecimal digits. Formats 1 and 2 are the same from before all games were documents.
 */
export const replaySchema = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('rulewright-replay/1'), ...ofSeed }),
  z.strictObject({ format: z.literal('rulewright-replay/2'), ...ofKey }),
  z.strictObject({ format: z.literal('rulewright-replay/3'), ...ofSeed }),
  z.strictObject({ format: z.literal('rulewright-replay/4'), ...ofKey }),
]);
export type Replay = z.infer<typeof replaySchema>;

export const seedOf = (replay: Replay): MatchSeed => ('seed' in replay ? replay.seed : keyFromText(replay.key));

/**
 * Compiles the program with which a replay or a stored game was played: from the cards of its decks, or from all cards.
 * @throws ProgramError as `GamePlugin.compile`
 */
export function programOf(
  plugin: GamePlugin,
  ruleset: Ruleset,
  cards: ReadonlyMap<string, CardDoc>,
  { cards: pool, decks }: { readonly cards?: Replay['cards']; readonly decks: readonly DeckList['entries'][] },
): Program {
  return pool === 'decks'
    ? compileForDecks(
        plugin,
        ruleset,
        cards,
        decks.map((entries) => ({ entries })),
      )
    : compileForGame(plugin, ruleset, cards);
}

/** The first difference between a replay file and the match played from it. */
export interface Divergence {
  /** Index of the event, from 0. */
  readonly index: number;
  /** Number of decisions taken before the event. */
  readonly decision: number;
  readonly expected: string | null;
  readonly observed: string | null;
  readonly sentence: string;
}

export interface ReplayOutcome {
  readonly result: MatchResult | null;
  readonly events: readonly (DescribedEvent & { readonly sentence: string })[];
  readonly decisions: number;
  readonly digest: number;
  readonly divergence: Divergence | null;
}

/** An event of a match, as a line of a replay. */
interface ToldLine {
  readonly line: string;
  readonly record: EventRecord;
}

function linesOf(program: Program, records: readonly EventRecord[]): ToldLine[] {
  const { rules, events } = program.mechanics;
  return records.map((record): ToldLine => {
    const { id, fields } = events[record.kind]!;
    return {
      line: `${rules[record.rule]!} ${id} ${record.args.slice(0, fields.length).join(' ')}`.trimEnd(),
      record,
    };
  });
}

/** What is compared of the lines of a replay and of the match played from it. */
interface Comparable {
  readonly expected: readonly string[];
  of(told: readonly ToldLine[]): ToldLine[];
}

/**
 * Files of formats 1 and 2, and those of releases from when the game had a plugin, can be from a program whose events had other numbers,
 * and which told less. Of them, the rules and kinds of events are compared, and only the kinds that the file has.
 */
function comparableWith({ format, events }: Replay, { hadPlugin = false }: Program): Comparable {
  if (!hadPlugin && (format === 'rulewright-replay/3' || format === 'rulewright-replay/4'))
    return { expected: events, of: (told) => [...told] };
  const kindOf = (line: string): string => line.split(' ').slice(0, 2).join(' ');
  const expected = events.map(kindOf);
  const kinds = new Set(events.map((line) => line.split(' ')[1]));
  return {
    expected,
    of: (told) =>
      told.flatMap(({ line, record }) => (kinds.has(line.split(' ')[1]) ? [{ line: kindOf(line), record }] : [])),
  };
}

/** How players ended a match that its rules had not ended. */
export type AgreedEnd = Pick<MatchResult, 'winners' | 'cause'>;

/** Plays a match and returns it as a replay. A settled one ends when it has as many decisions as `limits` allow. */
export function recordReplay(
  program: Program,
  decks: readonly DeckList[],
  seed: MatchSeed,
  choose: Chooser,
  { settled, ...limits }: Limits & { readonly settled?: AgreedEnd | undefined } = DEFAULT_LIMITS,
): Replay {
  const defs = decks.map((deck) => deckDefs(program, deck));
  const match = createMatch(program, defs);
  const recorder = new EventRecorder();
  match.sink = recorder;
  match.start(seed, defs);
  const decisions: number[] = [];
  while (match.advance()) {
    if (decisions.length === limits.decisions) {
      if (!settled) program.mechanics.cutOff(match);
      break;
    }
    const option = choose(match, match.decisionSeat);
    decisions.push(option);
    match.choose(option);
  }
  return replayOf(match, { decks, seed, decisions, events: recorder.records, settled });
}

/** The record of a match, collected while it was played. */
export interface PlayedMatch {
  /** By seat. */
  readonly decks: readonly DeckList[];
  readonly seed: MatchSeed;
  readonly decisions: readonly number[];
  readonly events: readonly EventRecord[];
  readonly settled?: AgreedEnd | undefined;
}

/** The replay of a finished match. */
export function replayOf(match: Match, { decks, seed, decisions, events, settled }: PlayedMatch): Replay {
  const { program } = match;
  const { winners, cause, turns } = { ...program.mechanics.result(match), ...settled };
  const played = {
    ruleset: { id: program.ruleset.id, hash: program.ruleset.hash },
    pool: program.poolHash(),
    ...(isOfDecks(program) ? { cards: 'decks' as const } : {}),
    decks: decks.map((deck) => deck.entries.map(({ card, copies }) => ({ card, copies }))),
    decisions: [...decisions],
    events: linesOf(program, events).map(({ line }) => line),
    result: { winner: winnerWord(winners), cause, turns },
    ...(settled ? { settled: true as const } : {}),
    digest: match.digest(),
  };
  return typeof seed === 'number'
    ? { format: 'rulewright-replay/3', ...played, seed }
    : { format: 'rulewright-replay/4', ...played, key: keyText(seed) };
}

/** How the players ended the match of a replay; undefined if its rules ended it. */
export const settlementOf = ({ settled, result: { winner, cause } }: Replay): AgreedEnd | undefined =>
  settled && { winners: winner === null ? [] : seatsIn(winner), cause };

/** The first event that differs between the new run and the recorded one. The comparison starts at event `from`. */
function firstDifference(
  match: Match,
  expected: Comparable['expected'],
  told: readonly ToldLine[],
  from: number,
  done: boolean,
): Divergence | null {
  const common = Math.min(told.length, expected.length);
  const differs = (index: number, observed: string | null): Divergence => ({
    index,
    decision: match.decisions,
    expected: expected[index] ?? null,
    observed,
    sentence: observed === null ? 'The match ends here.' : eventSentence(match, told[index]!.record),
  });
  for (let index = from; index < common; index++) {
    const { line } = told[index]!;
    if (line !== expected[index]) return differs(index, line);
  }
  if (told.length > expected.length) return differs(common, told[common]!.line);
  return done && told.length < expected.length ? differs(common, null) : null;
}

/**
 * Plays a replay again, up to `to` decisions. If the rules have changed, it stops at the first event that differs and
 * reports it. It never continues silently as a different game.
 * @throws ProgramError for cards or seats that the program does not have
 */
export function runReplay(program: Program, replay: Replay, to = Infinity): ReplayOutcome {
  const defs = replay.decks.map((entries) => deckDefs(program, { entries }));
  const match = createMatch(program, defs);
  const recorder = new EventRecorder();
  match.sink = recorder;
  match.start(seedOf(replay), defs);
  const stop = Math.min(to, replay.decisions.length);
  const told: ToldLine[] = [];
  const comparable = comparableWith(replay, program);
  let [compared, read] = [0, 0];
  let divergence: Divergence | null = null;
  let running = match.advance();
  while (divergence === null) {
    told.push(...comparable.of(linesOf(program, recorder.records.slice(read))));
    read = recorder.records.length;
    divergence = firstDifference(match, comparable.expected, told, compared, false);
    compared = told.length;
    if (divergence !== null || !running || match.decisions >= stop) break;
    const option = replay.decisions[match.decisions]!;
    if (option >= match.optionCount) {
      const expected = comparable.expected[compared] ?? null;
      divergence = {
        index: compared,
        decision: match.decisions,
        expected,
        observed: null,
        sentence: 'The option that was taken is not offered here.',
      };
      break;
    }
    match.choose(option);
    running = match.advance();
  }
  const isAtEnd = running && stop === replay.decisions.length;
  const settled = isAtEnd ? settlementOf(replay) : undefined;
  const capped = isAtEnd && !settled && replay.result.cause === 'capped';
  if (capped && divergence === null) program.mechanics.cutOff(match);
  if (divergence === null && match.over) {
    told.push(...comparable.of(linesOf(program, recorder.records.slice(read))));
    divergence = firstDifference(match, comparable.expected, told, compared, true);
  }
  const isOver = match.over || (settled && divergence === null);
  return {
    result: isOver ? { ...program.mechanics.result(match), ...settled } : null,
    events: recorder.records.map((one) => ({ ...describeEvent(match, one), sentence: eventSentence(match, one) })),
    decisions: match.decisions,
    digest: match.digest(),
    divergence,
  };
}
