import { TRUSTED_TYPES_POLICY } from '../../../src/lib/trusted-html'
import { EnvironmentError } from '../../lib/environment-error'
import { sha256 } from '../../lib/fingerprint'
import { readOrigin } from '../../lib/web-address'

/** The one place that says what a page may load. Sent by the server and by every host file, and part of each page. */
export function contentSecurityPolicy({
  bootScript,
  formTargets,
  connections = [],
}: {
  bootScript: string
  /** Origins that forms are sent to. */
  formTargets: string[]
  /** Origins that scripts send to. */
  connections?: string[]
}): string {
  const hash = sha256(bootScript, 'base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...origins(connections)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    // The contact form opens the visitor's mail program, always or where sending fails.
    ['form-action', "'self'", 'mailto:', ...origins(formTargets)].join(' '),
    // No script can turn a text into HTML, but for the one place that shows bodies.
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ')
}

/**
 * What the editors' forms below /admin/ may load: the CMS styles its parts inline, shows pictures that are not
 * published yet, and talks to the Git provider. Nothing of it may run a script from elsewhere either.
 */
export function adminSecurityPolicy({ connect, pictures }: { connect: string[]; pictures: string[] }): string {
  return [
    "default-src 'none'",
    // Browsers that cannot read HEIC or write WebP have programs in WebAssembly for it.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'blob:', 'data:', ...origins(pictures)].join(' '),
    "font-src 'self'",
    "worker-src 'self' blob:",
    // The page beside the form.
    "frame-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', ...origins(connect)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** @throws for everything but an origin: a policy is one line in which spaces, commas and semicolons begin something else */
const origins = (addresses: readonly string[]): string[] =>
  addresses.map((address) => {
    if (readOrigin(address) === address) return address
    throw new EnvironmentError(`${JSON.stringify(address)} cannot be a source in a policy: only an origin can`)
  })

/** What is different below /admin/: signing in needs the window of the provider to reach its opener. */
export function adminHeaders(policy: string): Record<string, string> {
  return {
    // The page beside the form is in a frame of the forms.
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  }
}

/** What is different below /embed/: other sites show these pages in a frame, also those that isolate themselves. */
export function embedHeaders(policy: string): Record<string, string> {
  return { 'Content-Security-Policy': `${policy}; frame-ancestors *`, 'Cross-Origin-Resource-Policy': 'cross-origin' }
}

/**
 * What is different below /assets/: a page in a sandboxed frame has an origin of its own, for which scripts, styles and
 * typefaces of the site are those of another site.
 */
export const ASSET_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** What is different below /media/ and /share/: newspapers, partners and previews of links may show a picture from its address. */
export const MEDIA_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Headers of every answer. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': inHeader(policy),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The address of a tool can hold what a visitor typed; not even our own host needs to see it in a log.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** `frame-ancestors` works in a header only. */
const inHeader = (policy: string): string => `${policy}; frame-ancestors 'none'`
