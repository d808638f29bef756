/** One character too few, too many or in the wrong place: whatever it does to a file, the answer is one that helps. */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { parseFile } from './entry'
import type { FileKind } from './file-kind'
import type { Problem } from './problems/problem'
import { build, cleanUp, smallSite } from './testing/content'

afterAll(cleanUp)

const KINDS: Record<string, FileKind> = {
  'blog/post.md': { collection: 'blog', id: 'post', format: 'md' },
  'resources/first-guide.md': { collection: 'resources', id: 'first-guide', format: 'md' },
  'services/media-relations.yaml': { collection: 'services', id: 'media-relations', format: 'yaml' },
  'case-studies/angry-miao.yaml': { collection: 'case-studies', id: 'angry-miao', format: 'yaml' },
  'portfolio/startups.yaml': { collection: 'portfolio', id: 'startups', format: 'yaml' },
  'pages/home.yaml': { single: 'pages/home', id: 'home', format: 'yaml' },
}
const site = smallSite()

/** What a finger can slip to, and what is pasted unseen. */
const SIGNS = [
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

type Damage = { path: string; at: number; how: 'delete' | 'insert' | 'swap'; sign: string }

const damage: fc.Arbitrary<Damage> = fc.constantFrom(...Object.keys(KINDS)).chain((path) =>
  fc.record({
    path: fc.constant(path),
    at: fc.nat(String(site[path]).length - 2),
    how: fc.constantFrom('delete' as const, 'insert' as const, 'swap' as const),
    sign: fc.constantFrom(...SIGNS),
  }),
)

function damaged({ path, at, how, sign }: Damage): string {
  const text = String(site[path])
  const [before, here, next] = [text.slice(0, at), text[at], text[at + 1]]
  if (how === 'delete') return before + text.slice(at + 1)
  return how === 'insert' ? before + sign + text.slice(at) : `${before}${next}${here}${text.slice(at + 2)}`
}

/** Words of parsers and programs, and patterns. */
const JARGON =
  /\bzod\b|mapping|scalar|\bflow\b|implicit|\bparse|\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid input|\bstring\b|\bboolean\b|\\[dws]\b|\(\?[:=!<]|\[\^\\/i

function expectHelp(problems: readonly Problem[], text: string): void {
  const lines = text.split('\n')
  const outside = problems.filter(({ line, column }) => !(column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1))
  expect(outside, 'places outside of the file').toEqual([])
  for (const { message, hint } of problems) expect(`${message}\n${hint ?? ''}`).not.toMatch(JARGON)
}

const errorsOf = (problems: readonly Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error')

describe('a file with one character of damage', () => {
  it('is right, or has errors at places of the file, in plain words', () => {
    fc.assert(
      fc.property(damage, (slip) => {
        const text = damaged(slip)
        const { entry, problems } = parseFile({
          file: `content/${slip.path}`,
          kind: KINDS[slip.path] as FileKind,
          text,
        })
        expect(entry !== undefined || errorsOf(problems).length > 0).toBe(true)
        expectHelp(problems, text)
      }),
      { numRuns: 1_500 },
    )
  })

  it('has at most two errors in 95 of 100 cases', () => {
    const slips = fc.sample(damage, 3_000)
    const many = slips.filter((slip) => {
      const file = { file: slip.path, kind: KINDS[slip.path] as FileKind, text: damaged(slip) }
      return errorsOf(parseFile(file).problems).length > 2
    })
    expect(many.length / slips.length).toBeLessThan(0.05)
  })

  it('is told as well when the whole site is checked', async () => {
    for (const slip of fc.sample(damage, 60)) {
      const text = damaged(slip)
      const { problems } = await build({ [slip.path]: text })
      const own = problems.filter(({ file }) => file === `content/${slip.path}`)
      expectHelp(own, text)
    }
  })
})
