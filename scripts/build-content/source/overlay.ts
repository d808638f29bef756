/** The content as it would be: files that are not on the disk yet, or would be gone from it. */
import type { PictureSize } from '../../../src/schema/additions'
import { compare } from '../../lib/diagnostics/diagnostic'
import type { ListedFile, Source } from './list'
import { kindOfFile, MEDIA } from './names'
import { isSize } from './night-pictures'

/**
 * Texts by their names such as `content/blog/x.md`. A picture that would be there has its size, or is just `picture`;
 * `null` is for what is gone.
 */
export type Overlay = ReadonlyMap<string, Uint8Array | PictureSize | 'picture' | null>

/** The listed content with the overlay on it. A name that no content can have is left to the list of what is on the disk. */
export function withOverlay(source: Source, overlay: Overlay): Source {
  const texts = new Map<string, ListedFile | undefined>()
  for (const [file, bytes] of overlay) {
    const kind = kindOfFile(file)
    if (kind && bytes === null) texts.set(file, undefined)
    else if (kind && bytes instanceof Uint8Array) texts.set(file, { file, kind, path: file, bytes })
  }
  const others = source.files.filter(({ file }) => !texts.has(file))
  const files = [...others, ...texts.values()].filter((listed) => listed !== undefined)
  const paths = new Set(source.media.paths)
  for (const [file, bytes] of overlay) {
    if (!file.startsWith(MEDIA)) continue
    if (bytes === null) paths.delete(file.slice(MEDIA.length))
    else paths.add(file.slice(MEDIA.length))
  }
  return {
    ...source,
    files: files.sort((a, b) => compare(a.file, b.file)),
    media: { ...source.media, paths },
  }
}

/** The pictures that are not on the disk and cannot be measured there, by their paths, with their sizes if those are known. */
export const picturesIn = (overlay: Overlay = new Map()): ReadonlyMap<string, PictureSize | undefined> =>
  new Map(
    [...overlay].flatMap(([file, found]): [string, PictureSize | undefined][] => {
      const size = isSize(found) ? found : undefined
      return found === 'picture' || size ? [[file.slice(MEDIA.length), size]] : []
    }),
  )

/** The text of a file of an overlay. */
export function textIn(overlay: Overlay, file: string): string | undefined {
  const bytes = overlay.get(file)
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined
}
