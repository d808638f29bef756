import { countWords, writeCreatorPage } from '../../src/features/tools/brief-builder/creator-page'
import { tool } from '../../src/features/tools/brief-builder/tool'
import { writeBrief } from '../../src/features/tools/brief-builder/write-brief'
import type { AudienceCountry } from '../../src/features/tools/kit/document/disclosure'
import { placeholdersIn } from '../../src/features/tools/kit/document/placeholders'
import { textsOf } from '../../src/features/tools/kit/document/text-document'
import { toPlainText } from '../../src/features/tools/kit/document/to-plain-text'
import type { Sample, SampledTool } from './sample'

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
  never: [/\[percent\]|\[competitors/, ...never],
})

const SAMPLES: readonly Sample[] = [
  sample(
    'an app for freelancers',
    'Finlo, an app that pays freelancers on the day they invoice',
    '1,000 sign-ups by June 30\nAwareness among freelancers',
    '4 TikTok videos, 2 Instagram Reels',
    {
      says: [/financial promotions/, /sign-ups through the creator’s own link/],
    },
  ),
  sample(
    'a bakery',
    'Second shop of Rosie’s Bakery on Elm Street',
    'fill the shop\n300 people through the door in the first week',
    '2 Instagram Reels and 3 Stories',
    {
      says: [/receipts at the till/],
      never: [/% on signature/],
    },
  ),
  sample(
    'a restaurant',
    'New lunch menu at Da Nino',
    '40 table reservations a week, more phone calls',
    '1 TikTok video, 1 Instagram post',
    {
      says: [/bookings that name the creator/, /tally by the phone/],
    },
  ),
  sample(
    'a hospital',
    'Walk-in clinic for children at St. Mary’s',
    'Parents in Dayton know where to go at night',
    '3 Instagram Reels, 1 Facebook post',
    {
      says: [/Rules of the trade: health/, /children: no direct call/],
    },
  ),
  sample(
    'a university',
    'Open day of Lund University',
    '500 visitors to our open day on March 3',
    '5 Stories, 2 TikTok videos by students',
    { country: 'eu' },
  ),
  sample(
    'a game',
    'Night Train, a co-op game on Steam',
    '20,000 wishlists by launch',
    '10 Twitch live streams, 5 YouTube videos',
    {
      says: [/wishlists or installs/],
    },
  ),
  sample('a bank', 'Student account of First Harbor Bank', '2,000 new accounts in September', '4 reels, 4 TikToks', {
    country: 'uk',
    says: [/financial promotions/, /“gifted”, “spon”/],
  }),
  sample(
    'a charity',
    'Paws & Co looks for homes for 40 dogs 🐾',
    '40 adoptions, 10 volunteers',
    '3 reels from the shelter',
    {
      says: [/donations, adoptions or offers of help/],
    },
  ),
  sample('a beer in Germany', 'Helles Nord, ein neues Bier aus Kiel', 'Awareness in Kiel', '2 Instagram posts', {
    country: 'de',
    says: [/“Werbung” or “Anzeige”/],
  }),
  sample('a gin', 'Harbor Gin summer bottle', '500 orders in June', '3 Instagram Reels', {
    says: [/legal drinking age/],
  }),
  sample('cosmetics in France', 'Crème Soleil, skin care for summer', '800 orders', '4 reels', {
    country: 'fr',
    says: [/“Publicité” or “Collaboration commerciale”/],
  }),
  sample(
    'toys',
    'Blocko, wooden blocks for kids',
    'Sell 1,000 sets before Christmas',
    '2 YouTube videos of 8 minutes',
    {
      says: [/parent’s written consent/],
    },
  ),
  sample(
    'a lamp',
    'Spring launch of the Lumen One desk lamp',
    '500 newsletter sign-ups by the end of May\nAwareness among students',
    '3 Instagram Reels, 5 Stories and 1 YouTube video',
  ),
  sample('one word each', 'Lumen', 'sales', 'reels', { says: [/How many: one, unless/] }),
  sample('capitals', 'NEW SNEAKER DROP', 'SELL OUT IN 24 HOURS', '6 TIKTOKS', {}),
  sample('typos', 'new vegan cheeze', 'get peopel to tri it', '3 instagramm reels', {}),
  sample(
    'two languages',
    'Nuestra app de idiomas in Spain',
    '3000 descargas / downloads',
    '4 TikTok videos en español',
    { country: 'es', says: [/“Publicidad”/] },
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
  ),
  sample('with a fee', 'Museum night in Leeds', '800 visitors to the museum', '2 reels for £600, 4 stories as a gift', {
    country: 'uk',
    says: [/as named in “2 reels for £600”/],
  }),
  sample(
    'a partnership',
    'Cargo bikes at stations, by Greenline and Deutsche Bahn',
    '5,000 bookings in the first month',
    '1 YouTube video, 3 blog articles',
    { says: [/bookings that name the creator/] },
  ),
]

export const sampledBriefBuilder: SampledTool = {
  tool,
  title: 'Briefs for creators',
  samples: SAMPLES,
  write: ({ campaign = '', goals = '', deliverables = '', audienceCountry = 'us' }) => {
    const input = { campaign, goals, deliverables, audienceCountry: audienceCountry as AudienceCountry }
    const brief = writeBrief(input)
    const page = writeCreatorPage(input)
    const blanks = textsOf(brief).flatMap(placeholdersIn).length
    return `${blanks} blanks; the creator’s page has ${countWords(page)} words\n\n${toPlainText(brief)}\n\n${toPlainText(page)}`
  },
}
