import { nightMedia } from '@/lib/night-media'
import { nightPath, pictureSources } from '@/lib/picture-address'
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
  priority = false,
  eager = priority,
  fade = false,
  className,
}: PictureProps) {
  const size = pictures[path]
  if (!size) throw new Error(`The picture ${path} was not measured; its entry does not name it.`)
  const sources = pictureSources(path, size)
  const night = size.night && pictureSources(nightPath(path), size.night)
  // The boot script keeps `media` up to date; a picture that React draws later begins with what it would say.
  const media = nightMedia(globalThis.document?.documentElement.dataset.scheme)
  return (
    <picture>
      {night && <source type="image/avif" media={media} srcSet={night.avif} sizes={sizes} data-night="" />}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
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
        data-focus={size.focus}
        data-fade={fade ? '' : undefined}
        // The boot script marks the picture once it is loaded, which may be before React is there.
        suppressHydrationWarning={fade}
        className={className}
      />
    </picture>
  )
}
