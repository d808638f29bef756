import { describe, expect, test } from 'vitest'
import { cmsCollections } from '../cms/forms'
import { keepFrontMatter, keepYaml } from '../files/formats'
import { smallEnough, withPictures } from './pictures'

const fieldsOf = (name: string) => {
  for (const collection of cmsCollections()) {
    const kinds = 'files' in collection ? collection.files : [collection]
    const found = kinds.find((kind) => kind.name === name)
    if (found) return found.fields
  }
  throw new Error(`There is no form ${name}.`)
}

test('the CMS finds a picture by its folder, and the file keeps the short name', () => {
  const text = '---\ntitle: A post\nimage: blog/kit.webp\n---\n\nWords.\n'
  const format = withPictures(keepFrontMatter, fieldsOf('blog'))
  const data = format.fromFile(text)
  expect(data.image).toBe('/media/blog/kit.webp')
  expect(format.toFile(data)).toBe(text)
  expect(format.toFile({ ...data, image: '/media/new.webp' })).toBe(text.replace('blog/kit.webp', 'new.webp'))
})

test('pictures inside objects and lists are found too', () => {
  const text = 'hero:\n  image: home/hero.webp\ntiles:\n  - title: One\n    backgroundImage: tiles/one.webp\n'
  const format = withPictures(keepYaml, fieldsOf('home'))
  const data = format.fromFile(text)
  expect(data).toMatchObject({
    hero: { image: '/media/home/hero.webp' },
    tiles: [{ title: 'One', backgroundImage: '/media/tiles/one.webp' }],
  })
  expect(format.toFile(data)).toBe(text)
})

test('a text that looks like the path of a picture stays as it is', () => {
  const format = withPictures(keepFrontMatter, fieldsOf('blog'))
  const data = format.fromFile('---\ntitle: kit.webp\nimage: kit.webp\n---\n\nSee kit.webp.\n')
  expect(data).toMatchObject({ title: 'kit.webp', image: '/media/kit.webp', body: 'See kit.webp.' })
})

test('a picture that somebody put into the text is named as everywhere else', () => {
  const format = withPictures(keepFrontMatter, fieldsOf('blog'))
  const data = format.fromFile('---\ntitle: A post\n---\n\nWords.\n')
  expect(format.toFile({ ...data, body: 'Words.\n\n![A kit](/media/blog/kit.webp)' })).toBe(
    '---\ntitle: A post\n---\n\nWords.\n\n![A kit](blog/kit.webp)\n',
  )
})

describe('a picture that is written as WebP', () => {
  const attempts = (bytes: (quality: number) => number) => {
    const tried: number[] = []
    const draw = async (quality: number) => {
      tried.push(quality)
      return { size: bytes(quality) } as Blob
    }
    return smallEnough(draw, 82).then(({ size }) => ({ size, tried }))
  }

  test('keeps its quality when it is small enough', async () => {
    expect(await attempts(() => 1_000_000)).toEqual({ size: 1_000_000, tried: [82] })
  })

  test('loses quality only until it is small enough', async () => {
    expect(await attempts((quality) => quality * 16_000)).toEqual({ size: 864_000, tried: [82, 68, 54] })
  })

  test('is given up at the least quality', async () => {
    expect(await attempts(() => 2_000_000)).toEqual({ size: 2_000_000, tried: [82, 68, 54, 40] })
  })
})
