/** The result of the campaign timeline: the plan as figures, drawing, table and list, and what to do without time. */

// The figures.
export const totalDuration = 'Total duration'
export const daysUntilLaunch = 'Days until launch'
export const pace = 'Pace'
export const rushed = 'Rushed'
export const onTime = 'On time'
export const shouldHaveStarted = (day: string) => `Should have started ${day}`
export const starts = (day: string) => `Starts ${day}`

// The drawing.
export const countedBack = 'Counted back from the launch'
export const drawing = (firstDay: string, launch: string) =>
  `Five phases from ${firstDay} to the launch on ${launch}; the table below has every date.`
export const launch = (day: string) => `Launch, ${day}`
export const today = (day: string) => `Today, ${day}`
/** @param wait the days between today and the start, in words */
export const todayBefore = (wait: string) => `← Today, ${wait} before the start`
export const howToRead = (isRushed: boolean, isCompressed: boolean) => {
  const outlined = 'Outlined: days that have passed. Solid: days of the full plan that are left. '
  const lowerBar = isCompressed ? 'Lower bar: the compressed plan. ' : ''
  return `${isRushed ? outlined + lowerBar : ''}Thin lines mark whole weeks before the launch.`
}

// The table.
export const datesOfPhases = 'The five phases and their dates'
export const phase = 'Phase'
export const days = 'Days'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const compressed = 'Compressed'
export const total = 'Total'

// The list.
export const tasksOfPhases = 'The five phases and their tasks'
export const period = <Day>(first: Day, last?: Day) => (last === undefined ? [first] : [first, ' to ', last])
export const wouldBeOver = 'In the full plan this phase would be over.'
export const compressedTo = (period: string, days: string) => `Compressed: ${period} (${days})`

// When the time is too short.
export const whatToDo = 'What to do'
export const moveLaunch = (earliest: string, duration: string) =>
  `Move the launch to ${earliest} or later: then all ${duration} fit, if the work starts today.`
export const makeSmaller = (influencers: string, duration: string) =>
  `Make it smaller: with ${influencers} influencers the plan takes ${duration} and fits before your date.`
export const compress = (today: string, left: string, duration: number, percent: number) =>
  `Keep date and size, and compress: from ${today} the five phases share ${left} instead of ${duration}, ${percent}% of the time. The compressed dates stand beside the full ones below. Expect less choice among creators and one round of comments at most.`
export const noDayLeft =
  'A compressed plan is not possible: there is no day before the launch. What you can still publish today is content that exists already and is approved.'
export const tooFewDays = (left: string) =>
  `A compressed plan is not possible: shared out over ${left}, at least one of the five phases would have no day at all. What you can still publish is content that exists already and is approved.`

// How it was planned.
export const complexity = (label: string, influencers: number | string, complexity: string) =>
  `Complexity: “${label}” influencers count as ${influencers}. Above 10 is high, above 5 is medium, all else is low; so yours is ${complexity}. (“4-7” counts as 5, which is not above 5.)`
export const duration = (campaign: string, complexity: string, days: string) =>
  `Total duration: a ${campaign} of ${complexity} complexity takes ${days}. The phases get fixed shares of it:`
export const phaseShare = (phase: string, duration: number, percent: number, exact: number, days: string) =>
  `${phase}: ${duration} × ${percent}% = ${exact}, so ${days}`
export const rounding = (duration: number) =>
  `Parts of days are rounded down, and the days left over go to the phases that lost most, the earlier one first; so the five always add up to ${duration}.`
/** The days of a plan: numbers to compare, and in words. */
type Dates = {
  launch: string
  duration: string
  firstDay: string
  today: string
  left: string
  totalDuration: number
  daysUntilLaunch: number
  isRushed: boolean
}
export const dates = (plan: Dates) =>
  `Dates: ${plan.launch} − ${plan.duration} = ${plan.firstDay}, the first day. The last phase ends the day before the launch. From ${plan.today} to the launch there are ${plan.left}; fewer than ${plan.totalDuration} would be rushed, and ${plan.daysUntilLaunch} ${plan.isRushed ? 'are fewer' : 'are not'}.`
export const houseRules =
  'Base days, shares and tasks are this tool’s house rules, not measurements of your market. Weekends count as days, and public holidays are not known here. The campaign name changes nothing but the name; the content type changes the tasks and not the days.'

// The files.
export const downloadCsv = 'Download CSV'
export const downloadCalendar = 'Download calendar (.ics)'
export const calendarIsCompressed = 'The calendar file holds the compressed plan and the launch.'
export const calendarIsLaunch = 'The calendar file holds the launch only: the phases lie in the past.'
