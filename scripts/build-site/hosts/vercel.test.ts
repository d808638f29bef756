import { expect, test } from 'vitest'
import { sampleRules } from './testing'
import { vercelConfig } from './vercel'

type Route = { src?: string; handle?: string; headers?: Record<string, string>; status?: number; dest?: string }
const { routes, overrides }: { routes: Route[]; overrides: Record<string, { path: string }> } = JSON.parse(
  vercelConfig(sampleRules(), ['index.html', 'about.html', '404.html', 'admin/index.html', 'share.png']),
)

/** Where the first redirect that fits a path leads. */
function redirectOf(path: string): string | undefined {
  const route = routes.find(({ src, headers }) => headers?.Location && new RegExp(src ?? '').test(path))
  return route && path.replace(new RegExp(route.src ?? ''), route.headers?.Location ?? '')
}

test('pages are served at their addresses', () => {
  expect(overrides).toMatchObject({ 'about.html': { path: 'about' } })
})

test('files whose endings do not tell their type have it from us', () => {
  expect(overrides['speculation-rules.json']).toEqual({
    contentType: 'application/speculationrules+json; charset=utf-8',
  })
})

test.each([
  ['/old', '/about'],
  ['/old/', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index', '/'],
  ['/blog/index.html', '/blog'],
  ['/admin', '/admin/'],
  ['/admin/', undefined],
  ['/', undefined],
  ['//example.org/', undefined],
  ['//example.org/index', undefined],
  ['//example.org/x.html', undefined],
])('%s leads to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target)
})

test('only files that are there are kept forever', () => {
  const hit = routes.findIndex(({ handle }) => handle === 'hit')
  const kept = routes.findIndex(({ headers }) => headers?.['Cache-Control']?.includes('immutable'))
  expect(hit).toBeGreaterThan(0)
  expect(kept).toBeGreaterThan(hit)
})

test('an address without a page is answered by the nearest 404 page', () => {
  const errors = routes.slice(routes.findIndex(({ handle }) => handle === 'error') + 1)
  expect(errors.map(({ dest, status }) => [dest, status])).toEqual([
    ['/case-study/404.html', 404],
    ['/404.html', 404],
  ])
})
