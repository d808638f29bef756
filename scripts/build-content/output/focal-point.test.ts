import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Built, build, cleanUp, POST, smallService } from '../../../tests/content/support/content'

afterAll(cleanUp)

const json = async (built: Built, path: string) => JSON.parse(await readFile(join(built.out, path), 'utf8'))

describe('the focal point of a picture', () => {
  const focused = (file: string, text: string) => ({ [file]: text.replace('image: ', 'imageFocus: 30% 20%\nimage: ') })
  const focusOf = ({ pictures }: { pictures: Record<string, { focus?: string }> }) => pictures['press-kit.png']?.focus

  it('is wherever the picture is shown, and nowhere else', async () => {
    const built = await build({
      ...focused('blog/post.md', POST),
      'blog/other.md': POST,
      ...focused('services/market-research.yaml', smallService()),
    })
    expect(focusOf(await json(built, 'blog/post.json'))).toBe('30% 20%')
    const { entries } = await json(built, 'blog/page/1.json')
    expect(entries.map(focusOf)).toEqual([undefined, '30% 20%'])
    const other = await json(built, 'blog/other.json')
    expect(other.related.map(focusOf)).toEqual(['30% 20%'])
    expect(focusOf(other)).toBeUndefined()
    expect((await json(built, 'services.json')).map(focusOf)).toEqual(['30% 20%'])
    expect(await json(built, 'pictures.json')).toEqual([expect.not.objectContaining({ focus: '30% 20%' })])
  })
})
