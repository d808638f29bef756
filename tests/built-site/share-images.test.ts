import sharp from 'sharp'
import { expect, test } from 'vitest'
import { below, fileFor, paths, read } from './site'

test.each(paths)('the picture for links to %s is there, in the size of previews', async (path) => {
  const address = /<meta property="og:image" content="([^"]+)"/.exec(read(fileFor(path) ?? ''))?.[1] ?? ''
  const { pathname } = new URL(address)
  expect(await sharp(`dist${pathname}`).metadata()).toMatchObject({ width: 1200, height: 630 })
})

const own = ['/services', '/resources', '/tools', '/blog'].flatMap(below)

test.each(own)('%s, a service, guide, tool or post, has a picture of its own', (path) => {
  expect(read(fileFor(path) ?? '')).toContain(`/share${path}.jpg"`)
})
