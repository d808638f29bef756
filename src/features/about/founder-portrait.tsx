import { ExternalLink } from '@/components/external-link'
import { PersonPhoto } from '@/components/person/person-photo'
import { Picture } from '@/components/picture'
import type { Founder } from './founder'

/** The founder's picture with the way to the profile elsewhere. */
export function FounderPortrait({ founder }: { founder: Founder }) {
  const { photo, photoAlt, pictures, profile, person } = founder
  if (!photo && !person && !profile) return null
  const sizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 62vw, 92vw'
  return (
    <figure className="col-span-full mt-about-top sm:max-lg:col-span-8 lg:col-span-4">
      {photo ? (
        <Picture path={photo} pictures={pictures} alt={photoAlt} sizes={sizes} priority className="w-full" />
      ) : person ? (
        <PersonPhoto person={person} sizes={sizes} />
      ) : null}
      {profile ? (
        <figcaption className="mt-3 border-t border-ink pt-1 text-small">
          <ExternalLink href={profile.url} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
            {profile.label}
          </ExternalLink>
        </figcaption>
      ) : null}
    </figure>
  )
}
