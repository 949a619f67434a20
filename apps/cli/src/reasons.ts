/** Words for system errors: files that cannot be read or written, databases that do not answer. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'access is not permitted',
  EPERM: 'access is not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large for this disk',
  EIO: 'the disk reports an error',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk reports an error',
  SQLITE_READONLY: 'access is not permitted',
  '53100': 'the disk of the database server is full',
  EADDRINUSE: 'another program uses this port',
  ECONNREFUSED: 'nothing answers at this address',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'nothing answered in time',
};

/** The reason of a system error, without a full stop. */
export function reason(error: unknown): string {
  // Connecting to a host with several addresses gives one error for each.
  const one = (error instanceof AggregateError ? error.errors[0] : error) as { code?: string; message?: string };
  return REASONS[codeOf(one)] ?? one.message ?? String(one);
}

/** The code of an error. SQLite adds details to some, as in `SQLITE_IOERR_WRITE`. */
const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? '').replace(/^(SQLITE_[A-Z]+)_.*$/u, '$1');

/** Whether the disk has no room, or refuses writes. */
export const isDiskFailure = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'SQLITE_FULL', 'SQLITE_IOERR'].includes(codeOf(error));

const DATABASE_FAILURE = /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)|53100)$/u;
/** System calls on an open file. Their errors do not name the file. */
const ON_HANDLE = new Set(['read', 'write', 'fsync', 'fdatasync', 'ftruncate', 'close']);

/** A sentence for a failed access to a file, a folder or the disk of a database; null for any other error. */
export function fileFailure(error: unknown): string | null {
  const { path, syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (DATABASE_FAILURE.test(codeOf(error))) return `The database cannot be used: ${reason(error)}.`;
  if (typeof path === 'string' && syscall !== '') return `${path} cannot be used: ${reason(error)}.`;
  return ON_HANDLE.has(syscall) ? `A file cannot be used: ${reason(error)}.` : null;
}
