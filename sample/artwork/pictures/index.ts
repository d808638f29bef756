/** Every picture of the site. Add an entry to one of these lists, then run `npx tsx sample/artwork/cli.ts`. */
import { articles } from './articles'
import { caseStudies } from './case-studies'
import { details } from './details'
import { guides } from './guides'
import { pages } from './pages'
import { nightOf, type Picture } from './picture'
import { services } from './services'
import { tiles } from './tiles'

const days: readonly Picture[] = [...services, ...tiles, ...caseStudies, ...details, ...articles, ...guides, ...pages]

/** On a dark page, a picture on paper would be a lamp: each has a night version. */
export const pictures: readonly Picture[] = days.flatMap((picture) =>
  picture.scheme === 'paper' ? [picture, nightOf(picture)] : picture,
)
