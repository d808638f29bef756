import { useSyncExternalStore } from 'react'
import { nightPath, pictureSources, portraitCandidates } from '@/content/picture-address'
import { focusClasses } from '@/lib/focal-point'
import { nightMedia } from '@/lib/night-media'
import type { PictureSize } from '@/schema/entries'

type PictureProps = {
  /** Path below `content/media`, as content names it. */
  path: string
  /** Sizes of the pictures of the entry that names it. */
  pictures: Record<string, PictureSize>
  /** The picture in words; empty when it only decorates. */
  alt: string
  /** Widths at which the layout shows it, as in the `sizes` attribute. */
  sizes: string
  /**
   * Where its portrait crop is shown instead: a condition as in the `media` attribute, and the widths of its place there.
   * The field of the picture must ask for a portrait crop, too (src/schema/fields.ts).
   */
  portrait?: { media: string; sizes: string }
  /** For the largest picture of the first screen: loaded first. */
  priority?: boolean
  /** Loaded without waiting until it comes near the screen. */
  eager?: boolean
  /** Let it appear softly once it is loaded. */
  fade?: boolean
  className?: string
}

/** A responsive picture in AVIF and WebP that keeps its place while it loads, with its version for the dark scheme. */
export function Picture({
  path,
  pictures,
  alt,
  sizes,
  portrait,
  priority = false,
  eager = priority,
  fade = false,
  className,
}: PictureProps) {
  const size = pictures[path]
  if (!size) throw new Error(`The picture ${path} was not measured.`)
  const { night, focus = '', portraitWidths = [] } = size
  const sources = pictureSources(path, size)
  const crop = (path: string, hash: string) => portraitCandidates(path, hash, portraitWidths, focus)
  return (
    <picture>
      {portrait && portraitWidths[0] && (
        <Sources {...portrait} day={crop(path, size.hash)} night={night && crop(nightPath(path), night.hash)} />
      )}
      <Sources sizes={sizes} day={sources.avif} night={night && pictureSources(nightPath(path), night).avif} />
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        width={size.width}
        height={size.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        decoding={priority ? undefined : 'async'}
        data-fade={fade ? '' : undefined}
        // The boot script marks the picture once it is loaded, which may be before React is there.
        suppressHydrationWarning={fade}
        className={size.focus ? `${focusClasses(size.focus)} ${className ?? ''}` : className}
      />
    </picture>
  )
}

// The boot script keeps `media` up to date; a picture that React draws later begins with what it would say.
const neverChanges = () => () => undefined
const chosenScheme = () => document.documentElement.dataset.scheme
const noScheme = () => undefined

type SourcesProps = { media?: string; sizes: string; day: string; night: string | undefined }

/** The candidates of one way to show a picture. A browser takes the first source that fits, so the night version leads. */
function Sources({ media, sizes, day, night }: SourcesProps) {
  const nights = nightMedia(useSyncExternalStore(neverChanges, chosenScheme, noScheme), media)
  return (
    <>
      {night && <source type="image/avif" media={nights} srcSet={night} sizes={sizes} data-night={media ?? ''} />}
      <source type="image/avif" media={media} srcSet={day} sizes={sizes} />
    </>
  )
}
