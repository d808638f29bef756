import { BAD_NEWS } from '../kit/text/bad-news'
import type { Pair, Topic } from './topics'

/** What every pitch needs, whatever it is about: two tasks a week. `{news}` and `{goal}` are the visitor’s own words. */
export const CORE: Topic['weeks'] = [
  [
    'Put the news into one sentence with a fact, a number and a date. You wrote: {news}',
    'List the journalists who wrote on the subject in the last three months, each with a link to the article',
  ],
  [
    'Write the pitch email: the news in the first sentence, 50 to 150 words in all',
    'Collect what a story needs: pictures, figures, someone to quote, a contact who answers',
  ],
  [
    'Send the pitch one by one, the most wanted journalists first, each with a line on why them',
    'Follow up once, with something new, with those who have not answered; then stop',
  ],
  [
    'Have every text, picture and page approved and in one place',
    'Write down how you will see that the goal is met: {goal}',
  ],
]

/** Where the first sentence has no news to quote. */
export const NO_NEWS_YET = 'Put the news into one sentence with a fact, a number and a date'

/** The week of the pitch, and the places of its two tasks among those of every pitch. */
export const PITCH_WEEK = 2

export const WEEK_NAMES = ['Find the story', 'Write and collect', 'Pitch', 'Make ready'] as const

/** Bad news is never pitched: people are told, and questions are answered. Four tasks a week, most urgent first. */
export const BAD_NEWS_WEEKS: readonly (readonly [...Pair, ...Pair])[] = [
  [
    'Stop what can still do harm, and write down what is confirmed, by whom and since when',
    'Name the one person who decides and the one who speaks, and stop everything scheduled that would sound wrong now',
    'Tell staff, then publish what people must do now, with a time for the next word; pitch nobody',
    'Check which duties to report apply, to whom and by when',
  ],
  [
    'Call those who were hurt or who lost most, before they have to call you',
    'Publish what has been done since the first statement, with dates',
    'Answer the questions that people and journalists really asked, in one public list',
    'Ask those affected what they still need, and answer within a day',
  ],
  [
    'Have the person who answers for the remedy ready for interviews that others ask for',
    'Correct wrong reports with sources, one by one, in private first',
    'Keep the update page true: strike what is settled, date what is new',
    'Check with three people affected whether the remedy reached them',
  ],
  [
    'Report on it: cause, remedy, what has changed, and who checked it',
    'Thank those who helped, by name if they agree',
    'Go through it with everyone involved and write the lessons into the crisis plan',
    'Decide with a lawyer what stays public, where, and for how long',
  ],
]

export const BAD_NEWS_WEEK_NAMES = [
  'Say what people must do',
  'Keep them informed',
  'Answer for it',
  'Report and learn',
] as const

/** Words of a crisis beside those of bad news: a goal can be to end one. */
const CRISIS =
  /\b(?:cris[ie]s|backlash|apolog(?:y|ise|ize)|bad press|damage control|negative (?:press|coverage|reviews))\b/i

/** The word that shows bad news. */
export function badNewsIn(text: string): string | undefined {
  return BAD_NEWS.exec(text)?.[0] ?? CRISIS.exec(text)?.[0]
}
