import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { build, type ContentFiles, cleanUp, png, smallSite } from '../../../tests/content/support/content'

afterAll(cleanUp)

const CASE = String(smallSite()['case-studies/quiet-mole.yaml'])

/** The portrait crops to render, by the paths of their pictures. */
async function crops(files: ContentFiles) {
  const built = await build(files)
  const pictures: { path: string; portrait?: unknown }[] = JSON.parse(
    await readFile(join(built.out, 'pictures.json'), 'utf8'),
  )
  return Object.fromEntries(pictures.flatMap(({ path, portrait }) => (portrait ? [[path, portrait]] : [])))
}

it('asks for a portrait crop of the front page, around the point of its field', async () => {
  expect(await crops({})).toEqual({ 'press-kit.png': { points: ['85% 50%'], widths: [480, 800] } })
})

it('asks for one around each point that entries give the same picture', async () => {
  const withImage = (focus: string) => `${CASE}image: press-kit.png\nimageAlt: A kit.\n${focus}`
  expect(await crops({ 'case-studies/quiet-mole.yaml': withImage('imageFocus: 20% 40%\n') })).toEqual({
    'press-kit.png': { points: ['20% 40%', '85% 50%'], widths: [480, 800] },
  })
  expect(await crops({ 'case-studies/quiet-mole.yaml': withImage('') })).toEqual({
    'press-kit.png': { points: ['50% 50%', '85% 50%'], widths: [480, 800] },
  })
})

it('asks for the same crops of a night version, whatever its size', async () => {
  const portrait = { points: ['85% 50%'], widths: [480, 800] }
  expect(await crops({ 'media/press-kit.night.png': png(800, 600) })).toEqual({
    'press-kit.night.png': portrait,
    'press-kit.png': portrait,
  })
})

it('asks for none of a picture that is as narrow as a crop', async () => {
  expect(await crops({ 'media/press-kit.png': png(1600, 2400) })).toEqual({})
})
