/** Promises about what an address leads to. */
import * as site from '../site'
import { brokenAt, type HostPromise, settled, targetOf, wrongTarget } from './promise'

const isWrongPage = (body: string, page: string): boolean => !site.shows(body, page)
const withoutRoot = site.pages.filter((page) => page !== '/')

export const addressPromises: HostPromise[] = [
  {
    name: 'a page answers at its address',
    broken: (ask) =>
      brokenAt(ask, site.pages, ({ status, body }, page) =>
        status !== 200
          ? `${status}`
          : isWrongPage(body, page === '/' ? 'index.html' : `${page}.html`) && 'shows another page',
      ),
  },
  {
    name: 'a file answers at its address',
    broken: (ask) =>
      brokenAt(
        ask,
        [...site.immutable, ...site.icons, ...site.data, ...site.texts],
        ({ status }) => status !== 200 && `${status}`,
      ),
  },
  {
    name: 'the address of a page with a slash leads to the one without, with its query',
    broken: (ask) =>
      brokenAt(
        ask,
        withoutRoot.map((page) => `${page}/?a=1&b=2`),
        (answer, address) => wrongTarget(answer, address.replace('/?', '?')),
      ),
  },
  {
    name: 'second addresses of a page lead to it or name the first one',
    broken: async (ask) => {
      const lines = []
      for (const [address, page] of [
        ['/index', '/'],
        ['/index.html', '/'],
        ...withoutRoot.map((path) => [`${path}.html`, path]),
      ] as const) {
        const { status, body } = await settled(ask, address)
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
        const isClosed = body.includes('<meta name="robots" content="noindex"')
        if (status !== 200 || !(isClosed || canonical === site.rules.origin + page))
          lines.push(`${address}: ${status} ${canonical}`)
      }
      return lines
    },
  },
  {
    name: 'an address without a page is a 404 with our page',
    broken: (ask) =>
      brokenAt(
        (address) => settled(ask, address),
        [...site.missing, ...site.missingImmutable, '/assets', '/assets/', '/media/', '/nope/', '/blog/nope/'],
        ({ status, body }) => (status !== 404 ? `${status}` : isWrongPage(body, '404.html') && 'another page'),
      ),
  },
  {
    name: 'a case study that is not there is a 404 with its own page',
    broken: (ask) =>
      brokenAt(ask, site.missingCaseStudies, ({ status, body }) =>
        status !== 404 ? `${status}` : isWrongPage(body, 'case-study/404.html') && 'another page',
      ),
  },
  {
    name: 'the 404 pages have no address of their own, and search engines leave them alone',
    broken: (ask) =>
      brokenAt(
        (address) => settled(ask, address),
        site.notFoundPages,
        ({ status, body }) =>
          status !== 404 ? `${status}` : !body.includes('<meta name="robots" content="noindex"') && 'without noindex',
      ),
  },
  {
    name: 'an old address leads to the new one in one hop',
    broken: (ask) =>
      brokenAt(
        ask,
        site.oldAddresses.map(({ from }) => from),
        (answer, address) => wrongTarget(answer, site.oldAddresses.find(({ from }) => from === address)?.to ?? ''),
      ),
  },
  {
    name: 'so does an old address with a slash',
    broken: (ask) =>
      brokenAt(
        ask,
        site.oldAddresses.map(({ from }) => `${from}/`),
        (answer, address) =>
          wrongTarget(answer, site.oldAddresses.find(({ from }) => `${from}/` === address)?.to ?? ''),
      ),
  },
  {
    name: 'redirects of old addresses keep the query',
    broken: (ask) =>
      brokenAt(
        ask,
        site.oldAddresses.map(({ from }) => `${from}?a=1&b=2`),
        (answer, address) =>
          wrongTarget(answer, `${site.oldAddresses.find(({ from }) => address.startsWith(`${from}?`))?.to}?a=1&b=2`),
      ),
  },
  {
    name: '/admin/ shows the forms',
    broken: (ask) =>
      brokenAt(
        ask,
        ['/admin/'],
        ({ status, body }) => (status !== 200 || !body.includes('admin/assets/')) && `${status}`,
      ),
  },
  {
    name: '/admin leads to /admin/, with its query',
    broken: (ask) => brokenAt(ask, ['/admin?a=1'], (answer) => wrongTarget(answer, '/admin/?a=1')),
  },
  {
    name: 'files for hosts and hidden files are not readable',
    broken: (ask) => brokenAt(ask, site.hidden, ({ status }) => status === 200 && 'readable'),
  },
  {
    name: 'no path leads out of the folder, and none is too much for the server',
    broken: (ask) =>
      brokenAt(
        ask,
        site.hostile,
        ({ status, body }) => (status === 200 || status >= 500 || body.includes('"devDependencies"')) && `${status}`,
      ),
  },
  {
    name: 'no path leads to another site or adds a header',
    broken: (ask) =>
      brokenAt(
        ask,
        site.misleading,
        (answer) =>
          (answer.headers['x-injected'] !== undefined || !/^(?:\/(?![/\\])|$)/.test(targetOf(answer) ?? '')) &&
          `${answer.status} ${answer.headers.location}`,
      ),
  },
]
