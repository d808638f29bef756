/** Whatever happens between two builds, a build that remembers gives what a build from nothing gives. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCache, writeCache } from '../../scripts/build-content/incremental/cache'
import { type BuildResult, buildContent, Memory } from '../../scripts/build-content/public'
import { cases } from '../tier'
import { POST, png, smallSite, writeSite } from './support/content'

let root: string
let content: string
let out: string
const START = '2024-06-01 09:00'
/** What the clock of the site shows. */
let now = START

beforeEach(async () => {
  now = START
  root = await writeSite({
    'blog/second.md': POST.replace('Design', 'Marketing').replace('2024-01-15', '2024-02-01'),
    'blog/third.md': `${POST}\nSee [the second](/blog/second#the-audience) and [contact](/contact).\n`,
  })
  content = join(root, 'content')
  out = join(root, 'out')
})
afterEach(() => rm(root, { recursive: true, force: true }))

function bytesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}

const seen = ({ diagnostics, pages, leftOut }: BuildResult) => ({ diagnostics, pages, leftOut })

/** Builds with what is remembered, and holds the result against a build that knows nothing. */
async function buildAndCompare(memory: Memory, touched?: ReadonlySet<string>): Promise<BuildResult> {
  const remembered = await buildContent({ content, out, now, memory, touched })
  const elsewhere = mkdtempSync(join(tmpdir(), 'anew-'))
  try {
    const anew = await buildContent({ content, out: join(elsewhere, 'out'), now })
    expect(seen(remembered)).toEqual(seen(anew))
    if (!anew.diagnostics.some(({ severity }) => severity === 'error')) {
      expect(bytesOf(out)).toEqual(bytesOf(join(elsewhere, 'out')))
    }
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
  return remembered
}

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(content, path), change(readFileSync(join(content, path), 'utf8')))

/** Through the file and back. */
async function kept(memory: Memory): Promise<Memory> {
  const path = join(root, 'cache/content')
  await writeCache(path, 'producer', memory)
  return readCache(path, 'producer', content)
}

describe('what is seen', () => {
  it('nothing to do: OUT stays, and nothing is parsed', async () => {
    let memory = new Memory()
    expect((await buildAndCompare(memory)).changed).toBe(true)
    memory = await kept(memory)
    expect((await buildContent({ content, out, now, memory })).changed).toBe(false)
    expect(memory.isSaved).toBe(true)
  })

  it('another text of the same length and the same time', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    const path = join(content, 'blog/post.md')
    const { atime, mtime } = statSync(path)
    edit('blog/post.md', (text) => text.replace('A good brief', 'A fine brief'))
    utimesSync(path, atime, mtime)
    expect((await buildAndCompare(await kept(memory))).changed).toBe(true)
  })

  it('another picture under the same name', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    writeFileSync(join(content, 'media/press-kit.png'), png(9, 9))
    expect((await buildAndCompare(await kept(memory))).changed).toBe(true)
  })

  it('a version of a picture for the dark scheme comes, changes and goes', async () => {
    const memory = new Memory()
    const night = 'media/press-kit.night.png'
    const shown = () => JSON.parse(bytesOf(out)['blog/post.json'] ?? '').pictures['press-kit.png'].night
    await buildAndCompare(memory)
    expect(shown()).toBeUndefined()
    writeFileSync(join(content, night), png(800, 600))
    expect((await buildAndCompare(await kept(memory))).changed).toBe(true)
    const first = shown()
    expect(first).toEqual({ width: 800, hash: expect.stringMatching(/^[0-9a-f]{8}$/) })
    // In one process that hears of this file alone.
    await buildAndCompare(memory)
    writeFileSync(join(content, night), png(400, 300))
    expect((await buildAndCompare(memory, new Set([`content/${night}`]))).changed).toBe(true)
    expect(shown()).toEqual({ width: 400, hash: expect.not.stringMatching(first.hash) })
    rmSync(join(content, night))
    expect((await buildAndCompare(memory, new Set([`content/${night}`]))).changed).toBe(true)
    expect(shown()).toBeUndefined()
  })

  it('a heading that another page links to is gone', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    edit('blog/second.md', (text) => text.replace('## The audience', '## Somebody'))
    const { diagnostics } = await buildAndCompare(await kept(memory))
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['content/blog/third.md dead-anchor'])
    edit('blog/second.md', (text) => text.replace('## Somebody', '## The audience'))
    expect((await buildAndCompare(await kept(memory))).diagnostics).toEqual([])
  })

  it('a day passes, and a post becomes public', async () => {
    edit('blog/second.md', (text) => text.replace('title', 'publishAt: 2024-06-02\ntitle'))
    edit('blog/third.md', (text) => text.replace('[the second](/blog/second#the-audience) and ', ''))
    const memory = new Memory()
    await buildAndCompare(memory)
    const later = await buildContent({ content, out, now: '2024-06-02', memory: await kept(memory) })
    expect(later.changed).toBe(true)
    expect(later.leftOut).toEqual([])
  })

  it('an hour comes, and a post becomes public; a minute later there is nothing to do', async () => {
    edit('blog/second.md', (text) => text.replace('title', 'publishAt: 2024-06-01 09:30\ntitle'))
    edit('blog/third.md', (text) => text.replace('[the second](/blog/second#the-audience) and ', ''))
    let memory = new Memory()
    now = '2024-06-01 09:29'
    expect((await buildAndCompare(memory)).leftOut).toMatchObject([{ file: 'content/blog/second.md' }])
    now = '2024-06-01 09:30'
    memory = await kept(memory)
    expect(await buildAndCompare(memory)).toMatchObject({ changed: true, leftOut: [], publicUpTo: now })
    now = '2024-06-01 09:31'
    memory = await kept(memory)
    expect(await buildAndCompare(memory)).toMatchObject({ changed: false, publicUpTo: '2024-06-01 09:30' })
    expect(memory.isSaved).toBe(true)
  })

  it('minutes pass, and nothing is due', async () => {
    let memory = new Memory()
    await buildAndCompare(memory)
    now = '2024-06-01 23:59'
    memory = await kept(memory)
    expect(await buildAndCompare(memory)).toMatchObject({ changed: false, publicUpTo: '2024-06-01' })
    expect(memory.isSaved).toBe(true)
  })

  it('the site has another time zone, which a preview shows', async () => {
    edit('blog/second.md', (text) => text.replace('title', 'publishAt: 2024-06-01 09:30\ntitle'))
    let memory = new Memory()
    const build = () => buildContent({ content, out, now, memory, includeHidden: true })
    const reason = () => JSON.parse(readFileSync(join(out, 'blog/second.json'), 'utf8')).hidden
    await build()
    expect(reason()).toEqual({ reason: 'scheduled', publishAt: '2024-06-01 09:30', timeZone: 'UTC' })
    edit('settings/site.yaml', (text) => `${text}timeZone: Asia/Kolkata\n`)
    memory = await kept(memory)
    expect((await build()).changed).toBe(true)
    expect(reason()).toMatchObject({ timeZone: 'Asia/Kolkata' })
  })

  it('OUT was touched by hand', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    writeFileSync(join(out, 'blog/post.json'), '{}')
    expect((await buildAndCompare(await kept(memory))).changed).toBe(true)
    rmSync(join(out, 'blog/post.json'))
    expect((await buildAndCompare(await kept(memory))).changed).toBe(true)
  })

  it('a file that no build wrote is in OUT', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    writeFileSync(join(out, 'blog/foreign.json'), '{}')
    expect((await buildAndCompare(await kept(memory))).removed).toEqual(['blog/foreign.json'])
    expect((await buildAndCompare(await kept(memory))).removed).toEqual([])
  })

  it('a file that no build wrote is in OUT, by a process that watches', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    writeFileSync(join(out, 'blog/foreign.json'), '{}')
    edit('blog/post.md', (text) => text.replace('A good brief', 'A fine brief'))
    const result = await buildAndCompare(memory, new Set(['content/blog/post.md']))
    expect(result).toMatchObject({ changed: true, removed: ['blog/foreign.json'] })
  })

  it('a file became a folder while a process watches', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    rmSync(join(content, 'blog/third.md'))
    mkdirSync(join(content, 'blog/third.md'))
    const { diagnostics } = await buildAndCompare(memory, new Set(['content/blog/third.md']))
    expect(diagnostics.map(({ code }) => code)).toContain('subfolder')
  })

  it('a killed build left something beside OUT', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    writeFileSync(join(root, '.out.lock-999999999-x-y'), '')
    mkdirSync(join(root, '.out.version-abandoned'))
    expect((await buildAndCompare(await kept(memory))).changed).toBe(false)
    expect(readdirSync(root).filter((name) => name.startsWith('.out.'))).toEqual([readlinkSync(out)])
  })
})

describe('a damaged cache', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['a byte in the head', (bytes) => bytes.fill('x', 60, 61)],
    ['a byte at the end', (bytes) => bytes.fill('x', bytes.length - 3, bytes.length - 2)],
    ['something else', () => Buffer.from('hello\nworld\n')],
  ])('%s', async (_, damage) => {
    const memory = new Memory()
    await buildAndCompare(memory)
    await kept(memory)
    const path = join(root, 'cache/content')
    writeFileSync(path, damage(readFileSync(path)))
    const read = readCache(path, 'producer', content)
    expect(read).toEqual(new Memory())
    await buildAndCompare(read)
  })

  it('of another producer', async () => {
    const memory = new Memory()
    await buildAndCompare(memory)
    await kept(memory)
    expect(readCache(join(root, 'cache/content'), 'other', content)).toEqual(new Memory())
  })
})

const POSTS = ['blog/post.md', 'blog/second.md', 'blog/third.md', 'blog/new.md']
const change = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    file: fc.constantFrom(...POSTS),
    words: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'publish',
      'title',
      'heading',
      'draft',
      'alias',
      'date',
      'broken',
      'remove',
      'link',
      'whole' as const,
    ),
    file: fc.constantFrom(...POSTS),
    words: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ kind: fc.constant('picture' as const), file: fc.constant(''), words: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('night' as const), file: fc.constant(''), words: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('clock' as const), file: fc.constant(''), words: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('service' as const), file: fc.constant(''), words: fc.integer({ min: 1, max: 5 }) }),
)

/** Of the picture that most entries name. */
const NIGHT = 'media/press-kit.night.png'

function apply({ kind, file, words }: { kind: string; file: string; words: number }): void {
  const path = join(content, file)
  const text = () => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return POST
    }
  }
  const fields = (line: string) => writeFileSync(path, text().replace('title:', `${line}\ntitle:`))
  if (kind === 'text') writeFileSync(path, `${text()}\nMore *words* ${words}.\n`)
  if (kind === 'title') writeFileSync(path, text().replace(/title: .*/, `title: Title ${words}`))
  if (kind === 'heading') writeFileSync(path, text().replace(/## .*/, `## Heading ${words}`))
  if (kind === 'draft') fields('draft: true')
  if (kind === 'publish')
    writeFileSync(path, text().replace(/(?:publishAt: .*\n)?title:/, `publishAt: 2024-06-01 1${words}:00\ntitle:`))
  if (kind === 'clock') now = `2024-06-01 1${words}:30`
  if (kind === 'alias') fields(`aliases: [/old-${words}]`)
  if (kind === 'date') writeFileSync(path, text().replace(/date: .*/, `date: 2024-0${words + 1}-01`))
  if (kind === 'broken') fields('colour: red')
  if (kind === 'remove') rmSync(path, { force: true })
  if (kind === 'link') writeFileSync(path, `${text()}\n[x](/blog/new#heading-${words})\n`)
  if (kind === 'whole') writeFileSync(path, POST)
  if (kind === 'picture') writeFileSync(join(content, 'media/press-kit.png'), png(words, words))
  if (kind === 'night') {
    if (words === 0) rmSync(join(content, NIGHT), { force: true })
    else writeFileSync(join(content, NIGHT), png(words, words))
  }
  if (kind === 'service') {
    edit('services/market-research.yaml', (yaml) => yaml.replace(/^title: .*/m, `title: Service ${words}`))
  }
}

describe('any series of changes', () => {
  const series = fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 })

  it('with a cache between the builds', async () => {
    await fc.assert(
      fc
        .asyncProperty(series, async (steps) => {
          let memory = new Memory()
          await buildContent({ content, out, now, memory })
          for (const changes of steps) {
            changes.forEach(apply)
            memory = await kept(memory)
            await buildAndCompare(memory)
          }
        })
        .afterEach(resetContent),
      { numRuns: cases(5, 40) },
    )
  })

  it('in one process that hears what changed', async () => {
    await fc.assert(
      fc
        .asyncProperty(series, async (steps) => {
          const memory = new Memory()
          await buildContent({ content, out, now, memory })
          for (const changes of steps) {
            changes.forEach(apply)
            await buildAndCompare(memory, new Set(changes.map((change) => `content/${changedFile(change)}`)))
          }
        })
        .afterEach(resetContent),
      { numRuns: cases(5, 40) },
    )
  })
})

function changedFile({ kind, file }: { kind: string; file: string }): string {
  if (kind === 'service') return 'services/market-research.yaml'
  if (kind === 'clock') return 'blog/post.md'
  if (kind === 'night') return NIGHT
  return kind === 'picture' ? 'media/press-kit.png' : file
}

/** The content as it was. */
async function resetContent(): Promise<void> {
  now = START
  for (const file of [...POSTS, NIGHT]) rmSync(join(content, file), { force: true })
  for (const [path, bytes] of Object.entries(smallSite())) {
    if (bytes === undefined) continue
    await mkdir(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), bytes)
  }
}
