/** A site without some of its parts: it builds, and nothing of it leads to what is left out. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from '../../scripts/build-content/public'
import { type Collection, singles } from '../../src/schema/collections'
import type { OptionalSingle } from '../../src/schema/entries'
import { cases } from '../tier'
import { leaveOut, optionalParts } from './support/leave-out'
import { createProject, type Project, siteOf } from './support/project'

/** The addresses of parts. */
const pathsOf = (parts: readonly OptionalSingle[]): string[] =>
  parts.flatMap((part) => (singles[part] as Collection).path?.('') ?? [])

/** What the pipeline says of the content of this project without some parts, and the addresses of the site. */
async function siteWithout(parts: readonly OptionalSingle[]) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
  leaveOut(folder, parts)
  const { diagnostics, addresses } = await buildContent({ content: join(folder, 'content'), now: '2026-01-01' })
  rmSync(folder, { recursive: true })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    errors: errors.map(({ file, message }) => `${file}: ${message}`),
    paths: addresses().map(({ path }) => path),
  }
}

const isBelow = (path: string, part: string) => path === part || path.startsWith(`${part}/`)

test.each(optionalParts)('a site without %s has no mistake and no address of it', async (part) => {
  const { errors, paths } = await siteWithout([part])
  expect(errors).toEqual([])
  const [own] = pathsOf([part])
  if (own) expect(paths.filter((path) => isBelow(path, own))).toEqual([])
})

test('a site without any of some parts has no mistake', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(optionalParts), async (parts) => {
      expect((await siteWithout(parts)).errors).toEqual([])
    }),
    { numRuns: cases(4, 40) },
  )
})

describe('a site without all of them', () => {
  let project: Project
  let site: Map<string, string>
  beforeAll(async () => {
    project = await createProject()
    rmSync(join(project.folder, 'published-urls.txt'), { force: true })
    leaveOut(project.folder, optionalParts)
    project.build()
    site = siteOf(project)
  }, 300_000)
  afterAll(() => project.remove())

  test('has no file of them', () => {
    const parts = pathsOf(optionalParts).map((path) => path.slice(1))
    const own = [...site.keys()].filter((file) =>
      parts.some((part) => new RegExp(`^(?:data/(?:search/)?|share/)?${part}(?:\\.\\w+$|/)|^embed/`).test(file)),
    )
    expect(own).toEqual([])
    expect(site.has('feed.xml')).toBe(false)
  })

  test('has no link to them', () => {
    const texts = [...site].filter(([file]) => /\.(?:html|md|txt|xml)$/.test(file) && !file.startsWith('admin/'))
    const leads = pathsOf(optionalParts).concat('/feed.xml', '/feed.json')
    for (const [file, text] of texts) {
      const links = Array.from(
        text.matchAll(/href="([^"#?]*)|\]\(([^)#?]*)|<loc>([^<]*)/g),
        ([, a, b, c]) => a ?? b ?? c ?? '',
      )
      const left = links.filter((href) => leads.some((path) => isBelow(href.replace(/^https?:\/\/[^/]+/, ''), path)))
      expect(left, file).toEqual([])
    }
  })
})
