/** What the folder holds that the pipeline writes, and what lies beside it. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { allBytes } from './command'

const MANIFEST = '.written-by-build-content'

/** What OUT holds, but for the list that every version carries. */
export async function textsIn(out: string): Promise<Record<string, string>> {
  const { [MANIFEST]: _, ...texts } = await allBytes(out)
  return texts
}

/** The names of what is in the folder of OUT. */
export const beside = (out: string): Promise<string[]> => readdir(join(out, '..'))

/** The names beside OUT when no build left anything behind. */
export const ALONE = [expect.stringMatching(/^\.out\.version-/), 'out']
