import * as words from '@words/tools/rate-calculator'
import { labelOf } from '../kit/form/fields'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { formatMoney } from '../kit/result/format-number'
import { ResultActions } from '../kit/result/result-actions'
import { ResultTable } from '../kit/result/result-table'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { PackageList } from './package-list'
import { PriceCheck } from './price-check'
import { RateBars } from './rate-bars'
import { RateExplanation } from './rate-explanation'
import { BASE_PRICES, ENGAGEMENT_FACTORS, TIERS } from './rate-table'
import { describeAccount, rateCardCsv, rateCardText, rateOf } from './rate-texts'
import { calculateRates, tierNamed, tierOf } from './rates'
import { tool } from './tool'
import { describeEngagement, describeFactor, formatEngagement, formatFactor, tierConflict } from './words'

export default toolScreen(tool, RateResult)

function RateResult({ values }: ResultProps<typeof tool>) {
  const { platform, contentType, followers, engagementRate } = values
  const tier = tierNamed(values.tier)
  const proposed = tierOf(followers) ?? tier
  const platformLabel = labelOf(PLATFORMS, platform)
  const account = { platform: platformLabel, tier, followers, engagementRate }

  const card = calculateRates({ platform, tier: tier.name, engagementRate })
  const chosen = rateOf(card, contentType)
  const priceIn = (name: typeof tier.name) =>
    rateOf(calculateRates({ platform, tier: name, engagementRate }), contentType).price
  const piece = `${platformLabel} ${chosen.label.toLowerCase()}`
  const conflict = tierConflict(followers, tier)
  const price = formatMoney(chosen.price / 100)

  return (
    <>
      <p className="text-muted">{describeAccount(account)}</p>
      <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="figure text-h1">{price}</p>
          <p className="lead mt-4">{words.pricedPiece(piece, tier.name, formatEngagement(engagementRate))}</p>
          {conflict ? (
            <p className="mt-6 border-l-3 border-warning pl-5">
              <strong className="text-warning">{words.tierDisagrees}</strong> {conflict}
              {words.priceInTier(proposed.name, chosen.label.toLowerCase(), formatMoney(priceIn(proposed.name) / 100))}
            </p>
          ) : null}
        </div>
        <section aria-labelledby="price-steps">
          <h3 id="price-steps">{words.steps}</h3>
          <ol className="ledger mt-5 text-small">
            <Step text={words.basePrice(piece, tier.name)} value={formatMoney(chosen.base / 100)} />
            <Step text={words.engagement(describeEngagement(engagementRate))} value={formatFactor(card.tenths)} />
            <Step
              text={`${chosen.label}: ${formatMoney(chosen.base / 100)} ${formatFactor(card.tenths)}`}
              value={price}
            />
          </ol>
        </section>
      </div>

      <div className="mt-14 grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        <RateBars
          heading={words.everyType}
          items={card.rates.map(({ type, label, price }) => ({ label, price, isChosen: type === chosen.type }))}
          note={words.onePieceOn(platformLabel, tier.name)}
        />
        <RateBars
          heading={words.inEveryTier(chosen.label.toLowerCase())}
          items={TIERS.map(({ name, label, range }) => ({
            label: `${label}, ${range}`,
            price: priceIn(name),
            isChosen: name === tier.name,
          }))}
          note={words.barsOfTiers}
        />
      </div>

      <PriceCheck rate={chosen} piece={piece} followers={followers} offer={values.offer} />

      <section aria-labelledby="packages" className="mt-14">
        <h3 id="packages">{words.packages}</h3>
        <p className="mt-2 max-w-measure text-muted">
          {words.builtOn(
            card.rates[0].label.toLowerCase(),
            platformLabel,
            chosen.type === card.rates[0].type ? undefined : chosen.label.toLowerCase(),
          )}
        </p>
        <PackageList packages={card.packages} piece={card.rates[0].label.toLowerCase()} />
      </section>

      <div className="mt-14 grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        <section>
          <h3>{words.basePrices(platformLabel)}</h3>
          <p className="mt-2 mb-5 text-muted">{words.beforeEngagement}</p>
          <ResultTable
            caption={words.basePricesOn(platformLabel)}
            head={[words.tier, ...CONTENT_TYPES[platform].map(({ label }) => label)]}
            rows={TIERS.map(({ name, label, range }) => [
              `${label}, ${unbroken(range)}${name === tier.name ? words.yours : ''}`,
              ...BASE_PRICES[platform].map((prices) => formatMoney(prices[name])),
            ])}
          />
        </section>
        <section>
          <h3>{words.factors}</h3>
          <p className="mt-2 mb-5 text-muted">{words.multiplied}</p>
          <ResultTable
            caption={words.factors}
            head={[words.engagementRate, words.factor]}
            rows={ENGAGEMENT_FACTORS.map(({ above, tenths }) => [
              `${describeFactor(above)}${tenths === card.tenths ? words.yours : ''}`,
              formatFactor(tenths),
            ])}
          />
        </section>
      </div>

      <RateExplanation card={card} platform={platformLabel} />
      <ResultActions
        text={rateCardText(account, card)}
        isShareable
        downloads={[
          {
            label: words.downloadCsv,
            name: `rate-card-${platform}-${tier.name}.csv`,
            type: 'text/csv',
            text: () => rateCardCsv(account, card),
          },
        ]}
      />
    </>
  )
}

function Step({ text, value }: { text: string; value: string }) {
  return (
    <li className="flex justify-between gap-6 py-3">
      <span>{text}</span>
      <strong className="flex-none">{value}</strong>
    </li>
  )
}

/** A range that no line ends in. */
function unbroken(range: string): string {
  return range.replace('–', '\u2060–\u2060')
}
