/**
 * `speculation-rules.json`, which the header `Speculation-Rules` of every page names: browsers that know it fetch a
 * page of the site while a visitor points at its link, or when the link has been in view for a while on a phone. They do not
 * do so when the visitor saves data.
 *
 * A page of a tool has a program of its own, so links to it and from it load a document: that is rendered before the press
 * as well. Between other pages it is not: once a mouse has moved, the app shows the page by itself, from much smaller data,
 * and a rendered page would have been wasted.
 */
export const SPECULATION_RULES = {
  file: 'speculation-rules.json',
  headers: { 'Speculation-Rules': '"/speculation-rules.json"' },
}

/** Pages have no dot in their addresses. The forms are large, and few visitors may use them. */
const NO_PAGES = ['/*.*', '/admin', '/admin/*']

const toPages = [
  { href_matches: '/*' },
  { not: { href_matches: NO_PAGES } },
  { not: { selector_matches: '[download], [target=_blank]' } },
]

const betweenPrograms = { or: [{ href_matches: '/tools/*' }, { selector_matches: ':has([data-island]) a' }] }

/** @param hasTools whether the site has the pages of the free tools */
export const speculationRules = (hasTools: boolean): string =>
  `${JSON.stringify({
    prefetch: [{ where: { and: toPages }, eagerness: 'moderate' }],
    ...(hasTools && { prerender: [{ where: { and: [...toPages, betweenPrograms] }, eagerness: 'moderate' }] }),
  })}\n`
