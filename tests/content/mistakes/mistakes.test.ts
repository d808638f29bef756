/** Every example of a mistake, in the guide and beside this test: its whole message, and that its fix leaves nothing to say. */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { follower, type Step, shownAs, stepsOf } from '../../../scripts/docs/guide/follow'
import { MISTAKES, mistakePages, readPage } from '../../../scripts/docs/guide/pages'
import { codes } from '../../../scripts/lib/diagnostics/codes'
import { checkedSite, setUpCheckedSite } from '../support/checked-site'
import { POST } from '../support/content'
import { beforeEachStep } from '../support/disk-steps'

setUpCheckedSite()

/** Words of parsers and programs; people who write texts do not know them. */
const JARGON =
  /\bzod\b|mapping|scalar|\bflow\b|implicit|\bparse|\bundefined\b|\bnull\b|\bNaN\b|\[object|\bregex|\bstring\b|\bboolean\b|\binteger\b|\\[dws]\b|\(\?[:=!]/i

/** Files that the system refuses to open, with the code of the error. */
const refused = new Map<string, string>()
const allowAll = beforeEachStep((step, path) => {
  const code = step === 'openSync' && refused.get(String(path))
  if (code) throw Object.assign(new Error(code), { code })
})
afterAll(allowAll)

const refuse = (code: string) => (path: string) => refused.set(path, code)
const actions = {
  'refuse EACCES': refuse('EACCES'),
  'refuse ENOENT': refuse('ENOENT'),
  'refuse EBUSY': refuse('EBUSY'),
  allow: (path: string) => refused.delete(path),
}

/** The files that steps change, by their paths below `content`. */
const changedBy = (steps: readonly Step[]): string[] =>
  steps.filter(({ marks }) => marks !== 'fix').map(({ marks }) => marks.replace('content/', '').split(' ')[0] ?? '')

const pages = mistakePages().map((file) => {
  const sections = readPage(file).sections.map((section) => ({ ...section, steps: stepsOf(section.blocks) }))
  return { file, examples: sections.filter(({ steps }) => steps.length > 0) }
})

describe.each(pages)('$file', ({ examples }) => {
  it.each(examples)('$title', async ({ code, steps }) => {
    onTestFinished(() => checkedSite.restore(changedBy(steps)))
    const follow = follower(checkedSite.root, actions)
    for (const { message, ...block } of steps) {
      await follow(block)
      const { printed } = await checkedSite.check()
      expect.soft(shownAs(printed, message), `line ${block.line}`).toBe(message)
      if (message === '') continue
      expect(codesOf(message)).toEqual([code])
      expect(wordsOf(message)).not.toMatch(JARGON)
    }
    expect(steps.filter(({ message }) => message !== '')).toHaveLength(1)
    expect(steps.at(-1)?.message).toBe('')
  })
})

const codesOf = (message: string): (string | undefined)[] =>
  [...message.matchAll(/^\S.*:\d+:\d+ (?:error|warning) \(([a-z0-9-]+)\)$/gm)].map(([, code]) => code)

/** A message without its place, its code, and what it shows of the file. */
const wordsOf = (message: string): string => message.replace(/^(?:\S.*\)| +\d* \|.*)$|"[^"\n]*"/gm, '')

describe(MISTAKES, () => {
  const { sections } = readPage(MISTAKES)

  it('explains every code, in the order of codes.ts', () => {
    expect(sections.filter(({ depth }) => depth === 3).map(({ code }) => code)).toEqual([...codes])
  })

  it('shows the post that its examples change', () => {
    expect(`${sections[1]?.blocks[0]?.text}\n`).toBe(POST)
  })
})
