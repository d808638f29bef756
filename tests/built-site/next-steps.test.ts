import { expect, test } from 'vitest'
import { caseStudies, resources, services, toolsPage } from '../journeys/content'
import { fileFor, read } from './site'

/** The address of a page, and those that it must lead to. */
const steps: [string, string[]][] = [
  ...[...services].map(([id, { nextCase, nextPrice = '/services', nextGuide }]): [string, string[]] => [
    `/services/${id}`,
    [`/case-study/${nextCase}`, nextPrice, `/resources/${nextGuide}`],
  ]),
  ...[...caseStudies].map(([id, { nextCase }]): [string, string[]] => [
    `/case-study/${id}`,
    [`/case-study/${nextCase}`],
  ]),
  ...[...resources].map(([id, { nextTool }]): [string, string[]] => [`/resources/${id}`, [`/tools/${nextTool}`]]),
  ...toolsPage.explanations.map(({ tool, link }): [string, string[]] => [`/tools/${tool}`, [link]]),
]

const NEXT = /<section aria-labelledby="[^"]+"[^>]*><div[^>]*><h2[^>]*>(?:Read next|Next|Next case)<.*?<\/section>/s

test.each(steps)('%s says where to go next', (path, next) => {
  const section = NEXT.exec(read(fileFor(path) ?? ''))?.[0]
  for (const link of next) {
    expect(section).toContain(`href="${link}"`)
    expect(link).not.toBe(path)
  }
})
