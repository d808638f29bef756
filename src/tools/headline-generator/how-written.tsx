import * as words from '@words/tools/headline-generator'
import { ExternalLink } from '@/components/external-link'
import { CUTS } from '../../lib/text-width/cuts'
import { HowComputed } from '../kit/result/how-computed'
import type { Facts, Reading } from './reading'

/** The way from the topic to the headlines, with what was found in it and the source of each figure. */
export function HowWritten({ reading }: { reading: Reading }) {
  const found = Object.entries(reading.facts).map(([name, text]) => words.fact(words.facts[name as keyof Facts], text))
  return (
    <HowComputed>
      <p>{words.howRead(words.forms[reading.form], reading.text, found)}</p>
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
