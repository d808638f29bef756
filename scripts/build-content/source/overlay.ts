/** The content as it would be: files that are not on the disk yet, or would be gone from it. */
import type { PictureSize } from '../../../src/schema/additions'
import { compare } from '../../lib/diagnostics/diagnostic'
import type { FileKind } from '../../lib/schema/file-kind'
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
  const texts = [...overlay].flatMap(([file, bytes]) => {
    const kind = kindOfFile(file)
    return kind && (bytes === null || bytes instanceof Uint8Array) ? [{ file, kind, bytes }] : []
  })
  const replaced = new Set(texts.map(({ file }) => file))
  const files = [...source.files.filter(({ file }) => !replaced.has(file)), ...texts.flatMap(listed)]
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

function listed({ file, kind, bytes }: { file: string; kind: FileKind; bytes: Uint8Array | null }): ListedFile[] {
  return bytes === null ? [] : [{ file, kind, path: file, bytes }]
}

/** Pictures that are not on the disk and cannot be measured there. */
export const unmeasurable = (overlay: Overlay | undefined): ReadonlySet<string> =>
  new Set(
    [...(overlay ?? [])].flatMap(([file, bytes]) =>
      bytes === 'picture' || isSize(bytes) ? file.slice(MEDIA.length) : [],
    ),
  )

/** The sizes of pictures that are not on the disk, by their paths below `content/media`. */
export const sizesIn = (overlay: Overlay): [path: string, PictureSize][] =>
  [...overlay].flatMap(([file, bytes]) => (isSize(bytes) ? [[file.slice(MEDIA.length), bytes]] : []))

/** The text of a file of an overlay. */
export function textIn(overlay: Overlay, file: string): string | undefined {
  const bytes = overlay.get(file)
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined
}
