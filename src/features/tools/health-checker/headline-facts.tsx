import { ExternalLink } from '@/components/external-link'
import { sources } from './data/sources'
import type { Release } from './text/release'
import { findWords } from './text/words'

/** Search results cut a title at 600 pixels, about this many characters. */
const CUT_AT = 60

/** Facts about the headline that have no score, because the evidence on length conflicts. */
export function HeadlineFacts({ release: { text, headline } }: { release: Release }) {
  if (!headline) return null
  const characters = Array.from(text.slice(headline.start, headline.end))
  const words = findWords(text, headline).length
  return (
    <section aria-labelledby="headline-facts" className="mt-14">
      <h3 id="headline-facts">Your headline’s length, without a score</h3>
      <p className="mt-2 max-w-measure text-muted">
        It has {characters.length} characters and {words} words.
      </p>
      <ul className="ledger mt-5 max-w-[56rem]">
        <li className="py-4">
          <strong>Where it is cut:</strong> search results show about {CUT_AT} characters.{' '}
          {characters.length > CUT_AT
            ? `There, yours reads “${characters.slice(0, CUT_AT).join('').trimEnd()} …”.`
            : 'Yours fits.'}{' '}
          <ExternalLink href={sources.headlineCut.href}>{sources.headlineCut.name}</ExternalLink>
        </li>
      </ul>
    </section>
  )
}
