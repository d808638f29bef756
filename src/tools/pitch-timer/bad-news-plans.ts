import { BAD_NEWS } from '../kit/english/bad-news'
import type { BadNewsPlan, FourTasks } from './bad-news-plan'
import { TOLD_PLANS } from './bad-news-plans-told'

const CHECK_GOALS = 'Choose a number that shows how near the goal is, and look at it every day: {goals}'
const NEXT_WORD = 'Write on the update page at every hour you named, also when nothing is new'
const QUESTIONS = 'Answer the questions that people and journalists really asked, in one public list'
const NAMES = ['Say what people must do', 'Keep them informed', 'Answer for it', 'Report and learn'] as const
const ANSWER_FOR_IT: FourTasks = [
  'Publish what has been done since the first statement, with dates',
  'Check with three people affected whether the remedy reached them',
  'If reporters ask for an interview, let the person who answers for the remedy say what has been done',
  'Look for wrong reports that are still online, and ask again for corrections, with sources',
]
const REPORT: FourTasks = [
  'Report on it: cause, remedy, what has changed, and who checked it',
  'Ask those affected what is still open, and settle it',
  'Go through it with everyone involved and write the lessons into the crisis plan',
  'Decide with a lawyer what stays public, where, and for how long',
]

/** The first plan whose words are in the text is taken. */
const PLANS: readonly BadNewsPlan[] = [
  {
    id: 'recall',
    words: /\brecall(?:s|ed|ing)?\b/i,
    names: NAMES,
    weeks: [
      [
        'Stop sale and shipping everywhere, and write down what is confirmed: models, batches, dates of sale, what can happen',
        'Report it to the product safety authority today, with a lawyer: deadlines can be a day, and the notice may need its consent; until it has that, warn people of what can happen, and to stop using the product, in words that the lawyer agrees to',
        'Call those who were hurt, if anybody was; then tell staff, retailers and those who answer the phone; pitch nobody a story, and name one person who answers reporters from today on, with the public page as the text that may be quoted',
        'Publish what people must do now on one page, once the authority agrees where it has to: what can happen and whether anybody was hurt, how to recognize the product, how to stop using it safely, what they get, and the number to call; send this notice the same day to news agencies and to local media where it was sold, pin it on all your own channels, keep it true, and count every day whom it has reached: {goals}',
      ],
      [
        'Write to every owner you can name, with the warning until the notice may go out: orders, registrations, warranty claims, loyalty cards, marketplaces',
        'Have every retailer hang up the notice as soon as it may go out, put it on its own site and write to its buyers',
        'Ask those who answer the phone which instruction is not understood, and rewrite it on the page',
        QUESTIONS,
      ],
      [
        'Count owners reached and units back against units sold, and find another way to those who are missing',
        'Ask secondhand marketplaces to take the product down and to pass the notice on',
        'Check with three owners whether refund or replacement arrived',
        'If reporters ask for an interview, let the person who answers for the remedy say how many owners are reached and how many are missing',
      ],
      [
        'Report what is known of the cause, how many units are back, what has changed, and who checked it',
        'Write once more to owners who have not answered, and keep page and phone line open for them',
        'Go through it with everyone involved and write the lessons into the crisis plan',
        'Decide with the authority and a lawyer how long the notice stays public',
      ],
    ],
    onTheDay: 'Count owners reached against units sold, and say in public how many are missing: {goals}',
  },
  {
    id: 'outage',
    words: /\b(?:outages?|(?:is|are|went) down|not working|service disruption)\b/i,
    names: NAMES,
    weeks: [
      [
        'Write down what does not work, since when and for whom, name who decides and who speaks, and choose a number that shows every day how near the goal is: {goals}',
        'Publish what people must do now on a page outside the failed system: what works, other ways, the hour of the next word, and a warning of strangers who ask for passwords in your name; keep it true until all works',
        'Ask a lawyer today which authorities must be told and by which hour, and report in time',
        'Tell staff on phones and counters what to say, help first those who cannot wait, and stop all scheduled posts, ads and newsletters; pitch nobody, answer reporters from today on, and correct wrong reports within the hour, with sources',
      ],
      [
        'Write on that page at every hour you named, and do not say that all works before somebody outside has checked it',
        'Set right what customers lost, such as fees and late payments, and say how they claim the rest',
        'Repeat the warning of strangers who ask for passwords in your name, wherever people ask for help',
        QUESTIONS,
      ],
      ANSWER_FOR_IT,
      REPORT,
    ],
    onTheDay: 'Say in public what works again and what does not, and check how near the goal is: {goals}',
  },
  {
    id: 'job-cuts',
    words:
      /\b(?:lay(?:s|ing)? off|layoffs?|(?:cuts?|cutting|sheds?|axes?) (?:[\d,.]+ |[a-z]+ )?(?:jobs|positions|staff|workers)|job cuts)\b/i,
    isPlanned: true,
    names: ['Check what you owe', 'Prepare to tell them', 'Tell them', 'Look after them'],
    weeks: [
      [
        'Ask an employment lawyer before all else which duties apply, to staff, unions, authorities and investors, and move the date if they need longer',
        'Keep a list of all who know, have a statement ready in case the news gets out early, and pitch nobody',
        'Write down what everyone who goes gets: notice, pay, dates, help with new work',
        'Plan who is told by whom, in person, all within the same hours',
      ],
      [
        'Write one set of facts for those who go, those who stay, customers and reporters, with answers to the hard questions: why, why now, who is next',
        'Stop everything scheduled that would sound wrong on the day',
        'Train the managers who will tell people',
        CHECK_GOALS,
      ],
      [
        'Tell those who lose their jobs first, in person, before anybody else hears of it',
        'Tell those who stay within the same hours, with time for questions',
        'Then publish one statement: how many, where, why, what they get, and who answers questions',
        'Have the person who decided answer the reporters who ask, local ones first',
      ],
      [
        'Ask those affected what they still need, and answer within a day',
        'Check that pay, papers and help with new work came as promised',
        'Answer the questions of those who stay, in one list, with dates',
        'Publish what was done of what you promised, and write the lessons down',
      ],
    ],
  },
]

const OTHER: BadNewsPlan = {
  id: 'other',
  names: NAMES,
  weeks: [
    [
      'Stop what can still do harm, write down what is confirmed, by whom and since when, and name who decides and who speaks',
      'Ask a lawyer today which duties to report apply, to whom and by which hour, and report in time',
      'Call those who were hurt or who lost most before they read it; then tell staff, and stop all scheduled posts, ads and newsletters; pitch nobody, answer reporters from today on, and correct wrong reports within the hour, with sources',
      'Publish what people must do now on one update page, with the hour of the next word; keep it true from today on, and ask every day for the number that shows whether the goal is met: {goals}',
    ],
    [
      NEXT_WORD,
      'Ask those affected what they still need, and answer within a day',
      QUESTIONS,
      'Check which of your words are misunderstood, and change them on the update page',
    ],
    ANSWER_FOR_IT,
    REPORT,
  ],
  onTheDay: 'Say in public what is settled and what is not, and check how near the goal is: {goals}',
}

export const BAD_NEWS_PLANS: readonly BadNewsPlan[] = [...PLANS, ...TOLD_PLANS, OTHER]

/** Words of a crisis beside those of bad news: a goal can be to end one. */
const CRISIS =
  /\b(?:cris[ie]s|backlash|apolog(?:y|ise|ize)|bad press|damage control|negative (?:press|coverage|reviews))\b/i

/** The word that shows bad news, and the plan for it. */
export function badNewsIn(text: string): { word: string; plan: BadNewsPlan } | undefined {
  const told = TOLD_PLANS.find(({ words }) => words?.test(text))
  if (told) return { word: told.words?.exec(text)?.[0] ?? '', plan: told }
  const word = BAD_NEWS.exec(text)?.[0] ?? CRISIS.exec(text)?.[0]
  return word === undefined ? undefined : { word, plan: PLANS.find(({ words }) => words?.test(text)) ?? OTHER }
}
