/** Converts chosen files to documents. A PNG file becomes a data URL; any other file is text. */
import { DeskDocumentDocument, SaveDraftDocument } from '@rulewright/api-client';
import { request } from '../request.ts';

/** Reads a file as the text of the document with this path. */
export async function textOfFile(path: string, file: Blob): Promise<string> {
  if (!path.endsWith('.png')) return file.text();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(new Blob([file], { type: 'image/png' }));
  });
}

/** The largest logo in bytes. The server has lower limits for each type. */
export const LARGEST_LOGO = 128 * 1024;

/**
 * Saves a file as the logo of a game, as a draft of a change set.
 * @param gamePath the path of the game's document
 * @returns the file name; the file is in the same folder as that document
 */
export async function saveLogo(changeSet: number, gamePath: string, file: File): Promise<string> {
  const name = /\.png$/iu.test(file.name) ? 'logo.png' : 'logo.svg';
  const path = `${gamePath.slice(0, gamePath.lastIndexOf('/'))}/${name}`;
  const text = await textOfFile(path, file);
  // The request fails if the game has no logo yet.
  const { document } = await request(DeskDocumentDocument, { path, changeSet }).catch(() => ({ document: null }));
  const known = { version: document?.version ?? null, baseHash: document?.releasedHash ?? null };
  await request(SaveDraftDocument, { changeSet, path, text, ...known });
  return name;
}
