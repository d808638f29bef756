import * as words from '@words/service'
import { BookingLink } from '@/components/booking-link'
import { Breadcrumb } from '@/components/breadcrumb'
import { Picture } from '@/components/picture'
import type { ServiceEntry } from '@/schema/entries'
import { ServicePrice } from './service-price'

/** The front of a service page: its name and its headline over all columns, then the lead beside the picture. */
export function ServiceHero({ service }: { service: ServiceEntry }) {
  const { title, hero, price, priceUnit, buttonLink, image, imageAlt, pictures } = service
  return (
    <header className="page-width pt-section-30 pb-section-60">
      <Breadcrumb trail={[{ name: words.services, path: '/services' }]} current={title} />
      <h1 className="mt-4">
        <span className="block text-h3 leading-tight tracking-normal text-accent">
          {title}
          <span className="sr-only">: </span>
        </span>
        <span className="mt-2 block max-w-[20ch]">{hero.headline}</span>
      </h1>
      <div className="mt-opening grid gap-x-columns gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col gap-8 border-t-3 border-ink pt-5 lg:col-span-4">
          <p className="text-lead">{hero.text}</p>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
            <ServicePrice price={price} priceUnit={priceUnit} />
            <BookingLink to={buttonLink}>{hero.button}</BookingLink>
          </div>
        </div>
        <div className="lg:col-span-8">
          <Picture
            path={image}
            pictures={pictures}
            alt={imageAlt}
            sizes="(min-width: 64rem) 64vw, 92vw"
            priority
            className="aspect-3/2 w-full object-cover"
          />
        </div>
      </div>
    </header>
  )
}
