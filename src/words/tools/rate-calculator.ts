/** The result of the rate calculator: the price, its steps, other prices, packages, and how they were computed. */

// The price.
export const pricedPiece = (piece: string, tier: string, engagement: string) =>
  `for one ${piece} from a ${tier} account with ${engagement} engagement.`
export const tierDisagrees = 'Tier and followers disagree.'
/** Follows a sentence about the tiers. */
export const priceInTier = (tier: string, type: string, price: string) =>
  ` In the ${tier} tier this ${type} would cost ${price}.`
export const steps = 'How this price was reached'
export const basePrice = (piece: string, tier: string) => `Base price: ${piece}, ${tier} tier`
export const engagement = (rate: string) => `Engagement: ${rate}`

// Prices as bars.
export const everyType = 'Every content type'
export const onePieceOn = (platform: string, tier: string) =>
  `One piece on ${platform}, ${tier} tier, your engagement included.`
export const inEveryTier = (type: string) => `The same ${type} in every tier`
export const barsOfTiers = 'Your engagement included. All bars start at zero; inside a tier the price does not grow.'
/** Behind the name of the chosen bar. */
export const yourChoice = ' · your choice'

// The check of the price, or of an offer.
export const checkOfPrice = 'A check of this price'
export const isOfferFair = 'Is the offer fair?'
export const thisPrice = 'This price'
export const yourOffer = 'Your offer'
export const belowRange = 'less than this table pays even for weak engagement'
export const withinRange = 'within what this table pays'
export const aboveRange = 'more than this table pays even for the best engagement'
/** @param verdict where the offer lies, as above */
export const judged = (offer: string, piece: string, verdict: string, from: string, to: string) =>
  `${offer} for this ${piece} is ${verdict}: ${from} to ${to}.`
type Reach = { high: number; middle: number; low: number }
export const costOfViews = ({ high, middle, low }: Reach, followers: string) =>
  `What 1,000 people who see it cost, when ${high}%, ${middle}% or ${low}% of ${followers} followers do. Compare it with what other creators and advertisements cost you; ask for the reach of the last ten pieces to know which column is yours.`
export const costPerViews = 'Cost per 1,000 expected views'
export const price = 'Price'
export const seeIt = (percent: number) => `${percent}% see it`

// The packages.
export const packages = 'Packages'
/** @param chosen the chosen content type, where it is another one */
export const builtOn = (first: string, platform: string, chosen: string | undefined) =>
  `Built on the ${first}, ${platform}’s first content type${chosen === undefined ? '' : `, not on the ${chosen} you chose`}.`
export const discounted = (pieces: number, piece: string, discount: number, perPiece: string) =>
  `${pieces} ${piece}s, ${discount}% off: ${perPiece} each`
export const withoutDiscount = (price: string) => `${price} without the discount`

// The tables.
export const basePrices = (platform: string) => `${platform} base prices`
export const beforeEngagement = 'What one piece costs before engagement counts.'
export const basePricesOn = (platform: string) => `Base prices on ${platform}`
export const tier = 'Tier'
/** Behind the name of the row that counts. */
export const yours = ' (yours)'
export const factors = 'Engagement factors'
export const multiplied = 'Every price is multiplied by one of them.'
export const engagementRate = 'Engagement rate'
export const factor = 'Factor'

// How the prices were computed.
type Sums = {
  name: string
  pieces: number
  rate: string
  withoutDiscount: string
  discount: number
  saved: string
  price: string
}
export const packageSum = ({ name, pieces, rate, withoutDiscount, discount, saved, price }: Sums) =>
  `${name} = ${pieces} × ${rate} = ${withoutDiscount}, less ${discount}% (${saved}) = ${price}`
export const strictlyAbove = (factor: string) =>
  `“Above” is strict in the table of engagement factors: a rate of exactly 5% still counts ${factor}. Prices are computed in whole cents and never rounded; cents are shown where they are not zero.`
export const typeOfPackages = (platform: string, type: string) =>
  `Packages are built on the platform’s first content type, which for ${platform} is the ${type}, whatever type you chose.`
export const tierSetsPrice =
  'Only the tier sets the base price. Within a tier the follower count changes nothing: 10,001 and 99,999 followers cost the same, and at each border the price jumps, for an Instagram post from $100 to $500 at 10,000 followers.'
export const houseTable =
  'Base prices, factors and discounts are this tool’s house table, not a survey of the market. They cover the piece itself; usage rights, exclusivity, rush work and production costs are not in them. The engagement rate here is that of the account, which most platforms and tools take from its followers; the performance tracker’s is that of one post, taken from its impressions.'

export const downloadCsv = 'Download CSV'
