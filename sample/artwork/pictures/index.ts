/** Every picture of the site. Add an entry to one of these lists, then run `npm run draw`. */
import { articles } from './articles'
import { caseStudies } from './case-studies'
import { pages } from './pages'
import type { Picture } from './picture'
import { services } from './services'
import { tiles } from './tiles'

export const pictures: readonly Picture[] = [...services, ...tiles, ...caseStudies, ...articles, ...pages]
