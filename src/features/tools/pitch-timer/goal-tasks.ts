/** Numbers that grow before the day. */
const BUILDS_UP = /\b(?:wish ?lists?|sign-?ups?|pre-?orders?|downloads?|subscribers?|registrations?|waiting list)\b/i

/** Whether a goal counts what people do before the day. */
export const buildsUp = (goal: string): boolean => BUILDS_UP.test(goal)

/**
 * What a goal needs beside the pitch. House rules of ours: articles need names, people need other ways than the press, and
 * numbers that build up need a page that counts them.
 */
const GOAL_TASKS: readonly { words: RegExp; task: string }[] = [
  {
    words: BUILDS_UP,
    task: 'Open the page that counts toward the goal now, and link it in all you send, because such numbers build up before the day: {goal}',
  },
  {
    words: /\b(?:shops?|retailers?|stores?|stockists?|supermarkets?|distributors?|buyers)\b/i,
    task: 'List ten buyers of shops by name, with the dates of their lists and newsletters; once the texts are approved, they get terms and a sample: {goal}',
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
  },
  {
    words: /\b(?:hir(?:e|es|ing)|applicants?|applications?|candidates?|recruit\w*)\b/i,
    task: 'Make the job page answer pay range, place and steps, and link it in all you send, for the goal {goal}',
  },
  {
    words: /\b(?:parents?|patients?|famil(?:y|ies)|children|pupils|students)\b/i,
    task: 'List the schools, doctors and parents’ groups that get hours, address and phone number as soon as they are approved, for the goal {goal}',
  },
  {
    words:
      /\b(?:local|papp?ers?|newspapers?|press|prensa|articles?|art[ií]culos|coverage|media|magazines?|radio|tv|television|interviews?|portrait|journalists?|reporters?|stories)\b/i,
    task: 'Write down the outlets that count for the goal, each with section, person and deadline: {goal}',
  },
  {
    words: /\b(?:visitors?|people|guests|attend\w*|audience|listeners?|viewers|readers|customers|users|members)\b/i,
    task: 'Find five ways to reach people without the press, such as event calendars, newsletters, partners and notices, for the goal {goal}',
  },
  {
    words: /\b(?:known|awareness|among|trust|reputation|visib\w+)\b/i,
    task: 'List the associations, newsletters and meetings of the people you want to reach, where they are, and choose two to offer a talk or a text: {goal}',
  },
]

const ANY_GOAL = 'Write down how you will see that the goal is met: {goal}'

/** The task that is the goal’s own, with the goal as quoted. */
export function goalTask(goal: string, quoted: string): string {
  const task = GOAL_TASKS.find(({ words }) => words.test(goal))?.task ?? ANY_GOAL
  return task.replace('{goal}', () => quoted)
}

/** Quoting more goals than this would make a task that nobody reads. */
const MOST_QUOTED = 3

/** The one task for all goals after the second. */
export function otherGoalsTask(quoted: readonly string[]): string {
  const more = quoted.length - MOST_QUOTED
  return `Choose one number and one person for each other goal: ${quoted.slice(0, MOST_QUOTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
