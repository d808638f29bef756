/**
 * The sentences that every document is built from. They say nothing about the case itself: what happened is in the
 * visitor's own words, and everything else is a [placeholder].
 */
export const PLACEHOLDER = {
  organization: '[organization]',
  now: '[time, time zone, date]',
  nextUpdate: '[time and time zone of the next update]',
  nextUpdateDate: '[date of the next update]',
  updatePage: '[web address for updates]',
  mediaContact: '[media contact: name, phone, e-mail]',
  customerContact: '[customer contact: phone, e-mail, hours]',
  staffContact: '[staff contact: name, phone]',
  spokesperson: '[spokesperson: name, title]',
  sender: '[sender: name, title]',
  whatHappened: '[what happened, in neutral words]',
} as const

const P = PLACEHOLDER

export const PHRASES = {
  aware: (matter: string) => `We are aware of ${matter}, and we are taking it seriously.`,
  known: `What we know as of ${P.now}:`,
  unknown: 'What we do not know yet:',
  noGuess: 'We will not guess. We will say what we know once it is confirmed.',
  nextUpdate: `Our next update comes at ${P.nextUpdate} on ${P.nextUpdateDate}, at ${P.updatePage}, even if there is nothing new to report by then.`,
  nextUpdateInternal: `You will hear from us again at ${P.nextUpdate} on ${P.nextUpdateDate}, even if there is nothing new to report by then.`,
  mediaContact: `Media contact, reachable until the next update and after it: ${P.mediaContact}`,
  customerContact: `You can reach us at ${P.customerContact}.`,
  publicContact: `Questions from customers: ${P.customerContact}. Questions from the media: ${P.mediaContact}.`,
  staffContact: `Questions: ${P.staffContact}. If you cannot reach them, ask your manager and do not wait.`,
  staffMedia: `If a journalist or anyone outside asks you, take their name and number and pass it to ${P.mediaContact}. You do not have to answer, and you should not guess.`,
  staffPosts: 'Please do not post, forward or discuss this outside, and do not react to posts about it.',
  staffTone:
    'Write nothing about it that you would not want to read in a newspaper: this message may be read outside, too.',
} as const
