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
  const files = new Map(source.files.map((listed): [string, ListedFile] => [listed.file, listed]))
  const paths = new Set(source.media.paths)
  for (const [file, bytes] of overlay) {
    const kind = kindOfFile(file)
    if (bytes === null) {
      files.delete(file)
      paths.delete(file.slice(MEDIA.length))
    } else if (kind && bytes instanceof Uint8Array) files.set(file, { file, kind, path: file, bytes })
    else if (file.startsWith(MEDIA)) paths.add(file.slice(MEDIA.length))
  }
  const sorted = [...files.values()].sort((a, b) => compare(a.file, b.file))
  return { ...source, files: sorted, media: { ...source.media, paths } }
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
