/** Files as people write them, edited as a form edits them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '../../../../scripts/build-content/parse/yaml'
import { arbitraryFields, arbitraryMarkdown, arbitraryText } from '../../../../tests/arbitrary-fields'
import { cases } from '../../../../tests/tier'
import { canonicalText } from '../file-format/canonical'
import { keepFrontMatter, keepYaml } from '.'
import type { Fields } from './alike'

const canonicalFields = arbitraryFields.map((text) => canonicalText('yaml', text))
const canonicalMarkdown = arbitraryMarkdown.map((text) => canonicalText('md', text))

type Path = (string | number)[]

/** The paths of all values that are not lists or fields themselves. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value)
    .filter(([key]) => key !== '__source')
    .flatMap(([key, below]) => leaves(below, [...path, Array.isArray(value) ? Number(key) : key]))
}

function lists(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, inner]) =>
    lists(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) && value.length > 0 ? [path, ...below] : below
}

// biome-ignore lint/suspicious/noExplicitAny: random data has no type
const at = (data: any, path: Path): any => path.reduce((inner, step) => inner[step], data)

function changed(data: Fields, path: Path, change: (old: unknown) => unknown): Fields {
  const copy = structuredClone(data)
  at(copy, path.slice(0, -1))[path.at(-1) ?? ''] = change(at(copy, path))
  return copy
}

const withoutSource = ({ __source: _, ...data }: Fields): Fields => data

/** Without the empty values that forms and files do not tell apart, and without white space at the end. */
function solid(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(solid)
  if (typeof value !== 'object' || value === null) return String(value).trimEnd()
  const entries = Object.entries(value).map(([key, inner]) => [key, solid(inner)] as const)
  const filled = entries.filter(([, inner]) => inner !== '')
  return filled.length === 0 ? '' : Object.fromEntries(filled)
}

/** The lines of `before` that are not, in order, the first or last ones of `after`. */
function replacedLines(before: string, after: string): string[] {
  const a = before.split('\n')
  const b = after.split('\n')
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return a.slice(start, a.length - end)
}

const ROUNDS = { numRuns: cases(50, 1_000) }

describe('a file without edits', () => {
  it('is the same, in canonical form or not', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryFields, canonicalFields), (text) => {
        expect(keepYaml.toFile(keepYaml.fromFile(text))).toBe(text)
      }),
      ROUNDS,
    )
    fc.assert(
      fc.property(fc.oneof(arbitraryMarkdown, canonicalMarkdown), (text) => {
        expect(keepFrontMatter.toFile(keepFrontMatter.fromFile(text))).toBe(text)
      }),
      ROUNDS,
    )
  })
})

describe('a file with one value edited', () => {
  const edit = canonicalFields.chain((text) => {
    const data = keepYaml.fromFile(text)
    const paths = leaves(data)
    return fc.record({
      text: fc.constant(text),
      data: fc.constant(data),
      path: paths.length === 0 ? fc.constant(undefined) : fc.constantFrom(...paths),
      value: fc.oneof(arbitraryText, fc.integer(), fc.boolean()),
    })
  })

  it('says what the form says, and the pipeline reads exactly that', () => {
    fc.assert(
      fc.property(edit, ({ data, path, value }) => {
        fc.pre(path !== undefined)
        const edited = changed(data, path ?? [], () => value)
        const file = keepYaml.toFile(edited)
        expect(solid(withoutSource(keepYaml.fromFile(file)))).toEqual(solid(withoutSource(edited)))
        expect(mistakesIn(file)).toEqual([])
      }),
      ROUNDS,
    )
  })

  it('differs from before in the lines of that value alone', () => {
    fc.assert(
      fc.property(edit, ({ text, data, path, value }) => {
        fc.pre(path !== undefined)
        const before = at(data, path ?? [])
        const file = keepYaml.toFile(changed(data, path ?? [], () => value))
        const lines = replacedLines(text, file)
        // The line of the name, and up to two lines for each line of a text in a block.
        expect(lines.length).toBeLessThanOrEqual(2 * String(before).split('\n').length + 1)
      }),
      ROUNDS,
    )
  })
})

describe('a file in a form of its own with one value edited', () => {
  it('has every other field as it was', () => {
    const edit = arbitraryFields.chain((text) => {
      const data = keepYaml.fromFile(text)
      const paths = leaves(data)
      return fc.record({
        text: fc.constant(text),
        data: fc.constant(data),
        path: paths.length === 0 ? fc.constant(undefined) : fc.constantFrom(...paths),
        value: arbitraryText,
      })
    })
    fc.assert(
      fc.property(edit, ({ text, data, path, value }) => {
        fc.pre(path !== undefined)
        const edited = changed(data, path ?? [], () => value)
        const file = keepYaml.toFile(edited)
        expect(solid(withoutSource(keepYaml.fromFile(file)))).toEqual(solid(withoutSource(edited)))
        const name = String(path?.[0])
        const start = text.search(new RegExp(`^${name}:`, 'm'))
        const next = /\n(?=[a-zé]+:)/.exec(text.slice(start))
        expect(file.slice(0, start)).toBe(text.slice(0, start))
        if (next) expect(file).toContain(text.slice(start + next.index))
      }),
      ROUNDS,
    )
  })
})

describe('a list in which one item is', () => {
  const lined = canonicalFields.chain((text) => {
    const data = keepYaml.fromFile(text)
    const paths = lists(data).filter((path) => path.length > 0)
    return fc.record({
      text: fc.constant(text),
      data: fc.constant(data),
      path: paths.length === 0 ? fc.constant(undefined) : fc.constantFrom(...paths),
      position: fc.nat(),
      value: arbitraryText,
    })
  })

  it('added has every line it had, in order', () => {
    fc.assert(
      fc.property(lined, ({ text, data, path, position, value }) => {
        fc.pre(path !== undefined && !isFlow(text))
        const edited = changed(data, path ?? [], (list) => {
          const items = [...(list as unknown[])]
          items.splice(position % (items.length + 1), 0, value)
          return items
        })
        const file = keepYaml.toFile(edited)
        expect(solid(withoutSource(keepYaml.fromFile(file)))).toEqual(solid(withoutSource(edited)))
        expect(mistakesIn(file)).toEqual([])
        expect(replacedLines(text, file).filter((line) => line.trim() !== '')).toEqual([])
      }),
      ROUNDS,
    )
  })

  it('removed says what the form says', () => {
    fc.assert(
      fc.property(lined, ({ data, path, position }) => {
        fc.pre(path !== undefined)
        const edited = changed(data, path ?? [], (list) => {
          const items = [...(list as unknown[])]
          items.splice(position % items.length, 1)
          return items
        })
        const file = keepYaml.toFile(edited)
        expect(solid(withoutSource(keepYaml.fromFile(file)))).toEqual(solid(withoutSource(edited)))
        expect(mistakesIn(file)).toEqual([])
      }),
      ROUNDS,
    )
  })
})

describe('a new file', () => {
  const data = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,6}$/),
    fc.oneof(
      arbitraryText,
      fc.integer(),
      fc.boolean(),
      fc.array(arbitraryText, { minLength: 1 }),
      fc.record({ label: arbitraryText, link: arbitraryText }),
      fc.array(fc.record({ title: arbitraryText, step: fc.nat() }), { minLength: 1 }),
    ),
    { minKeys: 1 },
  )

  it('says what the form says, in canonical form', () => {
    fc.assert(
      fc.property(data, (values) => {
        const file = keepYaml.toFile(values)
        expect(solid(withoutSource(keepYaml.fromFile(file)))).toEqual(solid(values))
        expect(mistakesIn(file)).toEqual([])
        expect(canonicalText('yaml', file)).toBe(file)
      }),
      ROUNDS,
    )
  })
})

/** A control character is a mistake in the text itself, and the pipeline is right to say so. */
const mistakesIn = (file: string) => parseYaml(file, 1).diagnostics.filter(({ code }) => code !== 'control-character')

const isFlow = (text: string): boolean => /[[{]/.test(text)
