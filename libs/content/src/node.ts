/** Functions for Node only: reading and writing a content tree on disk. */
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { SourceFile } from './content.ts';
import { PNG_TEXT } from './logo-files.ts';
import { inspectPicture, PictureError } from './node/inspect-picture.ts';
import { pictureText } from './pictures/picture.ts';
import { placeOf } from './places.ts';
import { ContentError, type Problem } from './problems.ts';

export { BACKGROUND_PRIORITY, runInBackground } from './node/background.ts';
export { collectGarbageIfGrown } from './node/collect-garbage.ts';
export { inspectPicture, PictureError };
export { pictureData, smallPicture } from './node/resize-picture.ts';

const ROOTS = ['cards', 'rules'];

/** Reads `cards/` and `rules/` in a folder. @throws ContentError if a file is not UTF-8, a picture is invalid, or there are no files */
export async function readTree(folder: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const pictures: PictureFile[] = [];
  for (const root of ROOTS) {
    const names = await readdir(join(folder, root), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of names) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const full = join(entry.parentPath, entry.name);
      const path = relative(folder, full).replaceAll('\\', '/');
      const bytes = await readFile(full);
      if (placeOf(path)?.kind === 'picture') pictures.push({ path, bytes });
      else files.push({ path, text: textOf(path, bytes) });
    }
  }
  files.push(...(await readPictures(pictures)));
  if (files.length === 0) {
    throw new ContentError([
      {
        path: folder,
        line: 1,
        column: 1,
        code: 'no-content',
        message: 'There is no content here.',
        expected: 'folders cards/ and rules/',
      },
    ]);
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The folder beside `cards/` and `rules/` with the games of guests. Each game has a folder of its own there, with `cards/` and `rules/`. */
const GUESTS = 'examples';

/**
 * Reads `cards/` and `rules/` in a folder, and those of the games of guests in its folder `examples/`, as one tree.
 * @throws ContentError as `readTree` does, and for a file that two of these folders have
 */
export async function readWithGuests(folder: string): Promise<SourceFile[]> {
  const guests = await readdir(join(folder, GUESTS), { withFileTypes: true }).catch(() => []);
  const folders = guests.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, GUESTS, name));
  const files = new Map((await readTree(folder)).map((file) => [file.path, file]));
  const problems: Problem[] = [];
  for (const guest of folders)
    for (const file of await readTree(guest)) {
      if (files.has(file.path))
        problems.push({
          path: join(guest, file.path),
          line: 1,
          column: 1,
          code: 'two-folders',
          message: `Another folder has the file ${file.path} too. Give the game another id.`,
        });
      files.set(file.path, file);
    }
  if (problems.length > 0) throw new ContentError(problems);
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The maximum number of pictures to decode at the same time. */
const AT_ONCE = 4;

/** The documents of pictures, with their bytes. @throws ContentError with a problem for every invalid picture */
async function readPictures(pictures: readonly PictureFile[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const read = async ({ path, bytes }: PictureFile): Promise<void> => {
    try {
      files.push({ path, text: pictureText(await inspectPicture(path, bytes)), bytes });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push({ path, line: 1, column: 1, code: error.code, message: error.message });
    }
  };
  for (let from = 0; from < pictures.length; from += AT_ONCE)
    await Promise.all(pictures.slice(from, from + AT_ONCE).map(read));
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => (a.path < b.path ? -1 : 1)));
  return files;
}

/** The text of a document. A PNG logo becomes a data URL. */
const textOf = (path: string, bytes: Buffer): string =>
  path.endsWith('.png') ? PNG_TEXT + bytes.toString('base64') : decode(path, bytes);

/** The bytes to write to the document's file. */
function bytesOf({ path, text, bytes }: SourceFile): Uint8Array {
  if (bytes) return bytes;
  return path.endsWith('.png') && text.startsWith(PNG_TEXT)
    ? Buffer.from(text.slice(PNG_TEXT.length), 'base64')
    : Buffer.from(text, 'utf8');
}

function decode(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ContentError([{ path, line: 1, column: 1, code: 'encoding', message: 'The file is not UTF-8.' }]);
  }
}

/** Writes files below a folder. Each is written to a temporary file and then renamed, so that no file is ever half written. */
export async function writeTree(folder: string, files: Iterable<SourceFile>): Promise<void> {
  for (const file of files) {
    const target = join(folder, file.path);
    // The paths can come from a database that someone else filled.
    if (isAbsolute(file.path) || relative(folder, target).split(sep)[0] === '..') {
      const message = 'The path leaves the folder. Nothing was written for it.';
      throw new ContentError([{ path: file.path, line: 1, column: 1, code: 'path', message }]);
    }
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(`${target}.tmp`, bytesOf(file));
      await rename(`${target}.tmp`, target);
    } catch (error) {
      await rm(`${target}.tmp`, { force: true });
      throw error;
    }
  }
}
