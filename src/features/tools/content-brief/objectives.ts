/** What a piece is for, and what follows from it for the creator. House rules, written for creators. */
export const OBJECTIVES = [
  { value: 'awareness', label: 'Brand awareness' },
  { value: 'launch', label: 'Product launch' },
  { value: 'sales', label: 'Sales' },
  { value: 'community', label: 'Community' },
  { value: 'event', label: 'Event' },
] as const

export type Objective = (typeof OBJECTIVES)[number]['value']

type ObjectiveRules = {
  /** After "This piece is to …". */
  aim: string
  /** What people should do or know after it. */
  response: string
  measure: string
  target: string
  callToAction: string
  publication: string
  does: string
  dont: string
}

export const OBJECTIVE_RULES: Record<Objective, ObjectiveRules> = {
  awareness: {
    aim: 'make people know the name and what it is',
    response: 'remember the name and could say in a sentence what it is',
    measure: 'accounts reached in the first seven days, from your own statistics',
    target: '[number] accounts reached',
    callToAction: 'none that sells: an invitation to follow or to look it up is enough',
    publication: 'on a day and at an hour when your own audience is there, inside [first and last day]',
    does: 'Say or show the name early and once more at the end.',
    dont: 'Don’t list features: one picture or one thought stays, seven do not.',
  },
  launch: {
    aim: 'show something new on the day it becomes available',
    response: 'know that it is new, what it is for, and from when it can be had',
    measure: 'visits through your own link in the first seven days',
    target: '[number] visits',
    callToAction: 'see it at [link]',
    publication: 'on the day it becomes available, [date and hour with time zone]',
    does: 'Say what is new about it in your first sentence.',
    dont: 'Don’t compare it with others unless you have tried both.',
  },
  sales: {
    aim: 'give people who are interested a reason and a way to buy',
    response: 'know what it costs, for whom it is right, and where to get it',
    measure: 'orders with your own code or link until [last day]',
    target: '[number] orders',
    callToAction: 'said and shown, code [code] at [link], valid until [date]',
    publication: 'on the first day of the offer, [date]; the code works from that day on',
    does: 'Say for whom it is not right, too: it makes the rest believable.',
    dont: 'Don’t invent scarcity: no “almost gone” and no “last chance” unless we confirmed it.',
  },
  community: {
    aim: 'start a conversation that people want to be part of',
    response: 'answer, tell something of their own, or bring somebody along',
    measure: 'comments, shares and saves in the first seven days, as a share of impressions',
    target: '[percent] % of impressions',
    callToAction: 'one question that can be answered in a sentence: [question]',
    publication: 'on a day when you can stay and answer for the first [number] hours',
    does: 'Ask something you want to know yourself, and answer the first comments.',
    dont: 'Don’t ask for likes or tags as the price of taking part.',
  },
  event: {
    aim: 'bring the right people to an event',
    response: 'know what happens, when and where, and how to get in',
    measure: 'people who come, book or register and name you or your code',
    target: '[number] people',
    callToAction: 'come on [date, hours and place], or register at [link]',
    publication: '[number] days before the event, and once more the day before',
    does: 'Say day, hour and place in the piece and again in writing.',
    dont: 'Don’t promise guests, seats or gifts that are not confirmed.',
  },
}
