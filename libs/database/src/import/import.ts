/**
 * Files into the database. An empty database takes them as release 1; files that changed while the desk changed nothing
 * are the next release; where both changed, the files' changes become a change set in review, and nothing is overwritten.
 */
import { openContent, readFile, type Content, type GameVocabulary, type SourceFile } from '@rulewright/content';
import type { DataSource, QueryRunner } from 'typeorm';
import { nextPiece, type LongWork } from '../long-work.ts';
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
  /** Why; kept with the release and with every revision. */
  readonly message: string;
  /** Deck rules of each plugin by game id: what `legal:` in a search goes by. Without them every card of a game is legal. */
}

const EMPTY: TreeState = new Map();

/** Of paths that differ between two states: which were added, changed, removed. */
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

/** Marks after an import that made no release: where files and release agree, the files are what was last imported. */
function agreedMarks(marks: TreeState, files: TreeState, release: TreeState): TreeState {
  const moved = new Map(marks);
  for (const path of differences(files, marks)) {
    if (files.get(path) !== release.get(path)) continue;
    if (files.has(path)) moved.set(path, files.get(path)!);
    else moved.delete(path);
  }
  return moved;
}

/** Documents that are read before others have their turn. */
const AT_ONCE = 50;

/** The content of files. Each is read by itself first, so that the reading can be watched and cancelled. */
async function read(
  files: readonly SourceFile[],
  vocabularies: readonly GameVocabulary[],
  work: LongWork,
): Promise<Content> {
  for (const [done, file] of files.entries()) {
    if (done % AT_ONCE === 0) await nextPiece(work, { step: 'reading', done, total: files.length });
    readFile(file);
  }
  return openContent(files, vocabularies);
}

/**
 * Imports a tree, whole or not at all; a tree that was imported before changes nothing. Two imports at once take turns.
 * @throws ContentError with every problem of the files; the database is then as it was
 * @throws DatabaseBusyError where another writer does not end
 * @throws the reason of the signal; the database is then as it was
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
