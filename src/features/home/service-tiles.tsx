import * as words from '@words/home'
import { ContentLink } from '@/components/content-link'
import { ArrowIcon } from '@/components/icons'
import { Picture } from '@/components/picture'
import { inPairs } from '@/lib/in-pairs'
import type { HomeEntry } from '@/schema/entries'

/** The pictures of the first tiles load at once, the others when they come near. */
const EAGER_TILES = 2

function columnsFor(count: number): string {
  if (count === 1) return ''
  return inPairs(count) > 0 ? 'sm:grid-cols-2 lg:grid-cols-6' : 'sm:grid-cols-2 lg:grid-cols-3'
}

/** How many columns a tile takes: on a screen of two columns, the last of an odd number takes both. */
function widthOf(index: number, count: number): string {
  const pairs = inPairs(count)
  const wide = pairs === 0 ? '' : index < pairs ? ' lg:col-span-3' : ' lg:col-span-2'
  const isOddLast = count > 1 && count % 2 === 1 && index === count - 1
  return isOddLast ? `${wide} sm:max-lg:col-span-2` : wide
}

/** The tiles appear one after the other, each 100 ms after the one before, and those after the sixth together. */
const DELAYS = ['', 'delay-100', 'delay-200', 'delay-300', 'delay-400', 'delay-500', 'delay-600']

/** Tiles as tall as the screen, in rows without a hole, each with the case study behind it where there is one. */
export function ServiceTiles({
  heading,
  tiles,
  pictures,
}: { heading: string } & Pick<HomeEntry, 'tiles' | 'pictures'>) {
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className="page-width py-section-50">
        {heading}
      </h2>
      <ul className={`grid gap-px bg-night ${columnsFor(tiles.length)}`}>
        {tiles.map((tile, index) => (
          <li
            key={tile.title}
            className={`relative isolate flex min-h-svh flex-col justify-end overflow-hidden bg-night text-night-ink${widthOf(index, tiles.length)}`}
          >
            <Picture
              path={tile.backgroundImage}
              pictures={pictures}
              alt=""
              sizes="(min-width: 64rem) 50vw, (min-width: 40rem) 60vw, 110vw"
              eager={index < EAGER_TILES}
              fade
              className={`absolute inset-0 -z-10 size-full object-cover object-[85%_0] ${DELAYS[Math.min(index, 6)]}`}
            />
            <div className="bg-linear-to-t from-night via-night/85 to-transparent px-tile-sides pt-24 pb-tile-bottom">
              <h3 className="text-tile-heading leading-display">
                <ContentLink to={tile.url} className="no-underline hover:underline">
                  {tile.title}
                </ContentLink>
              </h3>
              {/* Room for three lines, so that the titles of a row stand on one line. */}
              <p className="mt-4 max-w-narrow text-night-muted sm:min-h-[3lh]">{tile.description}</p>
              {/* A long name breaks beside the link: below it, it would push up the link and the title. */}
              <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-night-ink/35 pt-3 sm:flex-nowrap">
                <ContentLink
                  to={tile.clientSlug ? `/case-study/${tile.clientSlug}` : tile.url}
                  className="inline-flex min-h-11 flex-none items-center gap-2.5 font-semibold text-signal no-underline hover:underline"
                >
                  {words.learnMore}
                  <span className="sr-only">
                    {tile.client
                      ? words.tileFor({ tile: tile.title, client: tile.client })
                      : words.tileAbout({ tile: tile.title })}
                  </span>
                  <ArrowIcon className="size-5" />
                </ContentLink>
                {tile.client ? (
                  <span className="text-small leading-snug text-night-muted sm:text-right sm:text-balance">
                    {words.caseOf({ client: tile.client })}
                  </span>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
