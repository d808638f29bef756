/**
 * The score that MDN's HTTP Observatory gives to an answer. Names and modifiers are those of `SCORE_TABLE` in
 * `src/grader/charts.js` of mdn/mdn-http-observatory, as of November 2026; what decides between them follows its
 * `src/analyzer/tests/`. Only the results that an answer of a static site can have are here, without preloading of
 * https, which is a list that browsers bring along, and without the redirect from http, which is the host's.
 */
const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
}

export type Result = keyof typeof MODIFIERS

/** Bonuses count only above this score, `MINIMUM_SCORE_FOR_EXTRA_CREDIT`. */
const LEAST_FOR_BONUS = 90
/** 15,768,000 seconds. */
const SIX_MONTHS = 15_768_000

const BROAD = ['ftp:', 'http:', 'https:', '*']
const INLINE = ["'unsafe-inline'", 'data:']

/** @param html the page, whose `meta` element may hold a policy too */
export function observatoryScore(headers: Record<string, string>, html: string): { score: number; results: Result[] } {
  const header = (name: string) => headers[name]
  const sent = header('Content-Security-Policy')
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&#39;', "'")
  const results: Result[] = [
    policyResult(sent ?? inPage),
    header('Set-Cookie') === undefined ? 'cookies-not-found' : 'cookies-session-without-secure-flag',
    header('Access-Control-Allow-Origin') === undefined
      ? 'cross-origin-resource-sharing-not-implemented'
      : 'cross-origin-resource-sharing-implemented-with-universal-access',
    referrerResult(header('Referrer-Policy')),
    httpsResult(header('Strict-Transport-Security')),
    scriptsResult(html),
    header('X-Content-Type-Options') === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
    // Only a header can forbid frames.
    sourcesOf(sent ?? '').has('frame-ancestors')
      ? 'x-frame-options-implemented-via-csp'
      : 'x-frame-options-not-implemented',
    resourceResult(header('Cross-Origin-Resource-Policy')),
  ]
  const modifiers = results.map((result) => MODIFIERS[result])
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  const bonus = base >= LEAST_FOR_BONUS ? sum(modifiers.filter((modifier) => modifier > 0)) : 0
  return { score: Math.max(0, base + bonus), results }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const sourcesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

function policyResult(policy: string | undefined): Result {
  if (!policy) return 'csp-not-implemented'
  const directives = sourcesOf(policy)
  const others = directives.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(
    (name) => directives.get(name) ?? others,
  ) as [string[], string[], string[]]
  const has = (sources: readonly string[], wanted: readonly string[]) =>
    sources.some((source) => wanted.includes(source))
  if (has(scripts, [...BROAD, ...INLINE]) || has(objects, BROAD)) return 'csp-implemented-with-unsafe-inline'
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source)))
    return 'csp-implemented-with-insecure-scheme'
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval'
  if (has(styles, [...BROAD, ...INLINE])) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return others.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

function referrerResult(policy: string | undefined): Result {
  if (policy === undefined) return 'referrer-policy-not-implemented'
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy)
  return isPrivate ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

function httpsResult(header: string | undefined): Result {
  const seconds = /^max-age=(\d+)/.exec(header ?? '')?.[1]
  if (seconds === undefined) return 'hsts-not-implemented'
  return Number(seconds) >= SIX_MONTHS
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

function scriptsResult(html: string): Result {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, src = '']) => !/^\/(?!\/)|^\.\//.test(src)))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes(' integrity="'))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}

function resourceResult(policy: string | undefined): Result {
  if (policy === undefined) return 'cross-origin-resource-policy-not-implemented'
  return policy === 'cross-origin'
    ? 'cross-origin-resource-policy-implemented-with-cross-origin'
    : 'cross-origin-resource-policy-implemented-with-same-origin'
}
