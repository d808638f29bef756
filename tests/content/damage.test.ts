/** One character too few, too many or in the wrong place: whatever it does to a file, the answer helps. */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { parseFile } from '../../scripts/build-content/parse/entry'
import type { Diagnostic } from '../../scripts/lib/diagnostics/diagnostic'
import type { FileKind } from '../../scripts/lib/schema/file-kind'
import { cases } from '../tier'
import { build, cleanUp, smallSite } from './support/content'

afterAll(cleanUp)

const KINDS: Record<string, FileKind> = {
  'blog/post.md': { collection: 'blog', id: 'post', format: 'md' },
  'resources/first-guide.md': { collection: 'resources', id: 'first-guide', format: 'md' },
  'services/market-research.yaml': { collection: 'services', id: 'market-research', format: 'yaml' },
  'case-studies/quiet-mole.yaml': { collection: 'case-studies', id: 'quiet-mole', format: 'yaml' },
  'portfolio/startups.yaml': { collection: 'portfolio', id: 'startups', format: 'yaml' },
  'pages/home.yaml': { single: 'pages/home', id: 'home', format: 'yaml' },
}
const site = smallSite()

/** What people type by accident, and what is pasted unseen. */
const CHARACTERS = [
  ...' \n\t:-#"\'[]{}()<>|&*!%@`~^=+_,.;?/\\$abcXYZ019',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '—',
  '“',
  '”',
  'é',
  '字',
  '😀',
]

type Damage = { path: string; at: number; how: 'delete' | 'insert' | 'swap'; character: string }

const damage: fc.Arbitrary<Damage> = fc.constantFrom(...Object.keys(KINDS)).chain((path) =>
  fc.record({
    path: fc.constant(path),
    at: fc.nat(String(site[path]).length - 2),
    how: fc.constantFrom('delete' as const, 'insert' as const, 'swap' as const),
    character: fc.constantFrom(...CHARACTERS),
  }),
)

function damaged({ path, at, how, character }: Damage): string {
  const text = String(site[path])
  const [before, here, next] = [text.slice(0, at), text[at], text[at + 1]]
  if (how === 'delete') return before + text.slice(at + 1)
  return how === 'insert' ? before + character + text.slice(at) : `${before}${next}${here}${text.slice(at + 2)}`
}

/** Words of parsers and programs, and patterns. */
const JARGON =
  /\bzod\b|mapping|scalar|\bflow\b|implicit|\bparse|\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid input|\bstring\b|\bboolean\b|\\[dws]\b|\(\?[:=!<]|\[\^\\/i

/** What an answer says in its own words: it may quote what stands in the file. */
const withoutQuotes = (answer: string, text: string) =>
  answer.replace(/"([^"\n]+)"/g, (quote, words: string) => (text.includes(words) ? '""' : quote))

function expectHelp(diagnostics: readonly Diagnostic[], text: string): void {
  const lines = text.split('\n')
  const outside = diagnostics.filter(
    ({ line, column }) => !(column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1),
  )
  expect(outside, 'places outside of the file').toEqual([])
  for (const { message, hint } of diagnostics)
    expect(withoutQuotes(`${message}\n${hint ?? ''}`, text)).not.toMatch(JARGON)
}

const errorsOf = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error')

describe('a file with one character of damage', () => {
  it('is right, or has errors at places of the file, in plain words', () => {
    fc.assert(
      fc.property(damage, (one) => {
        const text = damaged(one)
        const { entry, diagnostics } = parseFile({
          file: `content/${one.path}`,
          kind: KINDS[one.path] as FileKind,
          text,
        })
        expect(entry !== undefined || errorsOf(diagnostics).length > 0).toBe(true)
        expectHelp(diagnostics, text)
      }),
      { numRuns: cases(200, 3_000) },
    )
  })

  it('has at most two errors in 95 of 100 cases', () => {
    const all = fc.sample(damage, cases(400, 3_000))
    const many = all.filter((one) => {
      const file = { file: one.path, kind: KINDS[one.path] as FileKind, text: damaged(one) }
      return errorsOf(parseFile(file).diagnostics).length > 2
    })
    expect(many.length / all.length).toBeLessThan(0.05)
  })

  it('is reported as well when the whole site is checked', async () => {
    for (const one of fc.sample(damage, cases(10, 60))) {
      const text = damaged(one)
      const { diagnostics } = await build({ [one.path]: text })
      const own = diagnostics.filter(({ file }) => file === `content/${one.path}`)
      expectHelp(own, text)
    }
  })
})
