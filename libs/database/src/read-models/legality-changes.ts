/** Finds the cards that a release makes legal or illegal, by mode. */
import { inRelease } from '../release-ranges.ts';
import { run, sql, type Runner, type Sql } from '../sql.ts';

interface CardLegalityChange {
  readonly game: string;
  readonly mode: string;
  /** The id of the card. */
  readonly card: string;
  readonly legal: boolean;
}

/** The most changes in one event. The release itself has all changes. */
const MOST_CHANGES = 500;

interface LegalityRow {
  readonly game: string;
  readonly mode: string;
  readonly card: string;
}

/** The cards of a release that a mode removes from decks, by game, mode and card. */
const removedIn = (runner: Runner, number: number): Promise<LegalityRow[]> =>
  run<LegalityRow>(
    runner,
    sql`SELECT rr.game, rr.mode, lc.slug AS card FROM release_rulesets rr
        JOIN card_exceptions ce ON ce.ruleset_hash = rr.ruleset_hash
        JOIN listed_cards lc ON lc.revision_id = ce.revision_id AND lc.game = rr.game
        JOIN release_documents rd ON rd.revision_id = lc.revision_id AND ${inRelease(number)}
        WHERE rr.release_number = ${number}`,
  );

/** The modes and cards of a release, as `game mode` and `game card`. */
async function heldIn(runner: Runner, number: number) {
  const modes = sql`SELECT game || ' ' || mode AS key FROM release_rulesets WHERE release_number = ${number}`;
  const cards = sql`SELECT lc.game || ' ' || lc.slug AS key FROM release_documents rd
    JOIN listed_cards lc ON lc.revision_id = rd.revision_id
    WHERE ${inRelease(number)}`;
  const keys = async (statement: Sql) => new Set((await run<{ key: string }>(runner, statement)).map(({ key }) => key));
  return { modes: await keys(modes), cards: await keys(cards) };
}

/** The differences from the previous release, for cards and modes in both releases. Empty for the first release. */
export async function legalityChanges(runner: Runner, number: number): Promise<CardLegalityChange[]> {
  const [before, after] = [await removedIn(runner, number - 1), await removedIn(runner, number)];
  const keyOf = ({ game, mode, card }: LegalityRow): string => `${game} ${mode} ${card}`;
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [
    ...after.filter((row) => !was.has(keyOf(row))).map((row) => ({ ...row, legal: false })),
    ...before.filter((row) => !is.has(keyOf(row))).map((row) => ({ ...row, legal: true })),
  ];
  if (changed.length === 0) return [];
  const held = [await heldIn(runner, number - 1), await heldIn(runner, number)];
  return changed
    .filter(({ game, mode, card }) =>
      held.every(({ modes, cards }) => modes.has(`${game} ${mode}`) && cards.has(`${game} ${card}`)),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MOST_CHANGES);
}
