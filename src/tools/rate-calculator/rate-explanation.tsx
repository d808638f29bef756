import * as words from '@words/tools/rate-calculator'
import { formatMoney } from '../kit/result/format-number'
import { HowComputed } from '../kit/result/how-computed'
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
      <p>{words.strictlyAbove(formatFactor(11))}</p>
      <p>{words.typeOfPackages(platform, first.label.toLowerCase())}</p>
      <p>{words.tierSetsPrice}</p>
      <p>{words.houseTable}</p>
    </HowComputed>
  )
}

function packageLine({ name, pieces, discount, withoutDiscount, price }: Package, rate: number): string {
  return words.packageSum({
    name,
    pieces,
    rate: formatMoney(rate / 100),
    withoutDiscount: formatMoney(withoutDiscount / 100),
    discount,
    saved: formatMoney((withoutDiscount - price) / 100),
    price: formatMoney(price / 100),
  })
}
