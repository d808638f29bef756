import { toCsv } from '../kit/files/csv'
import type { ContentType } from '../kit/platforms'
import { formatMoney, formatNumber } from '../kit/result/format-number'
import type { Tier } from './rate-table'
import type { Rate, RateCard } from './rates'
import { formatEngagement } from './words'

/** An account as its rate card names it. */
export type Account = {
  /** Platform as visitors read it. */
  platform: string
  tier: Tier
  followers: number
  /** In percent. */
  engagementRate: number
}

/** One line that says whose rates these are. */
export function describeAccount({ platform, tier, followers, engagementRate }: Account): string {
  return `${platform}, ${tier.name} tier (${tier.range}), ${formatNumber(followers)} followers, ${formatEngagement(engagementRate)} engagement`
}

/** The rate of a content type; the first one, should the platform not have it. */
export function rateOf({ rates }: RateCard, type: ContentType): Rate {
  return rates.find((rate) => rate.type === type) ?? rates[0]
}

/** The rate card as text, for the clipboard. */
export function rateCardText(account: Account, { rates, packages }: RateCard): string {
  return [
    describeAccount(account),
    ...rates.map(({ label, price }) => `${label}: ${formatMoney(price / 100)}`),
    ...packages.map(
      ({ name, pieces, discount, price }) =>
        `${name}: ${formatMoney(price / 100)} (${pieces} × ${rates[0].label}, ${discount}% off)`,
    ),
  ].join('\n')
}

/** The rate card as a table for spreadsheets, prices in US dollars. */
export function rateCardCsv(account: Account, { rates, packages, tenths }: RateCard): string {
  const { platform, tier, followers, engagementRate } = account
  const who = [platform, tier.label, followers, engagementRate]
  const [first] = rates
  return toCsv([
    [
      'Platform',
      'Tier',
      'Followers',
      'Engagement rate in percent',
      'Item',
      'Content type',
      'Pieces',
      'Base price per piece in USD',
      'Engagement factor',
      'Discount in percent',
      'Price in USD',
    ],
    ...rates.map(({ label, base, price }) => [...who, label, label, 1, base / 100, tenths / 10, 0, price / 100]),
    ...packages.map(({ name, pieces, discount, price }) => [
      ...who,
      name,
      first.label,
      pieces,
      first.base / 100,
      tenths / 10,
      discount,
      price / 100,
    ]),
  ])
}
