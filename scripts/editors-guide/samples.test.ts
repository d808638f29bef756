/**
 * Every sample of the guide, on a copy of the content and in the order of its page. After each step the build has
 * nothing to say, or says what the guide prints below it: the same words, but for the places in the list of addresses,
 * which grows by itself.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContent } from '../build-content'
import { describeLeftOut } from '../build-content/left-out'
import { emptyMemory, type Memory } from '../build-content/memory'
import { formatPretty } from '../build-content/problems/format'
import { addUrls, publishedUrlsOf } from '../build-content/published-urls'
import { follow, isStep } from './follow'
import { pagesBelow, readPage } from './pages'

/** The Monday of the guide, in which something is to be published on Friday. */
const TODAY = '2027-01-04'
const MESSAGE = 'message'
/** Begins a message that the guide shows the end of. */
const ABOVE = '…\n\n'

const pages = pagesBelow('docs')
  .map(readPage)
  .filter(({ blocks }) => blocks.some(({ marks }) => marks !== ''))

it('has samples on most of its pages', () => {
  expect(pages.length).toBeGreaterThan(8)
})

describe.each(pages)('$file', ({ blocks }) => {
  let root = ''
  let memory: Memory

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'guide-'))
    memory = emptyMemory()
    const content = join(root, 'content')
    await cp('content', content, { recursive: true })
    // Everything was public once; the list of the project begins anew when its sample goes.
    const { addresses } = await buildContent({ content, now: TODAY, memory })
    await writeFile(publishedUrlsOf(content), addUrls([], addresses()))
  })
  afterAll(() => rm(root, { recursive: true }))

  /** What a build says now, and which files it leaves out. */
  async function build(): Promise<{ problems: string; leftOut: string }> {
    const { problems, lineOf, leftOut } = await buildContent({ content: join(root, 'content'), now: TODAY, memory })
    return {
      problems: comparable(formatPretty(problems, lineOf)),
      leftOut: leftOut.map((file) => `${describeLeftOut(file)}\n`).join(''),
    }
  }

  const marked = blocks.filter(({ marks }) => marks !== '')
  it.each(marked.map((block, index) => ({ ...block, next: marked[index + 1] })))(
    'line $line: $marks',
    async ({ next, ...block }) => {
      if (block.marks === MESSAGE) return
      await follow(block, root)
      const said = await build()
      if (next?.marks !== MESSAGE) expect(said.problems).toBe('')
      else if (next.text.startsWith(ABOVE)) expect(said.problems).toMatch(endOf(next.text.slice(ABOVE.length)))
      else expect(said.problems || said.leftOut).toBe(comparable(`${next.text}\n`))
    },
  )

  it('leaves a site without mistakes', async () => {
    expect((await build()).problems).toBe('')
  })

  it('prints messages only below a step', () => {
    const stray = marked.filter(({ marks }, index) => marks === MESSAGE && !isStep(marked[index - 1] ?? NOTHING))
    expect(stray).toEqual([])
  })
})

const NOTHING = { line: 0, marks: '', text: '' }

/** Whole messages at the end of others. */
const endOf = (text: string): RegExp => new RegExp(`\\n\\n${escaped(comparable(`${text}\n`))}$`)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of messages without the places in the list of addresses. */
const comparable = (text: string): string =>
  text.replace(/^(published-urls\.txt):\d+:1 ([\s\S]*?)\n +\d+ \|(.*)\n +\|/gm, '$1 $2\n |$3\n |')
