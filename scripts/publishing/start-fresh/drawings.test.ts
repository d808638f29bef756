/** The icons and pictures of a new site. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { icons, LOGO, letterOf } from './icons'
import { drawPicture, PICTURES } from './pictures'

describe('the mark', () => {
  it.each(['Fjord & Pine', '«Été»', '3 Friends'])(
    'of %s has a letter as a path, so that no font is needed',
    async (name) => {
      const letter = await letterOf(name)
      expect(letter).toContain('<path')
      expect(letter).not.toContain('<text')
    },
  )

  it.each(['株式会社', '---'])('of %s, for which there is no letter, is a disk', async (name) => {
    expect(await letterOf(name)).toContain('<circle')
  })

  it('has every icon in its size', async () => {
    const files = await icons({ letter: await letterOf('Acme'), ground: '#0b5fa5', ink: '#ffffff' })
    const widths = await Promise.all(
      [...files].flatMap(([file, bytes]) =>
        file.endsWith('.png')
          ? sharp(Buffer.from(bytes))
              .metadata()
              .then(({ width }) => `${file} ${width}`)
          : [],
      ),
    )
    expect(widths).toEqual(['public/apple-touch-icon.png 180', 'public/icon-192.png 192', 'public/icon-512.png 512'])
    const icon = Buffer.from(files.get('public/favicon.ico') ?? '')
    expect([icon.readUInt16LE(2), icon.readUInt8(6)]).toEqual([1, 32])
    expect((await sharp(icon.subarray(22)).metadata()).width).toBe(32)
  })
})

it('the logo follows the colors of the theme, and has few bytes', () => {
  expect(LOGO).toContain('var(--color-accent)')
  expect(LOGO.length).toBeLessThan(300)
})

it.each(Object.entries(PICTURES))('the picture %s has its size, and is the same each time', async (path, size) => {
  const bytes = await drawPicture(path, '#0b5fa5')
  expect(await sharp(bytes).metadata()).toMatchObject(size)
  expect(await drawPicture(path, '#0b5fa5')).toEqual(bytes)
})
