/** Words for system errors: files that cannot be read or written, databases that do not answer. */
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

/** The reason of a system error, without a full stop. */
export function reason(error: unknown): string {
  // Connecting to a host with several addresses gives one error for each.
  const one = (error instanceof AggregateError ? error.errors[0] : error) as { code?: string; message?: string };
  return REASONS[one.code ?? ''] ?? one.message ?? String(one);
}

/** A sentence for a failed access to a file or folder; null for any other error. */
export function fileFailure(error: unknown): string | null {
  const { path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return typeof path === 'string' && syscall !== undefined ? `${path} cannot be used: ${reason(error)}.` : null;
}
