/**
 * Every sample of the guide, on a copy of the content, which is that of the sample and in the order of its page. After each step the build has
 * nothing to say, or says what the guide prints below it: the same words, but for the places in the list of addresses,
 * which grows by itself.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUrls, buildContent, Memory, publishedUrlsOf } from '../../../scripts/build-content/public'
import { follower, type Step, shownAs, stepsOf } from '../../../scripts/docs/guide/follow'
import { type Block, MISTAKES, pagesBelow, readPage } from '../../../scripts/docs/guide/pages'
import { formatPretty } from '../../../scripts/lib/diagnostics/format'
import { describeLeftOut } from '../../../scripts/lib/diagnostics/notes'
import { examplesOf } from '../../../tests/tier'

/** The Monday of the guide, in which something is to be published on Friday. */
const TODAY = '2027-01-04'

const pages = pagesBelow('docs/editing')
  // Tested beside the other mistakes, on a smaller site.
  .filter((file) => file !== MISTAKES)
  .map((file) => ({ file, steps: stepsOf(readPage(file).sections.flatMap(({ blocks }) => blocks)) }))
  .filter(({ steps }) => steps.length > 0)

it('has samples on most of its pages', () => {
  expect(pages.length).toBeGreaterThan(8)
})

describe.each(examplesOf(pages))('$file', ({ steps }) => {
  let root = ''
  let memory: Memory
  let follow: (block: Block) => Promise<void>

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'guide-'))
    memory = new Memory()
    follow = follower(root)
    const content = join(root, 'content')
    await cp('content', content, { recursive: true })
    // Everything was public once; the list of the project begins anew when its sample goes.
    const { addresses } = await buildContent({ content, now: TODAY, memory })
    await writeFile(publishedUrlsOf(content), addUrls([], addresses()))
  })
  afterAll(() => rm(root, { recursive: true }))

  /** What a build says now; or, if it has nothing to say, which files it leaves out. */
  async function build(message: string): Promise<string> {
    const { diagnostics, lineOf, leftOut } = await buildContent({ content: join(root, 'content'), now: TODAY, memory })
    const said = comparable(formatPretty(diagnostics, lineOf))
    return said || message === ''
      ? shownAs(said, message)
      : leftOut.map((file) => `${describeLeftOut(file)}\n`).join('')
  }

  it.each<Step>(steps)('line $line: $marks', async ({ message, ...block }) => {
    await follow(block)
    const expected = comparable(message)
    expect(await build(expected)).toBe(expected)
  })

  it('leaves a site without mistakes', async () => {
    expect(await build('')).toBe('')
  })
})

/** A text of messages without the places in the list of addresses. */
const comparable = (text: string): string =>
  text.replace(/^(published-urls\.txt):\d+:1 ([\s\S]*?)\n +\d+ \|(.*)\n +\|/gm, '$1 $2\n |$3\n |')
