import { site } from '@/content/settings'

/** Address of the site itself, without a slash at the end. */
export const origin = site.url

/** The whole address of a page or file of the site. */
// Browsers get no structured data, and the bundler leaves out the constants that only it needs.
/* @__NO_SIDE_EFFECTS__ */
export function addressOf(path: string): string {
  return `${origin}${path}`
}
