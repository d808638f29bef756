import { Link } from '@tanstack/react-router'
import { formatPrice } from '@words/prices'
import { Paragraphs } from '@/components/paragraphs'
import type { StartupsPage } from '@/schema/startups'

/** The top of the page: the headline, the letter below it, and at its side what it costs. */
export function FounderLetter({ page, packagesId }: { page: StartupsPage; packagesId: string }) {
  const { headline, letter, signature, packages } = page
  return (
    <header className="page-grid pt-section-55 pb-section-60">
      <h1 className="col-span-full max-w-[9ch] text-banner leading-[0.94]">{headline}</h1>
      <div className="col-span-full mt-letter-top lg:col-span-8 lg:col-start-5 lg:row-start-2">
        <Paragraphs text={letter} className="max-w-measure text-lead leading-[1.5]" />
        <p className="mt-8 flex items-center gap-4 font-display text-h3 font-bold before:h-0.5 before:w-10 before:bg-accent">
          {signature}
        </p>
      </div>
      <ul className="ledger col-span-full self-start lg:col-span-3 lg:row-start-2 lg:mt-letter-top">
        {packages.map(({ name, price }) => (
          <li key={name}>
            <Link
              to="/startups"
              hash={packagesId}
              className="flex min-h-16 flex-wrap items-baseline justify-between gap-x-4 py-4 no-underline hover:text-accent"
            >
              <span className="font-semibold">{name}</span>
              <span className="figure text-h3">{formatPrice(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </header>
  )
}
