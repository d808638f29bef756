import { toPlainText } from '../../src/features/tools/kit/document/to-plain-text'
import { planPitch } from '../../src/features/tools/pitch-timer/pitch-plan'
import { planDocument } from '../../src/features/tools/pitch-timer/plan-words'
import { tool } from '../../src/features/tools/pitch-timer/tool'
import type { Country } from '../../src/features/tools/pitch-timer/working-days'
import type { CalendarDay } from '../../src/lib/calendar-day'
import { SAMPLE_DAY, type Sample, type SampledTool } from './sample'

const PITCH = /pitch e-mail|most wanted journalists|embargo|angle/i

const sample = (
  name: string,
  news: string,
  goals: string,
  targetDate: string,
  expected: Pick<Sample, 'says' | 'never'> = {},
  country = 'us',
): Sample => ({ name, typed: { news, goals, targetDate, country }, ...expected })

const SAMPLES: readonly Sample[] = [
  sample(
    'a bakery',
    'Rosie’s Bakery opens a second shop on Elm Street on May 4',
    'Get the local paper to cover our opening\n300 people through the door in the first week',
    '2027-05-04',
    { says: [/local newspaper, radio/, /goal is met: “Get the local paper/], never: [/news of “Get/, /trade media/] },
  ),
  sample('a funding round', 'Acme raises $5M from Northwind Ventures', 'Three articles in trade media', '2027-01-12', {
    says: [/name the investors/, /You wrote: “Acme raises \$5M/],
  }),
  sample('a recall', 'Recall of 4,200 Lumo night lights', 'Tell every owner', '2026-12-15', {
    says: [/what people must do now/, /pitch nobody/],
    never: [PITCH, /Follow up/],
  }),
  sample('an outage at a bank', 'Online banking is down since 6 a.m.', 'Keep customers calm', '2026-11-24', {
    says: [/what people must do now/],
    never: [PITCH],
  }),
  sample('only goals', '', 'Get known among architects in Chicago', '2027-02-01', {
    says: [/Put the news into one sentence with a fact, a number and a date \(/],
    never: [/You wrote/, /news of/],
  }),
  sample(
    'a hospital',
    'St. Mary’s opens a walk-in clinic for children in Dayton',
    'Parents know where to go at night',
    '2027-01-04',
    {
      says: [/what the building was before/],
    },
  ),
  sample(
    'a university study',
    'Our study shows that 60% of night nurses skip lunch',
    'One national newspaper, three radio interviews',
    '2027-01-20',
    {
      says: [/method, sample, dates/, /One national newspaper/],
    },
  ),
  sample(
    'a game',
    'NIGHT TRAIN IS OUT ON STEAM — our co-op game launches in March',
    '500 wishlists a day',
    '2027-03-16',
    {
      says: [/review units or demo access/],
    },
  ),
  sample(
    'a charity',
    'Paws & Co looks for homes for 40 dogs before the shelter closes for repairs 🐾',
    '40 adoptions\n10 new volunteers',
    '2026-12-20',
    {
      says: [/Find the one person whose story shows why/],
    },
    'uk',
  ),
  sample(
    'a new chief executive',
    'Northfold appoints Maria Lopez as CEO',
    'A portrait in the trade press',
    '2027-01-11',
    {
      says: [/former employer/],
    },
  ),
  sample(
    'a partnership in Germany',
    'Greenline partners with Deutsche Bahn',
    'Coverage in both countries',
    '2027-01-15',
    {
      says: [/Agree with the other side/],
    },
    'de',
  ),
  sample('job cuts', 'We lay off 120 people in Ohio', 'Fair coverage', '2026-12-01', {
    never: [PITCH],
    says: [/Tell staff, then publish/],
  }),
  sample(
    'a museum night',
    'City Museum hosts a night of open doors on December 12',
    '800 visitors',
    '2026-12-12',
    {
      says: [/media invitation/],
    },
    'uk',
  ),
  sample('tomorrow', 'Acme launches a solar kettle', 'Be in the shops’ newsletters', '2026-11-24', {
    says: [/Four weeks do not fit: there is 1 day/],
  }),
  sample('today', 'Acme launches a solar kettle', 'Be in the shops’ newsletters', '2026-11-23', {
    says: [/The target is today/],
  }),
  sample(
    'two languages',
    'Nuestra app de idiomas launches in Spain',
    'Diez artículos en la prensa local',
    '2027-01-25',
    {
      says: [/goal is met: “Diez artículos/],
    },
    'es',
  ),
  sample(
    'very long',
    `We have worked for three years with twelve partners in four countries on a folding helmet, and now ${'after many tests in snow, rain and heat '.repeat(6)}it is for sale.`,
    `Get into cycling magazines; ${'convince shops that never sold helmets before; '.repeat(5)}`,
    '2027-02-10',
    { says: [/We have worked for three years/] },
  ),
  sample('typos', 'we lanch a new vegan cheeze', 'get in the papper', '2027-01-08', { says: [/get in the papper/] }),
  sample('an award', 'Our oat milk won the World Dairy Innovation Award', 'More shops list it', '2027-01-18', {
    says: [/who judged/],
  }),
  sample('one word each', 'Podcast', 'listeners', '2027-01-08', { says: [/Put the claim into one sentence/] }),
]

export const sampledPitchTimer: SampledTool = {
  tool,
  title: 'Pitch plans',
  samples: SAMPLES,
  write: ({ news = '', goals = '', targetDate = '', country = 'us' }) => {
    const target = targetDate as CalendarDay
    const plan = planPitch({ news: news || undefined, goals, country: country as Country }, target, SAMPLE_DAY)
    return toPlainText(planDocument(plan, target), 'compact')
  },
}
