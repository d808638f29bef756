import { mediumOf } from '../kit/document/format-facts'
import { CONTENT_TYPE_RULES, type ContentType } from './content-types'
import type { ReadInput } from './read-input'

/** What a piece is for, and what follows from it for the creator. House rules, written for creators. */
export const OBJECTIVES = [
  { value: 'awareness', label: 'Brand awareness' },
  { value: 'launch', label: 'Product launch' },
  { value: 'sales', label: 'Sales' },
  { value: 'community', label: 'Community' },
  { value: 'event', label: 'Event' },
] as const

export type Objective = (typeof OBJECTIVES)[number]['value']

/** What the rules of an objective depend on, besides the objective. */
export type Setting = { contentType: ContentType; input: ReadInput }

type ObjectiveRules = {
  /** After "This piece is to …". */
  aim: string
  /** What people should do or know after it. */
  response: string
  measure: (setting: Setting) => string
  target: (setting: Setting) => string
  /** Always with a way for people to go on: a web address, a code or a place. */
  callToAction: (setting: Setting) => string
  publication: string
  does: (setting: Setting) => string
  dont: string
}

const WHERE = { video: 'said and shown', frame: 'on the frame', still: 'in the text', text: 'in the text' } as const

const countsOf = ({ contentType }: Setting) => CONTENT_TYPE_RULES[contentType].counts

/** For a study, whose finding is what people should know. */
export const RESEARCH = {
  aim: 'make people know what was found, and by whom',
  response: 'remember the finding and who found it',
  /** Nobody who posts has seen the finding for himself. */
  honesty: {
    label: 'Honest opinion',
    text: 'say only what the study says, and what you think of it yourself. Make no claim about health, money or results that is not in this document.',
  },
}

export const OBJECTIVE_RULES: Record<Objective, ObjectiveRules> = {
  awareness: {
    aim: 'make people know the name and what it is',
    response: 'remember the name and could say in a sentence what it is',
    measure: (setting) => `${countsOf(setting).reach} in the first seven days, from your own statistics`,
    target: (setting) => `[number] ${countsOf(setting).reach}`,
    callToAction: ({ input }) =>
      input.isResearch
        ? 'where to read the study, [web address]'
        : `where to find it or read more, ${input.webBlank ?? '[web address, or street and hours]'}, without selling`,
    publication: 'on a day and at an hour when your own audience is there, inside [first and last day]',
    does: () => 'Say or show the name early and once more at the end.',
    dont: 'Don’t list everything there is: what stays is one picture or one thought.',
  },
  launch: {
    aim: 'show something new on the day it becomes available',
    response: 'know that it is new, what it is for, and from when it can be had',
    measure: () => 'visits through your own link in the first seven days',
    target: () => '[number] visits',
    callToAction: ({ input }) => `see it, from today on, at ${whereOf(input)}`,
    publication: 'on the day it becomes available, [date and hour with time zone]',
    does: ({ contentType }) =>
      contentType === 'youtube-video'
        ? 'Say what is new about it in the first sentence of the paid part.'
        : 'Say what is new about it right after the label.',
    dont: 'Don’t compare it with others unless you have tried both.',
  },
  sales: {
    aim: 'give people who are interested a reason and a way to buy',
    response: 'know what it costs, for whom it is right, and where to get it',
    measure: () => 'orders, bookings or purchases with your own code or link until [last day]',
    target: () => '[number] of them',
    callToAction: ({ contentType, input }) =>
      `${WHERE[mediumOf(CONTENT_TYPE_RULES[contentType].format)]}, where to get it, ${whereOf(input)}, and if there is a code: [code and its last day]`,
    publication: 'on [date, the first day if the offer has one]; a code works from that day on',
    does: () => 'Say for whom it is not right, too: it makes the rest believable.',
    dont: 'Don’t invent scarcity: no “almost gone” and no “last chance” unless we confirmed it.',
  },
  community: {
    aim: 'start a conversation that people want to be part of',
    response: 'answer, tell something of their own, or bring somebody along',
    measure: (setting) => {
      const { talk, base, reach } = countsOf(setting)
      return `${talk} in the first seven days, ${base ? `as a share of ${base}` : `and ${reach}`}`
    },
    target: (setting) => {
      const { talk, base, reach } = countsOf(setting)
      return base ? `[number] % of ${base}` : `[number] ${talk}, [number] ${reach}`
    },
    callToAction: ({ input }) =>
      `one question that can be answered in a sentence: [question]; then where to go for more, ${whereOf(input)}`,
    publication: 'on a day when you can stay and answer for the first [number] hours',
    does: () => 'Ask something you want to know yourself, and answer the first comments.',
    dont: 'Don’t ask for likes or tags as the price of taking part.',
  },
  event: {
    aim: 'bring the right people to an event',
    response: 'know what happens, when and where, and how to take part',
    measure: () => 'people who come, book or register and say that you sent them',
    target: () => '[number] people',
    callToAction: ({ input }) => `${comeTo(input)}, and say that [name of the creator] sent you`,
    publication: '[number] days before the event',
    does: ({ contentType }) =>
      ({
        video: 'Give day, hour and place in the piece and again in the text beside it.',
        frame: 'Give day, hour and place on a frame of their own, long enough to be read.',
        still: 'Give day, hour and place on the picture and again in the caption.',
        text: 'Give day, hour and place at the top and again at the end.',
      })[mediumOf(CONTENT_TYPE_RULES[contentType].format)],
    dont: 'Don’t promise guests, seats or gifts that are not confirmed.',
  },
}

const whereOf = ({ webBlank = '[web address or place]' }: ReadInput) => webBlank

/** An invitation that asks for no day, hour or place that the description has. */
function comeTo({ hasDay, hasHour, hasPlace }: ReadInput): string {
  if (!hasDay) return 'come on [date, hours and place]; more at [web address]'
  const missing = [...(hasHour ? [] : ['hours']), ...(hasPlace ? [] : ['place'])]
  if (missing.length === 0)
    return 'come on the day, at the hour and to the place named in the overview; more at [web address]'
  return `come on the day named in the overview; [${missing.join(' and ')}]; more at [web address]`
}
