/** A backup that cannot be made or restored, in a sentence. */
export class BackupError extends Error {
  readonly code = 'backup';
}
