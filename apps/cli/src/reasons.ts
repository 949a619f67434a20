/** What the machine refuses, in words: files that cannot be read or written, databases that do not answer. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'access is not permitted',
  EPERM: 'access is not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EADDRINUSE: 'another program uses this port',
  ECONNREFUSED: 'nothing answers at this address',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'nothing answered in time',
};

/** Why the machine refused, without a stop at the end. */
export function reason(error: unknown): string {
  // A host with several addresses fails once for each.
  const one = (error instanceof AggregateError ? error.errors[0] : error) as { code?: string; message?: string };
  return REASONS[one.code ?? ''] ?? one.message ?? String(one);
}

/** The sentence for a file or folder that could not be used, or null for another error. */
export function fileFailure(error: unknown): string | null {
  const { path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return typeof path === 'string' && syscall !== undefined ? `${path} cannot be used: ${reason(error)}.` : null;
}
