import { ExternalLink } from '@/components/external-link'
import { sources } from './data/sources'
import type { Release } from './text/release'
import { findWords } from './text/words'

/** Search results cut a title at about this many characters (Contently, 2017). */
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
        It has {characters.length} characters and {words} words. Two facts that are often mixed up:
      </p>
      <ul className="ledger mt-5 max-w-[56rem]">
        <li className="py-4">
          <strong>Where it is cut:</strong> search results show about {CUT_AT} characters.{' '}
          {characters.length > CUT_AT
            ? `There, yours reads “${characters.slice(0, CUT_AT).join('').trimEnd()} …”.`
            : 'Yours fits.'}{' '}
          <ExternalLink href={sources.headlineCut.href}>{sources.headlineCut.name}</ExternalLink>
        </li>
        <li className="py-4">
          <strong>What was clicked:</strong> in one study of paid links, headlines of 60 to 100 characters were clicked
          most; yours is {characters.length < 60 ? 'shorter' : characters.length > 100 ? 'longer' : 'within that range'}
          . That says nothing about journalists.{' '}
          <ExternalLink href={sources.headlineStudy.href}>{sources.headlineStudy.name}</ExternalLink>
        </li>
      </ul>
    </section>
  )
}
