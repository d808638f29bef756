/** The result of the pitch timer. */

// The countdown.
export const timeUntil = (day: string) => `Time until ${day}`
export const days = 'Days'
export const hours = 'Hours'
export const minutes = 'Minutes'
export const today = 'Today'
export const hasPassed = 'The day has passed'

// What the tasks come from.
export const topicAs = (topic: string, quoted: string) => `${topic.toLowerCase()} (${quoted})`
export const topicBy = (topic: string, word: string, quoted: string) =>
  `${topic.toLowerCase()} (“${word}” in ${quoted})`
export const fittedTo = (topics: readonly string[], others: readonly string[]) =>
  `Fitted to ${topics.join(' and ')}.${
    others.length > 0
      ? ` Also found, but four tasks a week have no room for it: ${others.join(' and ')}. Make a plan of its own for it.`
      : ''
  }`
export const noTopic = (general: string) =>
  `No word in your news or goals tells what kind of news it is, so the tasks are those for ${general.toLowerCase()}. Words such as “launch”, “opens”, “funding”, “event”, “survey” or “partnership” would fit them to it.`

// Bad news.
export const noPitch = (word: string, reason: string | undefined) =>
  `You write “${word}”: ${reason ?? 'bad news is told and never pitched'}, so the plan below has no pitch.`
export const affectedFirst = 'Those who are affected hear it first, from you.'
export const publishToday = 'It does not wait for a plan either: publish a first statement today.'
export const draftsIt = <Tool>(tool: Tool) => ['The ', tool, ' drafts it.']

// The four weeks, and what comes after them.
export const fourWeeks = 'Four weeks, four tasks each'
export const week = (number: number) => `Week ${number}`
export const drop = 'Drop: no time'
export const untilTarget = 'Until the target'
export const onTheDay = 'The target day, and after'

// The calendar.
export const inCalendar = 'The plan in the calendar'
export const calendarNote = (showsToday: boolean) =>
  `W1 to W4 are the weeks of the plan. ${showsToday ? 'Today has a frame.' : ''}`
export const weeks = (numbers: readonly number[]) => numbers.map((number) => `Week ${number}`).join(', ')
/** "W1", or "W1–2" where weeks share a day. */
export const shortWeeks = (numbers: readonly number[]) =>
  numbers.length === 1 ? `W${numbers[0]}` : `W${numbers[0]}–${numbers.at(-1)}`
export const target = 'Target'

// How many answers to expect.
export const answersToExpect = 'How many answers to expect'
export const answered = <Source>(figure: string, source: Source) => [figure, ' of pitches are answered (', source, ').']
/** @param withinAWeek the share of articles within a week, where it is known */
export const onSameDay = <Source>(figure: string, withinAWeek: string | undefined, source: Source) => [
  figure,
  ' of answers come on the same day',
  withinAWeek === undefined ? '' : `, and ${withinAWeek} of articles within a week`,
  ' (',
  source,
  ').',
]
export const answersByPitches = 'Answers to expect, by the number of pitches'
export const pitches = 'Pitches'
export const answers = 'Answers'
export const chanceOfOne = 'Chance of at least one'
export const answersFor = (count: number) => (count < 1 ? 'fewer than 1' : `about ${Math.round(count)}`)

// What to take away.
export const copy = 'Copy plan'
export const downloadCalendar = 'Download calendar (.ics)'
export const calendarName = 'Pitch plan'
export const downloadMarkdown = 'Download Markdown'

// How it was planned: the countdown.
const clock = (hour: number, minute: number) => `${hour} h ${minute} min`
/** Days between two days, the time that has passed today, and what is left. */
type Countdown = {
  from: string
  target: string
  days: string
  passed: { hour: number; minute: number }
  left: { days: string; hours: number; minutes: number }
}
export const countdown = ({ from, target, days, passed, left }: Countdown) =>
  `Countdown: from ${from} to ${target} there are ${days} of 24 hours; minus the ${clock(passed.hour, passed.minute)} that have passed today, ${left.days}, ${left.hours} h and ${left.minutes} min are left.`
export const countdownEnds = (target: string) => `Countdown: it ends at the first minute of ${target}.`
export const howCounted =
  'It counts by your own calendar and clock to midnight at the start of the target day, and is computed again every minute. Where the clocks change in between, the real time differs by that hour.'

// How it was planned: weeks and tasks.
export const weeksOfPitch = (fullPlan: number, today: string, daysLeft: number, inWords: string, room: string) =>
  `Weeks: four weeks are ${fullPlan} days and end the day before the target. From ${today}, today included, there ${daysLeft === 1 ? 'is' : 'are'} ${inWords}${room}`
export const enoughDays =
  ', which is enough. Where days are to spare, a week begins earlier until it has four working days outside December 21 to January 3, and the last until pitch and follow-up fit.'
export const tooFewDays = (missingDays: number, enoughWorkingDays: number, keptTasks: number) =>
  `, ${missingDays} too few. What is left is cut into four parts as equal as whole days allow, the longer ones last. With at least ${enoughWorkingDays} working days left, all tasks stay, and two may share a day. With fewer, for each whole week that is missing (${missingDays} ÷ 7, rounded down: ${Math.floor(missingDays / 7)}) one task of every week goes unless it has a working day of its own, first what nothing else needs, and at least ${keptTasks} of 4 stay. What is never dropped: the sentence, the goal’s own task, a list of whom to write to, the email, the approval and the pitch. Where a goal counts what people do before the target, the pitch begins in the middle.`
export const tasksOfPitch =
  'Tasks: about half of them belong to every pitch. The others come from the first two kinds of news that your news tells, or your goals where the news tells none, and from your goals. They are matched by whole words, so a kind that you describe in other words is not seen. Tasks are in the order in which they need each other: approval comes before anybody is asked, and an offer to one before the pitch to all. News that is not public yet goes only to those who agree to an embargo until the target.'
export const followUp = (workingDays: number) =>
  `Follow-up: once, ${workingDays} working days after the pitch, because most answers come on the same day. All other tasks and rules are house rules of this tool, too; the figures on this page have their sources beside them.`
export const rulesOfBadNews =
  'Weeks: the first is today, the second ends a week from today, the third is one week and the fourth is two. They do not wait for working days and do not end with the target. Job cuts, results, higher prices and cases of your own in court differ, because those who announce them choose the day: the first two weeks end before the target, and the third begins with it. Tasks: all are house rules of this tool, and none is dropped.'

// How it was planned: working days, and what is not known.
export const noHolidays = 'Working days are Monday to Friday. Public holidays were not asked for.'
export const holidays = (country: string, lastYear: number) =>
  `Working days are Monday to Friday less the national public holidays of ${country}, which are known until ${lastYear}; regions have more of their own. Holidays: date-holidays, CC BY-SA 3.0.`
export const notKnown =
  'What your journalists are busy with is not known here. Your words stay on this page: they are in no link, and are kept only if you ask for it.'
