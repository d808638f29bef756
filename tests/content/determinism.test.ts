/** The same content gives the same bytes: on any machine, at any time, in any order, with or without a cache. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContent } from '../../scripts/build-content/public'
import { cases, examplesOf, isDeep } from '../tier'
import { allBytes, run, type Surroundings } from './support/command'
import { POST, smallSite } from './support/content'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'determinism-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Titles, dates and tags that languages sort and write differently. */
const SITE = {
  ...smallSite(),
  ...Object.fromEntries(
    ['zebra', 'apple', 'i-dot', 'angstrom', 'x10', 'x9', 'hyphen-ated', 'hyphenated'].map((id, index) => [
      `blog/${id}.md`,
      POST.replace(
        'How to brief',
        ['Äpfel', 'apfel', 'İstanbul', 'Ångström', 'ıssız', 'Zürich', 'ZÜRICH', 'œuvre'][index] ?? '',
      )
        .replace('2024-01-15', `2024-01-${String(15 - (index % 3)).padStart(2, '0')}`)
        .replace('briefing', index % 2 ? 'PR' : 'launches'),
    ]),
  ),
}

/** Writes the site in the given order of its files, into a folder of its own. */
async function write(name: string, files: [string, string | Uint8Array | undefined][]): Promise<string> {
  const content = join(root, name, 'content')
  for (const [path, bytes] of files) {
    if (bytes === undefined) continue
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), bytes)
  }
  return content
}

async function bytesOf(content: string, surroundings: Surroundings = {}, options: string[] = []): Promise<object> {
  const out = join(dirname(content), `out-${(await readdir(dirname(content))).length}`)
  const args = ['--content', content, '--out', out, '--now', '2024-06-01', '--format', 'json', ...options]
  expect(await run(args, { cwd: root, ...surroundings })).toMatchObject({ code: 0, stderr: '' })
  return allBytes(out)
}

describe('the same bytes', { timeout: 240_000 }, () => {
  let content: string
  let expected: object

  beforeAll(async () => {
    content = await write('plain', Object.entries(SITE))
    expected = await bytesOf(content)
  })

  const surroundings: Record<string, Surroundings> = {
    'far in the west, in plain English, with little memory and code that is never optimized': {
      env: { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' },
      node: ['--no-opt', '--max-old-space-size=256'],
    },
    'far in the east, in Turkish, with other hashes and one thread': {
      env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' },
      node: ['--hash-seed=7', '--random-seed=7'],
    },
    'in a time zone with an odd offset, in Swedish, from another folder': {
      env: { TZ: 'Asia/Kathmandu', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' },
      cwd: '/',
    },
  }
  it.each(examplesOf(Object.keys(surroundings)))('%s', async (name) => {
    expect(await bytesOf(content, surroundings[name], ['--no-cache'])).toEqual(expected)
  })

  if (isDeep)
    it('whatever the order in which files were made, and their times', async () => {
      const reversed = await write('reversed', Object.entries(SITE).reverse())
      for (const name of await readdir(join(reversed, 'blog'))) {
        await utimes(join(reversed, 'blog', name), new Date(0), new Date('2030-01-01'))
      }
      expect(await bytesOf(reversed)).toEqual(expected)
    })

  it('wherever the folder lies, and nothing of that place in them', async () => {
    const elsewhere = join(root, 'a folder (with signs) & ümlauts', 'content')
    await cp(content, elsewhere, { recursive: true })
    const bytes = await bytesOf(elsewhere)
    expect(bytes).toEqual(expected)
    expect(JSON.stringify(bytes)).not.toMatch(/determinism-|ümlauts/)
  })
})

describe('names', () => {
  const id = fc
    .array(fc.constantFrom(...'abcxyz019', 'i', 'ss', '10', '9'), { minLength: 1, maxLength: 6 })
    .chain((parts) => fc.constantFrom(parts.join(''), parts.join('-')))

  it('in any order give the same lists, and each its own file', async () => {
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(id, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(5)), async (ids, order) => {
        const posts = ids.map((name): [string, string] => [`blog/${name}.md`, POST])
        const shuffled = order.reduce((list, at) => [...list.slice(at), ...list.slice(0, at)], posts)
        const files = Object.entries(smallSite()).filter(([path]) => !path.startsWith('blog/'))
        const outs: string[] = []
        for (const list of [posts, shuffled]) {
          const content = await write(`names-${round++}`, [...list, ...files])
          outs.push(join(content, '../out'))
          await buildContent({ content, out: join(content, '../out'), now: '2024-06-01' })
        }
        const [first, second] = await Promise.all(outs.map(allBytes))
        expect(first).toEqual(second)
        const listed = JSON.parse(first?.['blog/page/1.json'] ?? '{}').entries.map(({ slug }: { slug: string }) => slug)
        // Not by any language's alphabet: by the numbers of the characters.
        expect(listed).toEqual([...ids].sort())
        for (const name of ids) expect(JSON.parse(first?.[`blog/${name}.json`] ?? '{}').slug).toBe(name)
      }),
      { numRuns: cases(4, 30) },
    )
  })
})

if (isDeep)
  describe('a cache that somebody or something damaged', { timeout: 240_000 }, () => {
    it('changes no byte of the next build', async () => {
      const project = join(root, 'cached')
      const content = await write('cached/site', Object.entries(SITE))
      const out = join(project, 'out')
      const args = ['--content', content, '--out', out, '--now', '2024-06-01', '--format', 'json']
      const build = async () =>
        expect(await run(args, { cwd: project })).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
      await build()
      const folder = join(project, '.cache/content')
      const [name = ''] = await readdir(folder)
      const whole = await readFile(join(folder, name))
      const other = POST.replace('first call', 'second call')
      await writeFile(join(content, 'blog/apple.md'), other)
      const expected = await bytesOf(content, {}, ['--no-cache'])

      for (const change of fc.sample(damage, 20)) {
        await writeFile(join(folder, name), change(whole))
        await build()
        expect(await allBytes(out)).toEqual(expected)
      }
      // No file at all.
      await rm(join(folder, name))
      await mkdir(join(folder, name))
      await build()
      expect(await allBytes(out)).toEqual(expected)
      await rm(join(project, '.cache'), { recursive: true })
      await writeFile(join(project, '.cache'), 'a file where the folder should be')
      await build()
      expect(await allBytes(out)).toEqual(expected)
    })

    const damage: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc
      .tuple(fc.constantFrom('cut', 'flip', 'repeat'), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
      .map(([kind, place]) => (whole) => {
        const at = Math.floor(place * whole.length)
        if (kind === 'cut') return whole.subarray(0, at)
        if (kind === 'repeat') return Buffer.concat([whole, whole.subarray(at)])
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ 1
        return bytes
      })
  })
