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
  type GameVocabulary,
  type SourceFile,
} from '@rulewright/content';
import type { DataSource, QueryRunner } from 'typeorm';
import { nextPiece, type LongWork } from '../long-work.ts';
import { storePictures } from '../pictures.ts';
import { currentRelease, hashesIn } from '../releases.ts';
import { inTransaction } from '../transaction.ts';
import { writeRelease } from '../write-release.ts';
import { proposeChangeSet } from './change-set.ts';
import { checkFiles } from './files.ts';
import { differences, planImport, type TreeState } from './plan.ts';
import { reportImport, type ImportReport } from './report.ts';
import { markState, moveMarks, stateOf } from './state.ts';

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
async function read(
  files: readonly SourceFile[],
  vocabularies: readonly GameVocabulary[],
  work: LongWork,
): Promise<Content> {
  for (const [done, file] of files.entries()) {
    if (done % AT_ONCE === 0) await nextPiece(work, { step: 'reading', done, total: files.length });
    readFile(file);
  }
  const content = openContent(files, vocabularies);
  const hidden = hiddenReferences(files, vocabularies);
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
  vocabularies: readonly GameVocabulary[],
  options: ImportOptions,
): Promise<ImportReport> {
  checkFiles(files);
  const content = await read(files, vocabularies, options);
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
