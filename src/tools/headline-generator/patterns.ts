/**
 * Patterns for topics that are no sentence, and the choice among all patterns. No pattern depends on whether a noun is singular or plural, so all of them are grammatical for both.
 */

import { BAD_NEWS_PATTERNS } from './bad-news-patterns'
import type { Kind } from './kinds'
import type { Form, Pattern } from './pattern'
import { SENTENCE_KIND_PATTERNS, SENTENCE_PATTERNS } from './sentence-patterns'

/** Nobody launches a funding round or an award. */
const NEW_THINGS: readonly Kind[] = ['general', 'launch']

/** True of things of every sort; first for new things, last for events. */
const ABOUT_ANYTHING: readonly Pattern[] = [
  {
    name: 'Partnership',
    text: '{company} and [partner] join forces on {noun}',
    use: 'When two names are behind it. Ask the other one first.',
  },
  {
    name: 'Milestone',
    text: '{company} reaches [milestone] with {noun}',
    use: 'For a number that can be shown.',
  },
  {
    name: 'Data',
    text: '{Noun}: [key figure] in [period], {company} data shows',
    use: 'When you have measured it and can show how.',
  },
]

/** For topics of every sort of news, in order of preference. There are always at least eight that need nothing. */
export const GENERAL_PATTERNS: Record<Form, readonly Pattern[]> = {
  sentence: SENTENCE_PATTERNS,
  thing: [
    {
      name: 'Launch',
      text: '{company} launches {noun} in [market]',
      use: 'The plain announcement.',
      unless: ['place'],
      kinds: NEW_THINGS,
    },
    {
      name: 'Launch',
      text: '{company} launches {noun}',
      use: 'The plain announcement.',
      needs: ['place'],
      kinds: NEW_THINGS,
    },
    {
      name: 'Funding',
      text: '{company} raises [amount] for {noun}',
      use: 'For business desks, when money has been raised.',
      kinds: NEW_THINGS,
    },
    {
      name: 'How it works',
      text: 'How {affected} can [benefit] with {matter}',
      use: 'For trade titles and service pages.',
      kinds: NEW_THINGS,
    },
    {
      name: 'Problem and solution',
      text: '{company} tackles [problem] with {noun}',
      use: 'For readers who know the problem and not you.',
      kinds: NEW_THINGS,
    },
    ...ABOUT_ANYTHING.map((pattern) => ({ ...pattern, kinds: NEW_THINGS })),
    {
      name: 'Availability',
      text: '{Noun} to reach [market] on [date]',
      use: 'For calendars and newsletters.',
      unless: ['date'],
      kinds: NEW_THINGS,
    },
    {
      name: 'Reader first',
      text: '{Matter}: what changes for {affected}',
      use: 'For titles whose readers will feel it.',
    },
    {
      name: 'Background',
      text: 'Inside {noun}: how {company} [did it]',
      use: 'For features that tell how it came about.',
    },
    {
      name: 'Lessons',
      text: 'What {company} learned from {noun}',
      use: 'For features and bylined articles.',
    },
    {
      name: 'Quote',
      text: '{Noun}: “[one sentence from spokesperson]”',
      use: 'When somebody says what is news in itself.',
    },
    {
      name: 'Next step',
      text: '{company} prepares [next step] after {noun}',
      use: 'When the next step is the newer news.',
    },
    ...ABOUT_ANYTHING,
  ],
  field: [
    {
      name: 'Data',
      text: '{company} publishes new figures on {noun}',
      use: 'When you have measured it and can show how.',
    },
    {
      name: 'Finding',
      text: '[Share] of {affected} [finding], {company} study on {matter} shows',
      use: 'Opens with what people will repeat.',
    },
    {
      name: 'Problem and solution',
      text: '{company} tackles [problem] in {noun}',
      use: 'Names the problem that you solve.',
    },
    {
      name: 'Launch',
      text: '{company} launches [product or service] for {noun}',
      use: 'The plain announcement.',
    },
    {
      name: 'Partnership',
      text: '{company} and [partner] join forces on {noun}',
      use: 'When two names are behind it. Ask the other one first.',
    },
    { name: 'Funding', text: '{company} commits [amount] to {noun}', use: 'When money is set aside for it.' },
    {
      name: 'Reader first',
      text: '{Matter}: what changes for {affected}',
      use: 'For titles whose readers will feel it.',
    },
    {
      name: 'Position',
      text: '{company} sets out [position] on {noun}',
      use: 'When a debate is under way and you have a stand.',
    },
  ],
  appointment: [
    {
      name: 'Appointment',
      text: '{company} appoints {person} as {role}',
      use: 'The plain announcement.',
    },
    {
      name: 'Experience',
      text: 'After [number] years in [field], {person} becomes {post}',
      use: 'For interviews that explain the decision.',
    },
    {
      name: 'Task',
      text: '{Person} to lead [task] as {post}',
      use: 'When the next step is the newer news.',
    },
    {
      name: 'Succession',
      text: '{Person} to succeed [predecessor] as {post}',
      use: 'The first question of business desks.',
    },
    {
      name: 'Reason',
      text: 'Why {company} chose {person} as {role}',
      use: 'For interviews that explain the decision.',
    },
    {
      name: 'Quote',
      text: '{Person}, {post}: “[one sentence about the task]”',
      use: 'When somebody says what is news in itself.',
    },
    {
      name: 'Date',
      text: '{Person} to start as {post} on [date]',
      use: 'For calendars and “people on the move” columns.',
      unless: ['date'],
    },
    {
      name: 'Next step',
      text: '{company} names {person} {role} ahead of [next step]',
      use: 'When the next step is the newer news.',
    },
    {
      name: 'Place',
      text: '{company} brings {person} to [place] as {role}',
      use: 'For local newsrooms: readers look for their own place.',
    },
  ],
  explanation: [
    { name: 'How it works', text: '{company} shows {question}', use: 'Says who shows it, and promises an answer.' },
    {
      name: 'Expert',
      text: '[Expert] explains {question}',
      use: 'For interviews: a person with a title gives the answer.',
    },
    { name: 'Guide', text: '{Question}: a guide for [audience]', use: 'For service pages and newsletters.' },
    {
      name: 'Data',
      text: 'New data from {company} shows {question}',
      use: 'When you have measured it and can show how.',
    },
    { name: 'Case', text: '{Question}: lessons from [project]', use: 'One real project with a name and figures.' },
    {
      name: 'Partnership',
      text: 'With [partner], {company} shows {question}',
      use: 'When two names are behind it. Ask the other one first.',
    },
    { name: 'Problem and solution', text: '{Question} despite [problem]', use: 'When the obstacle makes it news.' },
    {
      name: 'Milestone',
      text: 'After [milestone], {company} shares {question}',
      use: 'For a number that can be shown.',
    },
  ],
  label: [
    { name: 'Straight news', text: '{Label}: {company} [does what]', use: 'The topic as a label, then who does what.' },
    {
      name: 'Reader first',
      text: '{Label}: what changes for [audience]',
      use: 'For titles whose readers will feel it.',
    },
    {
      name: 'Data',
      text: '{Label}: [key figure] and how {company} measured it',
      use: 'When you can publish a figure of your own.',
    },
    {
      name: 'Expert',
      text: '{Label}: [expert] explains',
      use: 'For interviews: a person with a title gives the answer.',
    },
    {
      name: 'Problem and solution',
      text: '{Label}: {company} tackles [problem]',
      use: 'Names the problem that you solve.',
    },
    {
      name: 'Partnership',
      text: '{Label}: {company} and [partner] join forces',
      use: 'When two names are behind it. Ask the other one first.',
    },
    {
      name: 'Milestone',
      text: '{Label}: {company} reaches [milestone]',
      use: 'For a number that can be shown.',
    },
    { name: 'Background', text: '{Label}: how {company} [did it]', use: 'For features that tell how it came about.' },
  ],
}

/** For one sort of news: these go before the general ones. */
const NOUN_KIND_PATTERNS: Partial<Record<Kind, Partial<Record<Form, readonly Pattern[]>>>> = {
  funding: {
    thing: [
      { name: 'Funding', text: '{company} closes {noun}', use: 'The plain announcement.' },
      {
        name: 'Investor first',
        text: '[Lead investor] backs {company} in {noun}',
        use: 'When the investor is the better-known name. Ask them first.',
      },
      { name: 'Use of money', text: '{company} to [plan] with {noun}', use: 'What the money is for.' },
      {
        name: 'Milestone',
        text: 'After [earlier milestone], {company} announces {noun}',
        use: 'Shows that it is a step on a way.',
      },
      {
        name: 'Numbers',
        text: '{Noun} brings {company} to [total amount] raised',
        use: 'The first question of business desks.',
      },
      {
        name: 'Reason',
        text: 'Why [investors] chose {company} for {noun}',
        use: 'For interviews that explain the decision.',
      },
    ],
  },
  acquisition: {
    thing: [
      { name: 'Deal', text: '{company} announces {noun}', use: 'The plain announcement.' },
      {
        name: 'Price',
        text: '{company} agrees {noun} for [price]',
        use: 'The first question of business desks.',
        unless: ['money'],
      },
      { name: 'Reason', text: 'Why {company} chose {noun}', use: 'For interviews that explain the decision.' },
    ],
  },
  award: {
    thing: [
      { name: 'Award', text: '{company} wins {noun}', use: 'The plain announcement.' },
      {
        name: 'Award first',
        text: '{Noun} goes to {company} for [achievement]',
        use: 'Says what the award is for, in the words of the jury.',
      },
      {
        name: 'Numbers',
        text: '{company} takes {noun} in a field of [number] entries',
        use: 'Shows what the award is worth.',
      },
    ],
  },
  data: {
    thing: [
      { name: 'Data', text: '{company} publishes {noun}', use: 'The plain announcement.' },
      {
        name: 'Finding',
        text: '[Share] of [audience] [finding], {company} {noun} shows',
        use: 'Opens with what people will repeat.',
      },
      {
        name: 'Method',
        text: '{company} asks [number] [respondents] for {noun}',
        use: 'For data desks, which look at the sample first.',
      },
      {
        name: 'Change',
        text: '{Noun}: [figure], up from [earlier figure] in [year]',
        use: 'A figure means more beside an earlier one.',
      },
      {
        name: 'Reader first',
        text: 'What {noun} tells [audience] about [question]',
        use: 'For titles whose readers will feel it.',
      },
      {
        name: 'Method',
        text: 'How {company} measured [subject] for {noun}',
        use: 'For data desks, which look at the sample first.',
      },
    ],
  },
  partnership: {
    thing: [
      { name: 'Partnership', text: '{company} announces {noun}', use: 'The plain announcement.' },
      {
        name: 'Task',
        text: '{company} aims to [shared goal] through {noun}',
        use: 'Says what the two do, not what they signed.',
      },
      {
        name: 'Customers first',
        text: '{Noun} to bring [benefit] to [audience]',
        use: 'Says who gains, and what.',
      },
      { name: 'Terms', text: '{company} signs {noun} until [date]', use: 'Shows that it is signed.' },
      { name: 'Reason', text: 'Why {company} chose {noun}', use: 'For interviews that explain the decision.' },
    ],
  },
  event: {
    thing: [
      { name: 'Event', text: '{company} hosts {noun} on [date]', use: 'What, who, when.', unless: ['date'] },
      { name: 'Event', text: '{company} hosts {noun}', use: 'What, who, when.', needs: ['date'] },
      { name: 'Guest', text: '[Speaker] to open {noun}', use: 'A name that people come for. Ask them first.' },
      {
        name: 'Place',
        text: '{Noun} brings [number] [guests] to [place]',
        use: 'For local newsrooms.',
        unless: ['place'],
      },
      { name: 'Theme', text: '{Noun} to focus on [theme]', use: 'What will be talked about.' },
      { name: 'How to get in', text: 'Registration opens for {noun}', use: 'For calendars and newsletters.' },
    ],
  },
  milestone: {
    thing: [
      { name: 'Milestone', text: '{company} marks {noun}', use: 'The plain announcement.' },
      {
        name: 'Change',
        text: '{company} marks {noun} with [figure], up from [earlier figure]',
        use: 'A figure means more beside an earlier one.',
      },
    ],
  },
  expansion: {
    thing: [
      {
        name: 'Expansion',
        text: '{company} opens {noun}',
        use: 'The plain announcement.',
        unlessSays: /expansion|opening|relocation/i,
      },
      { name: 'Expansion', text: '{company} announces {noun}', use: 'The plain announcement.' },
      {
        name: 'Jobs',
        text: '{company} to create [number] jobs with {noun}',
        use: 'The first question of local newsrooms.',
      },
      { name: 'Reason', text: 'Why {company} chose {noun}', use: 'For interviews that explain the decision.' },
    ],
  },
}

/** What suits this sort of news and this grammar, the most fitting first. Bad news gets nothing else. */
export function patternsFor(kind: Kind, form: Form): { ofKind: readonly Pattern[]; general: readonly Pattern[] } {
  if (kind === 'bad-news') return { ofKind: BAD_NEWS_PATTERNS[form], general: [] }
  const ofKind = form === 'sentence' ? SENTENCE_KIND_PATTERNS[kind] : NOUN_KIND_PATTERNS[kind]?.[form]
  return { ofKind: ofKind ?? [], general: GENERAL_PATTERNS[form] }
}

/** Whether this sort of news is an event of its own when a noun names it: an acquisition, a partnership. */
export const namesAnEvent = (kind: Kind): boolean => NOUN_KIND_PATTERNS[kind]?.thing !== undefined
