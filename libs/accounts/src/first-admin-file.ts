/** The file with the link that makes the first admin: readable by its owner alone, and gone once there is an account. */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'first-admin-link';

/** Where the link is, below the data folder. */
export const firstAdminFile = (folder: string): string => join(folder, NAME);

/** Writes the path of the link, and removes the file where there is none. */
export async function keepFirstAdminLink(folder: string, path: string | null): Promise<void> {
  const file = firstAdminFile(folder);
  if (path === null) return rm(file, { force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `${path}\n`, { mode: 0o600 });
  // The mode above applies to a new file only.
  await chmod(file, 0o600);
}
