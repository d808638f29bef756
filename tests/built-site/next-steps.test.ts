import { expect, test } from 'vitest'
import { caseStudies, resources, services, toolsPage } from '../journeys/content'
import { attributes, fileFor, hasPage, markup } from './site'

/** The address of a page in a folder of the site, where an entry names one. */
const within = (folder: string, id: string | undefined): string[] => (id === undefined ? [] : [`${folder}/${id}`])

/** The address of a page, and those that its entry names as the next ones. */
const named: [string, string[]][] = [
  ...[...services].map(([id, { nextCase, nextPrice, nextGuide }]): [string, string[]] => [
    `/services/${id}`,
    [...within('/case-study', nextCase), ...(nextPrice ? [nextPrice] : []), ...within('/resources', nextGuide)],
  ]),
  ...[...caseStudies].map(([id, { nextCase }]): [string, string[]] => [
    `/case-study/${id}`,
    within('/case-study', nextCase),
  ]),
  ...[...resources].map(([id, { nextTool }]): [string, string[]] => [`/resources/${id}`, within('/tools', nextTool)]),
  ...(toolsPage?.explanations ?? []).map(({ tool, link }): [string, string[]] => [`/tools/${tool}`, [link]]),
]
const steps = named.filter(([path, next]) => hasPage(path) && next.length > 0)

/** The sections of a page that have a heading. */
const sectionsOf = (path: string) =>
  (markup(fileFor(path) ?? '').match(/<section aria-labelledby=(?:(?!<section).)*?<\/section>/gs) ?? []).map((html) =>
    attributes(html, 'href'),
  )

test('services are looked at', () => {
  expect(services.size).toBeGreaterThan(0)
})

test.each(steps)('%s says where to go next', (path, next) => {
  expect(sectionsOf(path)).toContainEqual(expect.arrayContaining(next))
  expect(next).not.toContain(path)
})
