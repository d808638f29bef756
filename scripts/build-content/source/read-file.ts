/** Reading one file: only ordinary files of a limited size. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { once } from '../../lib/once'
import type { ListedFile } from './list'
import { decode, LARGEST_TEXT } from './text'

/** The bytes of a text file; or why it cannot be read. */
export const readTextFile = ({ path, bytes }: { path: string; bytes?: Uint8Array }): Uint8Array | Message =>
  bytes ?? readOrdinaryFile(path, LARGEST_TEXT)

/** The bytes of an ordinary file, never of what a link or a device leads to. */
export function readOrdinaryFile(path: string, largest: number): Uint8Array | Message {
  let handle: number
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    return notOpened((error as NodeJS.ErrnoException).code)
  }
  try {
    const stats = fstatSync(handle)
    if (!stats.isFile()) return { code: 'not-a-file', text: 'This is not an ordinary file.' }
    if (stats.size > largest) return tooLarge(stats.size, largest)
    // It may have grown since.
    const bytes = readFileSync(handle)
    return bytes.length > largest ? tooLarge(bytes.length, largest) : bytes
  } finally {
    closeSync(handle)
  }
}

/** @param reason the system's code of the error */
function notOpened(reason: string | undefined): Message {
  const code = 'unreadable-file'
  if (reason === 'ENOENT') return { code, text: 'This file was removed before it could be read.', hint: 'Build again.' }
  if (reason === 'EACCES' || reason === 'EPERM') {
    return {
      code,
      text: 'This file cannot be opened, because the program that builds the site has no permission to read it.',
      hint: 'Allow everyone to read it, then build again.',
    }
  }
  return {
    code,
    text: `This file cannot be opened${reason ? ` (${reason})` : ''}.`,
    hint: 'Close other programs that use it, then build again. If that does not help, replace the file with a copy.',
  }
}

const tooLarge = (size: number, largest: number): Message => ({
  code: 'file-too-large',
  text: `This file has ${(size / 1024 / 1024).toFixed(1)} MiB, but at most ${largest / 1024 / 1024} MiB is allowed.`,
  hint: 'Split it, or make it smaller.',
})

type Read = { text: string; diagnostic?: undefined } | { text?: undefined; diagnostic: Diagnostic }

export function readSource(listed: ListedFile): Read {
  const read = readTextFile(listed)
  return read instanceof Uint8Array
    ? decodeSource(listed, read)
    : { diagnostic: diagnosticAt(listed.file, START, read) }
}

export function decodeSource({ file }: ListedFile, bytes: Uint8Array): Read {
  const decoded = decode(bytes)
  return 'text' in decoded ? decoded : { diagnostic: { file, ...decoded } }
}

/**
 * Reads a file when one of its lines is asked for: most builds print no diagnostics.
 * @param other texts of files outside the content folder, by their names
 */
export function lineFinder(
  files: readonly ListedFile[],
  other: Readonly<Record<string, string>>,
): (file: string, line: number) => string | undefined {
  const listed = once(() => new Map(files.map((file) => [file.file, file])))
  // Diagnostics come in the order of the files, so the last file is enough: it is often asked for again.
  let last: { file: string; lines: readonly string[] } | undefined
  return (file, line) => {
    if (last?.file !== file) last = { file, lines: (other[file] ?? textOf(listed().get(file))).split('\n') }
    return last.lines[line - 1]
  }
}

const textOf = (file: ListedFile | undefined): string => (file && readSource(file).text) ?? ''
