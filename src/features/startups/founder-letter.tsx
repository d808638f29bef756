import { Link } from '@tanstack/react-router'
import { BookingLink } from '@/components/booking-link'
import { Paragraphs } from '@/components/paragraphs'
import { Picture } from '@/components/picture'
import { sitePrice } from '@/content/site-price'
import type { StartupsEntry } from '@/schema/entries'
import { purchaseLink } from './purchase-link'

/** The top of the page: the headline, its picture, what it costs with a way to buy it, and the letter. */
export function FounderLetter({ page, packagesId }: { page: StartupsEntry; packagesId: string }) {
  const { headline, image, imageAlt = '', pictures, letter, signature, packages } = page
  return (
    <header className="page-grid pt-section-55 pb-section-60">
      <h1 className="col-span-full max-w-[9ch] text-banner leading-banner lg:col-span-8">{headline}</h1>
      <ul className="ledger col-span-full mt-8 self-start md:grid md:grid-cols-2 md:gap-x-8 lg:col-span-3 lg:block lg:row-start-2 lg:mt-letter-top">
        {packages.map((offer) => (
          <li key={offer.name} className="pt-2 pb-5">
            <Link
              to="/startups"
              hash={packagesId}
              className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline hover:text-accent"
            >
              <span className="font-semibold">{offer.name}</span>
              <span className="figure text-h3">{sitePrice(offer.price)}</span>
            </Link>
            <BookingLink to={purchaseLink(offer)} quiet className="w-full min-h-11! py-2!">
              {offer.button}
            </BookingLink>
          </li>
        ))}
      </ul>
      {image ? (
        <div className="col-span-full sm:max-lg:col-span-8 lg:col-span-4 lg:col-start-9 lg:row-start-1">
          <Picture
            path={image}
            pictures={pictures}
            alt={imageAlt}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 62vw, 92vw"
            eager
            className="aspect-2/1 w-full object-cover lg:aspect-3/2"
          />
        </div>
      ) : null}
      <div className="col-span-full mt-letter-top lg:col-span-8 lg:col-start-5 lg:row-start-2">
        <Paragraphs text={letter} className="max-w-measure text-lead leading-normal" />
        <p className="mt-8 flex items-center gap-4 font-display text-h3 font-bold before:h-0.5 before:w-10 before:bg-accent">
          {signature}
        </p>
      </div>
    </header>
  )
}
