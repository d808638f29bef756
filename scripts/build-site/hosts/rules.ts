/** What a host has to know about the site, in one shape. The other files of this folder say it in each host's own words. */
import type { Redirect } from '../../../src/schema/entries'
import { ICONS } from '../../lib/site-files'
import { ASSET_HEADERS, adminHeaders, embedHeaders, MEDIA_HEADERS, securityHeaders } from './security-policy'
import { SPECULATION_RULES } from './speculation-rules'

/** Folders whose file names carry a hash of the content. */
export const IMMUTABLE = ['/assets/', '/media/', '/admin/assets/']
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For icons: their names stay the same, and browsers ask for them at every change of the address. */
export const A_DAY = 'public, max-age=86400'
export const REVALIDATE = 'no-cache'

const SECONDS_OF_A_DAY = 86_400

/** The headers that are different in a folder and at its own address. */
type HeaderGroup = { folder: string; headers: Record<string, string> }

export type HostRules = {
  /** Where the site is published, without a slash at the end. */
  origin: string
  headers: Record<string, string>
  /** Folders in which some of these are different. */
  groups: HeaderGroup[]
  redirects: Redirect[]
}

/** @param httpsOnlyDays for how many days browsers remember to ask with https only */
export function hostRules({
  origin,
  policy,
  adminPolicy,
  redirects,
  httpsOnlyDays,
  isPreview,
}: {
  origin: string
  policy: string
  adminPolicy: string
  redirects: Redirect[]
  httpsOnlyDays: number
  isPreview: boolean
}): HostRules {
  const onAll = {
    ...SPECULATION_RULES.headers,
    'Strict-Transport-Security': `max-age=${httpsOnlyDays * SECONDS_OF_A_DAY}`,
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  }
  return {
    origin,
    headers: { ...securityHeaders(policy), ...onAll },
    groups: [
      { folder: '/admin', headers: adminHeaders(adminPolicy) },
      { folder: '/embed', headers: embedHeaders(policy) },
      { folder: '/assets', headers: ASSET_HEADERS },
      { folder: '/media', headers: MEDIA_HEADERS },
      { folder: '/share', headers: MEDIA_HEADERS },
    ],
    redirects,
  }
}

/** Security headers of an answer, by the path of the request. */
export function headersFor({ headers, groups }: HostRules, path: string): Record<string, string> {
  const group = groups.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  return { ...headers, ...group?.headers }
}

/** Cache-Control of an answer, by the path of its file. */
export function cacheControl(path: string): string {
  if (ICONS.includes(path)) return A_DAY
  return IMMUTABLE.some((folder) => path.startsWith(folder)) ? FOR_EVER : REVALIDATE
}
