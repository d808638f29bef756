import * as words from '@words/contact'
import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@/components/icons'
import { Picture } from '@/components/picture'
import type { ContactEntry } from '@/schema/entries'

/** How long a slide stays, in milliseconds. */
const INTERVAL = 5000

/**
 * Slides side by side in a strip that snaps and scrolls by hand; a script only moves it on, and back to the first
 * after the last. It waits while it is hovered, focused or paused, and never moves under reduced motion. A slide alone has
 * nothing to press.
 */
export function BrandCarousel({ slides, pictures }: Pick<ContactEntry, 'slides' | 'pictures'>) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)

  function show(index: number) {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
    setCurrent(index)
  }

  useEffect(() => {
    if (slides.length === 1 || isPaused || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      const next = (current + 1) % slides.length
      strip.current?.scrollTo({ left: next * strip.current.clientWidth })
      setCurrent(next)
    }, INTERVAL)
    return () => clearTimeout(timer)
  }, [current, isPaused, isHeld, slides.length])

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.ourWork}
      className="relative bg-night text-night-ink"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div
        ref={strip}
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain *:w-full *:flex-none *:snap-start"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
        tabIndex={0}
        role="group"
        aria-label={words.slides}
        onScroll={({ currentTarget }) => {
          const nearest = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
          if (nearest !== current) setCurrent(nearest)
        }}
      >
        {slides.map(({ title, text, image, imageAlt }, index) => (
          <div
            key={title}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf({ number: index + 1, count: slides.length })}
          >
            <Picture
              path={image}
              pictures={pictures}
              alt={imageAlt}
              sizes="100vw"
              priority={index === 0}
              eager
              className="h-[min(26svh,20rem)] w-full object-cover"
            />
            <div className={`page-width pt-5 ${slides.length > 1 ? 'pb-20 lg:pb-6' : 'pb-6'}`}>
              <p className="font-display text-h2 leading-tight font-bold">{title}</p>
              <p className="mt-2 max-w-160 text-night-muted">{text}</p>
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <div className="noscript:hidden pointer-events-none absolute inset-x-0 bottom-0 pb-6">
          <div className="page-width flex items-center gap-2 *:pointer-events-auto lg:justify-end">
            <button
              type="button"
              onClick={() => setIsPaused(!isPaused)}
              className="nav-item border border-night-ink/50 bg-night"
            >
              {isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
              {isPaused ? words.play : words.pause}
              <span className="sr-only">{words.theSlides}</span>
            </button>
            {slides.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                onClick={() => show(index)}
                aria-current={index === current}
                aria-label={words.showSlide({ number: index + 1, title })}
                className="grid size-11 place-items-center"
              >
                <span className={`h-1 w-7 ${index === current ? 'bg-signal' : 'bg-night-ink/50'}`} />
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  )
}
