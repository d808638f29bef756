/**
 * Writing files whole: the content goes into a hidden file in the same folder, which then takes the place of the file, so
 * that a reader gets the old content or the new one, also when the process is stopped.
 *
 * `scripts/run.mjs` cannot import TypeScript, and `build-content/output/write.ts` replaces a folder: they do it themselves.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file by way of a hidden one, and makes its folder if need be.
 * @param fill writes the hidden file
 * @param putInPlace gives it its name; replaces what is there unless it says otherwise
 */
export async function writeAside(
  file: string,
  fill: (hidden: string) => Promise<unknown>,
  putInPlace: (hidden: string) => Promise<unknown> = (hidden) => rename(hidden, file),
): Promise<void> {
  const hidden = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  await mkdir(dirname(file), { recursive: true })
  try {
    await fill(hidden)
    await putInPlace(hidden)
  } finally {
    // Nothing is left of it but after a failure.
    await rm(hidden, { force: true })
  }
}

/** Writes bytes or text. They are on the disk when this resolves, so that not even a power cut loses an editor's work. */
export const writeWhole = (file: string, content: string | Uint8Array): Promise<void> =>
  writeAside(file, (hidden) => writeFile(hidden, content, { flush: true }))

/** Leaves a file with the same content alone, so that nothing that watches it wakes up. Whether it was different. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(Buffer.from(content))) return false
  await writeWhole(file, content)
  return true
}
