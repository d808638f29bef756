import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../lib/words/messages'
import { wordsOf } from '../../lib/words/words-of-build'
import type { ContentFile } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import type { SiteMap } from './map'
import { explainedTools, nextSteps } from './read-next'

const words = wordsOf('en', messagesOf('en'))
const money = (amount: number) => `$${amount}`

const entry = (collection: 'services' | 'resources' | 'case-studies', data: Entry['data']) =>
  ({ kind: { collection, id: 'x', format: 'yaml' }, data }) as unknown as Entry

/** A site of these pages, each with the fields of its file. */
function siteOf(pages: Record<string, { data?: Entry['data']; leftOut?: 'draft' }>): SiteMap {
  const mapped = Object.entries(pages).map(([path, { data, leftOut }]) => {
    const source = data && ({ parsed: () => ({ entry: { data } }) } as unknown as ContentFile)
    return [path, { path, source, leftOut, indexed: true }] as const
  })
  return {
    url: undefined,
    pages: new Map(mapped),
    redirects: new Map(),
    categories: [],
    parts: { present: [], leftOut: [] },
    unknownBelow: [],
    lost: () => new Set(),
  }
}

const site = siteOf({
  '/services': { data: { title: 'Services', heading: 'What it costs', description: 'All prices.' } },
  '/startups': { data: { title: 'For startups', headline: 'Hello', description: 'Two packages.' } },
  '/services/launch': { data: { title: 'Launch', summary: 'Seven days.' } },
  '/case-study/northly': { data: { name: 'Northly', challenge: 'Seven countries.' } },
  '/resources/first': { data: { title: 'First steps', summary: 'A guide.' } },
  '/blog/draft': { data: { title: 'Draft', excerpt: 'Not yet.' }, leftOut: 'draft' },
  '/tools/pitch-timer': { data: { title: 'Countdown', description: 'To your date.' } },
})

describe('next steps', () => {
  test('a service leads to its case, its price, its guide and related services, in this order', () => {
    const service = { title: 'PR', price: 3000, nextCase: 'northly', nextGuide: 'first', related: ['launch'] }
    expect(nextSteps(entry('services', service), site, words, money)).toEqual([
      { link: '/case-study/northly', title: 'Case study: Northly', summary: 'Seven countries.' },
      {
        link: '/services',
        title: 'Price: what it costs',
        summary: 'PR starts at $3000 a month. Compare it with our other services.',
      },
      { link: '/resources/first', title: 'Guide: First steps', summary: 'A guide.' },
      { link: '/services/launch', title: 'Launch', summary: 'Seven days.' },
    ])
  })

  test('a service without a price of its own leads to the page that says it', () => {
    const links = (data: Entry['data']) =>
      nextSteps(entry('services', data), site, words, money).map(({ link }) => link)
    expect(links({ nextPrice: '/startups', price: 3000 })).toEqual(['/startups'])
    expect(links({})).toEqual(['/services'])
  })

  test('a guide leads to its tool, unless the site does not show the tool', () => {
    const tool = (nextTool: string) =>
      nextSteps(entry('resources', { nextTool }), site, words, money).map(({ title }) => title)
    expect(tool('pitch-timer')).toEqual(['Free tool: Countdown'])
    expect(tool('pr-health-checker')).toEqual([])
  })

  test('a tool leads to the text that explains it, unless that is a draft', () => {
    const explanations = [
      { tool: 'pitch-timer', link: '/resources/first' },
      { tool: 'pr-health-checker', link: '/blog/draft' },
    ]
    const page = { data: { explanations } } as unknown as Entry
    expect(explainedTools(page, site, words)).toEqual({
      'pitch-timer': { link: '/resources/first', title: 'Guide: First steps', summary: 'A guide.' },
    })
  })
})
