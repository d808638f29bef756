import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/how-computed'
import { CUTS, STUDIES } from './headline-facts'
import type { Facts, Reading } from './reading'

const FORMS: Record<Reading['form'], string> = {
  sentence: 'a sentence with a subject and a verb',
  thing: 'a thing that can be launched, reached or shown',
  field: 'a field of work rather than a thing',
  appointment: 'a person in a role',
  explanation: 'an explanation, how or why',
  label: 'a label that stands before a colon',
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
        Sentence case and the present tense are how{' '}
        <ExternalLink href="https://paigepr.com/sharing-the-top-five-tricky-ap-style-rules/">
          AP style sets headlines
        </ExternalLink>
        . The patterns are our own collection of what newsrooms print; none asks a question and none promises more than
        your topic says.
      </p>
      <p>There is no score, because none is known to predict anything. What can be counted, and where it comes from:</p>
      <ul>
        {CUTS.map(({ name, limit, source }) => (
          <li key={name}>
            {name}, about {limit} characters: <ExternalLink href={source.href}>{source.label}</ExternalLink>.
          </li>
        ))}
        {STUDIES.map(({ name, min, max, what, href }) => (
          <li key={name}>
            {name}: {min} to {max} characters did best among <ExternalLink href={href}>{what}</ExternalLink>.
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
      <p>
        A cut is a limit of the display, not a rule for success: search engines measure{' '}
        <ExternalLink href="http://thesempost.com/why-google-increased-title-description-lengths">
          width, not characters
        </ExternalLink>
        , and mail programs differ. The two studies contradict each other and looked at advertisements and branded
        articles, not at press releases. Placeholders count as they stand.
      </p>
    </HowComputed>
  )
}
