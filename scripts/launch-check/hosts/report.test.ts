import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { isCalendarDay } from '../../../src/lib/calendar-day'
import { formatPretty } from '../../lib/diagnostics/format'
import { read } from '../testing/ready-site'
import { plans } from './limits'
import type { Growth } from './outlook'
import { readGrowth } from './read-growth'
import { checkPlan, hostReport } from './report'
import { weigh } from './weight'

const files = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `blog/${index}.html`, bytes }))

/** A post a day, of ten files and 100 kB. */
const growthOf = (count: number): Growth => ({
  site: weigh(files(count, 10_000)),
  ofPosts: weigh(files(10, 10_000)),
  posts: 1,
  pace: { posts: 365, days: 365 },
  today: '2026-01-01',
})

test('each plan names the limit that ends first, and its day', () => {
  expect(hostReport(growthOf(2_000))).toMatchInlineSnapshot(`
    "What hosts take. This build has 2,000 files, 20 MB; one post takes 10 files, 0.1 MB; 365 posts came in the past 365 days.
      Netlify (every plan): 2,000 of 54,000 files in blog (4 %), room for 5,200 more posts, which lasts until 2040-03-29 at today’s pace.
      Cloudflare Pages (free): 2,000 of 20,000 files (10 %), room for 1,800 more posts, which lasts until 2030-12-07 at today’s pace.
      Cloudflare Pages (paid): 2,000 of 100,000 files (2 %), room for 9,800 more posts, which lasts until 2052-11-01 at today’s pace. The variable PAGES_WRANGLER_MAJOR_VERSION has to be 4.
      Vercel (Hobby, free): 20 MB of 100 MB in all (20 %), room for 800 more posts, which lasts until 2028-03-12 at today’s pace. It is not for commercial sites.
      Vercel (Pro, paid): 20 MB of 1,000 MB in all (2 %), room for 9,800 more posts, which lasts until 2052-11-01 at today’s pace.
      GitHub Pages (every plan): 20 MB of 1,000 MB in all (2 %), room for 9,800 more posts, which lasts until 2052-11-01 at today’s pace. A deployment is stopped after ten minutes.
      The figures and their sources are in scripts/launch-check/hosts/limits.ts.
    "
  `)
})

test('before the first build, the report says what to do', () => {
  expect(hostReport(undefined)).toBe(
    'Whether hosts take the site is not known before it is built. Run: npm run build\n',
  )
})

describe('the plan that a site uses', () => {
  it('is left alone while it lasts for more than a year', () => {
    expect(checkPlan('cloudflare-free', growthOf(2_000))).toEqual([])
  })

  it('is on the list a year before it ends', () => {
    expect(formatPretty(checkPlan('cloudflare-free', growthOf(19_000)))).toMatchInlineSnapshot(`
      "dist:1:1 error (host-limit)
        Cloudflare Pages (free) has 19,000 of 20,000 files (95 %), room for 100 more posts, which lasts until 2026-04-12 at today’s pace.
        Move to a plan or a host with more room, or make pictures fewer or smaller. The limit is from https://developers.cloudflare.com/pages/platform/limits/, read on 2026-11-28; if it has changed, correct scripts/launch-check/hosts/limits.ts.
      "
    `)
  })

  it('is on the list when it is too small', () => {
    expect(formatPretty(checkPlan('vercel-hobby', growthOf(20_000)))).toMatchInlineSnapshot(`
      "dist:1:1 error (host-limit)
        Vercel (Hobby, free) has 200 MB of 100 MB in all (200 %), which is too much.
        Move to a plan or a host with more room, or make pictures fewer or smaller. The limit is from https://vercel.com/docs/limits, read on 2026-11-28; if it has changed, correct scripts/launch-check/hosts/limits.ts.
      "
    `)
  })

  it('has to be compared with a build', () => {
    expect(formatPretty(checkPlan('netlify', undefined))).toMatchInlineSnapshot(`
      "dist:1:1 error (no-build)
        Whether Netlify (every plan) takes the site is not known before it is built.
        Run: npm run build
      "
    `)
  })
})

test('every figure has an address and the day on which it was read', () => {
  for (const { source, read: day } of plans) expect([URL.canParse(source), isCalendarDay(day)]).toEqual([true, true])
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
})

describe('the growth of a built site', () => {
  const made: string[] = []
  afterAll(async () => {
    for (const folder of made) await rm(folder, { recursive: true })
  })

  it('counts what belongs to posts, and leaves out what is compressed for a server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'))
    made.push(folder)
    await mkdir(join(folder, 'blog'))
    for (const name of ['index.html', 'index.html.br', 'blog/post.html', 'blog/post.md', 'blog/post.html.gz'])
      await writeFile(join(folder, name), '12345')
    const { project } = await read({})
    const growth = await readGrowth(folder, project)
    expect([growth?.site.files, growth?.site.bytes, growth?.ofPosts.files, growth?.posts]).toEqual([3, 15, 2, 1])
  })

  it('is not known without a build', async () => {
    const { project } = await read({})
    expect(await readGrowth('/nowhere', project)).toBe(undefined)
  })
})
