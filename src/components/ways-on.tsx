import * as words from '@words/search'
import notFound from '#content/pages/not-found.json'
import { ContentLink } from './content-link'
import { LinkLedger } from './link-ledger'
import { Section } from './section'

/** Where a visitor goes on who found nothing: a search of the site, and the likeliest pages. */
export function WaysOn() {
  const { destinations } = notFound
  return (
    <Section heading={destinations?.heading ?? words.label}>
      <search className="noscript:hidden">
        {/* The browser sends it by itself, because no React runs on a page that does not exist. */}
        <form action="/search" className="grid max-w-measure gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto]">
          <label className="contents">
            <span className="kicker col-span-full">{words.label}</span>
            <input type="search" name="q" required autoComplete="off" spellCheck={false} className="field" />
          </label>
          <button type="submit" className="button button-quiet">
            {words.button}
          </button>
        </form>
      </search>
      <noscript>
        <p>
          <ContentLink to="/search">{words.allPages}</ContentLink>
        </p>
      </noscript>
      {destinations ? (
        <div className="mt-12">
          <LinkLedger links={destinations.links} />
        </div>
      ) : null}
    </Section>
  )
}
