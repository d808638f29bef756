import * as words from '@words/home'
import { useState } from 'react'
import { ClientLogo } from '@/components/client-logo'
import { PauseIcon, PlayIcon } from '@/components/icons'
import type { HomeEntry } from '@/schema/entries'

type LogoCarouselProps = NonNullable<HomeEntry['logos']> & Pick<HomeEntry, 'pictures'>

/** How many logos fit a screen of some width, as the style sheet has them: where all fit, they stand still. */
const fitsOf = (count: number) => [2, 3, 5].find((fitting) => count <= fitting)

/** Few logos take less time for a round, many take more. */
const paceOf = (count: number) => (count <= 8 ? 'short' : count > 16 ? 'long' : undefined)

/**
 * Client logos that pass by without end: the list is twice in the track, and the style sheet moves it by half.
 * It needs no script to move, and stops on hover, on focus, at the button, and under reduced motion.
 */
export function LogoCarousel({ heading, clients, pictures }: LogoCarouselProps) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      aria-labelledby="clients-heading"
      className="border-b border-ink py-10"
      data-fits={fitsOf(clients.length)}
      data-pace={paceOf(clients.length)}
    >
      <div className="page-width mb-8 flex items-center justify-between gap-6">
        <h2 id="clients-heading" className="kicker font-text">
          {heading}
        </h2>
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          className="nav-item border border-rule text-small fits:hidden motion-reduce:hidden"
        >
          {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
          {isPaused ? words.play : words.pause}
          <span className="sr-only">{words.theLogos}</span>
        </button>
      </div>
      <section
        aria-label={words.clients}
        className="logo-carousel overflow-hidden motion-reduce:overflow-x-auto"
        data-paused={isPaused ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by hand where nothing moves
        tabIndex={0}
      >
        <ul className="logo-track">
          {clients.map((client, index) => (
            <li key={client.name}>
              <ClientLogo entry={client} index={index} pictures={pictures} />
            </li>
          ))}
          {clients.map(({ caseStudy: _, ...client }, index) => (
            <li key={client.name} aria-hidden="true" className="fits:hidden motion-reduce:hidden">
              <ClientLogo entry={client} index={index} pictures={pictures} />
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
