/** Reads the input of a check run from the database. */
import { SavedDecks } from '@rulewright/accounts';
import {
  MatchEntity,
  MatchEntryEntity,
  MatchSeatEntity,
  OF_DECKS,
  matchColumns,
  seatRow,
  type CheckRunEntity,
} from '@rulewright/database';
import { placeOf } from '@rulewright/content';
import { keyFromText } from '@rulewright/engine';
import { IsNull, type DataSource } from 'typeorm';
import { documentsOf } from '../change-sets/change-sets.ts';
import { overlaid, proposalHash, type DeskContent } from '../content/desk-content.ts';
import type { CheckInput, RecordedGame } from './both-sides.ts';

/** How many saved decks per game, and how many matches, are read. The newest come first. */
const MOST_DECKS = 500;
const MOST_GAMES = 50;

/** The decisions at the end of a log, without undone ones. */
export function standing(entries: readonly Pick<MatchEntryEntity, 'kind' | 'value'>[]): number[] {
  let taken: number[] = [];
  let count = 0;
  for (const { kind, value } of entries) {
    if (kind === 'decide') {
      taken = [...taken.slice(0, count), value];
      count = taken.length;
    } else if (kind === 'undo' || kind === 'redo') count = value;
  }
  return taken.slice(0, count);
}

/** @returns the games, and sentences that say which matches are left out */
async function recordedGames(database: DataSource): Promise<{ games: RecordedGame[]; leftOut: string }> {
  const { manager } = database;
  const matches = await manager.find(MatchEntity, {
    // Leaves out matches of unpublished change sets, because they say nothing about the current rules.
    where: { proposal: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_GAMES,
  });
  const games: RecordedGame[] = [];
  for (const { id, rulesetId, seed, chanceKey, poolHash } of matches) {
    const seats = await manager.find(MatchSeatEntity, { where: { matchId: id }, order: { seat: 'ASC' } });
    const entries = await manager.find(MatchEntryEntity, { where: { matchId: id }, order: { number: 'ASC' } });
    // With a seat that is always asked, the log has additional decisions that do not occur in a replay.
    if (entries.some(({ kind }) => kind === 'always-ask')) continue;
    const decks = seats.map((seat) => matchColumns.deck.read(seat.deck, seatRow(seat)));
    const decisions = standing(entries);
    if (decisions.length > 0 && decks.every((deck) => deck.length > 0))
      games.push({
        id,
        ruleset: rulesetId,
        ...(poolHash === OF_DECKS ? { cards: OF_DECKS } : {}),
        seed: chanceKey === null ? seed : keyFromText(chanceKey),
        decks,
        decisions,
      });
  }
  const skipped = matches.length - games.length;
  const few =
    skipped > 0
      ? [`${skipped} recent matches cannot be played again: they have no decisions yet, or a seat is always asked.`]
      : [];
  const many = matches.length === MOST_GAMES ? [`Only the ${MOST_GAMES} newest matches are looked at.`] : [];
  return { games, leftOut: [...few, ...many].join(' ') };
}

/** Reads the input of a run. Returns null if the change set has changed since the run was queued. */
export async function gatherInput(
  database: DataSource,
  content: DeskContent,
  run: CheckRunEntity,
): Promise<CheckInput | null> {
  const documents = await documentsOf(database.manager, run.changeSetId);
  if (proposalHash(documents) !== run.contentHash) return null;
  const before = await content.files(run.baseRelease);
  const decks = new SavedDecks(database);
  const games = new Set(before.flatMap(({ path }) => placeOf(path)?.game ?? []));
  const saved = await Promise.all([...games].map((game) => decks.all(game, MOST_DECKS)));
  const recorded = await recordedGames(database);
  return {
    before,
    after: overlaid(before, documents),
    savedDecks: saved.flat().map(({ id, game, text }) => ({ id, game, text })),
    recorded: recorded.games,
    leftOut: {
      replays: recorded.leftOut,
      decks: saved.some((list) => list.length === MOST_DECKS)
        ? `Of the saved decks of a game only the ${MOST_DECKS} that were changed last are checked.`
        : '',
    },
    games: run.games,
    // The same seed on every run of a change set, so that a second run plays the same games.
    seed: run.changeSetId,
  };
}
