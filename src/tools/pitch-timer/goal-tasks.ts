/** Numbers that grow before the day. */
const BUILDS_UP =
  /\b(?:wish ?lists?|sign-?ups?|sign(?:s|ed)? up|pre-?orders?|signatures?|downloads?|subscribers?|registrations?|waiting list)\b/i

/** Numbers that are reached by the target, one by one: nobody comes, adopts or buys a ticket who hears of it on the day. */
const REACHED_BY_THE_DAY =
  /\b(?:adoptions?|adopted|volunteers?|donations?|donors?|visitors?|attend\w*|guests|tickets?|bookings?|reservations?|entries|votes?(?= (?:yes|no|for|against|in)))\b/i
const COUNTED_IN_DAYS = /\b(?:in|during|within) the first (?:(\d{1,2}|two|three|four|six) )?(day|week|month)s?\b/i
const NUMBERS = new Map(Object.entries({ two: 2, three: 3, four: 4, six: 6 }))
const DAYS_OF = new Map(Object.entries({ day: 1, week: 7, month: 30 }))

/** How many days after the target a goal is counted, “in the first week”; 0 where it says nothing of it. */
export function daysToCount(goal: string): number {
  const [, number = '1', unit = ''] = COUNTED_IN_DAYS.exec(goal) ?? []
  return (NUMBERS.get(number.toLowerCase()) ?? Number(number)) * (DAYS_OF.get(unit.toLowerCase()) ?? 0)
}

const LATER = /\b(?:in|during) the first (?:\w+ )?(?:days?|weeks?|months?|year)\b|\bafter(?:wards)?\b/i

/** Whether a goal counts what grows from the first day on. */
export const buildsUp = (goal: string): boolean => BUILDS_UP.test(goal) && !LATER.test(goal)

/** Whether a goal counts what people do before the target day. Nothing that serves it can wait for that day. */
export const countsBefore = (goal: string): boolean =>
  (BUILDS_UP.test(goal) || REACHED_BY_THE_DAY.test(goal)) && !LATER.test(goal)

type GoalRule = {
  words: RegExp
  task: string
  /** Whom the text goes to where there is no time to list journalists. */
  sendTo?: string
  /** What the people of the goal get on the day of the pitch. */
  also?: string
  /** What comes of it in the weeks after the pitch. */
  later?: string
}

/**
 * What a goal needs beside the pitch. House rules of ours: articles need names, people need other ways than the press, and
 * numbers that build up need a page that counts them.
 */
const GOAL_RULES: readonly GoalRule[] = [
  {
    words: BUILDS_UP,
    task: 'Begin today with the page that counts toward the goal, because such numbers build up before the day and a shop or platform may check it first, and link it in all you send: {goal}',
  },
  {
    words:
      /\b(?:shops?|retailers?|stores?|stockists?|supermarkets?|distributors?|(?<!(?:hospital|home|house|industrial|first-time) )buyers)\b/i,
    task: 'List ten buyers of shops by name, with the dates of their lists and newsletters: {goal}',
    sendTo: 'the buyers on your list, with price, terms and, if there are samples, the day on which they get one',
    also: 'the buyers on your list get terms and, if there is one, a sample',
  },
  {
    words: /\bvolunteers?\b/i,
    task: 'Write down what volunteers do, when and for how long, and who answers them on the same day, for the goal {goal}',
  },
  {
    words: /\b(?:adoptions?|donations?|donors?|supporters?)\b/i,
    task: 'Name the page, the phone number and the person that people turn to, with an answer on the same day, for the goal {goal}',
  },
  {
    words: /\b(?:investors?|funds?)\b/i,
    task: 'Write down the investors you want by name, and who can introduce you to each, for the goal {goal}',
    also: 'those who can introduce you to investors get two lines to pass on',
  },
  {
    words: /\bsponsors?\b/i,
    task: 'Write down the sponsors you want by name, what each gets, and who can introduce you, for the goal {goal}',
    also: 'those who can introduce you to sponsors get two lines to pass on',
  },
  {
    words: /\b(?:famil(?:y|ies)|children|pupils|students|parents) (?:visit|come)s?\b|\btickets?\b/i,
    task: 'Find five ways to reach people without the press, such as event calendars, newsletters, partners and notices, for the goal {goal}',
    also: 'the newsletters, partners and notices you found get the text',
  },
  {
    words: /\b(?:votes?|council|permits?|parliament|law|ban|minister|mayor|signatures?)\b/i,
    task: 'Name the people who decide, what each needs to hear and from whom, and the last day on which it counts, for the goal {goal}',
    also: 'those who decide get the text and the offer to talk',
  },
  {
    words: /\b(?:(?:github )?stars?|forks|contributors?|pull requests?)\b(?! (?:reviews?|rating))/i,
    task: 'Make the first page of the project say what it does, how to try it in a minute and how to help, and link it in all you send: {goal}',
  },
  {
    words: /\b(?:cancels?|churn|keep (?:our |the )?(?:customers|members|staff)|no rumou?rs?|calm|no panic)\b/i,
    task: 'Write down what those who could leave or worry will ask, and give the answers to whoever speaks with them: {goal}',
  },
  {
    words: /\bnew name\b/i,
    task: 'List the editors, directories and partners who write the old name, and send each the new one with the day: {goal}',
  },
  {
    words: /\b(?:hir(?:e|es|ing)|applicants?|applications?|candidates?|recruit\w*)\b/i,
    task: 'Make the job page answer pay range, place and steps, and link it in all you send, for the goal {goal}',
  },
  {
    words: /\b(?:parents?|patients?|famil(?:y|ies)|children|pupils|students)\b/i,
    task: 'List the schools, doctors and parents’ groups that get hours, address and phone number{clinic}, for the goal {goal}',
    sendTo: 'the schools, doctors and parents’ groups on your list',
    also: 'the schools, doctors and parents’ groups on your list get hours, address and phone number{clinic}',
  },
  {
    words: /\b(?:(?:both|two|three|four|five|several|all) countries|abroad|internationally?)\b/i,
    task: 'Name the countries, and for each the outlets with section, person and deadline, a contact, and who writes the text in its language: {goal}',
    sendTo: 'the outlets on your list, each in its own language',
  },
  {
    words: /\b(?:radio|tv|television)\b/i,
    task: 'Write down the outlets that count for the goal, each with section, person and deadline, and for radio and TV the producer and the hours at which your voice is free: {goal}',
    sendTo: 'the outlets on your list',
  },
  {
    words: /\b(?:prensa|art[ií]culos|presse|artikel|stampa|imprensa)\b/i,
    task: 'Write down the outlets that count for the goal, each with section, person and deadline, and have the pitch written in their language with an angle of their place: {goal}',
    sendTo: 'the outlets on your list',
  },
  {
    words: /\bmagazines?\b/i,
    task: 'Write down the magazines that count for the goal, each with section, person and the day on which the next issue closes; many plan two to three months ahead, so count what is agreed by the target and not what is printed: {goal}',
    sendTo: 'the magazines on your list',
  },
  {
    words:
      /\b(?:local|cover of|front page|headlines?|(?:national|evening|tv) news|(?:financial|new york|sunday) times|bbc|cnn|bloomberg|wired|papp?ers?|newspapers?|press|articles?|coverage|media|magazines?|interviews?|portrait|journalists?|reporters?|stories)\b|\b(?:der (?:standard|spiegel)|die (?:zeit|welt|presse)|le (?:monde|figaro)|el (?:pa[ií]s|mundo)|la repubblica|corriere)\b/iu,
    task: 'Write down the outlets that count for the goal, each with section, person and deadline: {goal}',
    sendTo: 'the outlets on your list',
  },
  {
    words: /\b(?:reviews?|ratings?)\b/i,
    task: 'Name who reviews such things, and send each what they need to judge it, with no word on what to write: {goal}',
  },
  {
    words: /[€$£]\s?\d|\b(?:pledges?|backers?)\b/i,
    task: 'Set down how much has to come on the first day, and whom you ask for it by name, for the goal {goal}',
  },
  {
    words:
      /\b(?:visitors?|tourists?|queues?|line around|crowds?|tables|footfall|people|guests|attend\w*|audience|listeners?|viewers|readers|customers|users|members)\b/i,
    task: 'Find five ways to reach people without the press, such as event calendars, newsletters, partners and notices, for the goal {goal}',
    also: 'the newsletters, partners and notices you found get the text',
  },
  {
    words: /\b(?:known|awareness|among|trust|reputation|visib\w+)\b/i,
    task: 'List the associations, newsletters and meetings of the people you want to reach, where they are, and choose two to offer a talk or a text: {goal}',
    also: 'the two associations you chose get the offer of a talk or a text',
    later: 'Give the talk or text that an association accepted, and offer it to the next one',
  },
]

const ANY_GOAL: Omit<GoalRule, 'words'> = { task: 'Write down how you will see that the goal is met: {goal}' }

/** Whoever is told of a clinic and not of its limits can go there with the wrong child. */
const OF_A_CLINIC =
  ', what the clinic does not treat and when to call the emergency number, as a doctor has approved it'

/** What the plan does for a goal, with the goal as quoted. `isOwn` tells its own task from the general one. */
export function goalTask(goal: string, quoted: string, isClinic = false) {
  const found = GOAL_RULES.find(({ words }) => words.test(goal))
  const { task, sendTo, also, later }: Omit<GoalRule, 'words'> = found ?? ANY_GOAL
  const ofClinic = isClinic ? OF_A_CLINIC : ''
  return {
    text: task.replace('{clinic}', ofClinic).replace('{goal}', () => quoted),
    sendTo,
    also: also?.replace('{clinic}', ofClinic),
    later,
    isOwn: found !== undefined,
  }
}

/** Quoting more goals than this would make a task that nobody reads. */
export const MOST_QUOTED = 3

/** The one task for all goals after the second. */
export function otherGoalsTask(quoted: readonly string[]): string {
  const more = quoted.length - MOST_QUOTED
  return `Choose one number and one person for each other goal: ${quoted.slice(0, MOST_QUOTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
