import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Leaves a file with the same bytes alone, so that nothing that watches it wakes up. */
export async function writeIfChanged(file: string, bytes: Buffer): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(bytes)) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  return true
}
