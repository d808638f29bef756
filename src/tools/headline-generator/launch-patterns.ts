/** Patterns for sentences about something new that a company offers. */
import { PLACE_FIRST } from './local-news-patterns'
import type { Pattern } from './pattern'

export const LAUNCH_PATTERNS: readonly Pattern[] = [
  PLACE_FIRST,
  {
    name: 'Reader first',
    text: '{audience} can {benefit} with {owned}',
    use: 'What readers can do now, before who made it.',
  },
  {
    name: 'Tested',
    text: '[Number] people tried {owned}: [what they found]',
    use: 'For test desks. Have the method at hand.',
  },
  {
    name: 'Problem first',
    text: '[Problem, with a figure]: what {gadget} can do about it',
    use: 'For readers who know the problem and not you.',
  },
  {
    name: 'Person first',
    text: '“[What it changed for me]”: [customer, job] on {gadget}',
    use: 'For features: a person before the company.',
  },
  {
    name: 'Price first',
    text: '[Price]: what comes with {gadget}, and what does not',
    use: 'The first question of consumer desks.',
  },
  {
    name: 'Maker',
    text: '[Name] needed [what was missing] and made {gadget}',
    use: 'The story of the person behind it.',
  },
  {
    name: 'Person first',
    text: '“[What I liked]”: [player, reader or viewer] on {work}',
    use: 'For features: a person before the company.',
  },
  {
    name: 'Background',
    text: 'From [first idea] to “[title]”: the making of {work}',
    use: 'For portraits and culture pages.',
  },
  {
    name: 'Maker',
    text: '[Name], the mind behind {work}, on [the idea]',
    use: 'For portraits and culture pages.',
  },
  {
    name: 'First look',
    text: '[What sets it apart]: a first look at {work}',
    use: 'For service pages and tests.',
  },
  {
    name: 'Person first',
    text: '“[How it tastes]”: [taster, job] on {food}',
    use: 'For features: a person before the company.',
  },
  {
    name: 'Price first',
    text: '[Price] for [weight or size]: where to buy {food}',
    use: 'The first question of consumer desks.',
  },
  {
    name: 'Reader first',
    text: 'How to serve {food}: [dish or advice]',
    use: 'For service pages and tests.',
  },
  {
    name: 'Reader first',
    text: 'What is in {food}, and what is not',
    use: 'The first question of consumer desks.',
  },
  {
    name: 'Maker',
    text: '[Name, job] on the recipe for {food}',
    use: 'The story of the person behind it.',
  },
  {
    name: 'Who should try it',
    text: 'Who should try {gadget}, and who should wait',
    use: 'For service pages and tests.',
  },
  { name: 'How it works', text: 'How {audience} can use {made}', use: 'For trade titles and service pages.' },
  {
    name: 'Background',
    text: 'The [number] versions before {owned}',
    use: 'For features and bylined articles.',
  },
]
