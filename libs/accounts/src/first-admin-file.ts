/** The file with the link that creates the first admin. Only its owner can read it, and it is deleted once there is an account. */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'first-admin-link';

/** The path of the file in the data folder. */
export const firstAdminFile = (folder: string): string => join(folder, NAME);

/** Writes the path of the link to the file, or deletes the file if the path is null. */
export async function keepFirstAdminLink(folder: string, path: string | null): Promise<void> {
  const file = firstAdminFile(folder);
  if (path === null) return rm(file, { force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `${path}\n`, { mode: 0o600 });
  // The mode above applies only if writeFile creates the file.
  await chmod(file, 0o600);
}
