import { expect, test } from 'vitest'
import { filesOf, weigh } from './weight'

const file = (path: string, bytes = 1) => ({ path, bytes })

test('files are counted in all and by folder, and the heaviest is known', () => {
  const weight = weigh([file('index.html', 3), file('blog/a.html', 5), file('blog/b.html', 4)])
  expect(weight).toEqual({
    files: 3,
    bytes: 12,
    folders: new Map([
      ['.', 1],
      ['blog', 2],
    ]),
    heaviest: file('blog/a.html', 5),
  })
})

test('a post has its page, twin, data, share picture, and the versions of its pictures', () => {
  const own = [
    'blog/one.html',
    'blog/one.md',
    'data/blog/one.json',
    'share/blog/one.jpg',
    'media/blog/picture.0123abcd.480.avif',
    'media/blog/picture.0123abcd.1600.webp',
  ]
  const others = ['blog/one-more.html', 'data/blog/posts.json', 'media/blog/pictures.0123abcd.480.avif', 'blog.html']
  const found = filesOf(
    [...own, ...others].map((path) => file(path)),
    ['blog/one', 'media/blog/picture.webp'],
  )
  expect(found.map(({ path }) => path)).toEqual(own)
})
