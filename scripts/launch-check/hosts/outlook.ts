/** When the limits of a plan end, if posts go on to come at the pace of today. */
import { addDays, type CalendarDay, daysBetween } from '../../../src/lib/calendar-day'
import type { Plan } from './limits'
import type { Weight } from './weight'

/** How many posts came in how many days. */
export type Pace = { posts: number; days: number }

/** A site, what its posts weigh together, and how fast they come. */
export type Growth = { site: Weight; ofPosts: Weight; posts: number; pace: Pace; today: CalendarDay }

/** The limit of a plan that ends first. Amounts are files, or bytes where `isBytes`. */
export type Outlook = {
  plan: Plan
  what: string
  isBytes: boolean
  now: number
  most: number
  /** How many more posts there is room for; not there where posts do not use it up. */
  room?: number
  /** The first day on which it does not suffice; not there when no day is in sight. */
  ends?: CalendarDay
}

const YEAR = 365
/** A blog that began last week says little about a year. */
const FEWEST_DAYS = 30
/** Further ahead, neither the pace nor the limits of a host mean anything. */
const FURTHEST_DAYS = 50 * YEAR

/** How many posts appeared in the past year; in a younger blog, since its first one. */
export function paceOf(dates: readonly CalendarDay[], today: CalendarDay): Pace {
  const ages = dates.map((date) => daysBetween(date, today)).filter((age) => age >= 0)
  const days = Math.min(
    YEAR,
    ages.reduce((most, age) => Math.max(most, age + 1), FEWEST_DAYS),
  )
  return { posts: ages.filter((age) => age < days).length, days }
}

/** The limit of a plan that ends first, if the plan has any. */
export function outlookFor(plan: Plan, growth: Growth): Outlook | undefined {
  const { pace, today } = growth
  const [first] = limitsOf(plan, growth).sort(
    (one, other) => postsLeft(one) - postsLeft(other) || other.now / other.most - one.now / one.most,
  )
  if (!first) return undefined
  const { perPost, ...limit } = first
  const posts = postsLeft(first)
  const days = pace.posts > 0 ? Math.floor((posts / pace.posts) * pace.days) + 1 : Number.POSITIVE_INFINITY
  return {
    plan,
    ...limit,
    ...(Number.isFinite(posts) && limit.now <= limit.most && { room: posts }),
    ...(limit.now <= limit.most && days <= FURTHEST_DAYS && { ends: addDays(today, days) }),
  }
}

type Limit = Pick<Outlook, 'what' | 'isBytes' | 'now' | 'most'> & { perPost: number }

function limitsOf({ files, bytes, filesInFolder, bytesOfFile }: Plan, { site, ofPosts, posts }: Growth): Limit[] {
  const each = (amount: number) => (posts > 0 ? amount / posts : 0)
  const limit = (most: number | undefined, rest: Omit<Limit, 'most'>): Limit[] =>
    most === undefined ? [] : [{ most, ...rest }]
  return [
    ...limit(files, { what: 'files', isBytes: false, now: site.files, perPost: each(ofPosts.files) }),
    ...limit(bytes, { what: 'in all', isBytes: true, now: site.bytes, perPost: each(ofPosts.bytes) }),
    ...Array.from(site.folders, ([folder, now]) =>
      limit(filesInFolder, {
        what: `files in ${folder}`,
        isBytes: false,
        now,
        perPost: each(ofPosts.folders.get(folder) ?? 0),
      }),
    ).flat(),
    ...limit(bytesOfFile, {
      what: `in one file, ${site.heaviest?.path}`,
      isBytes: true,
      now: site.heaviest?.bytes ?? 0,
      perPost: 0,
    }),
  ]
}

const postsLeft = ({ now, most, perPost }: Limit): number =>
  now > most ? -1 : perPost > 0 ? Math.floor((most - now) / perPost) : Number.POSITIVE_INFINITY
