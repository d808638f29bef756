/**
 * Something outside the content is wrong: an argument, a folder, permissions, a full disk. Ends a command with code 2; the
 * message is one line for a person.
 */
export class EnvironmentError extends Error {}

/** An error of the file system as one line; any other error stays what it is. */
export function explained(error: unknown, failed: string): unknown {
  if (error instanceof EnvironmentError) return error
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  return reason === undefined ? error : new EnvironmentError(`${failed}: ${reason} (${code}${path ? `, ${path}` : ''})`)
}

const REASONS: Record<string, string> = {
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links in the path lead in a circle',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  EFBIG: 'the file is too large for the disk',
  EINVAL: 'the path cannot be used',
  ENOENT: 'the folder cannot be made',
  EISDIR: 'a folder is in the way',
  EBUSY: 'the folder is in use',
}
