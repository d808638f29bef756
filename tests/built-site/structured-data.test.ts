/** Every page has one graph of schema.org data, as a validator of others reads it. */
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { expect, test } from 'vitest'
import { below, fileFor, origin, paths, read } from './site'

type Node = { '@type': string; '@id': string } & Record<string, unknown>

function graphOf(path: string): Node[] {
  const found = [...read(fileFor(path) ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(found, path).toHaveLength(1)
  const data = JSON.parse(found[0]?.[1] ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const typesOn = (path: string) => graphOf(path).map((node) => node['@type'])

/** Every id that a value names without describing it. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String((value as Node)['@id'])]
  return Object.values(value).flatMap(referencesIn)
}

test.each(paths)('the structured data of %s has no errors', async (path) => {
  const html = read(fileFor(path) ?? '')
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const issues = await new Validator().validate(extracted)
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
})

test.each(paths)('the graph of %s describes the agency, the site and the page, and has no ratings', (path) => {
  const graph = graphOf(path)
  const address = `${origin}${path}`
  const ids = graph.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.slice(0, 3)).toEqual([`${origin}/#organization`, `${origin}/#website`, `${address}#webpage`])
  expect(ids.includes(`${address}#breadcrumb`)).toBe(path !== '/')
  expect(JSON.stringify(graph)).not.toMatch(/"(?:aggregateRating|review)"/)
  const elsewhere = path.startsWith('/blog/') ? [`${origin}/blog#blog`] : []
  expect([...ids, ...elsewhere]).toEqual(expect.arrayContaining(referencesIn(graph)))
})

const TYPES: Record<string, string> = {
  '/services': 'Service',
  '/case-study': 'Article',
  '/resources': 'Article',
  '/tools': 'WebApplication',
  '/blog': 'BlogPosting',
}

test.each(Object.keys(TYPES).flatMap(below))('the graph of %s ends with what the page is about', (path) => {
  const [folder = ''] = /^\/[^/]+/.exec(path) ?? []
  expect(typesOn(path).at(-1)).toBe(TYPES[folder])
})

test.each(paths.filter((path) => path === '/blog'))('%s is a blog', (path) => {
  expect(typesOn(path)).toContain('Blog')
})
