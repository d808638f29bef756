/** Tools that the settings hide. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SitePage } from '../../../src/schema/entries'
import { build, cleanUp, POST, smallSite } from '../../../tests/content/support/content'

afterAll(cleanUp)

const settings = String(smallSite()['settings/site.yaml'])
const hiding = (slug: string) => ({ 'settings/site.yaml': `${settings}hiddenTools: [${slug}]\n` })

const toolPages = ({ addresses }: Awaited<ReturnType<typeof build>>) =>
  addresses().filter(({ path }) => path.startsWith('/tools/'))

test('a hidden tool has no page, and all others have theirs', async () => {
  const all = toolPages(await build({}))
  const shown = toolPages(await build(hiding('pitch-timer')))
  expect(all.map(({ path }) => path)).toContain('/tools/pitch-timer')
  expect(shown).toEqual(all.filter(({ path }) => path !== '/tools/pitch-timer'))
})

test('each shown tool has a page for frames, which search engines leave out and whose address nobody promises', async () => {
  const built = await build(hiding('pitch-timer'))
  const pages: SitePage[] = JSON.parse(await readFile(join(built.out, 'pages.json'), 'utf8'))
  const frames = pages.filter(({ path }) => path.startsWith('/embed/'))
  expect(frames.map(({ path }) => path.replace('/embed/', '/tools/'))).toEqual(toolPages(built).map(({ path }) => path))
  expect(frames.filter(({ indexed }) => indexed)).toEqual([])
  expect(built.addresses().filter(({ path }) => path.startsWith('/embed/'))).toEqual([])
})

test('a link to a hidden tool is a mistake', async () => {
  const post = `${POST}\nTry the [timer](/tools/pitch-timer).\n`
  expect((await build({ 'blog/post.md': post })).printed).toBe('')
  expect((await build({ 'blog/post.md': post, ...hiding('pitch-timer') })).printed).toMatchInlineSnapshot(`
    "content/blog/post.md:18:9 error (dead-link)
      The link leads to "/tools/pitch-timer", but the site has no such page.
        18 | Try the [timer](/tools/pitch-timer).
           |         ^
      Did you mean /tools?
    "
  `)
})

test('a name that no tool has is a mistake', async () => {
  expect((await build(hiding('pitch-timr'))).printed).toMatchInlineSnapshot(`
    "content/settings/site.yaml:32:15 error (wrong-choice)
      hiddenTools, item 1 is "pitch-timr", but it must be one of pr-headline-generator, influencer-brief-builder, pr-health-checker, pitch-timer, pr-crisis-response-generator, influencer-roi-calculator, influencer-content-brief-generator, influencer-rate-calculator, influencer-campaign-timeline or influe…
        32 | hiddenTools: [pitch-timr]
           |               ^
      Did you mean "pitch-timer"? Write:
      hiddenTools: [pitch-timer]
    "
  `)
})
