import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/how-computed'
import { CUTS } from './cuts'
import type { Facts, Reading } from './reading'

const FORMS: Record<Reading['form'], string> = {
  sentence: 'a sentence with a subject and a verb',
  thing: 'a thing that can be launched, reached or shown',
  field: 'a field of work rather than a thing',
  appointment: 'a person in a role',
  explanation: 'an explanation, how or why',
  label: 'a label before a colon',
}
const FACTS: Record<keyof Facts, string> = {
  money: 'a sum',
  percent: 'a percentage',
  figure: 'a figure',
  date: 'a date',
  place: 'a place',
}

/** The way from the topic to the headlines, with what was found in it and the source of each figure. */
export function HowWritten({ reading }: { reading: Reading }) {
  const found = Object.entries(reading.facts).map(([name, text]) => `${FACTS[name as keyof Facts]} (“${text}”)`)
  return (
    <HowComputed>
      <p>
        Your topic was read as {FORMS[reading.form]}: “{reading.text}”.{' '}
        {found.length > 0 ? `In it: ${found.join(', ')}. ` : 'No sum, date, place or figure was found in it. '}
        Patterns that would say these a second time were left out. The rules are fixed lists: the same topic always
        gives the same eight headlines. No language model writes them, so they invent nothing, and they can misread you.
      </p>
      <p>
        Sentence case and the present tense are house style. The patterns are our own; one whose words your topic does
        not have is left out. None asks a question or promises more than your topic says.
      </p>
      <p>
        There is no score, because none is known to predict anything. What can be measured is where a headline is cut.
        Your browser measures it in pixels:
      </p>
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
          Praise that editors strike:{' '}
          <ExternalLink href="https://www.cision.com/resources/articles/words-to-avoid-putting-in-press-releases-according-to-journalists/">
            Cision asked more than 3,000 journalists
          </ExternalLink>{' '}
          which words to avoid, 2024; the rest of the list is ours.
        </li>
      </ul>
      <p>A cut is a limit of the display; screens and programs differ. Placeholders count as they are.</p>
    </HowComputed>
  )
}
