import { site } from '@/content/settings'
import { formatPrice } from '../lib/format-price'

/** An amount in the currency of the site, as visitors read it. */
export const sitePrice = (amount: number): string => formatPrice(amount, site.currency, site.language)
