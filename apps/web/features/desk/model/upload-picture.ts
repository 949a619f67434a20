/** Uploads a picture into a change set. An earlier picture with the same file name is replaced. */
import { ApiClientError, conflictOf, SaveDraftDocument } from '@rulewright/api-client';
import { request } from '../../../shared/request.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** The accepted MIME types, for the `accept` attribute. */
export const PICTURE_TYPES = Object.keys(ENDINGS).join(',');

/** Reads a file as a data URL. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

export interface PictureUpload {
  readonly changeSet: number;
  readonly game: string;
  /** The file name without its extension. */
  readonly name: string;
  /** The file as a data URL. */
  readonly data: string;
}

/** The version of the existing draft, from a `draft-changed` error. Null for any other error. */
function heldVersion(error: unknown): number | null {
  if (conflictOf(error) !== 'draft-changed') return null;
  const details = (error as ApiClientError).problems[0]?.extensions?.['details'] as
    | { version?: number | null }
    | undefined;
  return details?.version ?? null;
}

/** Returns the file name, or null if the site does not accept the type. @throws ApiClientError */
export async function uploadPicture({ changeSet, game, name, data }: PictureUpload): Promise<string | null> {
  const [, type = '', text = ''] = /^data:([^;,]*);base64,(.*)$/u.exec(data) ?? [];
  const ending = ENDINGS[type];
  if (ending === undefined) return null;
  const file = `${name}.${ending}`;
  const save = (version: number | null): Promise<unknown> =>
    request(SaveDraftDocument, { changeSet, path: `cards/${game}/pictures/${file}`, text, version });
  await save(null).catch((error: unknown) => {
    const version = heldVersion(error);
    if (version === null) throw error;
    return save(version);
  });
  return file;
}
