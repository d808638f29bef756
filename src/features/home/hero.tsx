import { ContentLink } from '@/components/content-link'
import { ArrowIcon } from '@/components/icons'
import { Picture } from '@/components/picture'
import { bookingLink } from '@/content/booking'
import type { HomeEntry } from '@/schema/entries'

/** The first screen. All of it leads to the booking page: the button's link covers the section. */
export function Hero({ hero, pictures }: Pick<HomeEntry, 'hero' | 'pictures'>) {
  return (
    <section className="relative isolate -mt-(--header-height) flex min-h-svh flex-col justify-end overflow-hidden bg-night text-night-ink">
      <Picture
        path={hero.image}
        pictures={pictures}
        alt=""
        // On a phone the picture is as high as the screen, and cut at the sides.
        sizes="(orientation: portrait) 300vw, 100vw"
        portrait={{ media: '(max-aspect-ratio: 4/5)', sizes: '(max-width: 40rem) 180vw, 110vw' }}
        priority
        className="absolute inset-0 -z-10 size-full object-cover xl:object-center"
      />
      <div className="page-width pt-32 pb-hero-bottom">
        <h1 className="max-w-[11ch] text-banner leading-banner">{hero.headline}</h1>
        <div className="mt-8 flex flex-col gap-x-12 gap-y-7 border-t border-night-ink/40 pt-6 md:flex-row md:items-center md:justify-between">
          <p className="max-w-narrow text-lead leading-snug text-night-muted">{hero.line}</p>
          <ContentLink
            to={bookingLink}
            className="button button-signal md:max-w-1/2 md:shrink-0 after:absolute after:inset-0"
          >
            {hero.button}
            <ArrowIcon className="button-arrow" />
          </ContentLink>
        </div>
      </div>
    </section>
  )
}
