import * as words from '@words/home'
import { useState } from 'react'
import { ClientWordmark } from '@/components/client-wordmark'
import { PauseIcon, PlayIcon } from '@/components/icons'

/**
 * Client logos that pass by without end: the list is twice in the track, and the style sheet moves it by half.
 * It needs no script to move, and stops on hover, on focus, at the button, and under reduced motion.
 */
export function LogoCarousel({ heading, clients }: { heading: string; clients: string[] }) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section aria-labelledby="clients-heading" className="border-b border-ink py-10">
      <div className="page-width mb-8 flex items-center justify-between gap-6">
        <h2 id="clients-heading" className="kicker font-text tracking-[0.09em]">
          {heading}
        </h2>
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          className="nav-item carousel-toggle border border-rule text-small"
        >
          {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
          {isPaused ? words.play : words.pause}
          <span className="sr-only">{words.theLogos}</span>
        </button>
      </div>
      <section
        aria-label={words.clients}
        className="logo-carousel"
        data-paused={isPaused ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by hand where nothing moves
        tabIndex={0}
      >
        <ul className="logo-track">
          {clients.map((client, index) => (
            <li key={client}>
              <ClientWordmark name={client} index={index} />
            </li>
          ))}
          {clients.map((client, index) => (
            <li key={client} aria-hidden="true">
              <ClientWordmark name={client} index={index} />
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
