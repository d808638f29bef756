/**
 * What a visitor pastes is read in a time that grows with its length and not with its square: no pattern of the tools tries
 * the same characters again from many starts, or shares them between two of its parts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { patternOf } from './kit/english/phrases'

const SOURCE = path.join(import.meta.dirname, '..')

const filesOf = (folder: string) =>
  readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|testing/.test(name))
    .map((name) => path.join(folder, name))

/** The regular expressions of a module. */
function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const { program } = parseSync(file, readFileSync(path.join(SOURCE, file), 'utf8'))
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    },
  }).visit(program)
  return found
}

/** Why a pattern is slow. */
const slowIn = ({ source, flags }: RegExp) => analyse({ source, flags }).reports.map(({ type }) => type)

test.each([/\s+$/, /\[[^\]]*a[^\]]*\]/, /(?<=^|[.!?\n]\s*)\p{Lu}/u])('%s would be found', (pattern) => {
  expect(slowIn(pattern)).not.toEqual([])
})

test.each(['tools', 'lib', 'schema'])('no pattern in src/%s is slow', (folder) => {
  const files = filesOf(folder)
  const patterns = files.flatMap((file) => patternsIn(file).map((pattern) => ({ file, pattern })))
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter(({ pattern }) => slowIn(pattern).length > 0)).toEqual([])
})

test('no pattern of phrases is slow, whatever stands in them', () => {
  const phrases = ['take* * own life', 'kills #', '# jobs', 'cut* # of # jobs', "don't tell anyone", '*', '#', '# # #']
  expect(slowIn(patternOf(phrases))).toEqual([])
})
