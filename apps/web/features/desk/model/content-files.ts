/** Converts chosen files to documents. A picture of a card becomes Base64, a logo in PNG a data URL, and any other file is text. */
import { DeskDocumentDocument, SaveDraftDocument } from '@rulewright/api-client';
import { request } from '../../../shared/request.ts';
import { dataAddress } from './upload-picture.ts';

/** The paths of card pictures. */
const PICTURE = /^cards\/[^/]+\/pictures\/[^/]+$/u;

/** Reads a file as the text of the document with this path. */
export async function textOfFile(path: string, file: Blob): Promise<string> {
  if (PICTURE.test(path)) return (await dataAddress(file)).replace(/^[^,]*,/u, '');
  return path.endsWith('.png') ? dataAddress(new Blob([file], { type: 'image/png' })) : file.text();
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
