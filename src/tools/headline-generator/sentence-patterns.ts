/**
 * Patterns for a topic that is a sentence. Each looks at the news from another side: the reader, the place, the person,
 * the figure, the problem. Those that turn the sentence around come before those that hold it whole.
 */
import { COMPANY_NEWS_PATTERNS } from './company-news-patterns'
import type { Kind } from './kinds'
import { LOCAL_NEWS_PATTERNS, PLACE_FIRST } from './local-news-patterns'
import type { Pattern } from './pattern'

const STRAIGHT: Pattern = {
  name: 'Straight news',
  text: '{clause}',
  use: 'Who does what, in the present tense. The default of news agencies.',
}

/** Nobody decides to reach a number or to win a prize, and neither changes anybody’s work. */
const DECISIONS: readonly Kind[] = ['general', 'funding', 'partnership', 'acquisition', 'expansion', 'event']

/** For every sort of news. At least eight need nothing, so that no topic is left with fewer headlines. */
export const SENTENCE_PATTERNS: readonly Pattern[] = [
  STRAIGHT,
  PLACE_FIRST,
  {
    name: 'Reader first',
    text: '{audience} can {benefit} with {owned}',
    use: 'What readers can do now, before who made it.',
  },
  {
    name: 'Who should try it',
    text: 'Who should try {gadget}, and who should wait',
    use: 'For service pages and tests.',
    kinds: ['general', 'launch'],
  },
  {
    name: 'Reader first',
    text: 'What changes for {affected} as {unaimed}',
    use: 'For titles whose readers will feel it.',
    kinds: DECISIONS,
  },
  {
    name: 'Reason',
    text: 'Why {clause}',
    use: 'For interviews that explain the decision.',
    kinds: [...DECISIONS, 'launch'],
  },
  {
    name: 'Person first',
    text: '“[What it means to one person, in their own words]”: {clause}',
    use: 'For features: a person before the company.',
  },
  {
    name: 'Trend first',
    text: '[Trend] comes to [industry or place] as {clause}',
    use: 'When your news is the example of something larger.',
    unlessSays: /\bas\b/i,
    kinds: DECISIONS,
  },
  {
    name: 'Making of',
    text: '{clause}: the story of [months or years] of work',
    use: 'For features that tell how it came about.',
  },
  {
    name: 'Interview',
    text: '{clause}: [name], [role], on how it came about',
    use: 'When a person is ready to be asked about it.',
  },
  {
    name: 'Place first',
    text: '[Place]: {clause}',
    use: 'For local newsrooms: readers look for their own place.',
    unless: ['place'],
  },
  {
    name: 'Figure first',
    text: '[Key figure]: {clause}',
    use: 'When you can publish a figure of your own.',
    unless: ['figure', 'money', 'percent'],
  },
  { name: 'Calendar', text: 'On [date], {clause}', use: 'For calendars and newsletters.', unless: ['date'] },
  {
    name: 'Milestone',
    text: 'After [earlier milestone], {clause}',
    use: 'Shows that it is a step on a way.',
  },
  { name: 'What comes next', text: '{clause}: what comes next', use: 'When the next step is the newer news.' },
  {
    name: 'Outside view',
    text: '{clause}: what [an expert from outside] makes of it',
    use: 'When somebody who gains nothing by it is ready to be quoted.',
  },
  {
    name: 'News in brief',
    text: '{clause}: the facts in [number] lines',
    use: 'For newsletters and pages with little room.',
  },
]

/** For one sort of news: these go before the general ones. */
export const SENTENCE_KIND_PATTERNS: Partial<Record<Kind, readonly Pattern[]>> = {
  ...COMPANY_NEWS_PATTERNS,
  ...LOCAL_NEWS_PATTERNS,
}
