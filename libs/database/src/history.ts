/** The history of one document: the releases that changed it, with author and reason. */
import type { DataSource } from 'typeorm';
import { run, sql } from './sql.ts';

export interface DocumentChange {
  /** The release that made the change. */
  readonly release: number;
  readonly change: 'added' | 'changed' | 'removed';
  /** When the release took effect: ISO 8601, UTC. */
  readonly at: string;
  readonly author: string;
  readonly message: string;
  /** Hex SHA-256 of the text; null if the document was removed. */
  readonly hash: string | null;
  /** The exact text; null if the document was removed. */
  readonly text: string | null;
}

/** A text of the document, with the release that added it and the first release without it. */
interface HistoryRow {
  readonly release: number;
  readonly at: string;
  readonly author: string;
  readonly message: string;
  readonly hash: string;
  readonly text: string;
  readonly until: number;
  /** About the release that ended the text; null while the current release has it. */
  readonly endedAt: string | null;
  readonly endedBy: string | null;
  readonly endNotes: string | null;
}

/** Changes of the document at a path, newest first. Empty for a path that no release ever contained. */
export async function documentHistory(database: DataSource, path: string): Promise<DocumentChange[]> {
  const rows = await run<HistoryRow>(
    database,
    sql`SELECT rd.from_release AS release, began.effective_at AS at, r.author, r.message, r.hash, r.text,
               rd.until_release AS until, ended.effective_at AS "endedAt", ended.author AS "endedBy", ended.notes AS "endNotes"
        FROM documents d
        JOIN release_documents rd ON rd.document_id = d.id
        JOIN revisions r ON r.id = rd.revision_id
        JOIN releases began ON began.number = rd.from_release
        LEFT JOIN releases ended ON ended.number = rd.until_release
        WHERE d.path = ${path}
        ORDER BY rd.from_release`,
  );
  return rows.flatMap((row, i) => changesOf(row, rows[i - 1], rows[i + 1])).reverse();
}

/** The change that added a text and, if no other text replaced it, the removal of the document. */
function changesOf(row: HistoryRow, earlier: HistoryRow | undefined, later: HistoryRow | undefined): DocumentChange[] {
  const { release, at, author, message, hash, text, until, endedAt, endedBy, endNotes } = row;
  const change = earlier?.until === release ? 'changed' : 'added';
  const brought: DocumentChange = { release, change, at, author, message, hash, text };
  if (endedAt === null || later?.release === until) return [brought];
  const removed = { release: until, change: 'removed', at: endedAt, author: endedBy!, message: endNotes! } as const;
  return [brought, { ...removed, hash: null, text: null }];
}
