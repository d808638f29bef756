/** After any series of edits, the site that builds brought up to date equals a site that was built from nothing, byte for byte. */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildContent, Memory } from '../../scripts/build-content/public'
import { buildSite } from '../../scripts/build-site'
import { keysIn } from '../../scripts/build-site/render/read-generated'
import type { Log } from '../../scripts/build-site/steps/log'
import { hasErrors } from '../../scripts/lib/diagnostics'

/** Series of edits. Most of them bundle the programs anew: on a busy machine, eight took more than 45 minutes. */
const RUNS = 3

/** Between the two, posts that were scheduled become public. */
const DAY = '2026-01-01'
const LATER = '2026-01-05 12:00'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incremental-site-'))
  await cp('content', join(folder, 'content'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What one builder remembers. Programs and pictures are those of the project: they are made of other things than edits. */
async function createBuilder(name: string) {
  const cache = join(folder, name, 'cache')
  await mkdir(cache, { recursive: true })
  for (const shared of ['programs', 'pictures']) await symlink(resolve('.cache', shared), join(cache, shared))
  const content = join(folder, name, 'generated')
  const out = join(folder, name, 'dist')
  const memory = new Memory()
  return async (now: string) => {
    const source = join(folder, 'content')
    const { diagnostics, publicUpTo } = await buildContent({ content: source, out: content, now, memory })
    // Content with a mistake is not published: an edit can take away what another page links to.
    if (hasErrors(diagnostics)) return undefined
    const kind = { publicUpTo, isPreview: false, hasStubs: false, hasCompressed: false, codeVersion: 'test' }
    const built = await buildSite(
      { source, content, cache, out },
      kind,
      keysIn(memory.remembered.written?.files ?? []),
      silent,
    )
    return { ...built, files: await filesIn(out) }
  }
}

const silent: Log = { say: () => undefined, progress: () => () => undefined }

/** `build.json` says when a site was built. */
async function filesIn(out: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && entry.name !== 'build.json')
      files.set(path.slice(out.length + 1), await readFile(path, 'latin1'))
  }
  return files
}

const blog = (name = '') => join(folder, 'content/blog', name)
const posts = async () => (await readdir(blog())).filter((name) => name.endsWith('.md')).sort()

async function change(pick: number, edit: (text: string) => string) {
  const names = await posts()
  const file = blog(names[pick % names.length])
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

async function changeFile(name: string, pattern: RegExp, line: string) {
  const file = join(folder, 'content', name)
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(pattern)
  await writeFile(file, text.replace(pattern, line))
}

const ZONES = ['America/New_York', 'Asia/Kolkata']

/** Edits as editors make them; `n` is another number each time. */
const EDITS: Record<string, (pick: number, n: number) => Promise<void>> = {
  body: (pick, n) => change(pick, (text) => `${text}\nAn added sentence, number ${n}.\n`),
  title: (pick, n) => change(pick, (text) => text.replace(/^title: .*$/m, `title: Another title, number ${n}`)),
  draft: (pick) =>
    change(pick, (text) =>
      /^draft: true\n/m.test(text) ? text.replace(/^draft: true\n/m, '') : text.replace('---\n', '---\ndraft: true\n'),
    ),
  schedule: (pick) =>
    change(pick, (text) => text.replace(/^publishAt: .*\n/m, '').replace('---\n', '---\npublishAt: 2026-01-04\n')),
  'schedule by the hour': (pick, n) =>
    change(pick, (text) =>
      text.replace(/^publishAt: .*\n/m, '').replace('---\n', `---\npublishAt: 2026-01-05 ${11 + (n % 3)}:00\n`),
    ),
  alias: (pick, n) =>
    change(pick, (text) =>
      text.replace(/^aliases: .*\n/m, '').replace('---\n', `---\naliases: [/blog/old-name-${n}]\n`),
    ),
  new: async (pick, n) => {
    const names = await posts()
    const text = await readFile(blog(names[pick % names.length]), 'utf8')
    await writeFile(
      blog(`a-new-post-${n}.md`),
      text.replace(/^aliases: .*\n/m, '').replace(/^title: .*$/m, `title: A new post ${n}`),
    )
  },
  delete: async () => {
    const added = (await posts()).find((name) => name.startsWith('a-new-post'))
    if (added) await rm(blog(added))
  },
  rename: async (_, n) => {
    const added = (await posts()).find((name) => name.startsWith('a-new-post'))
    if (added) await rename(blog(added), blog(`a-new-post-renamed-${n}.md`))
  },
  picture: async (_, n) => {
    const media = join(folder, 'content/media/blog')
    const [one = '', other = ''] = (await readdir(media)).filter((name) => /\.(?:webp|jpg|png)$/.test(name)).sort()
    await cp(join(media, n % 2 === 0 ? one : other), join(media, n % 2 === 0 ? other : one))
  },
  'page text': (_, n) => changeFile('pages/blog.yaml', /^intro: .*$/m, `intro: Another introduction, number ${n}.`),
  'name of the agency': (_, n) => changeFile('settings/site.yaml', /^name: .*$/m, `name: Agency ${n}`),
  'time zone': (_, n) =>
    changeFile(
      'settings/site.yaml',
      /^(?:timeZone: .*\n)?copyrightYear:/m,
      `timeZone: ${ZONES[n % 2]}\ncopyrightYear:`,
    ),
  'link of the footer': (_, n) =>
    changeFile('settings/site.yaml', /^social:\n {2}- url: .*$/m, `social:\n  - url: https://links.example.com/${n}`),
}

const edit = fc.tuple(fc.constantFrom(...Object.keys(EDITS)), fc.nat({ max: 20 }), fc.boolean())

test('an updated site equals a site that was built from nothing', { timeout: 2_700_000 }, async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
      await rm(join(folder, 'content'), { recursive: true })
      await cp('content', join(folder, 'content'), { recursive: true })
      const update = await createBuilder(`updated-${++count}`)
      let updated = await update(DAY)
      let now = DAY
      for (const [index, [name, pick, isLater]] of edits.entries()) {
        await EDITS[name]?.(pick, count * 100 + index)
        if (isLater) now = LATER
        updated = await update(now)
      }
      const fresh = await (await createBuilder(`fresh-${count}`))(now)
      expect(updated === undefined).toBe(fresh === undefined)
      if (!updated || !fresh) return
      expect([...updated.files.keys()].sort()).toEqual([...fresh.files.keys()].sort())
      const different = [...fresh.files].filter(([path, bytes]) => updated?.files.get(path) !== bytes)
      expect(different.map(([path]) => path)).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('an edit renders the pages that show it, and no others', { timeout: 300_000 }, async () => {
  const build = await createBuilder('counted')
  const first = await build(DAY)
  expect(first?.rendered).toBe(first?.pages)
  expect((await build(DAY))?.rendered).toBe(0)
  await EDITS.body?.(0, 1)
  expect((await build(DAY))?.rendered).toBe(1)
})
