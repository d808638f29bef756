/** Reading and writing files of the content folder, and nothing outside of it. */

import { readdir, readFile, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { MEDIA } from '../../build-content/public'
import { sha256 } from '../../lib/fingerprint'
import { writeWhole } from '../../lib/write-file'
import { Refusal } from '../guard/refusal'
import { largestSizeOf, ROOT } from './content-names'
import type { KeptVersions } from './kept-versions'

/** A file with what names its content. */
export type NamedFile = { name: string; revision: string; bytes: Buffer }

/** Bytes of the pictures that are read together with all texts. They stay in memory; the others are read one by one. */
const PICTURES_TOGETHER = 64 * 1024 * 1024

export type ContentFiles = ReturnType<typeof openContentFiles>

/**
 * The files of a content folder by their names in the project, such as `content/blog/brief-an-agency.md`.
 * @param keep called with what a file holds before it is changed or removed
 */
export function openContentFiles(folder: string, keep: KeptVersions['keep']) {
  const root = path.resolve(folder)

  /** The place of a file, also of a file that is still to be written. */
  async function placeOf(name: string): Promise<string> {
    if (largestSizeOf(name) === undefined) throw new Refusal(403, 'The content has no file of this name.')
    const [, ...rest] = name.split('/')
    const place = path.join(root, ...rest)
    if ((await realPlace(place)) !== path.join(await realpath(root), ...rest)) {
      throw new Refusal(403, `${name} is a link, or lies behind one.`)
    }
    return place
  }

  async function bytesOf(place: string): Promise<Buffer | undefined> {
    return readFile(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      if (error.code === 'EISDIR') throw new Refusal(404, 'There is a folder of this name, and no file.')
      throw error
    })
  }

  async function find(name: string): Promise<NamedFile | undefined> {
    const bytes = await bytesOf(await placeOf(name))
    return bytes && { name, bytes, revision: revisionOf(bytes) }
  }

  /** The place of a file that still is what the page knows: of revision `base`, or not there at all. */
  async function unchangedPlaceOf(name: string, base: string | undefined): Promise<string> {
    const place = await placeOf(name)
    const bytes = await bytesOf(place)
    if ((bytes && revisionOf(bytes)) !== base) {
      throw new Refusal(409, `${name} is not what it was when this page loaded it.`)
    }
    return place
  }

  // Nothing comes between comparing a file and replacing it.
  const inTurn = pLimit(1)

  async function replace(name: string, receive: () => Promise<Buffer>, base: string | undefined, from?: string) {
    await unchangedPlaceOf(name, base)
    const bytes = await receive()
    // Receiving takes time, in which another program may have written the file.
    const place = await unchangedPlaceOf(name, base)
    const before = await bytesOf(place)
    await keep(name, before ? 'changed' : 'created', before, before ? undefined : from)
    await writeWhole(place, bytes)
    return { revision: revisionOf(bytes) }
  }

  return {
    /** The name of a file by its place, if the content can have such a file. */
    nameOf(place: string): string | undefined {
      const name = [ROOT, ...path.relative(root, place).split(path.sep)].join('/')
      return largestSizeOf(name) === undefined ? undefined : name
    },

    async list(): Promise<string[]> {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .flatMap((entry) => this.nameOf(path.join(entry.parentPath, entry.name)) ?? [])
        .sort()
    },

    async read(name: string): Promise<NamedFile> {
      const file = await find(name)
      if (!file) throw new Refusal(404, `There is no file ${name}.`)
      return file
    },

    /** All texts, and pictures as long as they are not too many: what opens the forms is one request instead of hundreds. */
    async readTogether(): Promise<NamedFile[]> {
      const names = await this.list()
      const isPicture = (name: string) => name.startsWith(MEDIA)
      const texts = await Promise.all(names.filter((name) => !isPicture(name)).map(find))
      // A file that is removed in this moment is not there.
      const found = texts.filter((file) => file !== undefined)
      let size = 0
      for (const name of names.filter(isPicture)) {
        const picture = await find(name)
        size += picture?.bytes.length ?? 0
        if (size > PICTURES_TOGETHER) break
        if (picture) found.push(picture)
      }
      return found
    },

    /**
     * Writes a file as a whole: a reader gets the old bytes or the new ones.
     * @param receive called for the bytes once the file is known to be of revision `base`, for one file at a time
     * @param from the name that the file has had so far, if it is renamed
     */
    write: (name: string, receive: () => Promise<Buffer>, base: string | undefined, from?: string) =>
      inTurn(() => replace(name, receive, base, from)),

    remove: (name: string, base: string | undefined) =>
      inTurn(async () => {
        const place = await unchangedPlaceOf(name, base)
        await keep(name, 'removed', await bytesOf(place))
        await rm(place)
      }),
  }
}

/** Where a path really leads; what of it does not exist yet is taken as it is written. */
async function realPlace(place: string): Promise<string> {
  const real = await realpath(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return real ?? path.join(await realPlace(path.dirname(place)), path.basename(place))
}

/** Names the content of a file, so that a change is noticed whatever the clock says. */
export function revisionOf(bytes: Buffer): string {
  return sha256(bytes)
}
