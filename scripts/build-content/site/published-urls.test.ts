import { afterAll, describe, expect, it } from 'vitest'
import { build, cleanUp, POST } from '../../../tests/content/support/content'
import { addUrls } from './published-urls'

afterAll(cleanUp)

const lines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('the addresses of a build', () => {
  it('are its pages and the old addresses that lead to them', async () => {
    const { addresses: all } = await build({ 'blog/post.md': POST.replace('title', 'aliases: [/old-post]\ntitle') })
    expect(all()).toContainEqual({ path: '/blog/post', title: 'How to brief an agency' })
    expect(all()).toContainEqual({ path: '/old-post', title: 'How to brief an agency' })
    expect(all()).toContainEqual({ path: '/tools/influencer-roi-calculator', title: expect.stringMatching(/\w/) })
    expect(all().map(({ path }) => path)).toEqual([...new Set(all().map(({ path }) => path))].sort())
  })
  it('are not what visitors do not see', async () => {
    const { addresses: all } = await build({
      'blog/post.md': POST.replace('title', 'draft: true\naliases: [/old-draft]\ntitle'),
      'blog/later.md': POST.replace('title', 'publishAt: 2024-12-01\ntitle'),
      'case-studies/quiet-mole.yaml': undefined,
      'portfolio/startups.yaml': undefined,
      'portfolio/all.yaml': [
        'groupTitle: All',
        'groupCategory: All',
        'order: 1',
        'clients:',
        '  - id: rho',
        '    name: Rho',
        '    challenge: A',
        '    solution: B',
        '    results: [C]',
        '    hasCaseStudy: false',
        '',
      ].join('\n'),
    })
    const paths = all().map(({ path }) => path)
    for (const path of ['/blog/post', '/old-draft', '/blog/later', '/case-study/rho']) expect(paths).not.toContain(path)
  })
})

describe('adding to the list', () => {
  it('keeps what has gone, follows titles, and sorts', () => {
    const known = [
      { path: '/b', title: 'Before' },
      { path: '/gone', title: '' },
    ]
    const current = [
      { path: '/b', title: 'After' },
      { path: '/a', title: 'New page' },
    ]
    expect(lines(addUrls(known, current))).toEqual(['/a New page', '/b After', '/gone'])
  })
  it('is read again as it was written', async () => {
    const { addresses: all } = await build()
    const text = addUrls([], all())
    expect((await build({ '../published-urls.txt': text })).printed).toBe('')
    expect(addUrls(all(), all())).toBe(text)
  })
})
