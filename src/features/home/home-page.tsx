import { ContactSection } from '@/components/contact/contact-section'
import { SampleNote } from '@/components/sample-note'
import type { HomeEntry } from '@/schema/entries'
import type { ContactPage } from '@/schema/pages'
import { Evidence } from './evidence'
import { FrontPrices } from './front-prices'
import { FrontStories } from './front-stories'
import { Hero } from './hero'
import { LogoCarousel } from './logo-carousel'
import { ServiceTiles } from './service-tiles'

export function HomePage({ home, contactForm }: { home: HomeEntry; contactForm: ContactPage['form'] }) {
  return (
    <>
      <Hero hero={home.hero} pictures={home.pictures} />
      {home.logos ? <LogoCarousel {...home.logos} pictures={home.pictures} /> : null}
      {home.logos?.sample ? <SampleNote text={home.logos.sample} /> : null}
      <Evidence evidence={home.evidence} front={home.front} />
      <ServiceTiles heading={home.tilesHeading} tiles={home.tiles} pictures={home.pictures} />
      <FrontPrices packages={home.packages} front={home.front} />
      <FrontStories stories={home.stories} front={home.front} />
      <ContactSection {...contactForm} />
    </>
  )
}
