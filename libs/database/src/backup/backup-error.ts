/** Thrown when a backup cannot be made or restored. The message is a sentence for people. */
export class BackupError extends Error {
  readonly code = 'backup';
}
