import { formatMoney } from '../kit/format-number'
import { HowComputed } from '../kit/how-computed'
import type { Package, RateCard } from './rates'
import { formatFactor } from './words'

/** Every price of the card as a line of arithmetic, then where the numbers come from and what they leave out. */
export function RateExplanation({ card, platform }: { card: RateCard; platform: string }) {
  const { rates, packages, tenths } = card
  const [first] = rates
  return (
    <HowComputed>
      <ul>
        {rates.map(({ label, base, price }) => (
          <li key={label}>
            {label} = {formatMoney(base / 100)} {formatFactor(tenths)} = {formatMoney(price / 100)}
          </li>
        ))}
        {packages.map((item) => (
          <li key={item.name}>{packageLine(item, first.price)}</li>
        ))}
      </ul>
      <p>
        “Above” is strict in the table of engagement factors: a rate of exactly 5% still counts {formatFactor(11)}.
        Prices are computed in whole cents and never rounded; cents are shown where they are not zero.
      </p>
      <p>
        Packages are built on the platform’s first content type, which for {platform} is the {first.label.toLowerCase()}
        , whatever type you chose.
      </p>
      <p>
        Only the tier sets the base price. Within a tier the follower count changes nothing: 10,001 and 99,999 followers
        cost the same, and at each border the price jumps, for an Instagram post from $100 to $500 at 10,000 followers.
      </p>
      <p>
        Base prices, factors and discounts are this tool’s house table, not a survey of the market. They cover the piece
        itself; usage rights, exclusivity, rush work and production costs are not in them. The engagement rate here is
        that of the account, which most platforms and tools take from its followers; the performance tracker’s is that
        of one post, taken from its impressions.
      </p>
    </HowComputed>
  )
}

function packageLine({ name, pieces, discount, withoutDiscount, price }: Package, rate: number): string {
  const saved = formatMoney((withoutDiscount - price) / 100)
  return `${name} = ${pieces} × ${formatMoney(rate / 100)} = ${formatMoney(withoutDiscount / 100)}, less ${discount}% (${saved}) = ${formatMoney(price / 100)}`
}
