import * as words from '@words/tools/health-checker'
import { ExternalLink } from '@/components/external-link'
import { HEADLINE_CUT } from './sources'
import type { Release } from './text/release'
import { findWords } from './text/words'

/** Search results cut a title at 600 pixels, about this many characters. */
const CUT_AT = 60

/** Facts about the headline that have no score, because the evidence on length conflicts. */
export function HeadlineFacts({ release: { text, headline } }: { release: Release }) {
  if (!headline) return null
  const characters = Array.from(text.slice(headline.start, headline.end))
  return (
    <section aria-labelledby="headline-facts" className="mt-14">
      <h3 id="headline-facts">{words.headlineLength}</h3>
      <p className="mt-2 max-w-measure text-muted">
        {words.lengthIn(characters.length, findWords(text, headline).length)}{' '}
        {words.cutAt(
          CUT_AT,
          characters.length > CUT_AT ? characters.slice(0, CUT_AT).join('').trimEnd() : undefined,
          <ExternalLink key="source" href={HEADLINE_CUT.href}>
            {HEADLINE_CUT.name}
          </ExternalLink>,
        )}
      </p>
    </section>
  )
}
