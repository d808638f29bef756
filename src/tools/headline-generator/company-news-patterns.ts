/** Patterns for sentences about what a company does: what it offers, raises, buys, wins and finds out. */
import type { Kind } from './kinds'
import { LAUNCH_PATTERNS } from './launch-patterns'
import type { Pattern } from './pattern'

export const COMPANY_NEWS_PATTERNS: Partial<Record<Kind, readonly Pattern[]>> = {
  launch: LAUNCH_PATTERNS,
  funding: [
    {
      name: 'Plan first',
      text: 'With {money} in new funding, {subject} to {purpose}',
      use: 'What the money is for.',
    },
    {
      name: 'Investor first',
      text: '[Lead investor] leads {money} round as {subject} sets out to {purpose}',
      use: 'When the investor is the better-known name. Ask them first.',
    },
    {
      name: 'Investor first',
      text: '[Lead investor] leads {money} round for {name}',
      unlessSays: /\bto \p{Ll}/u,
      use: 'When the investor is the better-known name. Ask them first.',
    },
    {
      name: 'Use of money',
      text: 'What {subject} plans to do with {money}',
      use: 'For trade titles.',
    },
    {
      name: 'Problem first',
      text: '[Problem, with a figure]: {subject} gets {money} to {purpose}',
      use: 'For readers who know the problem and not you.',
    },
    {
      name: 'Founder',
      text: '[Founder], [what the founder did before], raises {money} for {subject}',
      use: 'For portraits and local newsrooms.',
    },
    { name: 'Place first', text: '[Place]’s {name} raises {money}', use: 'For local newsrooms.', unless: ['place'] },
    {
      name: 'Growth',
      text: '[Number] customers in [number] months: why investors give {subject} {money}',
      use: 'The first question of business desks.',
    },
    {
      name: 'Jobs',
      text: '[Number] new jobs: {subject} hires after raising {money}',
      use: 'The first question of local newsrooms.',
    },
    {
      name: 'Doubt',
      text: '“[The question that nearly stopped it]”: how {subject} won {money}',
      use: 'For features that tell how it came about.',
    },
  ],
  acquisition: [
    {
      name: 'Customers first',
      text: 'What customers of {target} can expect from {subject}',
      use: 'The question of everyone who uses it.',
    },
    { name: 'Reason', text: 'Why {subject} wants {target}', use: 'For interviews that explain the decision.' },
    {
      name: 'Price',
      text: '[Price] for {target}: what {subject} gets',
      use: 'The first question of business desks.',
      unless: ['money'],
    },
    {
      name: 'Leadership',
      text: 'Who will lead {target} under {subject}',
      use: 'The first question of business desks.',
    },
    {
      name: 'Jobs and sites',
      text: '[Number] jobs, [number] sites: what {subject} takes over with {target}',
      use: 'For local newsrooms.',
    },
    {
      name: 'Founder',
      text: '“[One sentence]”: the founder of {target} on joining {subject}',
      use: 'For portraits and local newsrooms.',
    },
  ],
  award: [
    {
      name: 'Jury',
      text: 'Why the {jury} chose {subject}',
      use: 'Says what the award is for, in the words of the jury.',
    },
    {
      name: 'Award first',
      text: '{object} goes to {subject} for [what it does better]',
      unlessSays: /(?:award|prize|medal)s\b/i,
      use: 'For trade titles: the award is better known than you are.',
    },
    {
      name: 'Numbers',
      text: 'Chosen from [number] entries: {object} for {subject}',
      use: 'Shows what the award is worth.',
    },
    {
      name: 'Person first',
      text: '[Name], the person behind {subject}, on {object}',
      use: 'For portraits and local newsrooms.',
    },
    {
      name: 'Long way',
      text: 'From [first try] to {object}: the story of {subject}',
      use: 'For features that tell how it came about.',
    },
    {
      name: 'Place first',
      text: '[Place]: {object} for {subject}',
      use: 'For local newsrooms.',
      unless: ['place'],
    },
  ],
  data: [
    { name: 'Finding first', text: '{finding}, according to {subject}', use: 'Opens with what people will repeat.' },
    {
      name: 'Place first',
      text: '{finding}, according to {subject}; in [city or region], [the figure there]',
      use: 'For local newsrooms, if you have the figure for their place.',
    },
    {
      name: 'Against expectations',
      text: 'Not [what people expect]: {finding}, according to {subject}',
      use: 'When the result contradicts what people think.',
    },
    {
      name: 'Limits',
      text: '{finding}: [researcher] on what the figures say, and what they do not',
      use: 'For interviews: a person with a title gives the answer.',
    },
    {
      name: 'Person first',
      text: '“[One sentence from somebody outside the study]”: {finding}, according to {subject}',
      use: 'For features: one person before the percentage.',
    },
    {
      name: 'Advice',
      text: '{finding}, according to {subject}: what [experts] advise',
      use: 'For service pages and newsletters.',
    },
    {
      name: 'Method',
      text: '[Number of people asked], [dates]: how {subject} found that {finding}',
      use: 'For data desks, which look at the sample first.',
    },
  ],
  partnership: [
    {
      name: 'Plan first',
      text: '{name} and {partner} to {aim}',
      use: 'Says what the two do, not what they signed.',
    },
    {
      name: 'Customers first',
      text: 'What [customers] can do once {subject} and {partner} work together',
      use: 'Says who gains, and what.',
    },
    {
      name: 'Partner first',
      text: '[Name] of {partner} on working with {subject}',
      use: 'When the partner is the better-known name. Ask them first.',
    },
    {
      name: 'First customer',
      text: '[First customer or place] gets [what is new] from {subject} and {partner}',
      use: 'Says who gains, and what.',
    },
    {
      name: 'Terms',
      text: 'Who does what: {subject} and {partner} share [which tasks]',
      use: 'For trade titles.',
    },
    {
      name: 'Background',
      text: 'From [first contact] to [contract]: how {subject} and {partner} came together',
      use: 'For features that tell how it came about.',
    },
  ],
}
