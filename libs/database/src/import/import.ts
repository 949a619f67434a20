/**
 * Imports files into the database. Into an empty database, they become release 1. If files changed and the desk changed nothing, they
 * become the next release. If both changed, the files' changes become a change set in review, and nothing is overwritten.
 */
import {
  ContentError,
  hiddenReferences,
  openContent,
  readFile,
  type Content,
  type KnownGame,
  type SourceFile,
  textHash,
  type Problem,
} from '@rulewright/content';
import type { DataSource, QueryRunner } from 'typeorm';
import { nextPiece, type LongWork } from '../long-work.ts';
import { storePictures } from '../pictures.ts';
import { currentRelease, hashesIn } from '../releases.ts';
import { inTransaction } from '../transaction.ts';
import { writeRelease } from '../write-release.ts';
import { proposeChangeSet } from './change-set.ts';
import { differences, planImport, type TreeState } from './plan.ts';
import { reportImport, type ImportReport } from './report.ts';
import { chunks, insertRows, run, sql, valueList, type Runner } from '../sql.ts';

/** Larger texts are rejected before anything is parsed. */
const MOST_CHARACTERS = 1_000_000;
const HALF_PAIR = /\p{Cs}/u;

/** @throws ContentError for a repeated path, a NUL character, half of a surrogate pair, or a text that is too long */
function checkFiles(files: readonly SourceFile[]): void {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { path, text } of files) {
    const say = (code: string, message: string, at = 0): void => {
      const before = text.slice(0, at).split('\n');
      problems.push({ path, line: before.length, column: before.at(-1)!.length + 1, code, message });
    };
    if (seen.has(path)) say('file-twice', 'Two files have this path.');
    seen.add(path);
    if (text.length > MOST_CHARACTERS) say('too-large', `The file has more than ${MOST_CHARACTERS} characters.`);
    else if (text.includes('\0'))
      say('control-character', 'The control character U+0000 does not belong in a text file.', text.indexOf('\0'));
    else if (HALF_PAIR.test(text)) say('encoding', 'The file is not UTF-8.');
  }
  if (problems.length > 0) throw new ContentError(problems);
}

const stateOf = (files: readonly SourceFile[]): TreeState =>
  new Map(files.map((file) => [file.path, textHash(file.text)]));

/** The state of the files at the last import. */
async function markState(runner: Runner): Promise<TreeState> {
  const rows = await run<{ path: string; hash: string }>(runner, sql`SELECT path, hash FROM import_marks`);
  return new Map(rows.map((row) => [row.path, row.hash]));
}

/** Updates the marks of the paths at which the two states differ. */
async function moveMarks(runner: Runner, from: TreeState, to: TreeState): Promise<void> {
  const moved = differences(from, to);
  const gone = moved.filter((path) => from.has(path));
  for (const paths of chunks(gone)) await run(runner, sql`DELETE FROM import_marks WHERE path IN ${valueList(paths)}`);
  const rows = moved.filter((path) => to.has(path)).map((path) => [path, to.get(path)!]);
  await insertRows(runner, 'import_marks', ['path', 'hash'], rows);
}

export interface ImportOptions extends LongWork {
  readonly author: string;
  /** The reason. It is stored with the release and with every revision. */
  readonly message: string;
}

const EMPTY: TreeState = new Map();

/** Sorts paths that differ between two states into added, changed and removed. */
function sortChanges(
  paths: readonly string[],
  before: TreeState,
  after: TreeState,
): Pick<ImportReport, 'added' | 'changed' | 'removed'> {
  return {
    added: paths.filter((path) => !before.has(path)),
    changed: paths.filter((path) => before.has(path) && after.has(path)),
    removed: paths.filter((path) => !after.has(path)),
  };
}

/** The marks after an import that made no release. Where a file equals the release, the file counts as imported. */
function agreedMarks(marks: TreeState, files: TreeState, release: TreeState): TreeState {
  const moved = new Map(marks);
  for (const path of differences(files, marks)) {
    if (files.get(path) !== release.get(path)) continue;
    if (files.has(path)) moved.set(path, files.get(path)!);
    else moved.delete(path);
  }
  return moved;
}

/** The number of documents that are read before other work gets a turn. */
const AT_ONCE = 50;

/** Reads files into content. Each file is parsed separately first, so that progress can be shown and the import can be cancelled. */
async function read(files: readonly SourceFile[], knownGames: readonly KnownGame[], work: LongWork): Promise<Content> {
  for (const [done, file] of files.entries()) {
    if (done % AT_ONCE === 0) await nextPiece(work, { step: 'reading', done, total: files.length });
    readFile(file);
  }
  const content = openContent(files, knownGames);
  const hidden = hiddenReferences(files, knownGames);
  if (hidden.length > 0) throw new ContentError(hidden);
  return content;
}

/**
 * Imports a tree, completely or not at all. A tree that was imported before changes nothing. Concurrent imports run one after the other.
 * @throws ContentError with every problem of the files; the database is unchanged
 * @throws DatabaseBusyError if another writer does not finish
 * @throws the reason of the signal; the database is unchanged
 */
export async function importTree(
  database: DataSource,
  files: readonly SourceFile[],
  knownGames: readonly KnownGame[],
  options: ImportOptions,
): Promise<ImportReport> {
  checkFiles(files);
  const content = await read(files, knownGames, options);
  const state = stateOf(files);

  const decide = async (runner: QueryRunner): Promise<ImportReport> => {
    await storePictures(runner, files);
    const current = await currentRelease(runner);
    const marks = await markState(runner);
    const released = current ? await hashesIn(runner, current.number) : null;
    const plan = planImport(state, marks, released);
    if (plan.kind === 'first-release' || plan.kind === 'next-release') {
      const { number } = await writeRelease(runner, { content, origin: 'import', ...options });
      await moveMarks(runner, marks, state);
      const before = released ?? EMPTY;
      return reportImport({
        outcome: plan.kind,
        release: number,
        ...sortChanges(differences(before, state), before, state),
      });
    }
    await moveMarks(runner, marks, agreedMarks(marks, state, released!));
    const release = current!.number;
    if (plan.kind === 'unchanged')
      return reportImport({ outcome: 'unchanged', release, added: [], changed: [], removed: [] });
    const changes = sortChanges(plan.proposed, released!, state);
    const proposal = await proposeChangeSet(runner, {
      paths: plan.proposed,
      files: content.files,
      release,
      released: released!,
      ...options,
    });
    return proposal.state === 'withdrawn'
      ? reportImport(
          { outcome: 'unchanged', release, added: [], changed: [], removed: [], changeSet: proposal.id },
          true,
        )
      : reportImport({ outcome: 'in-review', release, ...changes, changeSet: proposal.id });
  };
  return inTransaction(database, decide);
}
