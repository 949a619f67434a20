/** Everything that a run of the checks looks at, read from the database. */
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

/** The newest of each. */
const MOST_DECKS = 500;
const MOST_GAMES = 50;

/** The decisions that stand at the end of a log: what was taken back is not among them. */
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

/** @returns the games, and what is said of those that are left out */
async function recordedGames(database: DataSource): Promise<{ games: RecordedGame[]; leftOut: string }> {
  const { manager } = database;
  const matches = await manager.find(MatchEntity, {
    // What was played as if something were published says nothing of the rules in force.
    where: { proposal: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_GAMES,
  });
  const games: RecordedGame[] = [];
  for (const { id, rulesetId, seed, chanceKey, poolHash } of matches) {
    const seats = await manager.find(MatchSeatEntity, { where: { matchId: id }, order: { seat: 'ASC' } });
    const entries = await manager.find(MatchEntryEntity, { where: { matchId: id }, order: { number: 'ASC' } });
    // A seat that is always asked has decisions in its log that other matches with these cards do not ask.
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

/** Null when the change set is no longer what the run was asked for. */
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
    // The same for a change set on every run, so that a second look shows the same games.
    seed: run.changeSetId,
  };
}
