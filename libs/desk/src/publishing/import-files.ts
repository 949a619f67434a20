/** Imports files as a change set. Files that differ from the current release become its drafts, with the usual checks and reviews. */
import { recordAudit } from '@rulewright/accounts';
import { textHash, type SourceFile } from '@rulewright/content';
import { ChangeSetDocumentEntity, hashesIn, inTransaction, storePictures } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import {
  documentsOf,
  insertChangeSet,
  now,
  releaseNumber,
  subjectOf,
  readTitle,
  type ChangeSet,
} from '../change-sets/change-sets.ts';
import type { Author } from '../change-sets/authors.ts';
import { checkDocument, MOST_DOCUMENTS, requirePictures } from '../change-sets/drafts.ts';
import type { ProposedText } from '../content/desk-content.ts';
import { DeskError } from '../errors.ts';

/** The most drafts in one SQL statement. */
const AT_ONCE = 100;

/** A text, or the document of a picture together with its bytes. */
type ImportedFile = ProposedText & Pick<SourceFile, 'bytes'>;

const tooMany = (count: number): DeskError =>
  new DeskError(
    'bad-text',
    `${count} documents differ from the current release, and a change set has at most ${MOST_DOCUMENTS}. Import fewer files, or publish them at once with rw import.`,
  );

/**
 * Creates a change set with the files that differ from the current release. Ignores all other files.
 * @param files texts, or null for a document to remove
 * @param whole the files are the complete set, so every other document is proposed for removal
 * @throws DeskError `bad-text` for a bad file or more than 5,000 different files, `bad-path`, `nothing-changed`
 */
export async function importFiles(
  database: DataSource,
  author: Author,
  title: string,
  files: readonly ImportedFile[],
  whole: boolean,
): Promise<ChangeSet> {
  for (const { path, text } of files) checkDocument(path, text);
  const sent = new Map(files.map((file) => [file.path, file.text]));
  if (sent.size < files.length) throw new DeskError('bad-path', 'Two files have the same path.');
  const name = readTitle(title);
  return inTransaction(database, async (runner) => {
    const { manager } = runner;
    const texts = files.flatMap(({ text, ...file }): SourceFile[] => (text === null ? [] : [{ ...file, text }]));
    await storePictures(runner, texts);
    await requirePictures(runner, texts);
    const release = await releaseNumber(runner);
    const released = await hashesIn(runner, release);
    const gone = whole ? [...released.keys()].filter((path) => !sent.has(path)) : [];
    const proposed = [
      ...files
        .filter(({ path, text }) => (text === null ? released.has(path) : released.get(path) !== textHash(text)))
        .map(({ path, text }) => ({ path, text })),
      ...gone.map((path) => ({ path, text: null })),
    ];
    if (proposed.length === 0)
      throw new DeskError('nothing-changed', 'The files do not differ from the current release.');
    if (proposed.length > MOST_DOCUMENTS) throw tooMany(proposed.length);
    const set = await insertChangeSet(manager, author, { title: name, message: '', release });
    const drafts = proposed.map(({ path, text }) => ({
      changeSetId: set.id,
      path,
      text,
      baseHash: released.get(path) ?? null,
      version: 1,
      updatedAt: now(),
      updatedBy: author.actor.label,
    }));
    for (let from = 0; from < drafts.length; from += AT_ONCE)
      await manager.insert(ChangeSetDocumentEntity, drafts.slice(from, from + AT_ONCE));
    await recordAudit(manager, author.actor, {
      action: 'import-files',
      subject: subjectOf(set),
      sentence: `Imported ${proposed.length} ${proposed.length === 1 ? 'file' : 'files'}.`,
      details: { paths: proposed.map((one) => one.path).slice(0, 200) },
    });
    return { set, documents: await documentsOf(manager, set.id) };
  });
}
