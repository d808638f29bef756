/** Every kind of mistake: its whole message, and that what it advises mends it. */
import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { codes } from '../problems/codes'
import { cleanUp } from '../testing/content'
import { chapters, mistakes } from '.'
import { tell, tellMended } from './examples'
import { describeMistakes, GUIDE } from './guide'
import { printed } from './mistake'

afterAll(cleanUp)

/** Words of parsers and programs; nobody who writes texts knows them. */
const JARGON =
  /\bzod\b|mapping|scalar|\bflow\b|implicit|\bparse|\bundefined\b|\bnull\b|\bNaN\b|\[object|\bregex|\bstring\b|\bboolean\b|\binteger\b|\\[dws]\b|\(\?[:=!]/i

const examples = Object.entries(mistakes).flatMap(([code, { examples }]) =>
  examples.map((example) => ({ code, name: example.name ?? 'plainly', example })),
)

describe.each(examples)('$code: $name', ({ code, example }) => {
  it('is the only problem, and is told in these words', async () => {
    const { problems, says } = await tell(example, code)
    expect(says).toBe(printed(example))
    expect(problems).toHaveLength(('among' in example && example.among) || 1)
  })

  it('is mended by what the message advises', async () => {
    expect(await tellMended(example)).toBe('')
  })

  it('is told without jargon', () => {
    const words = printed(example).replaceAll(example.before, '').replaceAll(`(${code})`, '')
    expect(words).not.toMatch(JARGON)
  })
})

it('stands in one chapter of the guide', () => {
  expect(chapters.flatMap(({ kinds }) => Object.keys(kinds)).sort()).toEqual([...codes].sort())
})

it('is in the guide as it is here; npm run describe:mistakes writes it anew', async () => {
  expect(await readFile(GUIDE, 'utf8')).toBe(describeMistakes())
})
