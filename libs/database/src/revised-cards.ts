/** Finds the cards of a game that a release changed after their first release. */
import type { DataSource } from 'typeorm';
import { isPostgres, raw, run, sql } from './sql.ts';

/** The maximum number of cards. The pages of the other cards still show their changes. */
const MOST = 5_000;

/** A card, and the last release that changed it. */
export interface RevisedCard {
  readonly slug: string;
  readonly release: number;
}

/**
 * The cards with more than one released text, the latest change first, and then by slug.
 * @param changedIn returns only cards that this release changed; null returns all
 */
export async function revisedCards(
  database: DataSource,
  game: string,
  release: number,
  changedIn: number | null,
): Promise<RevisedCard[]> {
  const only =
    changedIn === null ? sql`` : sql` HAVING MAX(CASE WHEN rd.from_release = ${changedIn} THEN 1 ELSE 0 END) = 1`;
  return run<RevisedCard>(
    database,
    sql`SELECT d.slug AS slug, MAX(rd.from_release) AS release FROM documents d
        JOIN release_documents rd ON rd.document_id = d.id AND rd.from_release <= ${release}
        WHERE d.game = ${game} AND d.kind = 'card'
          AND EXISTS (SELECT 1 FROM release_documents first
                      WHERE first.document_id = d.id AND first.from_release < rd.from_release)
        GROUP BY d.slug${only}
        ORDER BY MAX(rd.from_release) DESC, ${raw(isPostgres(database) ? 'd.slug COLLATE "C"' : 'd.slug')} LIMIT ${MOST}`,
  );
}
