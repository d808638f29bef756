/** What an agency can change in its settings without breaking a promise: addresses, names, links. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Agency = {
  name: string
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
