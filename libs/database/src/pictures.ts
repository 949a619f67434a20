/** Stores the bytes of pictures once under their hash, and reads them for pages, exports and drawings. */
import { pictureOf, placeOf, textHash, type SourceFile } from '@rulewright/content';
import { chunks, insertRows, run, sql, valueList, type Runner } from './sql.ts';

const isPicture = ({ path }: Pick<SourceFile, 'path'>): boolean => placeOf(path)?.kind === 'picture';

async function storedAmong(runner: Runner, hashes: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const some of chunks(hashes)) {
    const rows = await run<{ sha256: string }>(
      runner,
      sql`SELECT sha256 FROM pictures WHERE sha256 IN ${valueList(some)}`,
    );
    for (const { sha256 } of rows) stored.add(sha256);
  }
  return stored;
}

/** Stores the bytes of all given pictures that are not stored yet. Files without bytes are skipped. */
export async function storePictures(runner: Runner, files: Iterable<SourceFile>): Promise<void> {
  const byHash = new Map<string, SourceFile>();
  for (const file of files) {
    const picture = file.bytes && isPicture(file) ? pictureOf(file.text) : null;
    if (picture) byHash.set(picture.sha256, file);
  }
  const known = await storedAmong(runner, [...byHash.keys()]);
  for (const [sha256, { text, bytes }] of byHash) {
    if (known.has(sha256)) continue;
    const row = [sha256, textHash(text), Buffer.from(bytes!).toString('base64'), new Date().toISOString()];
    await insertRows(runner, 'pictures', ['sha256', 'document_hash', 'data', 'created_at'], [row]);
  }
}

/** The paths of the picture documents whose bytes are not stored. */
export async function lostPictures(runner: Runner, files: Iterable<SourceFile>): Promise<string[]> {
  const named = [...files].filter(isPicture).map(({ path, text }) => ({ path, sha256: pictureOf(text)?.sha256 ?? '' }));
  const known = await storedAmong(
    runner,
    named.map(({ sha256 }) => sha256),
  );
  return named.filter(({ sha256 }) => !known.has(sha256)).map(({ path }) => path);
}

/** The bytes of a picture; null if there is none with this hash. */
export async function pictureBytes(runner: Runner, sha256: string): Promise<Buffer | null> {
  const [row] = await run<{ data: string }>(runner, sql`SELECT data FROM pictures WHERE sha256 = ${sha256}`);
  return row ? Buffer.from(row.data, 'base64') : null;
}

/** All paths of a picture in current and former releases. */
export async function releasedPathsOf(runner: Runner, sha256: string): Promise<string[]> {
  const rows = await run<{ path: string }>(
    runner,
    sql`SELECT DISTINCT d.path FROM pictures p
        JOIN revisions r ON r.hash = p.document_hash
        JOIN documents d ON d.id = r.document_id
        WHERE p.sha256 = ${sha256} AND d.kind = 'picture'`,
  );
  return rows.map(({ path }) => path);
}

/** Adds the stored bytes to the files that are pictures. */
export async function withPictures(runner: Runner, files: readonly SourceFile[]): Promise<SourceFile[]> {
  const sourceFiles: SourceFile[] = [];
  for (const file of files) {
    const picture = isPicture(file) ? pictureOf(file.text) : null;
    const bytes = picture && (await pictureBytes(runner, picture.sha256));
    sourceFiles.push(bytes ? { ...file, bytes } : file);
  }
  return sourceFiles;
}
