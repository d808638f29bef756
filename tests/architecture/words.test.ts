/** The words of the interface stand in src/words, one folder for each language, and in no component. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importGraph, sourceFiles } from './imports'
import { textsIn } from './texts'

const files = sourceFiles()

describe('a file of the site', () => {
  /** What a tool reads, computes and writes is English; the components around it have words like all others. */
  const isRuleOfTool = (file: string) => /^src\/features\/tools\/[^/]+\/.*\.ts$/.test(file)
  const isInScope = (file: string) =>
    /^src\/(?:components|features|routes|lib|boot|router\.tsx|entry-\w+\.tsx)/.test(file) &&
    !isRuleOfTool(file) &&
    !/\.test\.tsx?$/.test(file)

  /** Files with texts of their own, each with its reason. */
  const EXCEPTIONS: Record<string, string> = {
    'src/features/blog/share-addresses.ts': 'names of other sites',
    'src/features/tools/health-checker/gauge.tsx': 'the path of a drawing',
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
    ['in the head of a page', `pageHead({ title: \`\${name} case study\`, path })`, '… case study'],
    ['of a list', "const trail = [{ name: 'Blog', path: '/blog' }]", 'Blog'],
    ['of the head that nobody sees', "const meta = { name: 'robots', content: 'noindex' }", undefined],
    ['of a message', "showToast({ title: 'Copied!' })", 'Copied!'],
    ['that a function gives', "const inWords = () => 'No articles found'", 'No articles found'],
    ['for developers', "throw new Error('The page has no header.')", undefined],
    ['that styles or names', '<p className="lead mt-6" id="contact" data-kind="not-read" />', undefined],
  ])('is known to have a text %s: %s', (_place, code, expected) => {
    expect(textsIn('page.tsx', code)).toEqual(expected === undefined ? [] : [expected])
  })
})

describe('a language', () => {
  type Area = Record<string, unknown>
  const modules = import.meta.glob<Area>('../../src/words/*/*.ts', { eager: true })
  const languages = new Map<string, Map<string, Area>>()
  for (const [path, words] of Object.entries(modules)) {
    const [, language = '', area = ''] = /\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? []
    languages.set(language, (languages.get(language) ?? new Map()).set(area, words))
  }
  const english = languages.get('en') ?? new Map<string, Area>()
  const others = [...languages].filter(([language]) => language !== 'en')

  test('exists besides English', () => {
    expect(english.size).toBeGreaterThan(20)
    expect(others.length).toBeGreaterThan(0)
  })

  test.each(others)('%s has the files and the words of English, and the compiler compares them', (language, areas) => {
    expect([...areas.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [area, words] of areas) {
      expect(namesIn(words), area).toEqual(namesIn(english.get(area) ?? {}))
      const code = readFileSync(`src/words/${language}/${area}.ts`, 'utf8')
      expect(code).toContain(`export type Complete = Same<typeof en, typeof import('./${area}')>`)
    }
  })

  test.each([...languages])('%s calls a page the same in its breadcrumb and for programs', (_language, areas) => {
    const word = (area: string, name: string) => areas.get(area)?.[name]
    const programs = areas.get('structured-data')
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
  })

  test('has no word that nothing uses', () => {
    const graph = importGraph(files)
    const ofTools = import.meta.glob<Area>('../../src/words/en/tools/*.ts', { eager: true })
    const areas = [
      ...english,
      ...Object.entries(ofTools).map(([path, words]) => [`tools/${path.match(/([\w-]+)\.ts$/)?.[1]}`, words] as const),
    ]
    const unused = areas.flatMap(([area, words]) => {
      // A build hands its words on, in the language of the site.
      const users = files.filter((file) =>
        area === 'build'
          ? file.startsWith('scripts/')
          : graph.get(file)?.includes(`src/words/en/${area}.ts`) && file.startsWith('src/'),
      )
      const code = users.filter((file) => !file.startsWith('src/words/')).map((file) => readFileSync(file, 'utf8'))
      return Object.keys(words)
        .filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${area}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})

/** The names of words, and those of the texts in a word that is a table. */
const namesIn = (words: Record<string, unknown>): string[] =>
  Object.entries(words)
    .flatMap(([name, word]) =>
      typeof word === 'object' && word !== null ? Object.keys(word) : [`${name} ${typeof word}`],
    )
    .sort()
