/** The states of the tree that an import compares, from files and from the database. */
import { textHash, type SourceFile } from '@rulewright/content';
import { chunks, insertRows, run, sql, valueList, type Runner } from '../sql.ts';
import { differences, type TreeState } from './plan.ts';

export const stateOf = (files: readonly SourceFile[]): TreeState =>
  new Map(files.map((file) => [file.path, textHash(file.text)]));

/** The state of the files at the last import. */
export async function markState(runner: Runner): Promise<TreeState> {
  const rows = await run<{ path: string; hash: string }>(runner, sql`SELECT path, hash FROM import_marks`);
  return new Map(rows.map((row) => [row.path, row.hash]));
}

/** Updates the marks of the paths at which the two states differ. */
export async function moveMarks(runner: Runner, from: TreeState, to: TreeState): Promise<void> {
  const moved = differences(from, to);
  const gone = moved.filter((path) => from.has(path));
  for (const paths of chunks(gone)) await run(runner, sql`DELETE FROM import_marks WHERE path IN ${valueList(paths)}`);
  const rows = moved.filter((path) => to.has(path)).map((path) => [path, to.get(path)!]);
  await insertRows(runner, 'import_marks', ['path', 'hash'], rows);
}
