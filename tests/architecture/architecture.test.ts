/** The rules of docs/architecture.md that imports and file lengths can break. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { SOURCES } from '../../scripts/build-content/incremental/cache'
import { circles, importGraph, sourceFiles } from './imports'

const files = sourceFiles()
const graph = importGraph(files)

/** Imports that a rule forbids, as `file → imported file`. */
const forbidden = (isForbidden: (from: string, to: string) => boolean): string[] =>
  [...graph].flatMap(([from, imported]) =>
    imported.filter((to) => isForbidden(from, to)).map((to) => `${from} → ${to}`),
  )

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

test('no files import each other in a circle, type-only imports included', () => {
  expect(circles(graph)).toEqual([])
})

describe('src', () => {
  /** From the lowest to the highest. A file imports its own layer and those below it. */
  const LAYERS = [
    ['lib', 'words'],
    ['schema'],
    ['content'],
    ['metadata'],
    ['components'],
    ['features', 'tools'],
    ['routes'],
    ['admin'],
  ]
  const layerOf = (file: string) =>
    LAYERS.findIndex((folders) => folders.some((folder) => file.startsWith(`src/${folder}/`)))

  it('imports lower layers only', () => {
    expect(forbidden((from, to) => !isTest(from) && layerOf(from) >= 0 && layerOf(to) > layerOf(from))).toEqual([])
  })

  it('keeps words below everything else: they import lib alone', () => {
    const isWords = (file: string) => file.startsWith('src/words/')
    expect(forbidden((from, to) => isWords(from) && !isWords(to) && !to.startsWith('src/lib/'))).toEqual([])
  })

  it('lets no feature import another', () => {
    const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
    expect(
      forbidden((from, to) => {
        const [feature, other] = [featureOf(from), featureOf(to)]
        return feature !== undefined && other !== undefined && feature !== other
      }),
    ).toEqual([])
  })

  it('lets no tool import another', () => {
    const toolOf = (file: string) => /^src\/tools\/([^/]+)\//.exec(file)?.[1]
    expect(
      forbidden((from, to) => {
        const [tool, other] = [toolOf(from), toolOf(to)]
        return tool !== undefined && other !== undefined && other !== 'kit' && tool !== other
      }),
    ).toEqual([])
  })

  it('imports nothing from scripts, tests, bench or sample', () => {
    expect(forbidden((from, to) => from.startsWith('src/') && !isTest(from) && !to.startsWith('src/'))).toEqual([])
  })
})

test('nothing outside sample/ imports it, so that an agency can delete it', () => {
  expect(forbidden((from, to) => !from.startsWith('sample/') && to.startsWith('sample/'))).toEqual([])
})

describe('scripts', () => {
  it('import no component of a feature', () => {
    const isFeature = (file: string) => /^src\/(?:features|tools)\//.test(file)
    const reached = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file)) return seen
      seen.add(file)
      for (const next of graph.get(file) ?? []) if (isFeature(next)) reached(next, seen)
      return seen
    }
    const components = files
      .filter((file) => file.startsWith('scripts/') && !isTest(file))
      .flatMap((file) => [...reached(file)].filter((found) => found.endsWith('.tsx')))
    expect(components).toEqual([])
  })

  it('share what lies in lib, which imports no room', () => {
    expect(
      forbidden((from, to) => from.startsWith('scripts/lib/') && /^scripts\/(?!lib\/)/.test(to) && !isTest(from)),
    ).toEqual([])
  })

  it('use the pipeline through its two doors', () => {
    const isInside = (file: string) => file.startsWith('scripts/build-content/')
    const isOurs = (file: string) => !isTest(file) && !isInside(file) && !/^(?:sample\/)?tests\//.test(file)
    const doorOf = (file: string) => (file.startsWith('scripts/build-site/draft-page/') ? 'in-browser' : 'public')
    expect(
      forbidden((from, to) => isOurs(from) && isInside(to) && to !== `scripts/build-content/${doorOf(from)}.ts`),
    ).toEqual([])
  })

  it('guard every middleware of the development server', () => {
    const used = files
      .filter((file) => file.startsWith('scripts/dev/') && !isTest(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/middlewares\.use\((?:\s*'[^']*',)?\s*(\w+)/g)])
      .map(([, name]) => name)
    expect(new Set(used)).toEqual(new Set(['hideFolders', 'refuseStrangers', 'guarded', 'answerFailure']))
  })

  it('have at most eight rooms', () => {
    const rooms = new Set(files.filter((file) => /^scripts\/[^/]+\//.test(file)).map((file) => file.split('/')[1]))
    expect(rooms.size).toBeLessThanOrEqual(8)
  })
})

/** Each room may import those before it. */
const ROOMS = {
  'build-content': [
    'source',
    'parse',
    'site',
    'check',
    'output',
    'incremental',
    'steps',
    'index.ts',
    'edit',
    'commands',
    'cli.ts',
    'public.ts',
    'in-browser.ts',
  ],
  'build-site': [
    'publish',
    'hosts',
    'bundle',
    'pictures',
    'render',
    'words',
    'files',
    'draft-page',
    'serve',
    'steps',
    'index.ts',
    'cli.ts',
  ],
}

describe.each(Object.entries(ROOMS))('scripts/%s', (folder, rooms) => {
  const roomOf = (file: string) => new RegExp(`^scripts/${folder}/([^/]+)`).exec(file)?.[1] ?? ''

  it('has these rooms and no other file at its top', () => {
    const found = new Set(files.map(roomOf).filter((room) => room !== ''))
    expect([...found].sort()).toEqual([...rooms].sort())
  })

  it('imports from later rooms to earlier ones only', () => {
    expect(
      forbidden((from, to) => {
        if (isTest(from) || roomOf(from) === '' || roomOf(to) === '') return false
        return rooms.indexOf(roomOf(to)) > rooms.indexOf(roomOf(from))
      }),
    ).toEqual([])
  })
})

test('a cache of the content knows every source that the pipeline is made of', () => {
  const reached = new Set<string>()
  const follow = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const next of graph.get(file) ?? []) follow(next)
  }
  follow('scripts/build-content/index.ts')
  const isKnown = (file: string) => SOURCES.some((source) => file.startsWith(`${source}/`))
  expect([...reached].filter((file) => !isKnown(file))).toEqual([])
})

test('every use of sharp comes through the module that closes its readers', () => {
  const uses = files
    .filter((file) => !isTest(file) && !/^(?:sample\/)?tests\//.test(file))
    .filter((file) => /(?:from|import\() ?'sharp'/.test(readFileSync(file, 'utf8')))
  expect(uses).toEqual(['scripts/lib/sharp.ts'])
})

describe('files', () => {
  /** Files that may be longer, each with its reason. */
  const LONGER: Record<string, string> = {}
  const LIMIT = 250

  const isCounted = (file: string) =>
    !isTest(file) && !/^(?:sample\/)?tests\//.test(file) && !file.endsWith('.gen.ts') && !file.endsWith('.d.ts')
  const long = files.filter((file) => isCounted(file) && readFileSync(file, 'utf8').split('\n').length - 1 > LIMIT)

  it(`have at most ${LIMIT} lines, unless a reason is stated`, () => {
    expect(long.filter((file) => !(file in LONGER))).toEqual([])
  })

  it('state a reason only where they are longer, and at most eight do', () => {
    expect(Object.keys(LONGER).filter((file) => !long.includes(file))).toEqual([])
    expect(Object.keys(LONGER).length).toBeLessThanOrEqual(8)
  })
})
