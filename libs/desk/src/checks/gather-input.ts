/** Reads the input of a check run from the database. */
import { SavedDecks } from '@rulewright/saved-decks';
import {
  MatchStore,
  OF_DECKS,
  matchColumns,
  releaseFiles,
  seatRow,
  type CheckRunEntity,
  type MatchEntryEntity,
} from '@rulewright/database';
import { placeOf } from '@rulewright/content';
import { keyFromText } from '@rulewright/engine';
import type { DataSource } from 'typeorm';
import { documentsOf } from '../change-sets/change-sets.ts';
import { COPIED_KINDS } from './check-left-over.ts';
import { overlaid, proposalHash } from '../content/desk-content.ts';
import type { CheckInput, RecordedGame } from './both-sides.ts';
import { counted } from './counted.ts';

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

/**
 * The newest matches of these games, as far as they can be played again.
 * @returns the matches, and sentences that say which ones are left out
 */
async function recordedGames(
  database: DataSource,
  concerned: ReadonlySet<string>,
): Promise<{ games: RecordedGame[]; leftOut: string }> {
  const store = new MatchStore(database);
  const matches = await store.newest(MOST_GAMES);
  const games: RecordedGame[] = [];
  const ours = matches.filter(({ rulesetId }) => concerned.has(rulesetId.split('/')[0]!));
  for (const { id, rulesetId, seed, chanceKey, poolHash } of ours) {
    const [seats, entries] = [await store.seats(id), await store.entries(id)];
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
  const skipped = ours.length - games.length;
  const others = matches.length - ours.length;
  const matchesOf = (count: number): string => counted(count, 'recent match', 'recent matches');
  const few =
    skipped > 0
      ? [`Not possible to play again: ${matchesOf(skipped)} without decisions or with a seat that is always asked.`]
      : [];
  const other = others > 0 ? [`Not played again: ${matchesOf(others)} of games without changes.`] : [];
  const many = matches.length === MOST_GAMES ? [`Only the ${MOST_GAMES} newest matches are looked at.`] : [];
  return { games, leftOut: [...few, ...other, ...many].join(' ') };
}

/**
 * Reads the input of a run: the games with a changed document, because games do not refer to each other. Returns null if the change set has
 * changed since the run was queued.
 */
export async function gatherInput(database: DataSource, run: CheckRunEntity): Promise<CheckInput | null> {
  const documents = await documentsOf(database.manager, run.changeSetId);
  if (proposalHash(documents) !== run.contentHash) return null;
  const games = new Set(documents.flatMap(({ path }) => placeOf(path)?.game ?? []));
  const before = await releaseFiles(database, run.baseRelease, [...games]);
  const released = new Set(before.map(({ path }) => placeOf(path)?.game));
  // The texts of a new game may come from another one.
  const others = [...games].some((game) => !released.has(game))
    ? await releaseFiles(database, run.baseRelease, undefined, COPIED_KINDS)
    : [];
  const decks = new SavedDecks(database);
  const saved = await Promise.all([...games].map((game) => decks.all(game, MOST_DECKS)));
  const recorded = await recordedGames(database, games);
  return {
    before,
    after: overlaid(before, documents),
    others: others.filter(({ path }) => !games.has(placeOf(path)!.game)),
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
