/** The words of the interface stand in src/words, one file for each language, and in no component. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { WRITTEN } from '../../scripts/lib/words/messages'
import { ENGLISH_WORDS } from '../../src/schema/words'
import { sourceFiles } from './imports'
import { textsIn } from './texts'

const files = sourceFiles()

describe('a file of the site', () => {
  /** What a tool reads, computes and writes is English; the components around it have words like all others. */
  const isRuleOfTool = (file: string) => /^src\/tools\/[^/]+\/.*\.ts$/.test(file)
  const isInScope = (file: string) =>
    /^src\/(?:components|features|metadata|routes|tools|lib|boot|router\.tsx|entry-\w+\.tsx)/.test(file) &&
    !isRuleOfTool(file) &&
    !/\.test\.tsx?$/.test(file)

  /** Files with texts of their own, each with its reason. */
  const EXCEPTIONS: Record<string, string> = {
    'src/features/blog/share-addresses.ts': 'names of other sites',
    'src/tools/health-checker/scores.tsx': 'the path of a drawing',
    'src/lib/text-width/cuts.ts':
      'names of places that the headline generator shows, as all its words in English, and fonts',
  }

  const scope = files.filter(isInScope)
  const own = scope.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })))

  test('has no text of its own, unless a reason is stated', () => {
    expect(scope.length).toBeGreaterThan(100)
    expect(own.filter(({ file }) => !(file in EXCEPTIONS))).toEqual([])
  })

  test('states a reason only where it has one', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !own.some((found) => found.file === file))).toEqual([])
  })

  test.each([
    ['between tags', '<p>Open menu</p>', 'Open menu'],
    ['beside a value', '<p>{count} articles</p>', 'articles'],
    ['of a choice', "<p>{isPaused ? 'Play' : null}</p>", 'Play'],
    ['in an attribute', '<nav aria-label="tags" />', 'tags'],
    ['with a value in an attribute', `<Section heading={\`The \${kind} results\`} />`, 'The … results'],
    ['in the head of a page', `headOf(page, () => ({ title: \`\${name} case study\`, path }))`, '… case study'],
    ['of a list', "const trail = [{ name: 'Blog', path: '/blog' }]", 'Blog'],
    ['of the head that visitors do not see', "const meta = { name: 'robots', content: 'noindex' }", undefined],
    ['of a message', "showToast({ title: 'Copied!' })", 'Copied!'],
    ['that a function gives', "const inWords = () => 'No articles found'", 'No articles found'],
    ['for developers', "throw new Error('The page has no header.')", undefined],
    ['that styles or names', '<p className="lead mt-6" id="contact" data-kind="not-read" />', undefined],
  ])('is known to have a text %s: %s', (_place, code, expected) => {
    expect(textsIn('page.tsx', code)).toEqual(expected === undefined ? [] : [expected])
  })
})

describe('the words', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/words/tools/*.ts', { eager: true })
  const ofTools = Object.entries(modules).map(
    ([path, words]) => [`tools/${path.match(/([\w-]+)\.ts$/)?.[1]}`, Object.keys(words)] as const,
  )
  const areas = [
    ...ofTools,
    ...Object.entries(ENGLISH_WORDS).map(([area, messages]) => [area, Object.keys(messages)] as const),
  ]

  test.each(Object.entries(WRITTEN))(
    '%s calls a page the same in its breadcrumb and for programs',
    (_language, words) => {
      const word = (area: string, name: string) => words[area]?.[name]
      const programs = words['structured-data']
      expect(programs).toMatchObject({
        blog: word('blog-article', 'blog'),
        customers: word('case-studies', 'customers'),
        press: word('press-release', 'press'),
        resources: word('resource', 'resources'),
        services: word('service', 'services'),
        tools: word('tool', 'tools'),
      })
      expect(word('blog-list', 'blog')).toBe(programs?.blog)
      expect(word('build', 'freeTools')).toBe(programs?.tools)
    },
  )

  test('are all used', () => {
    const texts = files
      .filter((file) => /^(?:src|scripts)\//.test(file) && !/\.test\.tsx?$|^src\/words\//.test(file))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const unused = areas.flatMap(([area, names]) => {
      // A build hands its words on, in the language of the site.
      const users = texts.filter(({ file, text }) =>
        area === 'build' ? file.startsWith('scripts/') : text.includes(`'@words/${area}'`),
      )
      return names
        .filter((name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${area}: ${name}`)
    })
    expect(areas.length).toBeGreaterThan(30)
    expect(unused).toEqual([])
  })
})
