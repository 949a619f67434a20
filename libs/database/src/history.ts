/** The history of one document: in which releases it changed, by whom and why. */
import type { DataSource } from 'typeorm';
import { run, sql } from './sql.ts';

export interface DocumentChange {
  /** The release that brought the change. */
  readonly release: number;
  readonly change: 'added' | 'changed' | 'removed';
  /** When the release took effect: ISO 8601, UTC. */
  readonly at: string;
  readonly author: string;
  readonly message: string;
  /** Hex SHA-256 of the text; null where the document was removed. */
  readonly hash: string | null;
  /** The exact text; null where the document was removed. */
  readonly text: string | null;
}

interface Row {
  readonly release: number;
  readonly at: string;
  readonly releaseAuthor: string;
  readonly notes: string;
  readonly revision: number | null;
  readonly author: string;
  readonly message: string;
  readonly hash: string;
  readonly text: string;
}

/** Changes of the document at a path, newest first; empty for a path that no release ever held. */
export async function documentHistory(database: DataSource, path: string): Promise<DocumentChange[]> {
  const rows = await run<Row>(
    database,
    sql`SELECT held.number AS release, held.effective_at AS at, held.author AS "releaseAuthor", held.notes,
               held.revision_id AS revision, r.author, r.message, r.hash, r.text
        FROM (
          SELECT re.number, re.effective_at, re.author, re.notes, rd.revision_id,
                 LAG(rd.revision_id) OVER (ORDER BY re.number) AS earlier
          FROM documents d
          CROSS JOIN releases re
          LEFT JOIN release_documents rd ON rd.release_number = re.number AND rd.document_id = d.id
          WHERE d.path = ${path}
        ) held
        LEFT JOIN revisions r ON r.id = held.revision_id
        WHERE held.revision_id IS DISTINCT FROM held.earlier
        ORDER BY held.number`,
  );
  return rows
    .map((row, i): DocumentChange => {
      const { release, at } = row;
      if (row.revision === null) {
        return {
          release,
          change: 'removed',
          at,
          author: row.releaseAuthor,
          message: row.notes,
          hash: null,
          text: null,
        };
      }
      const change = i === 0 || rows[i - 1]!.revision === null ? 'added' : 'changed';
      return { release, change, at, author: row.author, message: row.message, hash: row.hash, text: row.text };
    })
    .reverse();
}
