/** The picture files beside an export, found by the addresses that its posts name. Nothing is loaded from the web. */
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { decoded } from '../../../lib/web-address'

const IS_PICTURE = /\.(?:png|jpe?g|jfif|webp|avif|gif|svg|heic|bmp|tiff?)$/i
const IS_LEFT_OUT = /^(?:\.|node_modules$|_site$)/

export class GivenPictures {
  readonly folder: string
  /** Paths below the folder, by the name of their file in small letters. */
  readonly #named = new Map<string, string[]>()

  constructor(folder: string) {
    this.folder = folder
    this.#list('')
  }

  #list(path: string): void {
    for (const entry of readdirSync(posix.join(this.folder, path), { withFileTypes: true })) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`
      if (IS_LEFT_OUT.test(entry.name)) continue
      if (entry.isDirectory()) this.#list(below)
      else if (entry.isFile() && IS_PICTURE.test(entry.name)) {
        const key = keyOf(entry.name)
        this.#named.set(key, [...(this.#named.get(key) ?? []), below].sort())
      }
    }
  }

  /**
   * The file of an address or a path: the file whose folders are the most like those of the address.
   * @param from the folder of the post, below the folder of the pictures
   */
  find(src: string, from: string): string | undefined {
    const [address = ''] = src.split(/[?#]/)
    const path = decoded(address.replace(/^(?:https?:)?\/\/[^/]+/i, ''))
    const isRelative = !/^(?:[a-z]+:)?\//i.test(src)
    const parts = posix
      .normalize(isRelative ? posix.join(from, path) : path)
      .split('/')
      .filter((part) => part !== '' && part !== '..')
    const name = parts.at(-1) ?? ''
    // WordPress names smaller versions of a picture by their size. The original is the better file.
    const original = name.replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '')
    for (const wanted of [...new Set([original, name, original.replace(/(?=\.\w+$)/, '-scaled')])]) {
      const found = this.#named.get(keyOf(wanted)) ?? []
      const best = mostAlike(found, parts.slice(0, -1))
      if (best !== undefined) return best
    }
    return undefined
  }
}

/** Disks keep accents in two ways, and servers do not care about capitals as disks do. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

/** The path that shares the most folders with an address, from its end. Nothing where several share as many. */
function mostAlike(paths: readonly string[], folders: readonly string[]): string | undefined {
  const shared = (path: string): number => {
    const own = path.split('/').slice(0, -1)
    let count = 0
    while (
      count < own.length &&
      count < folders.length &&
      keyOf(own.at(-1 - count) ?? '') === keyOf(folders.at(-1 - count) ?? '')
    )
      count += 1
    return count
  }
  const ranked = paths.map((path) => ({ path, count: shared(path) })).sort((a, b) => b.count - a.count)
  const [best, next] = ranked
  return best && best.count !== next?.count ? best.path : undefined
}
