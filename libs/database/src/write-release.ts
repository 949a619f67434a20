/** Writes a release: new revisions of changed texts, the range of releases that each text belongs to, and the read models. */
import { contentHash, placeOf, textHash, type Content, type SourceFile } from '@rulewright/content';
import type { ReleaseOrigin } from './entities/index.ts';
import type { LongWork } from './long-work.ts';
import { writeReadModels } from './read-models/write.ts';
import { inRelease, OPEN_END } from './release-ranges.ts';
import { chunks, insertRows, run, sql, valueList, type Runner } from './sql.ts';

export interface NewRelease extends LongWork {
  /** The whole content of the release, validated. */
  readonly content: Content;
  /** The paths that may differ from the release before. All texts are compared if it is missing. */
  readonly changed?: ReadonlySet<string>;
  readonly origin: ReleaseOrigin;
  readonly author: string;
  readonly message: string;
}

/** A document in the previous release, with its revision and the hash of its text. */
interface CurrentDocument {
  readonly path: string;
  readonly document: number;
  readonly revision: number;
  readonly hash: string;
}

/** Hashes by file object. A thread reuses the file objects of a release, so each file is hashed once. */
const hashes = new WeakMap<SourceFile, string>();

function hashOf(file: SourceFile): string {
  const known = hashes.get(file) ?? textHash(file.text);
  hashes.set(file, known);
  return known;
}

async function knownDocuments(runner: Runner, paths: readonly string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (const some of chunks(paths)) {
    const statement = sql`SELECT id, path FROM documents WHERE path IN ${valueList(some)}`;
    for (const { id, path } of await run<{ id: number; path: string }>(runner, statement)) known.set(path, id);
  }
  return known;
}

/** Document ids by path. Missing documents are created. */
async function documentIds(runner: Runner, paths: readonly string[]): Promise<Map<string, number>> {
  const known = await knownDocuments(runner, paths);
  const missing = paths.filter((path) => !known.has(path));
  if (missing.length === 0) return known;
  const rows = missing.map((path) => {
    const place = placeOf(path)!;
    return [path, place.game, place.kind, place.slug];
  });
  await insertRows(runner, 'documents', ['path', 'game', 'kind', 'slug'], rows);
  return new Map([...known, ...(await knownDocuments(runner, missing))]);
}

/**
 * Stores new texts. Returns the new revision of each document. Only one transaction writes at a time, so all newer revisions are its own.
 */
async function addRevisions(
  runner: Runner,
  texts: readonly { document: number; text: string; hash: string }[],
  by: { at: string; author: string; message: string },
): Promise<Map<number, number>> {
  const [last] = await run<{ id: number }>(runner, sql`SELECT COALESCE(MAX(id), 0) AS id FROM revisions`);
  const rows = texts.map(({ document, text, hash }) => [document, hash, text, by.at, by.author, by.message]);
  await insertRows(runner, 'revisions', ['document_id', 'hash', 'text', 'created_at', 'author', 'message'], rows);
  const made = await run<{ id: number; document: number }>(
    runner,
    sql`SELECT id, document_id AS document FROM revisions WHERE id > ${last!.id}`,
  );
  return new Map(made.map((row) => [row.document, row.id]));
}

/** Ends the ranges of documents whose previous text is not in the new release. */
async function endRanges(runner: Runner, ended: readonly CurrentDocument[], release: number): Promise<void> {
  for (const some of chunks(ended)) {
    const ids = valueList(some.map(({ document }) => document));
    await run(
      runner,
      sql`UPDATE release_documents SET until_release = ${release} WHERE until_release = ${OPEN_END} AND document_id IN ${ids}`,
    );
  }
}

/** Writes the next release inside a transaction of the caller; see `inTransaction`. Returns its number. @throws the reason of the signal */
export async function writeRelease(runner: Runner, release: NewRelease): Promise<{ number: number }> {
  const { content, author, message, onStep, signal } = release;
  const at = new Date().toISOString();
  const [newest] = await run<{ number: number }>(runner, sql`SELECT COALESCE(MAX(number), 0) AS number FROM releases`);
  const before = newest!.number;
  const number = before + 1;
  const held = new Map(
    (
      await run<CurrentDocument>(
        runner,
        sql`SELECT d.path, d.id AS document, r.id AS revision, r.hash FROM release_documents rd
            JOIN documents d ON d.id = rd.document_id
            JOIN revisions r ON r.id = rd.revision_id
            WHERE ${inRelease(before)}`,
      )
    ).map((one) => [one.path, one]),
  );
  const files = [...content.files.values()]
    .map((file) => {
      const same = release.changed?.has(file.path) === false ? held.get(file.path) : undefined;
      return { ...file, hash: same?.hash ?? hashOf(file) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const fresh = files.filter((file) => held.get(file.path)?.hash !== file.hash);
  const ids = await documentIds(
    runner,
    fresh.map((file) => file.path),
  );
  const made = await addRevisions(
    runner,
    fresh.map(({ path, text, hash }) => ({ document: ids.get(path)!, text, hash })),
    { at, author, message },
  );
  const hash = contentHash(files.map((file) => [file.path, file.hash]));
  await insertRows(
    runner,
    'releases',
    ['number', 'effective_at', 'created_at', 'author', 'notes', 'content_hash', 'origin'],
    [[number, at, at, author, message, hash, release.origin]],
  );
  const changed = new Set(fresh.map((file) => file.path));
  const ended = [...held.values()].filter(({ path }) => changed.has(path) || !content.files.has(path));
  await endRanges(runner, ended, number);
  const ranges = fresh.map(({ path }) => [ids.get(path)!, number, OPEN_END, made.get(ids.get(path)!)!]);
  const columns = ['document_id', 'from_release', 'until_release', 'revision_id'];
  await insertRows(runner, 'release_documents', columns, ranges);
  const revisions = new Map(
    files.map(({ path }) => [path, changed.has(path) ? made.get(ids.get(path)!)! : held.get(path)!.revision]),
  );
  const input = { number, content, revisions, changed };
  await writeReadModels(runner, input, { onStep, signal });
  return { number };
}
