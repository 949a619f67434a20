/** Writing a release: new revisions for what changed, the list of what it holds, and its read models. */
import { contentHash, placeOf, textHash, type Content, type SourceFile } from '@rulewright/content';
import type { ReleaseOrigin } from './entities/index.ts';
import { writeReadModels } from './read-models/write.ts';
import { insertRows, run, sql, type Runner } from './sql.ts';

export interface NewRelease {
  /** The whole content of the release, checked. */
  readonly content: Content;
  readonly origin: ReleaseOrigin;
  readonly author: string;
  readonly message: string;
  /** By game id. */
}

/** A document of the release before: its revision and the hash of that. */
interface Held {
  readonly path: string;
  readonly document: number;
  readonly revision: number;
  readonly hash: string;
}

/** Files stay the same objects for as long as a thread keeps a release: each is hashed once. */
const hashes = new WeakMap<SourceFile, string>();

function hashOf(file: SourceFile): string {
  const known = hashes.get(file) ?? textHash(file.text);
  hashes.set(file, known);
  return known;
}

/** Document ids by path; those that are missing are made. */
async function documentIds(runner: Runner, paths: readonly string[]): Promise<Map<string, number>> {
  const read = async (): Promise<Map<string, number>> => {
    const rows = await run<{ id: number; path: string }>(runner, sql`SELECT id, path FROM documents`);
    return new Map(rows.map((row) => [row.path, row.id]));
  };
  const known = await read();
  const missing = paths.filter((path) => !known.has(path));
  if (missing.length === 0) return known;
  const rows = missing.map((path) => {
    const place = placeOf(path)!;
    return [path, place.game, place.kind, place.slug];
  });
  await insertRows(runner, 'documents', ['path', 'game', 'kind', 'slug'], rows);
  return read();
}

/** Stores new texts; gives back the revision of each document. Only one writer is ever at work, so the newest are ours. */
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

/** Writes the next release inside a transaction of the caller; see `inTransaction`. Returns its number. */
export async function writeRelease(runner: Runner, release: NewRelease): Promise<{ number: number }> {
  const { content, author, message } = release;
  const at = new Date().toISOString();
  const [newest] = await run<{ number: number }>(runner, sql`SELECT COALESCE(MAX(number), 0) AS number FROM releases`);
  const before = newest!.number;
  const number = before + 1;
  const held = new Map(
    (
      await run<Held>(
        runner,
        sql`SELECT d.path, d.id AS document, r.id AS revision, r.hash FROM release_documents rd
            JOIN documents d ON d.id = rd.document_id
            JOIN revisions r ON r.id = rd.revision_id
            WHERE rd.release_number = ${before}`,
      )
    ).map((one) => [one.path, one]),
  );
  const files = [...content.files.values()]
    .map((file) => ({ ...file, hash: hashOf(file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const ids = await documentIds(
    runner,
    files.map((file) => file.path),
  );
  const fresh = files.filter((file) => held.get(file.path)?.hash !== file.hash);
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
  const revisions = new Map(files.map(({ path }) => [path, made.get(ids.get(path)!) ?? held.get(path)!.revision]));
  const listing = files.map(({ path }) => [number, ids.get(path)!, revisions.get(path)!]);
  await insertRows(runner, 'release_documents', ['release_number', 'document_id', 'revision_id'], listing);
  const changed = new Set(fresh.map((file) => file.path));
  await writeReadModels(runner, { number, content, revisions, changed });
  return { number };
}
