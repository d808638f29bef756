/** Texts of fields that break programs: they are kept to the letter or refused, and no picture is read from elsewhere. */
import { afterEach, describe, expect, it } from 'vitest'
import { cases } from '../tier'
import { allBytes } from './support/command'
import { build, cleanUp, POST, withBody } from './support/content'
import { naughtyStrings } from './support/naughty-strings'

afterEach(cleanUp)

describe('strings that are known to break programs', () => {
  it('are kept to the letter as a title, spaces around them aside, or refused', async () => {
    const every = cases(4, 1)
    const posts = naughtyStrings.flatMap((text, n): [string, string][] =>
      n % every === 0
        ? [[`blog/post-${n}.md`, POST.replace('How to brief an agency', () => JSON.stringify(text))]]
        : [],
    )
    const { diagnostics } = await build(Object.fromEntries(posts))
    const refused = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    const right = posts.filter(([path]) => !refused.has(`content/${path}`))
    expect(right.length).toBeGreaterThan(400 / every)
    const { out } = await build(Object.fromEntries(right))
    const bytes = await allBytes(out)
    for (const [path] of right) {
      const id = path.slice('blog/'.length, -'.md'.length)
      const written = JSON.parse(bytes[`blog/${id}.json`] ?? '{}')
      expect(written.title).toBe(naughtyStrings[Number(id.slice('post-'.length))]?.trim())
    }
  })
})

describe('names of files', () => {
  const NAMES = [
    '../../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '....//x.png',
    'C:\\x.png',
    'file:///etc/passwd',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    'press-kit.png/../../x.png',
    './press-kit.png',
    'press-kit.png\\u0000.png',
    'javascript:run()',
    'data:image/png;base64,x',
    '__proto__',
    'constructor',
  ]
  const WAYS: Record<string, (name: string) => string> = {
    'in a field': (name) => POST.replace('press-kit.png', () => JSON.stringify(name)),
    'in a body': (name) => withBody(`![x](<${name}>)`),
    'in HTML': (name) => withBody(`<img src="${name}" alt="x">`),
  }

  it.each(Object.keys(WAYS))('%s are not pictures of the site', async (way) => {
    const posts = NAMES.map((name, n) => [`blog/post-${n}.md`, WAYS[way]?.(name)])
    const { diagnostics } = await build(Object.fromEntries(posts))
    const refused = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    const accepted = NAMES.filter((_, n) => !refused.has(`content/blog/post-${n}.md`))
    expect(accepted).toEqual([])
  })
})
