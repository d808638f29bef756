/**
 * Something outside the content is wrong: an argument, a folder, permissions, a full disk. Ends a command with code 2; the
 * message is one line for a person.
 */
export class EnvironmentError extends Error {}

/** An error of the file system as one line; any other error stays what it is. */
export function explained(error: unknown, failed: string): unknown {
  if (error instanceof EnvironmentError) return error
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = OF_PLACES[code] ?? OF_COMPUTER[code]
  return reason === undefined ? error : new EnvironmentError(`${failed}: ${withPlace(reason, code, path)}`)
}

/**
 * An error from anywhere in a command as one line, when the computer is at fault. Libraries wrap errors of the system, or keep
 * only their text.
 */
export function explainedFault(error: unknown): unknown {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault instanceof EnvironmentError) return fault
    const { code, path, syscall } = fault as NodeJS.ErrnoException
    if (code === 'ENOENT' && path !== undefined) {
      const missing = syscall?.startsWith('spawn') ? `the program ${path} is not installed` : `${path} is missing`
      return new EnvironmentError(`${missing} (ENOENT); put it back, then run this again`)
    }
    const known = code !== undefined && code in OF_COMPUTER ? code : codeIn(fault.message)
    if (known !== undefined) return new EnvironmentError(withPlace(OF_COMPUTER[known] ?? '', known, path))
  }
  return error
}

/** The reason up to its remedy, the code and the place in parentheses, and the remedy. */
function withPlace(reason: string, code: string, path: string | undefined): string {
  const [what = '', ...remedy] = reason.split('; ')
  return [`${what} (${code}${path ? `, ${path}` : ''})`, ...remedy].join('; ')
}

/** The code that a text of the system means, or has in it. */
const codeIn = (text: string): string | undefined =>
  Object.entries(TEXTS).find(([code, said]) => new RegExp(`\\b${code}\\b`).test(text) || said.test(text))?.[0]

/** Programs that are not written in JavaScript give no codes. */
const TEXTS = {
  EMFILE: /too many open files/i,
  ENOSPC: /no space left/i,
  ENOMEM: /cannot allocate memory|out of memory/i,
  EACCES: /permission denied/i,
  EROFS: /read-only file system/i,
}

/** What any command can meet, and what helps. */
const OF_COMPUTER: Record<string, string> = {
  EACCES: 'no permission to write there; give your account the rights to the folder',
  EPERM: 'no permission to write there; give your account the rights to the folder',
  EROFS: 'the disk is read-only; choose another place, or make it writable',
  ENOSPC: 'the disk is full; make room, then run this again',
  EDQUOT: 'the disk quota is used up; make room, then run this again',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links in the path lead in a circle',
  EMFILE: 'too many files are open; allow more of them with "ulimit -n 1024", then run this again',
  ENFILE: 'too many files are open on this computer; close other programs, then run this again',
  ENOMEM: 'the memory is full; close other programs, then run this again',
  EAGAIN: 'no further process can be started; close other programs, then run this again',
  EIO: 'the disk reports an error',
  EFBIG: 'the file is too large for the disk',
  EBUSY: 'the folder is in use; close other programs, then run this again',
}

/** What goes wrong when a folder is made or replaced. */
const OF_PLACES: Record<string, string> = {
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  EINVAL: 'the path cannot be used',
  ENOENT: 'the folder cannot be made',
  EISDIR: 'a folder is in the way',
}
