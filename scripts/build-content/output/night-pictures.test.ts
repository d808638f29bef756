import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Built, build, cleanUp, POST, png, withBody } from '../../../tests/content/support/content'

afterAll(cleanUp)

const json = async (built: Built, path: string) => JSON.parse(await readFile(join(built.out, path), 'utf8'))
const pathsOf = async (built: Built) => (await json(built, 'pictures.json')).map(({ path }: { path: string }) => path)
const night = (width: number) => ({ width, hash: expect.stringMatching(/^[0-9a-f]{8}$/) })

describe('a version for the dark scheme', () => {
  it('is given wherever the picture is named', async () => {
    const built = await build({
      'blog/post.md': POST,
      'blog/other.md': POST,
      'media/press-kit.night.png': png(800, 600),
    })
    const post = await json(built, 'blog/post.json')
    expect(post.pictures['press-kit.png']).toMatchObject({ width: 1600, height: 1200, night: night(800) })
    expect(post.related[0].pictures['press-kit.png'].night).toEqual(night(800))
    expect((await json(built, 'blog/page/1.json')).entries[0].pictures['press-kit.png'].night).toEqual(night(800))
  })

  it('is a file to render, and known as what it is', async () => {
    const built = await build({ 'media/press-kit.night.png': png(800, 600) })
    const pictures = await json(built, 'pictures.json')
    expect(pictures).toMatchObject([
      { path: 'press-kit.night.png', width: 800, height: 600, hash: expect.any(String), isNight: true },
      { path: 'press-kit.png', width: 1600, height: 1200, hash: expect.any(String), night: night(800) },
    ])
  })

  it('is in texts too', async () => {
    const built = await build({
      'blog/post.md': withBody('![A press kit](press-kit.png)'),
      'media/press-kit.night.png': png(800, 600),
    })
    const { content } = await json(built, 'blog/post.json')
    expect(content).toMatch(
      /^<p><picture><source type="image\/avif" media="screen and \(prefers-color-scheme: dark\)" srcset="\/media\/press-kit\.night\.[0-9a-f]{8}\.480\.avif 480w/,
    )
  })

  it('can have another ending, and the same ending comes first', async () => {
    expect(await pathsOf(await build({ 'media/press-kit.night.webp': png(800, 600) }))).toEqual([
      'press-kit.night.webp',
      'press-kit.png',
    ])
    const both = { 'media/press-kit.night.webp': png(800, 600), 'media/press-kit.night.png': png(800, 600) }
    expect(await pathsOf(await build(both))).toEqual(['press-kit.night.png', 'press-kit.png'])
  })

  it('leaves no trace where there is none', async () => {
    const built = await build({ 'blog/post.md': withBody('![A press kit](press-kit.png)') })
    expect(await readFile(join(built.out, 'blog/post.json'), 'utf8')).not.toMatch(/night|prefers-color-scheme/)
  })

  it('may be a hundredth off the shape of its picture', async () => {
    const built = await build({ 'media/press-kit.night.png': png(801, 600) })
    expect(built.diagnostics).toEqual([])
  })
})
