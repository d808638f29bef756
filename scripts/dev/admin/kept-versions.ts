/**
 * What files of the content were before the forms changed or removed them, kept outside of the content, so that the last save
 * can be undone and a deleted entry taken back without Git.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { KeptVersion } from '../../../src/admin/files/local/changes'
import { writeWhole } from '../../lib/write-file'
import { Refusal } from '../guard/refusal'

/** A month of work in the forms. Older ones are in Git. */
const MOST = 300

export type KeptVersions = ReturnType<typeof keepVersions>

/** @param folder where they are kept; made when the first one is */
export function keepVersions(folder: string) {
  /** Names of the records, oldest first: each starts with its time. */
  async function records(): Promise<string[]> {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => name.endsWith('.json')).sort()
  }

  return {
    /**
     * Keeps a file that is about to be replaced.
     * @param bytes what it holds; nothing when it is new
     * @param from the name that it had before
     */
    async keep(
      name: string,
      did: KeptVersion['did'],
      bytes: Uint8Array | undefined,
      from?: string,
    ): Promise<KeptVersion> {
      const at = new Date().toISOString()
      const id = `${at.replaceAll(/[:.]/g, '-')}-${randomUUID()}`
      const version: KeptVersion = { id, name, at, did, from }
      await mkdir(folder, { recursive: true })
      if (bytes) await writeWhole(path.join(folder, `${id}.bytes`), bytes)
      await writeWhole(path.join(folder, `${id}.json`), JSON.stringify(version))
      for (const old of (await records()).slice(0, -MOST)) {
        await rm(path.join(folder, old), { force: true })
        await rm(path.join(folder, `${old.slice(0, -'.json'.length)}.bytes`), { force: true })
      }
      return version
    },

    /** All of them, the latest first. */
    async list(): Promise<KeptVersion[]> {
      const names = await records()
      const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')))
      return texts
        .filter((text) => text !== '')
        .map((text) => JSON.parse(text))
        .reverse()
    },

    /** The bytes of a version. */
    async read(id: string): Promise<Buffer> {
      if (!/^[\w-]+$/.test(id)) throw new Refusal(404, 'There is no such version.')
      return readFile(path.join(folder, `${id}.bytes`)).catch(() => {
        throw new Refusal(404, 'There is no such version.')
      })
    },
  }
}
