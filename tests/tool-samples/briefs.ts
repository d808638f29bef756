import { countWords, writeCreatorPage } from '../../src/tools/brief-builder/creator-page'
import { tool } from '../../src/tools/brief-builder/tool'
import { writeBrief } from '../../src/tools/brief-builder/write-brief'
import type { AudienceCountry } from '../../src/tools/kit/document/disclosure'
import { placeholdersIn } from '../../src/tools/kit/document/placeholders'
import { textsOf } from '../../src/tools/kit/document/text-document'
import { toPlainText } from '../../src/tools/kit/document/to-plain-text'
import { SAMPLE_DAY, type Sample, type SampledTool } from './sample'

/** At most ten blanks, and a page of at most 250 words: both are printed in the first line. */
const FITS = /^(?:\d|10) blanks; the creator’s page has (?:[1-9]\d|1\d\d|2[0-4]\d|250) words$/m

const sample = (
  name: string,
  campaign: string,
  goals: string,
  deliverables: string,
  { country = 'us', says = [], never = [] }: { country?: string } & Pick<Sample, 'says' | 'never'> = {},
): Sample => ({
  name,
  typed: { campaign, goals, deliverables, audienceCountry: country },
  says: [FITS, ...says],
  // No line that repeats itself or guesses, no double colon, and no half of a label.
  never: [
    /\[percent\]|\[competitors/,
    /as named in|one number that you count|as it is spelled above|all 2 pieces|Week \d+ to/,
    /Rules of the trade|Rules, [\w ]+: [\w ]+:|spoken or shown|about 60 seconds, |as the platform asks/,
    /other brands in the picture/,
    ...never,
  ],
})

const SAMPLES: readonly Sample[] = [
  sample(
    'an app for freelancers',
    'Finlo, an app that pays freelancers on the day they invoice',
    '1,000 sign-ups by June 30\nAwareness among freelancers',
    '4 TikTok videos, 2 Instagram Reels',
    {
      says: [
        /Audience: freelancers\./,
        /Name and facts: Finlo, an app that pays freelancers on the day they invoice; \[what it costs\]/,
        /The name: Finlo\./,
        /no piece promises a return, or that everybody is accepted or paid/,
        /the rules of each platform for paid content allow this product/,
        /Money: before you start, we name what the platform allows/,
        /asks each creator for 6 pieces on TikTok and Instagram \(a proposal/,
        /End of week 3: your drafts\./,
        /for 6 months from the day on which each piece is published/,
        /silence is no approval/,
        /publication ends by \[last day for a piece\], early enough for “1,000 sign-ups by June 30”/,
        /both spoken and shown/,
        /sign-ups through the creator’s own link/,
      ],
    },
  ),
  sample(
    'a bakery',
    'Second shop of Rosie’s Bakery on Elm Street',
    'fill the shop\n300 people through the door in the first week',
    '2 Instagram Reels and 3 Stories',
    {
      says: [
        /people who name the creator or the code at the door or the till/,
        /on every frame, on the picture itself/,
        /for Stories those of their 24 hours/,
        /Rosie’s Bakery on Elm Street; \[number in the street and town, opening hours, first day, prices\]/,
        /the name \(Rosie’s Bakery\)/,
        /The name: Rosie’s Bakery\./,
        /publication ends by \[last day for a piece\], early enough for “300 people/,
        /Target: as for “300 people/,
        /publication ends by \[last day/,
        /a proposal, until both sides/,
      ],
      never: [/% on signature/, /before and after/, /more”; both spoken and shown/],
    },
  ),
  sample(
    'a restaurant',
    'New lunch menu at Da Nino',
    '40 table reservations a week, more phone calls',
    '1 TikTok video, 1 Instagram post',
    {
      says: [
        /for \[how many\] weeks/,
        /bookings that name the creator/,
        /tally by the phone/,
        /\[phone number that people call\][\s\S]*Must mention.*phone number[\s\S]*Must be in it[\s\S]*\[phone number that people call\]/,
        /not for publication/,
        /publication of both pieces/,
      ],
      never: [/fit “40 table/],
    },
  ),
  sample(
    'a hospital',
    'Walk-in clinic for children at St. Mary’s',
    'Parents in Dayton know where to go at night',
    '3 Instagram Reels, 1 Facebook post',
    {
      says: [
        /Rules, health/,
        /people call 911[\s\S]*people call 911/,
        /written consent of a parent or guardian, if the child wants to, and without name[\s\S]*only if they want to, with a parent’s written consent/,
        /Must be in it[\s\S]*That in an emergency people call 911\./,
        /Facebook post\n {2}- Shape: text/,
        /Audience: Parents in Dayton/,
        /accounts reached/,
        /never where patients wait or are treated/,
        /filmed only after signing the facility’s own authorization \(45 CFR 164\.508\)/,
        /Patients: film only in rooms without them/,
        /\[address, opening hours, what is not treated there, first day, prices\]/,
        /The name: St\. Mary’s\./,
        /Must mention.*what the rules below ask every piece to say/,
      ],
    },
  ),
  sample(
    'a university',
    'Open day of Lund University',
    '500 visitors to our open day on March 3',
    '5 Stories, 2 TikTok videos by students',
    {
      country: 'eu',
      says: [
        /Rules, filming on site/,
        /a child is shown only with/,
        /Audience: \[who/,
        /the last piece is published before March 3\./,
        /5 to 4 weeks before: one round of changes for each group/,
        /The last 3 weeks before: publication/,
        /Weeks before March 3/,
      ],
    },
  ),
  sample(
    'a game',
    'Night Train, a co-op game on Steam',
    '20,000 wishlists by launch',
    '10 Twitch live streams, 5 YouTube videos',
    {
      says: [
        /Measured by: wishlists through/,
        /gives each creator a key or a copy of the game/,
        /Weeks 3 to 6: one round of changes for each group/,
        /your usual length, the brand in it for about 60 seconds \(proposed\)/,
        /publication ends by \[last day for a piece\], early enough for “20,000 wishlists by launch”/,
        /Live streams have no draft/,
        /your drafts, and an outline of each stream/,
        /Target: the number above, all creators together\./,
        /own link\.\n.*Target/,
      ],
    },
  ),
  sample('a bank', 'Student account of First Harbor Bank', '2,000 new accounts in September', '4 reels, 4 TikToks', {
    country: 'uk',
    says: [
      /nothing is published, changed or posted again without that approval/,
      /no script, except the wording that the rules below ask for/,
      /There is no script, except the wording/,
      /FSMA 2000, section 21/,
      /“gifted”, “spon”/,
      /accounts opened through/,
      /Audience: \[who/,
    ],
    never: [/none will be added later/],
  }),
  sample(
    'a charity',
    'Paws & Co looks for homes for 40 dogs 🐾',
    '40 adoptions, 10 volunteers',
    '3 reels from the shelter',
    {
      says: [
        /adoptions by people who/,
        /people who offer to help/,
        /Animals: their keepers/,
        /by \[the day on which it is counted\][\s\S]*by the same day/,
      ],
      never: [/donations/, /within seven days/],
    },
  ),
  sample('a beer in Germany', 'Helles Nord, ein neues Bier aus Kiel', 'Awareness in Kiel', '2 Instagram posts', {
    country: 'de',
    says: [
      /“Werbung” or “Anzeige”/,
      /everybody else in the picture are 25 or older/,
      /at least 75% of the audience is 18 or older/,
      /minimum age of 18 is set in the platform’s settings before[\s\S]*set a minimum age of 18 before you publish/,
      /Deutscher Werberat/,
      /no drinking too much/,
      /A price: with the price per liter/,
      /price per liter/,
    ],
    never: [/legal drinking age/, /makes healthy/, /a child is shown/, /whose audience is/],
  }),
  sample('a gin', 'Harbor Gin summer bottle', '500 orders in June', '3 Instagram Reels', {
    says: [
      /at least 73\.8% of the audience is 21 or older/,
      /minimum age of 21/,
      /what they are distilled from \(27 CFR 5\.233\)/,
      /No bottle is sent or given/,
      /orders at licensed sellers through the creator’s own link/,
    ],
    never: [/parts 4, 5 and 7/, /the brand hands it over/, /own code or link/],
  }),
  sample('cosmetics in France', 'Crème Soleil, skin care for summer', '800 orders', '4 reels', {
    country: 'fr',
    says: [/“Publicité” or “Collaboration commerciale”/, /Images retouchées/, /publication ends by \[last day/],
    never: [/patient/],
  }),
  sample(
    'toys',
    'Blocko, wooden blocks for kids',
    'Sell 1,000 sets before Christmas',
    '2 YouTube videos of 8 minutes',
    {
      says: [
        /written consent of a parent or guardian/,
        /only at the age on the package[\s\S]*only at the age on the package/,
        /carry it word for word \(15 U\.S\.C\. 1278; 16 CFR 1500\.20\)/,
        /or to ask their parents[\s\S]*or to ask their parents/,
        /“made for kids” is set truthfully/,
        /made for kids is set truthfully/,
        /Length: 8 minutes\./,
        /Audience: \[which parents/,
        /leaves fewer than the usual 5 weeks from November 23, 2026, so each step has a day\./,
        /The last piece is published by December 11, because orders and parcels take about two weeks/,
        /By December 8: one round of changes.*\n.*December 9 to 11: publication of both pieces/,
        /By November 27: your idea, answered by November 30\./,
        /Without an answer, the steps before publication move/,
      ],
      never: [/60 seconds/, /up to 15 minutes/, /a later day/, /Week \d/],
    },
  ),
  sample(
    'a lamp',
    'Spring launch of the Lumen One desk lamp',
    '500 newsletter sign-ups by the end of May\nAwareness among students',
    '3 Instagram Reels, 5 Stories and 1 YouTube video',
    { says: [/your usual length, the brand in it for about 60 seconds/, /in a video both spoken and shown/] },
  ),
  sample('one word each', 'Lumen', 'sales', 'reels', {
    says: [
      /How many: \[number of pieces\]\./,
      /\[number of pieces\] × Reels/,
      /Lumen; \[what it is,/,
      /Week 4 and on: you publish/,
    ],
  }),
  sample('capitals', 'NEW SNEAKER DROP', 'SELL OUT IN 24 HOURS', '6 TIKTOKS', {
    says: [
      /New sneaker drop/,
      /\[day and hour at which it starts for everybody\]/,
      /the start is on \[day and hour/,
      /From 1 week before: publication: 3 pieces before the start, which name its day and hour, and 3 after it/,
    ],
    never: [/within seven days/, /all pieces are published on/],
  }),
  sample('typos', 'new vegan cheeze', 'get peopel to tri it', '3 instagramm reels', {
    says: [/people to try it/, /3 Instagram reels/, /\[what you count for this goal/],
    never: [/peopel|\btri\b/],
  }),
  sample(
    'two languages',
    'Nuestra app de idiomas in Spain',
    '3000 descargas / downloads',
    '4 TikTok videos en español',
    { country: 'es', says: [/“Publicidad”/, /The name: \[product or brand/] },
  ),
  sample(
    'very long',
    `A folding helmet for cyclists ${'that took three years and twelve partners in four countries '.repeat(5)}`,
    Array.from(
      { length: 6 },
      (_, index) => `Goal number ${index + 1} with many words about what we want to reach`,
    ).join('\n'),
    Array.from(
      { length: 8 },
      (_, index) => `${index + 1} Instagram Reels about part ${index + 1} of the helmet and everything that is in it`,
    ).join('\n'),
    {
      says: [
        /36 Instagram Reels/,
        /1 Instagram Reel about part 1/,
        /Weeks 2 to 8:.*\n.*Weeks 3 to 9: one round of changes for each group/,
        /Weeks 2 to 8: your drafts, at most 6 a week\.\n.*Weeks 3 to 9: one round of changes, a week after each group\./,
        /nobody tests it by a blow or a fall/,
        /^A folding helmet for cyclists: brief for creators$/m,
        /in groups of at most 6 a week/,
        /one round of changes for each group/,
        /Objectives 2, 3, 4, 5, and 6 count only once the brand has named what is measured/,
      ],
      never: [
        /the number above|more, as in the full brief/,
        /in a talk after the last piece/,
        /(?:that took three years[\s\S]{0,80}){2}that took/,
        /not judged/,
      ],
    },
  ),
  sample('with a fee', 'Museum night in Leeds', '800 visitors to the museum', '2 reels for £600, 4 stories as a gift', {
    country: 'uk',
    says: [
      /Fee: £600 for 2 reels \[each, or together\]; for 4 stories: \[what the creator gets, and its worth\]/,
      /^ *- 4 stories: 9:16/m,
      /before \[day of the event\]/,
    ],
    never: [/within seven days/, /as agreed in/, /day by day/],
  }),
  sample(
    'a partnership',
    'Cargo bikes at stations, by Greenline and Deutsche Bahn',
    '5,000 bookings in the first month',
    '1 YouTube video, 3 blog articles',
    {
      says: [
        /bookings that name the creator/,
        /brands that are not part of the campaign/,
        /“Deutsche Bahn” is named and shown only/,
      ],
    },
  ),
]

export const sampledBriefBuilder: SampledTool = {
  tool,
  title: 'Briefs for creators',
  samples: SAMPLES,
  write: ({ campaign = '', goals = '', deliverables = '', audienceCountry = 'us' }) => {
    const input = {
      campaign,
      goals,
      deliverables,
      audienceCountry: audienceCountry as AudienceCountry,
      today: SAMPLE_DAY,
    } as const
    const brief = writeBrief(input)
    const page = writeCreatorPage(input)
    const blanks = new Set([brief, page].flatMap(textsOf).flatMap(placeholdersIn)).size
    return `${blanks} blanks; the creator’s page has ${countWords(page)} words\n\n${toPlainText(brief)}\n\n${toPlainText(page)}`
  },
}
