import * as words from '@words/service'
import { useId } from 'react'
import { CheckIcon } from '@/components/icons'
import type { ServiceFields } from '@/schema/service'
import { ServicePrice } from './service-price'

type ContractProps = Pick<ServiceFields, 'features' | 'price' | 'priceUnit'>

/** What a client buys, point by point and with its price, on a sheet of its own. */
export function Contract({ features, price, priceUnit }: ContractProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="page-width pb-section-60">
      <div className="border border-ink px-frame pb-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-3 border-ink pt-8 pb-6">
          <h2 id={headingId}>{words.features}</h2>
          <ServicePrice price={price} priceUnit={priceUnit} />
        </div>
        <ul className="grid gap-x-columns lg:grid-cols-2">
          {features.map((feature) => (
            <li
              key={feature}
              className="grid grid-cols-[2.25rem_1fr] border-b border-rule py-4 text-pretty last:border-b-0 lg:last:odd:col-span-2"
            >
              <CheckIcon className="mt-1.5 size-5 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
