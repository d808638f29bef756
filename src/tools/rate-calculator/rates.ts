import { labelOf } from '../kit/form/fields'
import { CONTENT_TYPES, type ContentType, type Platform } from '../kit/platforms'
import { BASE_PRICES, ENGAGEMENT_FACTORS, PACKAGES, TIERS, type Tier, type TierName } from './rate-table'

/** Engagement rate in percent: 3.5 means 3.5 %. */
export type RateInput = { platform: Platform; tier: TierName; engagementRate: number }

/** All money in whole US cents. */
export type Rate = { type: ContentType; label: string; base: number; price: number }
export type Package = {
  name: string
  pieces: number
  /** In percent. */
  discount: number
  withoutDiscount: number
  price: number
  perPiece: number
}
export type RateCard = {
  /** What the engagement rate multiplies every price by, in tenths: 11 means × 1.1. */
  tenths: number
  /** One for each content type of the platform, in the order of the table. */
  rates: readonly [Rate, ...Rate[]]
  /** Built on the first of the rates. */
  packages: readonly Package[]
}

/** Prices of every content type and package. Whole numbers all the way: nothing is rounded, because nothing has to be. */
export function calculateRates({ platform, tier, engagementRate }: RateInput): RateCard {
  const tenths = engagementTenths(engagementRate)
  const [first, ...others] = BASE_PRICES[platform]
  const rateOf = ({ type, [tier]: dollars }: typeof first): Rate => ({
    type,
    label: labelOf(CONTENT_TYPES[platform], type),
    base: dollars * 100,
    price: dollars * 10 * tenths,
  })
  const firstRate = rateOf(first)
  return {
    tenths,
    rates: [firstRate, ...others.map(rateOf)],
    packages: PACKAGES.map(({ name, pieces, discount }) => {
      const perPiece = (firstRate.price * (100 - discount)) / 100
      return { name, pieces, discount, withoutDiscount: firstRate.price * pieces, price: perPiece * pieces, perPiece }
    }),
  }
}

/** What an engagement rate multiplies prices by, in tenths. */
export function engagementTenths(engagementRate: number): number {
  return ENGAGEMENT_FACTORS.find(({ above }) => engagementRate > above)?.tenths ?? 0
}

/** The tier of an account, or nothing below the smallest. A follower count on a border belongs to the tier above it. */
export function tierOf(followers: number): Tier | undefined {
  return TIERS.findLast(({ from }) => followers >= from)
}

/** A tier by its name. */
export function tierNamed(name: TierName): Tier {
  return TIERS.find((tier) => tier.name === name) ?? TIERS[0]
}
