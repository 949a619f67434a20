/** Changes of the files that conflict with work in the desk. They are stored as a change set for people to review. */
import { randomBytes } from 'node:crypto';
import { contentHash, type SourceFile } from '@rulewright/content';
import type { ChangeSetState } from '../entities/index.ts';
import { insertRows, run, sql, type Runner } from '../sql.ts';
import type { TreeState } from './plan.ts';

export interface FileProposal {
  /** Paths that the files change. */
  readonly paths: readonly string[];
  readonly files: ReadonlyMap<string, SourceFile>;
  /** The release that they are proposed against, and the hashes of its documents. */
  readonly release: number;
  readonly released: TreeState;
  readonly author: string;
  readonly message: string;
}

export interface ProposedChangeSet {
  readonly id: number;
  readonly state: ChangeSetState;
}

/** A token that opens the content as if a change set were published: 144 random bits. */
export const newChangeSetToken = (): string => randomBytes(18).toString('base64url');

/**
 * Stores the proposal as a change set in review. If the same proposal was made before, returns that one with its present state. An older
 * proposal that is still in review is withdrawn, because the files no longer contain it.
 */
export async function proposeChangeSet(runner: Runner, proposal: FileProposal): Promise<ProposedChangeSet> {
  const documents = proposal.paths.map((path) => ({
    path,
    text: proposal.files.get(path)?.text ?? null,
    base: proposal.released.get(path) ?? null,
  }));
  const hash = contentHash(documents);
  const known = await run<ProposedChangeSet>(
    runner,
    sql`SELECT id, state FROM change_sets WHERE origin = 'import' AND state <> 'published' AND content_hash = ${hash} ORDER BY id DESC LIMIT 1`,
  );
  if (known[0]) return known[0];
  await run(runner, sql`UPDATE change_sets SET state = 'withdrawn' WHERE origin = 'import' AND state = 'in review'`);
  const [row] = await run<{ id: number }>(
    runner,
    sql`INSERT INTO change_sets (title, state, origin, base_release, author, created_at, message, content_hash, token)
        VALUES (${'Changes of the files'}, ${'in review'}, ${'import'}, ${proposal.release}, ${proposal.author},
                ${new Date().toISOString()}, ${proposal.message}, ${hash}, ${newChangeSetToken()}) RETURNING id`,
  );
  const rows = documents.map(({ path, text, base }) => [row!.id, path, text, base]);
  await insertRows(runner, 'change_set_documents', ['change_set_id', 'path', 'text', 'base_hash'], rows);
  return { id: row!.id, state: 'in review' };
}
