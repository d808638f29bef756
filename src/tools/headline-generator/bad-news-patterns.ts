/** For news that harms or worries people: no selling, what they can do first, and nothing that would have to be taken back. */
import type { Form, Pattern } from './pattern'

const GOODS = /\b(?:recall|contaminat|salmonella|listeria|allergen|overheat|defect|wrong dose|poison)/i
const SERVICE = /\b(?:outage|down|not working|disruption|strike|walkout)/i
const CUTS =
  /\b(?:(?:cut|shed|ax|eliminat)\w* (?:[\w,.-]+ ){0,3}(?:jobs|positions|staff|workers)|job cuts?|layoffs?|laid off|lay(?:s|ing)? off)\b/i
const CLOSURE = /\b(?:clos(?:e|es|ing|ed|ure)|shut)/i
/** A decision of one’s own: nobody waits for what is found out. */
const DECISION = new RegExp([CUTS, CLOSURE].map(({ source }) => source).join('|'), 'i')
const DATA = /\b(?:data|breach|hack|ransomware)/i
const HARM = /\b(?:injur|died|dies|dead|death|kill|fatal)/i
/** Something that goes on, so that the next word has a time. */
const INCIDENT = new RegExp([SERVICE, DATA, HARM].map(({ source }) => source).join('|'), 'i')

const ABOUT_A_SENTENCE: readonly Pattern[] = [
  { name: 'Straight news', text: '{clause}', use: 'The plain fact, without a softer word for it.' },
  {
    name: 'What to do',
    text: '[What owners must do now]: {clause}',
    use: 'For everyone affected: the instruction is the news.',
    says: GOODS,
  },
  {
    name: 'Danger first',
    text: '[The danger, in a few words]: {clause}',
    use: 'For everyone who does not know yet why it matters.',
    says: GOODS,
  },
  {
    name: 'How to tell',
    text: 'How owners can check whether theirs is among the {counted} recalled by {subject}',
    use: 'Model, batch, date or account.',
    says: /\brecall/i,
  },
  {
    name: 'Remedy',
    text: '[Refund, repair or replacement] for owners as {subject} recalls {object}',
    use: 'When it is certain what they get.',
    says: /\brecall/i,
  },
  {
    name: 'Other way',
    text: '[Another way to do it]: {clause}',
    use: 'What people can do until it works again.',
    says: SERVICE,
  },
  {
    name: 'What works',
    text: '[What works, and what does not]: {clause}',
    use: 'For a page that you update.',
    says: SERVICE,
  },
  {
    name: 'Help for staff',
    text: '[Severance, transfer or training] for those affected as {clause}',
    use: 'When it is certain what they get, and after they know it.',
    says: CUTS,
  },
  {
    name: 'Reason',
    text: '[Reason, with a figure]: {clause}',
    use: 'A decision has a reason, and people ask for it first.',
    says: DECISION,
  },
  {
    name: 'Customers first',
    text: 'What stays open and what does not as {clause}',
    use: 'For everyone with an order or an appointment.',
    says: CLOSURE,
  },
  {
    name: 'Date first',
    text: '[Date of the last shift or day]: {clause}',
    use: 'The first question of everyone who works or buys there.',
    says: DECISION,
  },
  {
    name: 'Talks',
    text: '[Who talks with staff or the union, and when]: {clause}',
    use: 'For local newsrooms, which ask both sides.',
    says: DECISION,
  },
  {
    name: 'What to do',
    text: '[What to change or watch now]: {clause}',
    use: 'For everyone affected: the instruction is the news.',
    says: DATA,
  },
  {
    name: 'Help',
    text: '[Helpline number] for families: {clause}',
    use: 'For local newsrooms, which print the number.',
    says: HARM,
  },
  {
    name: 'Who is affected',
    text: '[Number] [people, sites or accounts] affected: {clause}',
    use: 'Only with a number that somebody has checked.',
    says: INCIDENT,
  },
  {
    name: 'Time of day',
    text: '{clause}: what is known at [time]',
    use: 'For a page that you update.',
    unlessSays: DECISION,
  },
  {
    name: 'Next word',
    text: '{clause}; next update at [time]',
    use: 'Promises a time, and no result.',
    says: INCIDENT,
  },
  {
    name: 'Where to turn',
    text: '{clause}: [phone number or web address] for questions',
    use: 'For local newsrooms, which print the number.',
  },
  {
    name: 'What is done',
    text: '{clause}; [first step taken]',
    use: 'What has been done, and not what will be.',
    unlessSays: DECISION,
  },
  {
    name: 'Not known',
    text: '[What is not known yet]: {clause}',
    use: 'While it is true. It stops guesses.',
    unlessSays: DECISION,
  },
  {
    name: 'Who answers for it',
    text: '[Name, role] answers questions: {clause}',
    use: 'When somebody does, at a place and a time.',
  },
  { name: 'Chronicle', text: '{clause}: what happened when', use: 'For a page that you update.' },
]

const aboutANoun = (noun: string): readonly Pattern[] => [
  { name: 'Straight news', text: `{company} reports ${noun}`, use: 'The plain fact, without a softer word for it.' },
  {
    name: 'What to do',
    text: `What [people affected] should do after ${noun}`,
    use: 'For everyone affected: the instruction is the news.',
  },
  {
    name: 'How to tell',
    text: `${upper(noun)}: [how to tell who is affected]`,
    use: 'Model, batch, date or account.',
  },
  {
    name: 'Help',
    text: `[Refund, repair or help] for [people affected] after ${noun}`,
    use: 'When it is certain what they get.',
  },
  {
    name: 'Numbers',
    text: `[Number] confirmed reports after ${noun}`,
    use: 'Only with a number that somebody has checked.',
  },
  { name: 'Time of day', text: `${upper(noun)}: what is known at [time]`, use: 'For a page that you update.' },
  {
    name: 'Next word',
    text: `{company} to give next update on ${noun} at [time]`,
    use: 'Promises a time, and no result.',
  },
  {
    name: 'Where to turn',
    text: `${upper(noun)}: [phone number or web address] for questions`,
    use: 'For local newsrooms, which print the number.',
  },
]

const upper = (slot: string) => slot.replace(/^\{(\w)/, (_, letter: string) => `{${letter.toUpperCase()}`)

export const BAD_NEWS_PATTERNS: Record<Form, readonly Pattern[]> = {
  sentence: ABOUT_A_SENTENCE,
  thing: aboutANoun('{noun}'),
  field: aboutANoun('{noun}'),
  label: aboutANoun('{label}'),
  // A person in bad news is read as a label, and an explanation is never bad news.
  appointment: [],
  explanation: [],
}
