/** Matches as files. Reads, checks and plays a replay. */
import { jsonRefusal, parseJson } from '@rulewright/content';
import {
  isOfDecks,
  ProgramError,
  replaySchema,
  runReplay,
  seedOf,
  settlementOf,
  type Program,
  type Replay,
} from '@rulewright/engine';
import { chanceOf } from '../setup/match-chance.ts';
import { MatchError } from '../errors.ts';
import type { PlayedGame } from './recorded-game.ts';
import type { Room } from '../room/room.ts';
import { MOST_DECISIONS } from '../table/tracked-match.ts';

/** The game that was played in a room. @throws MatchError `match-not-over` before the end, because the key reveals hidden cards */
export function gameOf({ tracked, seats, match }: Room): PlayedGame {
  if (!tracked?.over) throw new MatchError('match-not-over', 'You can download a match when it is over.');
  const { ruleset } = tracked.program;
  return {
    ruleset: { id: ruleset.id, hash: ruleset.hash },
    ...(isOfDecks(tracked.program) ? { cards: 'decks' as const } : {}),
    decks: seats.map(({ deck }) => deck.map(({ card, copies }) => ({ card, copies }))),
    seed: chanceOf(match),
    decisions: tracked.counted().map((number) => tracked.decisions[number]!),
    ...(tracked.settlement ? { settled: tracked.settlement } : {}),
  };
}

/** @throws MatchError `bad-replay` with the place of the error */
export function parseReplay(text: string): Replay {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (error) {
    throw new MatchError('bad-replay', jsonRefusal('The file', error));
  }
  // Checked first, so that a list that is too long is not validated item by item.
  const { decisions } = (data ?? {}) as { readonly decisions?: unknown };
  if (Array.isArray(decisions)) checkLength(decisions);
  const parsed = replaySchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue!.path.length > 0 ? `${issue!.path.join('.')}: ` : '';
  throw new MatchError('bad-replay', `The file is not a replay. ${place}${issue!.message}.`);
}

/** @throws MatchError `bad-replay` for more decisions than a match can have */
export function checkLength(decisions: readonly unknown[]): void {
  if (decisions.length <= MOST_DECISIONS) return;
  throw new MatchError(
    'bad-replay',
    `A match has at most ${MOST_DECISIONS} decisions; this one has ${decisions.length}.`,
  );
}

/** The game of a replay, after it was played again. */
export interface ReplayedGame extends PlayedGame {
  /** The first difference from the file, or null. */
  readonly divergence: string | null;
}

/**
 * Plays a replay up to its first difference. It takes long, so do not call it in the thread that answers requests.
 * @throws MatchError `bad-replay` for cards or a number of seats that the program does not know
 */
export function replayedGame(program: Program, replay: Replay): ReplayedGame {
  const settled = settlementOf(replay);
  if (settled && (replay.decks.length !== 2 || settled.winners.some((seat) => seat > 1) || settled.winners.length > 1))
    throw new MatchError('bad-replay', 'The file says that the players ended the match, but its result does not fit.');
  const { divergence, decisions } = asBadReplay(() => runReplay(program, replay));
  const said =
    divergence &&
    `The match differs after ${divergence.decision} decisions, because rules or cards have changed. ${divergence.sentence}`;
  return {
    ruleset: replay.ruleset,
    cards: replay.cards,
    decks: replay.decks,
    seed: seedOf(replay),
    decisions: replay.decisions.slice(0, decisions),
    ...(settled && !divergence ? { settled } : {}),
    divergence: said,
  };
}

function asBadReplay<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProgramError) throw new MatchError('bad-replay', error.message);
    throw error;
  }
}
