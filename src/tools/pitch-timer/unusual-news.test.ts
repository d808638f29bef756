/** News that is rarer than that of the samples: a topic that does not fit would plan the wrong four weeks. */
import { expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { type PitchPlan, planPitch } from './pitch-plan'

const TODAY = '2026-11-23'
const textOf = ({ weeks }: PitchPlan) =>
  weeks.flatMap(({ tasks }) => tasks.map(({ text, day }) => `${text} (${day})`)).join('\n')

type Case = { news: string; goals: string; target?: CalendarDay; says: RegExp[]; never?: RegExp[] }

const PITCHED: Record<string, Case> = {
  'a bought competitor': {
    news: 'We bought our competitor Glimmer & Sons GmbH',
    goals: 'Keep customers',
    says: [/Ask a lawyer before all else which approvals/, /those who could leave or worry.*“Keep customers”/],
    never: [/Turn it into three angles/],
  },
  'a merger on which members vote': {
    news: 'Merger of the credit unions Riverbend and Three Oaks',
    goals: 'Members vote yes on March 9',
    target: '2027-03-09',
    says: [/Name the people who decide/],
    never: [/under embargo/],
  },
  'a board game on Kickstarter': {
    news: 'Our crowdfunding for a board game about mushrooms goes live on Kickstarter on February 2',
    goals: '€80,000 in 30 days; 50 reviews',
    says: [/how much has to come on the first day/, /who reviews such things.*“50 reviews”/, /play from the rules/],
    never: [/streamer/, /level/],
  },
  'a name': {
    news: 'Rebranding: from MegaCorp Logistics to Hop',
    goals: 'Everyone uses the new name',
    says: [/everything that carries the old name/, /who write the old name.*“Everyone uses/],
  },
  'a hundred years': {
    news: 'We turn 100',
    goals: 'Big party with 2000 guests',
    target: '2027-06-12',
    says: [/Find what readers do not know/, /2027-04-/],
    never: [/2026-11|2026-12/],
  },
  'an open letter': {
    news: 'Open letter of 300 scientists against the mining permit',
    goals: 'Stop the permit',
    says: [/Name who decides, on which day/],
    never: [/customer/],
  },
  'a petition': {
    news: 'Petition to save the village swimming pool handed to the mayor',
    goals: 'Get the council to vote yes',
    says: [/Put the demand, its reasons/],
    never: [/donors/],
  },
  'a book with a podcast among its goals': {
    news: 'New book: “The Quiet Ledger” by Ama Ofori',
    goals: 'Reviews in three newspapers, one podcast',
    says: [/Send review copies/, /section, person and deadline: “Reviews in three newspapers/],
    never: [/first episode/],
  },
  'open source, which opens no shop': {
    news: 'Beta of our open-source database 2.0',
    goals: '5,000 GitHub stars',
    says: [/first page of the project/],
    never: [/opening day/, /neighbors/],
  },
  'pandas, which are no clinic': {
    news: 'Zoo welcomes twin red pandas',
    goals: 'Families visit in the Easter holidays',
    says: [/Find five ways to reach people/],
    never: [/clinic|doctors/],
  },
  'a birth center': {
    news: 'Lindenhof opens a new birth center in May',
    goals: 'Families know us',
    says: [/of no patient/, /as a doctor has approved it/],
    never: [/will use it/],
  },
  'a study at a hospital, which opens none': {
    news: 'New sleep study at the university hospital',
    goals: 'Two articles',
    says: [/method, sample, dates/],
    never: [/call the emergency number/],
  },
  'a tour by night': {
    news: 'Ghost tour of the old hospital on Halloween night',
    goals: '200 tickets',
    target: '2027-10-31',
    says: [/date, place and price confirmed/, /without the press.*“200 tickets”/],
    never: [/2027-0[1-7]/],
  },
}

test.each(Object.entries(PITCHED))('%s', (_, { news, goals, target = '2027-03-01', says, never = [] }) => {
  const plan = planPitch({ news, goals, country: 'us' }, target, TODAY)
  expect(plan.badNews).toBeUndefined()
  for (const words of says) expect(textOf(plan)).toMatch(words)
  for (const words of never) expect(textOf(plan)).not.toMatch(words)
})

const TOLD: Record<string, { news: string; isPlanned: boolean; says: RegExp[] }> = {
  'quarterly results': {
    news: 'Quarterly results: revenue up 14%, profit down 3%',
    isPlanned: true,
    says: [/rules on equal disclosure/, /give them to no journalist/],
  },
  'a higher price': {
    news: 'Price increase of 12% on all subscriptions',
    isPlanned: true,
    says: [/how long before the new price customers must be told/],
  },
  'a death': { news: 'Our founder died', isPlanned: false, says: [/Speak with the family first/] },
  'a trial that failed': {
    news: 'Trial of cancer drug XJ-204 fails to meet its endpoint',
    isPlanned: false,
    says: [/Tell patients through their doctors/],
  },
  'a case of one’s own': { news: 'We sue our landlord', isPlanned: true, says: [/lawyer of the case/] },
  impostors: { news: 'Warning: fake job ads in our name', isPlanned: false, says: [/how to recognize it/] },
}

test.each(Object.entries(TOLD))('%s: told, and never pitched', (_, { news, isPlanned, says }) => {
  const plan = planPitch({ news, goals: 'Fair coverage', country: 'us' }, '2027-02-04', TODAY)
  expect(plan.badNews).toMatchObject({ isPlanned, reason: expect.any(String) })
  expect(textOf(plan)).not.toMatch(/embargo|Send the pitch|to each journalist separately|Offer .* to one/)
  for (const words of says) expect(textOf(plan)).toMatch(words)
})

test.each(['Customers sue us over hidden fees', 'Our price list is online', 'A founder who nearly died sails again'])(
  '%s: no plan for what only sounds like it',
  (news) => {
    const plan = planPitch({ news, goals: 'Fair coverage', country: 'us' }, '2027-02-04', TODAY)
    expect(plan.badNews?.reason).toBeUndefined()
  },
)
