/** Campaigns that are rarer than those of the samples: a wrong rule, fee or measure would be sent to a creator. */
import { expect, test } from 'vitest'
import type { AudienceCountry } from '../kit/document/disclosure'
import { placeholdersIn } from '../kit/document/placeholders'
import { textsOf } from '../kit/document/text-document'
import { countWords, MOST_WORDS, writeCreatorPage } from './creator-page'
import { writeBrief } from './write-brief'

const TODAY = '2026-11-23'

type Case = {
  campaign: string
  goals: string
  deliverables: string
  country?: AudienceCountry
  says: RegExp[]
  never?: RegExp[]
}

const UNUSUAL: Record<string, Case> = {
  'an amount that the campaign brings in is no fee': {
    campaign: 'Black Friday: 70% off all office chairs',
    goals: '€250,000 revenue in 4 days',
    deliverables: '1 reel, 2 stories',
    country: 'de',
    says: [/\[amount and currency\] for 3 pieces/],
    never: [/(?:as in|for) “€250,000/],
  },
  'instant loans': {
    campaign: 'SchnellKredit24 instant loans',
    goals: '2,000 loan applications; lower cost per lead',
    deliverables: '10 Instagram stories',
    country: 'de',
    says: [
      /representative example.*PAngV, section 17/,
      /what the brand paid for the pieces, divided/,
      /applications that name/,
    ],
    never: [/\[number\] sign-ups/],
  },
  'injections in France': {
    campaign: 'Weight-loss injections at Clinique du Lac',
    goals: 'Bookings',
    deliverables: '2 reels',
    country: 'fr',
    says: [/may not be paid to promote.*Loi no 2023-451, Article 4/],
  },
  'a treatment with pictures of before and after': {
    campaign: 'Hair transplant in Istanbul',
    goals: 'Leads',
    deliverables: '5 before-and-after videos on YouTube',
    country: 'uk',
    says: [/\[what is shown in place of before and after/, /CAP Code, rules 12\.12 and 12\.25/],
  },
  'a vape shop in the United Kingdom': {
    campaign: 'Vape shop CloudNine',
    goals: 'More customers',
    deliverables: '3 reels',
    country: 'uk',
    says: [/stop here: paid posts for e-cigarettes.*rule 22\.12/],
  },
  'mezcal and three bars': {
    campaign: 'Casa Lupita mezcal',
    goals: 'Visits to our three bars in Austin',
    deliverables: '3 reels',
    says: [/21 or older/, /receipts at the till/],
    never: [/visits through the creator’s own link/],
  },
  'a yield is no date': {
    campaign: 'Bank of Little Rock: savings account 4.2% APY',
    goals: '1,000 accounts opened',
    deliverables: '3 reels',
    says: [/Regulation DD/, /Member FDIC/],
    never: [/early enough for/],
  },
  'stars of a podcast': {
    campaign: 'Podcast “Dead Air”',
    goals: '10,000 downloads of episode one; 4.8 stars',
    deliverables: '2 Instagram stories',
    says: [/downloads or plays of the thing itself/, /nobody is asked or paid for a rating/],
    never: [/early enough for/, /installs/],
  },
  'how many creators': {
    campaign: 'Night walks',
    goals: 'Sell out all 12 walks in October',
    deliverables: '1 Instagram reel per creator, 3 creators',
    says: [/asks each creator for 1 piece on Instagram/, /seats, places or tickets sold/],
  },
  'content that nobody posts': {
    campaign: 'Sunday brunch at Hotel zur alten Post',
    goals: 'Fill 60 seats each Sunday',
    deliverables: 'UGC: 8 photos, 2 videos, no posting',
    says: [/you hand over the files/, /the creator publishes nothing/, /asks for more than a post/],
    never: [/No posting\n/, /\[platform and account\]/],
  },
  'more than the usual rights': {
    campaign: 'Visit Faroe Islands in winter',
    goals: 'Get people to book',
    deliverables: '1 vlog, 10 photos with full rights',
    says: [/“10 photos with full rights” asks for more than a post/],
    never: [/for 6 months/],
  },
  'where a goal begins': {
    campaign: 'Season tickets of FC Halifax',
    goals: '2,500 season tickets, up from 1,100',
    deliverables: '4 Instagram Reels',
    country: 'ca',
    says: [/has 1 objective/],
  },
  'blood is no money': {
    campaign: 'Donate Blood Week',
    goals: '1,200 first-time donors',
    deliverables: '6 Instagram posts',
    says: [/donors who say at the desk/],
    never: [/donations through/],
  },
  'a vote': {
    campaign: 'Vote!',
    goals: 'Turnout among first-time voters',
    deliverables: '3 TikToks',
    says: [/^Vote: brief/m, /TikTok takes no paid political posts/],
    never: [/Vote!: /],
  },
  'creators before their pieces': {
    campaign: 'Museum of Failure',
    goals: '30,000 visitors until May',
    deliverables: '3 creators, 1 reel each',
    says: [/asks each creator for 1 piece on Instagram/],
  },
  'baby formula in Germany': {
    campaign: 'Baby formula Nuvo',
    goals: 'Trust of mothers',
    deliverables: '3 blog posts',
    country: 'de',
    says: [/stop here: formula for babies.*2016\/127/],
  },
  'whiter teeth': {
    campaign: 'Teeth whitening at Dr. Smile',
    goals: '50 appointments',
    deliverables: '2 before/after reels',
    country: 'uk',
    says: [/\[what is shown in place of before and after/],
  },
  'a giveaway': {
    campaign: 'Coffee subscription',
    goals: '300 subscriptions',
    deliverables: '4 Instagram Reels, 1 giveaway',
    says: [/who may take part and until when/],
  },
  'a day that is weeks away, and no parcel': {
    campaign: 'Yoga app Breathe',
    goals: '500 sign-ups by January 1',
    deliverables: '3 reels, 3 stories',
    says: [
      /The last piece is published by December 25, because people need about a week to act on it/,
      /answered by December \d/,
    ],
    never: [/Week \d/, /\[last day/],
  },
  'more pieces than days': {
    campaign: 'Sale at Kettle & Co',
    goals: '200 orders before Christmas',
    deliverables: '20 TikToks',
    says: [
      /Only \d of the 20 pieces fit, so both sides agree on which before they sign/,
      /publication of \d pieces, at most one a day/,
    ],
  },
  'a day that comes too soon': {
    campaign: 'Black Friday sale of Kettle kettles',
    goals: '200 orders on Black Friday',
    deliverables: '2 reels',
    says: [/“200 orders on Black Friday” comes too soon/, /publication ends by \[a later day than the one named\]/],
    never: [/early enough for/],
  },
  'a drop that is close': {
    campaign: 'Sneaker drop',
    goals: 'Sell out in 24 hours on December 20',
    deliverables: '4 TikToks',
    says: [/The start is on December 20\./, /2 pieces before the start, which name its day and hour, and 2 after it/],
  },
  'orders by a day that need not arrive by then': {
    campaign: 'Kettle kettles',
    goals: '200 orders by December 20',
    deliverables: '2 reels',
    says: [/The last piece is published by December 13, because people need about a week to act on it/],
  },
  'an event that is close': {
    campaign: 'Workshop on bread at Mill & Stone',
    goals: '30 guests on December 12',
    deliverables: '2 reels',
    says: [/The last piece is published by December 11\./, /By December \d+:\none round of changes/],
    never: [/Week \d/],
  },
  'an event that is far away': {
    campaign: 'Book fair in Lyon',
    goals: '3,000 visitors on May 8, 2027',
    deliverables: '2 reels',
    says: [
      /4 weeks before:\ngo-ahead/,
      /The last week before:\npublication of both pieces/,
      /The week after:\nthe creator/,
    ],
  },
}

test.each(Object.entries(UNUSUAL))('%s', (_, { campaign, goals, deliverables, country = 'us', says, never = [] }) => {
  const input = { campaign, goals, deliverables, audienceCountry: country, today: TODAY } as const
  const brief = writeBrief(input)
  const page = writeCreatorPage(input)
  const all = [brief, page].map((document) => [document.title, ...textsOf(document)].join('\n')).join('\n')
  for (const words of says) expect(all).toMatch(words)
  for (const words of never) expect(all).not.toMatch(words)
  expect(countWords(page)).toBeLessThanOrEqual(MOST_WORDS)
  expect(new Set(textsOf(brief).flatMap(placeholdersIn)).size).toBeLessThanOrEqual(10)
})
