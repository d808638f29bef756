/** Everything that the rates are made of: the agency's prices and factors. */
import type { ContentType, Platform } from '../kit/platforms'

/** Sizes of accounts. `from` belongs to the tier; it ends where the next begins. */
export const TIERS = [
  { name: 'nano', label: 'Nano', from: 1000, range: '1K–10K' },
  { name: 'micro', label: 'Micro', from: 10_000, range: '10K–100K' },
  { name: 'macro', label: 'Macro', from: 100_000, range: '100K–1M' },
  { name: 'mega', label: 'Mega', from: 1_000_000, range: '1M+' },
] as const

export type Tier = (typeof TIERS)[number]
export type TierName = Tier['name']

type BasePrices = { type: ContentType } & Record<TierName, number>

/** Base prices of one piece, in US dollars. Packages are built on the first type of each platform. */
export const BASE_PRICES: Record<Platform, readonly [BasePrices, ...BasePrices[]]> = {
  instagram: [
    { type: 'post', nano: 100, micro: 500, macro: 2500, mega: 10_000 },
    { type: 'story', nano: 50, micro: 200, macro: 1000, mega: 4000 },
    { type: 'reel', nano: 150, micro: 750, macro: 3500, mega: 15_000 },
  ],
  tiktok: [
    { type: 'video', nano: 200, micro: 800, macro: 3000, mega: 12_000 },
    { type: 'story', nano: 75, micro: 300, macro: 1200, mega: 5000 },
  ],
  youtube: [
    { type: 'video', nano: 500, micro: 2000, macro: 8000, mega: 25_000 },
    { type: 'short', nano: 200, micro: 800, macro: 3000, mega: 10_000 },
  ],
  twitter: [
    { type: 'tweet', nano: 50, micro: 200, macro: 800, mega: 3000 },
    { type: 'thread', nano: 100, micro: 400, macro: 1500, mega: 6000 },
  ],
}

/**
 * What engagement does to a price, in tenths, so that money stays in whole numbers. "Above" is strict: exactly 5 %
 * still earns 1.1.
 */
export const ENGAGEMENT_FACTORS = [
  { above: 5, tenths: 13 },
  { above: 3, tenths: 11 },
  { above: 1, tenths: 10 },
  { above: Number.NEGATIVE_INFINITY, tenths: 8 },
] as const

/** Several pieces at once, with a discount in percent. */
export const PACKAGES = [
  { name: '3-post', pieces: 3, discount: 10 },
  { name: 'Monthly', pieces: 8, discount: 15 },
  { name: 'Ambassador', pieces: 12, discount: 20 },
] as const
