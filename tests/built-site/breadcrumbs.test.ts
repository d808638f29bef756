import { expect, test } from 'vitest'
import { attributes, fileFor, hasPage, markup, paths, read } from './site'

/** The page above a page, by the first part of its address. */
const ABOVE: Record<string, string> = {
  services: '/services',
  'case-study': '/customers',
  tools: '/tools',
  resources: '/resources',
  blog: '/blog',
  press: '/press',
}

const inner = paths.filter((path) => path.split('/').length > 2)
const fileOf = (path: string) => fileFor(path) ?? ''

/** The names in a list of HTML, without the marks around them. */
const namesIn = (html: string) =>
  (html.match(/<li.*?<\/li>/gs) ?? []).map((item) => item.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'))

function breadcrumbOf(path: string): string {
  const found = markup(fileOf(path)).match(/<nav [^>]*><ol class="breadcrumb .*?<\/nav>/gs) ?? []
  expect(found, path).toHaveLength(1)
  return found[0] ?? ''
}

test.each(inner)('%s has a breadcrumb that leads up and ends with the page itself', (path) => {
  const breadcrumb = breadcrumbOf(path)
  const above = ABOVE[path.split('/')[1] ?? ''] ?? ''
  if (hasPage(above)) expect(attributes(breadcrumb, 'href')[0]).toBe(above)
  expect(breadcrumb).toMatch(/<li aria-current="page">[^<]+<\/li><\/ol>/)
})

test('a breadcrumb has the names that the structured data has', () => {
  const compared = inner.filter((path) => {
    const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(fileOf(path))) ?? []
    const data = JSON.parse(text ?? '{}')
    const nodes: { '@type': string; itemListElement?: { name: string }[] }[] = data['@graph'] ?? [data]
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
    if (list) expect(namesIn(breadcrumbOf(path)), path).toEqual(list.slice(1).map(({ name }) => name))
    return list
  })
  const kindsOf = (pages: string[]) =>
    ['services', 'resources', 'blog'].filter((kind) => pages.some((path) => path.startsWith(`/${kind}/`)))
  expect(kindsOf(compared)).toEqual(kindsOf(inner))
  expect(compared.length).toBeGreaterThan(0)
})
