/** The result of the pitch timer. */

// The countdown.
export const timeUntil = (day: string) => `Time until ${day}`
export const days = 'Days'
export const hours = 'Hours'
export const minutes = 'Minutes'
export const today = 'Today'
export const hasPassed = 'The day has passed'

// What was typed, and questions to answer first.
export const whatYouTyped = 'What you typed: for you, not for print'
export const answerFirst = (because: string, question: string) =>
  `You wrote “${because}”. Answer “${question}” first: until then, there is no plan.`
export const warnFirst = 'If somebody is in danger now, help and warn them before anything else.'
export const orNever = 'If it may never be public, answer so under “Who sets the day?”.'
export const answerFor = (because: string, question: string) =>
  `You wrote “${because}”. Answer “${question}”: it changes the plan.`
export const refused = (because: string) =>
  `You wrote “${because}”. No plan is made to harm a person or a business. Ask a lawyer what you can claim and what may be said, take what may be a crime to the police, and claim money before a court. Publish nothing until then. If you want to protect others, write that as your goal, with facts and without abuse.`
export const nothingNew =
  'Nothing new, no pitch: put it on your own pages and into one line of your next story. Come back when there is a result, a figure or a person that readers do not know.'
/** @param question which day it may be public, unless it may never be */
export const keptSecret = (question: string | undefined) =>
  `It may not be public, and no day is named on which it may be, so there is no plan to tell it. Write down who knows it, and tell nobody who need not know. Agree with a lawyer today on one true sentence for everyone who asks, and name the one person who says it. If it gets out, call the lawyer, tell the people it names before you answer anybody else, and say that sentence and no more. No agreement keeps you from warning people in danger, or from telling an authority what it must know.${
    question === undefined ? '' : ` If it may be public one day, answer “${question}”: the plan counts from it.`
  }`
export const keepIt =
  'It may not be public yet. Give it to nobody who need not know it, and to no reporter before it may be, not even under an embargo.'
export const protectsPeople =
  'It may not be public yet, but people may need protection: ask the authority and a lawyer today, before you tell anybody outside. Tasks that only inform the public wait.'
export const partIsSecret =
  'A part of it may not be public yet: it stands in no invitation, page or file that leaves your organization before its hour, and no outlet gets it earlier.'
export const aboutHarm =
  'It is about people who were harmed or lost something: they hear it first, and nothing about them is shown without their consent.'
export const accusesOrIsAccused =
  'Somebody is accused. If it is you, answer with facts, and accuse nobody. If it is others, publish nothing about them before a lawyer has read it and they could answer.'
export const isDecided =
  'It names somebody over whom others have decided: say no more than the public text, with its file number, until when it can be appealed, and what the other side answers.'
export const otherLanguage =
  'Your text is in another language, at least in part. Nothing of it is in the plan, but for what your reporters write about, if you typed that: give it in English. Write to each outlet in the language in which it publishes.'

// Whether there is time.
const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`)
/** @param isEveryDay whether weekends count */
export const workingDaysLeft = (count: number, isEveryDay: boolean) => {
  const day = isEveryDay ? 'day' : 'working day'
  return count === 1 ? `1 ${day} is left.` : `${count} ${day}s are left.`
}
/** @param start when Week 1 begins; undefined for today */
export const fourWeeksFit = (start: string | undefined, spare: string) =>
  start === undefined
    ? 'Four weeks fit. Week 1 starts today.'
    : `Four weeks fit. Week 1 starts on ${start}, in ${spare}.`
export const takesLonger = 'What takes longer is listed under “Before Week 1”.'
export const fourWeeksDoNotFit = (inWords: string, daysLeft: number, fourWeeks: number) =>
  `Four weeks do not fit: there ${daysLeft === 1 ? 'is' : 'are'} ${inWords}, and four weeks take ${fourWeeks}. They are compressed.`
export const tasksDropped = (count: number) =>
  count === 0
    ? 'No task of the four weeks is dropped.'
    : `${tasks(count)} of 16 ${count === 1 ? 'is' : 'are'} marked to drop.`
export const tooShort =
  'In fewer than five working days, only those who publish every day can still take it: once it may be public and the people affected know it, phone their newsrooms.'
export const todayIsOff = 'Today is not a working day where you are, so few people answer before the next one.'
export const outlineFits = 'Four weeks fit. Magazines close months ahead: for them, begin earlier.'
export const outlineIsForToday = 'The target is today.'
export const targetIsToday = (dropped: number) =>
  `The target is today, and four weeks no longer fit. Do what has a day today, in this order: the other ${tasks(dropped)} are marked to drop.`
export const toldToday = (dropped: number, target: string) =>
  `People hear of it today. Do what has a day today, in this order: ${tasks(dropped)} of preparation ${dropped === 1 ? 'is' : 'are'} marked to drop. They are reminded until ${target}, when it takes effect.`
export const countsFromToday = (dropped: number) =>
  `People hear such news as soon as it has happened, so the plan begins today and does not wait for the target.${
    dropped === 0 ? '' : ` ${tasks(dropped)} of preparation are marked to drop.`
  }`
export const preparesToday =
  'The plan begins today: what has to be prepared does not wait for the target, and what tells it to others does.'
export const dayOfOthers = (day: string) => `Others set ${day}: Week 3 prepares for that day, and Week 4 begins on it.`
export const targetIsDayOfTelling = 'The target is the day on which people are told.'
export const toldBefore = (day: string, target: string) =>
  `People are told on ${day}. On ${target} it takes effect or is due, and until then they are reminded.`
export const dayOfTellingIsOpen =
  'People hear of a loss before it takes effect, so what tells them has no day yet: ask a lawyer how early it can be, answer “On which day can people first hear of it?”, and it gets one. The preparation begins today.'
export const testedFrom = (day: string) =>
  `Reporters who test it have it by ${day}: Weeks 1 and 2 count back from there.`

// What to settle first.
export const confidential = (target: string) =>
  `No task gives the news to anybody outside before ${target}, which is taken as the first day on which it may be public.`
export const unsigned = (target: string) =>
  `The signature or permit is expected by ${target}: before, no task tells it to anybody outside. What has a day from then on is done only once it is there. Without it, nothing goes out.`
export const countsFromEarlier = (earlier: string, target: string) =>
  `The four weeks count back from ${earlier}, the earlier day; what follows it is for ${target}.`
export const countsFromBoth = (earlier: string, target: string) =>
  `Weeks 1 to 3 count back from ${earlier}, the earlier day, and Week 4 counts back from ${target}.`
export const toldNow = (last: string, target: string) =>
  `${last} is a last day, so people hear of it as early as they can: Weeks 1 and 2 begin today, and Week 4 counts back from ${target}.`
export const toldLater = (last: string) =>
  `${last} is a last day that is far, so people hear of it some ten weeks before. Until then, the plan checks from time to time how things stand.`
export const canComeAnyDay = (target: string) =>
  `Others can decide on another day, also before: Weeks 1 and 2 are for now, and what stands on ${target} is for the day on which they do.`
export const announcedFirst = (earlier: string, target: string) =>
  `Weeks 1 and 2 count back from ${earlier}, the day on which it is announced or opens. Week 3 follows it, and Week 4 counts back from ${target}.`
export const earlierIsOpen = (target: string) =>
  `The earlier day is open or not between today and ${target}: name it, because the plan counts back from the target until then.`
export const planAgain =
  'People have to know of such news before its day: once it may be public, plan again from there, and change the answer.'
/** @param search the kind of news for visitors who have none yet, where there is one */
export const noNews = (search: string | undefined) =>
  `The line for the news is empty, and nothing is taken from your goals: write there what is new.${
    search === undefined ? '' : ` If you have nothing yet, choose “${search}”.`
  }`
/** @param days how many it takes; undefined where it would tell the news before it may be public */
export const leftOut = (way: string, days: number | undefined) =>
  days === undefined
    ? `“${way}” does not fit here: before it is certain and may be known, no reporter can agree to keep it. Everybody has it on one day.`
    : `“${way}” takes ${days} working days. There are fewer, so the plan leaves it out.`
export const toldOpenly = (way: string) =>
  `“${way}” would keep it from people while they can still act, so it is told openly, before their last day. An embargo is only for what is tested, if anything is.`
export const knownAlready = 'People may know it already, so Weeks 1 and 2 begin today, and Week 4 is for the target.'
export const doesNotWait = 'You set the day, but those affected should not hear it later than others do.'
export const startsNow = 'Such news is told as soon as it is certain, so the plan does not wait for the target.'
export const onWeekend = (day: string, weekday: string) =>
  `${day} is a ${weekday}: ask who works that day, with you and at the desks you want.`
const orAnother = (isGiven: boolean) => (isGiven ? '.' : '; another day is better if you can choose.')
export const onHoliday = (day: string, isGiven: boolean) =>
  `${day} is a public holiday: ask each desk ahead who is on duty and until what hour${orAnother(isGiven)}`
export const betweenHolidays = (day: string, isGiven: boolean) =>
  `${day} is near the holidays, when fewer editors work${orAnother(isGiven)}`

// What the tasks come from.
export const fittedTo = (kind: string) => `Kind of news: ${kind}.`
export const kindIsOpen =
  'This is an outline and not a plan to follow, because the kind of news is open: choose it, and each task gets its words and its day.'
export const harmComesFirst =
  'No plan is made to deceive, shame or harm anybody. If somebody has died, is missing, hurt or in danger, do not use it: help, warn or search now, and tell the family and the authority first. If somebody is accused, only the police, an authority or a lawyer hears it. If somebody loses something, if a law or an exchange decides what is told, or if it promises something about health, money or the environment, answer the questions first: they lead to another plan.'
export const onePlan = 'One plan is for one piece of news: make a second plan for a second.'
export const goalsToo = 'Write beside each of your goals which task serves it, and add a task where none does.'
export const draftsIt = <Tool>(tool: Tool) => ['The ', tool, ' drafts what to say.']

// The four weeks, and what comes after them.
export const fourWeeks = 'Four weeks, four tasks each'
export const week = (number: number) => `Week ${number}`
export const beforeWeek1 = 'Before Week 1'
export const drop = 'Drop: no time'
export const wait = {
  public: 'Wait: not public yet',
  signed: 'Wait: no signature or permit yet',
  told: 'Wait: name the day first',
}
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
export const titleFor = (day: string, isTold: boolean) => `${isTold ? 'Plan' : 'Pitch plan'} for ${day}`
export const outlineFor = (day: string) => `Outline for ${day}, not a plan to follow`
export const answersGiven = 'Planned for:'
export const weekOf = (number: number, name: string, range: string) => `Week ${number}: ${name} (${range})`
export const targetOn = (day: string) => `Target: ${day}`
export const targetDay = 'Target day'
export const earlierDay = 'Earlier day that counts'
export const described = (week: string, warning: string) => (warning === '' ? week : `${week}. ${warning}`)
export const copy = 'Copy plan'
export const downloadCalendar = 'Download calendar (.ics)'
export const calendarName = 'Pitch plan'
export const downloadMarkdown = 'Download Markdown'

// How it was planned: the countdown.
export const countdown = (target: string) =>
  `Countdown: it runs to the first minute of ${target} by your own calendar and clock, in days of 24 hours, and is computed again every minute. Where the clocks change in between, the real time differs by that hour.`

// How it was planned: weeks and tasks.
export const daysOfPitch = (fullPlan: number, today: string, workingDays: number) =>
  `Days: each task of the four weeks has its number of working days before the target, ${fullPlan} at most. December 21 to January 3 does not count where there is time without it, unless people use it or come to it on a day between them. For what they use or come to, the eve of the target counts, too, on a weekend as well. From ${today}, today included, there ${workingDays === 1 ? 'is 1 working day' : `are ${workingDays} working days`}. With fewer than ${fullPlan}, the same order is shared out over what is left. With fewer than three working days for four tasks, the most important tasks of each week stay.`
export const everyDay = 'Such news cannot wait for a working day: weekends and holidays count, too.'
export const daysFromNow = 'The four weeks are counted from today, and back from the target where it is nearer.'
export const daysOfTelling =
  'Days: what has happened is told today, and the other tasks follow in working days; where a later day counts, what follows it is after that day. What is told on a chosen day has two weeks before that day, counted back from it, and two from it on.'
export const whatIsTyped =
  'Tasks: they come from the agency’s table for the kind of news that you chose, and from your other answers. Your words choose no task: they propose answers, and where they sound grave, a question comes first. What you typed stands in no copy and no file. While the kind is open, there are only questions and blanks in the weeks.'
export const followUp = (workingDays: number) =>
  `Follow-up: once, ${workingDays} working days after the target, because most answers come on the same day.`
export const houseRules =
  'All tasks and rules are house rules; the figures on this page have their sources beside them.'

// How it was planned: working days, and what is not known.
export const noHolidays =
  'Working days are Monday to Friday, without December 25 and January 1. Other public holidays were not asked for.'
export const holidays = (country: string, lastYear: number) =>
  `Working days are Monday to Friday less the national public holidays of the country that you chose (${country}), which are known until ${lastYear}; regions have more of their own. Holidays: date-holidays, CC BY-SA 3.0.`
export const notKnown =
  'What your journalists are busy with is not known here. Your words stay on this page: they are in no link, and are kept only if you ask for it.'
