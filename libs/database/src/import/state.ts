/** The states of the tree that an import compares, read from the database. */
import { textHash, type SourceFile } from '@rulewright/content';
import { insertRows, run, sql, type Runner } from '../sql.ts';
import { differences, type TreeState } from './plan.ts';

export const stateOf = (files: readonly SourceFile[]): TreeState =>
  new Map(files.map((file) => [file.path, textHash(file.text)]));

const toState = (rows: readonly { path: string; hash: string }[]): TreeState =>
  new Map(rows.map((row) => [row.path, row.hash]));

/** The state of the files at the last import. */
export async function markState(runner: Runner): Promise<TreeState> {
  return toState(await run(runner, sql`SELECT path, hash FROM import_marks`));
}

export async function releaseState(runner: Runner, release: number): Promise<TreeState> {
  return toState(
    await run(
      runner,
      sql`SELECT d.path, r.hash FROM release_documents rd
          JOIN documents d ON d.id = rd.document_id
          JOIN revisions r ON r.id = rd.revision_id
          WHERE rd.release_number = ${release}`,
    ),
  );
}

/** Writes the marks for the paths where they are to change. */
export async function moveMarks(runner: Runner, from: TreeState, to: TreeState): Promise<void> {
  const moved = differences(from, to);
  for (const path of moved) if (from.has(path)) await run(runner, sql`DELETE FROM import_marks WHERE path = ${path}`);
  const rows = moved.filter((path) => to.has(path)).map((path) => [path, to.get(path)!]);
  await insertRows(runner, 'import_marks', ['path', 'hash'], rows);
}
