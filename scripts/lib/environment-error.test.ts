import { describe, expect, test, vi } from 'vitest'
import { explain } from './cli'
import { EnvironmentError, explainedFault } from './environment-error'

const fault = (code: string, more = {}) => Object.assign(new Error(`${code}: failed`), { code, ...more })

/** What a command prints when it fails in this way. */
async function printed(error: unknown): Promise<string> {
  const written: string[] = []
  const write = (text: unknown, done: unknown) => {
    written.push(String(text))
    if (typeof done === 'function') done()
    return true
  }
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(write)
  try {
    expect(await explain('build', error)).toBe(2)
  } finally {
    spy.mockRestore()
  }
  return written.join('')
}

describe('a command that fails says in one line', () => {
  test.each([
    [
      'EMFILE',
      'too many files are open (EMFILE, a.mjs); allow more of them with "ulimit -n 1024", then run this again',
    ],
    ['ENOSPC', 'the disk is full (ENOSPC, a.mjs); make room, then run this again'],
    ['EROFS', 'the disk is read-only (EROFS, a.mjs); choose another place, or make it writable'],
    ['EACCES', 'no permission to write there (EACCES, a.mjs); give your account the rights to the folder'],
    ['ENOMEM', 'the memory is full (ENOMEM, a.mjs); close other programs, then run this again'],
    ['ENOENT', 'a.mjs is missing (ENOENT); put it back, then run this again'],
  ])('what %s means, where, and what to do', async (code, line) => {
    expect(await printed(fault(code, { path: 'a.mjs' }))).toBe(`build: ${line}\n`)
  })

  test.each([
    ['libvips', new Error('unable to write to file a.avif: No space left on device'), 'the disk is full (ENOSPC)'],
    ['a native module', new Error('a.so: cannot open shared object: Too many open files'), 'too many files are open'],
    ['a wrapped error', new Error('The page failed', { cause: fault('EDQUOT') }), 'the disk quota is used up (EDQUOT)'],
    ['a program', fault('ENOENT', { syscall: 'spawn git', path: 'git' }), 'the program git is not installed (ENOENT)'],
    ['a text of the program', new EnvironmentError('PORT must be\n a number'), 'PORT must be a number'],
  ])('what is wrong when %s says it', async (_, error, start) => {
    expect((await printed(error)).startsWith(`build: ${start}`)).toBe(true)
    expect(await printed(error)).toMatch(/^[^\n]+\n$/)
  })
})

test('a fault of the program keeps its stack, and asks to be reported', async () => {
  const text = await printed(new TypeError('page is undefined'))
  expect(text).toMatch(
    /^build: a fault of this program, not of the content; please report it with these lines:\nTypeError: page is undefined\n +at /,
  )
})

test.each([fault('ERR_INVALID_ARG_TYPE'), fault('ENOENT'), 'a text', undefined])(
  'a fault of the program is not taken for one of the computer',
  (error) => {
    expect(explainedFault(error)).toBe(error)
  },
)
