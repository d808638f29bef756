/** The limits of hosts in words: a report on all plans, and what is left to do because of a site's own plan. */
import { addDays } from '../../../src/lib/calendar-day'
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { plural } from '../../lib/diagnostics/words'
import { type Plan, plans } from './limits'
import { type Growth, type Outlook, outlookFor } from './outlook'

/** A year ahead is early enough to change the host. */
const WARNING_DAYS = 365
const TABLE = 'scripts/launch-check/hosts/limits.ts'
/** The folder of the built site, which stands for it in messages. */
export const BUILD = 'dist'

/** What every host makes of the site, one plan a line. @param growth not there before the first build */
export function hostReport(growth: Growth | undefined): string {
  if (!growth) return 'Whether hosts take the site is not known before it is built. Run: npm run build\n'
  const { site, ofPosts, posts, pace } = growth
  const each = `one post takes ${rounded(ofPosts.files / posts)} files, ${amount(ofPosts.bytes / posts, true)}`
  const came = `${plural(pace.posts, 'post')} came in the past ${plural(pace.days, 'day')}`
  return [
    `What hosts take. This build has ${amount(site.files)} files, ${amount(site.bytes, true)}; ${posts > 0 ? `${each}; ` : ''}${came}.`,
    ...plans.flatMap((plan) => {
      const outlook = outlookFor(plan, growth)
      return outlook ? `  ${nameOf(plan)}: ${sentence(outlook)}.${plan.condition ? ` ${plan.condition}` : ''}` : []
    }),
    `  The figures and their sources are in ${TABLE}.`,
    '',
  ].join('\n')
}

/** What is left to do because of the plan that the site uses. @param id the name of the plan in the table */
export function checkPlan(id: string, growth: Growth | undefined): Diagnostic[] {
  const plan = plans.find((one) => one.id === id)
  if (!plan) return []
  if (!growth) {
    const text = `Whether ${nameOf(plan)} takes the site is not known before it is built.`
    return [diagnosticAt(BUILD, START, { code: 'no-build', text, hint: 'Run: npm run build' })]
  }
  const outlook = outlookFor(plan, growth)
  if (!outlook || !endsSoon(outlook, growth)) return []
  return [
    diagnosticAt(BUILD, START, {
      code: 'host-limit',
      text: `${nameOf(plan)} has ${sentence(outlook)}.`,
      hint: `Move to a plan or a host with more room, or make pictures fewer or smaller. The limit is from ${plan.source}, read on ${plan.read}; if it has changed, correct ${TABLE}.`,
    }),
  ]
}

const endsSoon = ({ now, most, ends }: Outlook, { today }: Growth): boolean =>
  now > most || (ends !== undefined && ends <= addDays(today, WARNING_DAYS))

const nameOf = ({ host, plan }: Plan): string => `${host} (${plan})`
/** `1,213 of 20,000 files (7 %), room for 1,633 more posts, which lasts until 2041-03-01 at today’s pace` */
function sentence({ what, isBytes, now, most, room, ends }: Outlook): string {
  const share = `${amount(now, isBytes)} of ${amount(most, isBytes)} ${what} (${Math.ceil((now / most) * 100)} %)`
  if (now > most) return `${share}, which is too much`
  const posts = room === undefined ? '' : `, room for ${room.toLocaleString('en-US')} more posts`
  return `${share}${posts}${ends ? `, which lasts until ${ends} at today’s pace` : ''}`
}

const amount = (value: number, isBytes = false): string =>
  isBytes ? `${rounded(value / 1_000_000)} MB` : value.toLocaleString('en-US')

const rounded = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 })
