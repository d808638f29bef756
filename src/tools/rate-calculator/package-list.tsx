import * as words from '@words/tools/rate-calculator'
import { formatMoney } from '../kit/result/format-number'
import type { Package } from './rates'

/** The packages side by side, between thin rules. */
export function PackageList({ packages, piece }: { packages: readonly Package[]; piece: string }) {
  return (
    <ul className="ruled-columns mt-5 gap-y-8 md:grid-cols-3">
      {packages.map(({ name, pieces, discount, price, perPiece, withoutDiscount }) => (
        <li key={name} className="border-t border-rule pt-4 md:border-0 md:pt-0">
          <h4 className="font-semibold">{name}</h4>
          <p className="figure mt-2 text-h2">{formatMoney(price / 100)}</p>
          <p className="mt-3 text-small text-muted">
            {words.discounted(pieces, piece, discount, formatMoney(perPiece / 100))}
            <br />
            {words.withoutDiscount(formatMoney(withoutDiscount / 100))}
          </p>
        </li>
      ))}
    </ul>
  )
}
