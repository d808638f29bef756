import { expect, test } from 'vitest'
import { linkedFrom } from './links-of'
import { paths } from './site'

/**
 * Posts, and lists of posts except the first page of the blog. With thousands of posts two clicks cannot reach the oldest
 * ones; they are reached through the pages of the blog.
 */
const isOfBlog = (path: string) => path.startsWith('/blog/')

/** How many clicks lead from the home page to each page that links reach. */
function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks)
    for (const linked of linkedFrom(path)) if (!clicks.has(linked)) clicks.set(linked, count + 1)
  return clicks
}

const clicks = clicksFromHome()

test('links lead from the home page to every page of the sitemap', () => {
  expect(paths.filter((path) => !clicks.has(path))).toEqual([])
})

test('every page but posts and lists of posts is at most two clicks away from the home page', () => {
  const others = paths.filter((path) => !isOfBlog(path))
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 2)).toEqual([])
})
