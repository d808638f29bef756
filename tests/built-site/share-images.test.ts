import { imageSizeFromFile } from 'image-size/fromFile'
import { expect, test } from 'vitest'
import { fileFor, paths, read } from './site'

test.each(paths)('the picture for links to %s is there, in the size of previews', async (path) => {
  const address = /<meta property="og:image" content="([^"]+)"/.exec(read(fileFor(path) ?? ''))?.[1] ?? ''
  const { pathname } = new URL(address)
  expect(await imageSizeFromFile(`dist${pathname}`)).toMatchObject({ width: 1200, height: 630 })
})

test('services, guides, tools and posts have pictures of their own', () => {
  const own = paths.filter((path) => /^\/(?:services|resources|tools|blog)\/[^/]+$/.test(path))
  expect(own.length).toBeGreaterThan(0)
  for (const path of own) expect(read(fileFor(path) ?? '')).toContain(`/share${path}.jpg"`)
})
