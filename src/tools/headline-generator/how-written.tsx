import * as words from '@words/tools/headline-generator'
import { ExternalLink } from '@/components/external-link'
import { CUTS } from '../../lib/text-width/cuts'
import { HowComputed } from '../kit/result/how-computed'

/** The way from the topic to the headlines, with the source of each figure. */
export function HowWritten() {
  return (
    <HowComputed>
      <p>{words.how}</p>
      <p>{words.style}</p>
      <p>{words.noScore}</p>
      <ul>
        {CUTS.map(({ name, where, source }) => (
          <li key={name}>
            {name}: {where}
            {source ? (
              <>
                {' '}
                (<ExternalLink href={source.href}>{source.label}</ExternalLink>)
              </>
            ) : null}
            .
          </li>
        ))}
        <li>
          {words.praise(
            <ExternalLink
              key="source"
              href="https://www.cision.com/resources/articles/words-to-avoid-putting-in-press-releases-according-to-journalists/"
            >
              {words.praiseSource}
            </ExternalLink>,
          )}
        </li>
      </ul>
      <p>{words.limits}</p>
    </HowComputed>
  )
}
