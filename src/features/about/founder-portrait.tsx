import { ExternalLink } from '@/components/external-link'
import { Picture } from '@/components/picture'
import type { AboutEntry } from '@/schema/entries'

/** The founder's picture with the way to the profile elsewhere. */
export function FounderPortrait({ founder, pictures }: Pick<AboutEntry, 'founder' | 'pictures'>) {
  const { photo, photoAlt, profileUrl, profileLabel } = founder
  return (
    <figure className="col-span-full mt-about-top sm:max-lg:col-span-8 lg:col-span-4">
      <Picture
        path={photo}
        pictures={pictures}
        alt={photoAlt}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 62vw, 92vw"
        priority
        className="w-full"
      />
      <figcaption className="mt-3 border-t border-ink pt-1 text-small">
        <ExternalLink href={profileUrl} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
          {profileLabel}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}
