/** What an agency can change in its settings without breaking a promise: addresses, names, links. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { formatPrice } from '../../src/lib/format-price'

type Agency = {
  name: string
  currency: string
  email: string
  crisisEmail: string
  bookingUrl: string
  communityUrl: string
  social: Record<'x' | 'facebook' | 'linkedin' | 'youtube' | 'instagram', string>
  products: { name: string; description: string; url: string }[]
  copyrightYear: number
  hiddenTools?: string[]
}

export const agency: Agency = parse(readFileSync('content/settings/site.yaml', 'utf8'))

/** A price as the pages of the site in the first language show it. */
export const priceOf = (amount: number): string => formatPrice(amount, agency.currency, 'en')
