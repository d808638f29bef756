/**
 * `speculation-rules.json`, which the header `Speculation-Rules` of every page names: browsers that know it fetch a
 * page of the site while a visitor points at its link, or when the link has been in view for a while on a phone. They do not
 * do so when the visitor saves data.
 *
 * The page is not rendered before the click: once a mouse has moved, the app shows the page by itself, from much smaller
 * data, and a rendered page would have been wasted.
 */
export const SPECULATION_RULES = {
  file: 'speculation-rules.json',
  headers: { 'Speculation-Rules': '"/speculation-rules.json"' },
}

/** Pages have no dot in their addresses. The forms are large, and few visitors may use them. */
const NO_PAGES = ['/*.*', '/admin', '/admin/*']

export const speculationRules = (): string =>
  `${JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: NO_PAGES } },
            { not: { selector_matches: '[download], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })}\n`
