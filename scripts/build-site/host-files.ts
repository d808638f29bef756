import type { Redirect } from '../../src/schema/entries'
import { escapeHtml } from '../lib/escape-html'
import { ICONS } from '../lib/site-files'
import { adminHeaders, securityHeaders } from './security-policy'

/** Folders whose file names carry a hash of the content. */
const IMMUTABLE = ['/assets/', '/media/', '/admin/assets/']
const FOR_EVER = 'public, max-age=31536000, immutable'
/** For icons: their names stay the same, and browsers ask for them at every change of the address. */
const A_DAY = 'public, max-age=86400'
const REVALIDATE = 'no-cache'

/** What a host needs to know, in one shape; the files below say it in each host's own words. */
export type HostRules = {
  headers: Record<string, string>
  /** Instead of `headers`, below /admin/. */
  adminHeaders: Record<string, string>
  redirects: Redirect[]
}

export function hostRules({
  policy,
  adminPolicy,
  redirects,
  isPreview,
}: {
  policy: string
  adminPolicy: string
  redirects: Redirect[]
  isPreview: boolean
}): HostRules {
  const headers = { ...securityHeaders(policy), ...(isPreview && { 'X-Robots-Tag': 'noindex' }) }
  return { headers, adminHeaders: adminHeaders(adminPolicy), redirects }
}

/** Security headers of an answer, by the path of the request. */
export function headersFor({ headers, adminHeaders }: HostRules, path: string): Record<string, string> {
  return /^\/admin(?:\/|$)/.test(path) ? adminHeaders : headers
}

/** Cache-Control of an answer, by the path of its file. */
export function cacheControl(path: string): string {
  if (ICONS.includes(path)) return A_DAY
  return IMMUTABLE.some((folder) => path.startsWith(folder)) ? FOR_EVER : REVALIDATE
}

/** Every host file by its name in the output folder. */
export function hostFiles(rules: HostRules): Record<string, string> {
  const { headers, redirects } = rules
  const own = Object.entries(rules.adminHeaders).filter(([name, value]) => headers[name] !== value)
  return {
    // Netlify and Cloudflare Pages. Their default code is 302, so 301 is written out.
    _headers: [
      '/*',
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      // Cloudflare adds up what rules say about a header unless it is taken back first; Netlify takes the last.
      ...['/admin', '/admin/*'].flatMap((path) => [
        path,
        ...own.map(([name]) => `  ! ${name}`),
        ...own.map(([name, value]) => `  ${name}: ${value}`),
      ]),
      ...IMMUTABLE.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${FOR_EVER}`]),
      ...ICONS.flatMap((icon) => [icon, `  Cache-Control: ${A_DAY}`]),
      '',
    ].join('\n'),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(
      {
        cleanUrls: true,
        trailingSlash: false,
        redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
        headers: [
          { source: '/(.*)', headers: asList(headers) },
          { source: '/admin/:path*', headers: asList(rules.adminHeaders) },
          ...IMMUTABLE.map((folder) => ({
            source: `${folder}(.*)`,
            headers: [{ key: 'Cache-Control', value: FOR_EVER }],
          })),
          ...ICONS.map((source) => ({ source, headers: [{ key: 'Cache-Control', value: A_DAY }] })),
        ],
      },
      null,
      2,
    )}\n`,
    // GitHub Pages: serve every file as it is.
    '.nojekyll': '',
    // Read by `npm run serve`.
    '.host-rules.json': `${JSON.stringify(rules)}\n`,
  }
}

/** Where the page at an old address lies; addresses of other sites often have the ending themselves. */
export const redirectFile = (from: string): string => `${from.slice(1).replace(/\.html$/i, '')}.html`

const asList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** A page at an old address, for hosts that know no redirects: it leads on by itself and by a link. */
export function redirectPage({ to }: Redirect, origin: string): string {
  const target = escapeHtml(to)
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This page has moved</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(origin)}${target}"><meta http-equiv="refresh" content="0; url=${target}">`,
    `</head><body><main><h1>This page has moved</h1><p><a href="${target}">Go to its new address</a></p></main></body></html>`,
  ].join('')
}
