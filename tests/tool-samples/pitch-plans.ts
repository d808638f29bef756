import type { CalendarDay } from '../../src/lib/calendar-day'
import { toPlainText } from '../../src/tools/kit/document/to-plain-text'
import { planPitch } from '../../src/tools/pitch-timer/pitch-plan'
import { planDocument } from '../../src/tools/pitch-timer/plan-words'
import { tool } from '../../src/tools/pitch-timer/tool'
import type { Country } from '../../src/tools/pitch-timer/working-days'
import { SAMPLE_DAY, type Sample, type SampledTool } from './sample'

const PITCH = /pitch e-?mail|those who wrote on the subject|embargo|angle|drop: no time/i
/** Days on which nobody is asked for an answer, and an offer or a pitch on one of them. */
const QUIET_PITCH =
  /^- (?:Offer|Give one|Send the pitch|If the first outlet|Tell your own team|Ask journalists|Follow up|Have pitch).*(?:Dec 2[1-9]|Dec 3\d|Jan [1-3])\)$/m

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
    {
      says: [
        /section, person and deadline: “Get the local paper/,
        /what came of the goal: “Get the local paper.*\(Thu, May 6\)/,
        /what came of the goal: “300 people.*counted every day since the target \(Tue, May 11\)/,
        /without the press.*“300 people/,
        /calendars of the town.*Apr 1\d/,
        /agree with it on the day from which the others may have it, in time for the target; if not, send the pitch.*On the same day, in either case, the newsletters/,
        /approved in writing[\s\S]*Offer the local paper[\s\S]*send the pitch.*newsletters, partners and notices you found get the text/,
      ],
      never: [/news of “Get/, /trade media/, /embargo/],
    },
  ),
  sample('a funding round', 'Acme raises $5M from Northwind Ventures', 'Three articles in trade media', '2027-01-12', {
    says: [
      /name the investors/,
      /You wrote: “Acme raises \$5M/,
      /by which day each filing is due, because filings do not wait[\s\S]*who tells staff[\s\S]*one reporter of the outlet that counts most for your goal, under embargo until January 12, 2027[\s\S]*keep an embargo until January 12, 2027/,
    ],
    never: [QUIET_PITCH, /^- Send the pitch/m, /nothing may show the round/],
  }),
  sample('a recall', 'Recall of 4,200 Lumo night lights', 'Tell every owner', '2026-12-15', {
    says: [
      /what people must do now.*Nov 23/,
      /pitch nobody a story/,
      /once the authority agrees.*send this notice the same day to news agencies and to local media.*all your own channels.*\(Mon, Nov 23\)/,
      /until it has that, warn people of what can happen, and to stop using the product/,
      /If reporters ask for an interview, let the person who answers for the remedy say how many owners are reached/,
      /Call those who were hurt, if anybody was;.*Nov 23/,
      /Nov 23\)[\s\S]*whom it has reached: “Tell every owner” \(Mon, Nov 23\)/,
      /product safety authority.*Nov 23/,
      /every owner you can name.*Nov 24/,
      /retailer/,
      /name one person who answers reporters from today on.*\(Mon, Nov 23\)/,
      /Count owners reached against units sold, and say in public how many are missing.*\(Tue, Dec 15\)/,
    ],
    never: [PITCH, /Follow up/, /that others ask for/],
  }),
  sample('an outage at a bank', 'Online banking is down since 6 a.m.', 'Keep customers calm', '2026-11-24', {
    says: [
      /what people must do now.*outside the failed system.*passwords.*Nov 23/,
      /number that shows every day how near the goal is: “Keep customers calm” \(Mon, Nov 23\)/,
      /Report on it: cause, remedy.*Dec 7/,
      /authorities must be told and by which hour/,
      /correct wrong reports within the hour.*\(Mon, Nov 23\)/,
      /Say in public what works again.*\(Tue, Nov 24\)/,
    ],
    never: [PITCH],
  }),
  sample('only goals', '', 'Get known among architects in Chicago', '2027-02-01', {
    says: [
      /You gave no news yet/,
      /Find the news before anything else.*\(Mon, Nov 23\)/,
      /associations, newsletters and meetings.*“Get known among architects in Chicago”/,
      /your own pages and newsletter say it.*\(Tue, Dec 15\)/,
      /Give the talk or text that an association accepted.*Jan/,
    ],
    never: [/You wrote/, /news of/],
  }),
  sample(
    'a hospital',
    'St. Mary’s opens a walk-in clinic for children in Dayton',
    'Parents know where to go at night',
    '2027-01-04',
    {
      says: [
        /address and phone number, what the clinic does not treat and when to call the emergency number, as a doctor has approved it/,
        /schools, doctors and parents’ groups on your list get hours/,
        /also at night/,
        /as a doctor has approved it, on one page/,
        /interview with a doctor or nurse.*for a child, from the parents/,
        /On the morning of the target, write once more/,
      ],
      never: [QUIET_PITCH, /behind the counter/, /will use it/],
    },
  ),
  sample(
    'a university study',
    'Our study shows that 60% of night nurses skip lunch',
    'One national newspaper, three radio interviews',
    '2027-01-20',
    {
      says: [
        /method, sample, dates/,
        /One national newspaper/,
        /calculate every published number again[\s\S]*page on the method[\s\S]*Brief the spokesperson[\s\S]*Tell your own team, then give the tables and the method to one reporter who works with data/,
        /for radio and TV the producer/,
      ],
      never: [QUIET_PITCH],
    },
  ),
  sample(
    'a game',
    'NIGHT TRAIN IS OUT ON STEAM — our co-op game launches in March',
    '500 wishlists a day',
    '2027-03-16',
    {
      says: [
        /Begin today with the page that counts toward the goal.*\(Mon, Nov 23\)/,
        /streamers/,
        /both “IS OUT” and “launches”/,
        /Say on your own pages that it is out, with the link.*\(Tue, Mar 16\)/,
        /send the pitch.*Dec 15\)/,
      ],
      never: [/embargo/, /do not wait for Week 1/],
    },
  ),
  sample(
    'a charity',
    'Paws & Co looks for homes for 40 dogs before the shelter closes for repairs 🐾',
    '40 adoptions\n10 new volunteers',
    '2026-12-20',
    {
      says: [
        /turn to, with an answer on the same day, for the goal “40 adoptions” \(Mon, Nov 23\)/,
        /pet shops and neighbors.*Dec [45]\)/,
        /send the pitch to each journalist separately.*Dec 8\)/,
        /own pages and in your newsletter.*Dec 4\)/,
        /which animals have found a home/,
        /one animal and the person who looks after it/,
        /both goals: “40 adoptions” and “10 new volunteers”/,
        /how adoption works/,
        /what volunteers do.*“10 new volunteers”/,
        /is a Sunday/,
      ],
      never: [QUIET_PITCH, /dignity|donors|given sum/, /On the same day, (?:in either case, )?your own pages/],
    },
    'uk',
  ),
  sample(
    'a new chief executive',
    'Northfold appoints Maria Lopez as CEO',
    'A portrait in the trade press',
    '2027-01-11',
    {
      says: [
        /former employer/,
        /who tells the team[\s\S]*on January 4, 2027, before the first journalist knows[\s\S]*first interview to one trade outlet, under embargo/,
      ],
      never: [QUIET_PITCH, /^- Send the pitch/m],
    },
  ),
  sample(
    'a partnership in Germany',
    'Greenline partners with Deutsche Bahn',
    'Coverage in both countries',
    '2027-01-15',
    {
      says: [
        /Agree with the other side/,
        /who writes the text in its language: “Coverage in both countries”/,
        /one media list for both sides[\s\S]*Fix in writing the hour[\s\S]*approved in writing[\s\S]*whom both sides chose, under embargo/,
      ],
      never: [QUIET_PITCH, /^- Send the pitch/m],
    },
    'de',
  ),
  sample('job cuts', 'We lay off 120 people in Ohio', 'Fair coverage', '2026-12-01', {
    never: [PITCH, /told today/, /Thank those/, /^Target: /m],
    says: [
      /Ask an employment lawyer before all else.*Nov 23/,
      /Plan who is told by whom.*Nov 25/,
      /Stop everything scheduled.*Nov 27/,
      /Tell those who lose their jobs first.*Dec 1\)[\s\S]*Tell those who stay.*Dec 1\)[\s\S]*publish one statement.*Dec 1\)/,
      /still need, and answer within a day \(Tue, Dec 8\)/,
      /answer the reporters who ask, local ones first \(Tue, Dec 1\)/,
    ],
  }),
  sample(
    'a museum night',
    'City Museum hosts a night of open doors on December 12',
    '800 visitors',
    '2026-12-12',
    {
      says: [
        /event calendars at once.*\(Mon, Nov 23\)/,
        /media invitation.*nowhere else.*\(Thu, Nov 26\)/,
        /If the first outlet took the story, agree with it on the day from which the others may have it, in time for the target; if not, send the pitch.*\(Thu, Dec 3\)/,
        /Follow up once.*\(Tue, Dec 8\)/,
        /is a Saturday/,
      ],
      never: [/drop: no time/, /behind the counter|who will work there/],
    },
    'uk',
  ),
  sample('tomorrow', 'Acme launches a solar kettle', 'Be in the shops’ newsletters', '2026-11-24', {
    says: [
      /Four weeks do not fit: there is 1 day/,
      /List ten buyers of shops.*Nov 23\)[\s\S]*Write the pitch email.*Nov 23[\s\S]*approved in writing.*Nov 23[\s\S]*Send it separately to the buyers on your list.*Nov 23/,
      /no time for an embargo/,
    ],
    never: [/under embargo/, /^- Send.*those who wrote on/m],
  }),
  sample('today', 'Acme launches a solar kettle', 'Be in the shops’ newsletters', '2026-11-23', {
    says: [
      /The target is today/,
      /List ten buyers of shops.*Nov 23\)[\s\S]*Send it separately to the buyers on your list.*Nov 23/,
    ],
    never: [/under embargo/, /^- Send.*those who wrote on/m],
  }),
  sample(
    'two languages',
    'Nuestra app de idiomas launches in Spain',
    'Diez artículos en la prensa local',
    '2027-01-25',
    {
      says: [/section, person and deadline, and have the pitch written in their language.*“Diez artículos/],
      never: [QUIET_PITCH, /reviewers of comparable/],
    },
    'es',
  ),
  sample(
    'very long',
    `We have worked for three years with twelve partners in four countries on a folding helmet, and now ${'after many tests in snow, rain and heat '.repeat(6)}it is for sale.`,
    `Get into cycling magazines; ${'convince shops that never sold helmets before; '.repeat(5)}`,
    '2027-02-10',
    {
      says: [
        /You wrote, shortened: “We have worked for three years.* folding helmet.* … .*it is for sale\.”/,
        /fact sheet/,
        /buyers of shops/,
        /two to three months ahead/,
        /something new for their readers/,
        /both goals: “Get into cycling magazines” and “convince shops/,
      ],
      never: [/other side|both sides/, /how far you are/, /those who answered/],
    },
  ),
  sample('typos', 'we lanch a new vegan cheeze', 'get in the papper', '2027-01-08', {
    says: [/get in the paper”/, /we launch a new/, /fact sheet/],
    never: [QUIET_PITCH, /three angles/, /lanch a|in the papper”/],
  }),
  sample('an award', 'Our oat milk won the World Dairy Innovation Award', 'More shops list it', '2027-01-18', {
    says: [/who judged/, /does not wait for the target/, /Week 1 starts today/, /is a public holiday/],
    never: [QUIET_PITCH],
  }),
  sample('one word each', 'Podcast', 'listeners', '2027-01-08', {
    says: [
      /subject and no news yet/,
      /first three episodes/,
      /private feed/,
      /from the first day on and not before/,
      /Week 4 ends 19 days/,
    ],
    never: [QUIET_PITCH, /Draft the|Propose the author/, /main podcast apps/],
  }),
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
