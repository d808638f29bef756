/**
 * No test outside `sample/` names what the sample says: names, ids and figures of its content. Such a test would fail for
 * every agency that writes its own. The list of words is that content itself, so it follows every change of it.
 *
 * The address of the sample is a reserved one (RFC 2606), which inputs of unit tests may have. Tests of the built site take
 * the address from its settings.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Fields = Record<string, unknown>

/** The fields of a file of the content, and of the front matter of one in Markdown. */
function fieldsOf(file: string): Fields {
  const text = readFileSync(path.join('content', file), 'utf8')
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text)
}

const ENTRIES = ['blog', 'case-studies', 'people', 'portfolio', 'press-releases', 'resources', 'services']
const files = ENTRIES.flatMap((folder) =>
  (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`) : []).map((name) => `${folder}/${name}`),
)

/** The values of a field wherever it is in a tree of fields. */
function valuesOf(name: string, fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(name, value),
  )
}

const site = fieldsOf('settings/site.yaml')
const entries = files.map(fieldsOf)
const home = fieldsOf('pages/home.yaml')

const words = {
  ids: files.map((file) => path.parse(file).name),
  clients: entries.flatMap((fields) => ['id', 'name'].flatMap((name) => valuesOf(name, fields))),
  agency: [String(site.name), ...valuesOf('name', site.products)],
  // Figures such as "2 days" and "24/7" may be in any text.
  figures: [home, ...entries]
    .flatMap((fields) => valuesOf('value', fields))
    .filter((figure) => /\d{3}|\d[.,]\d/.test(figure)),
}
const ofSample = [...new Set(Object.values(words).flat())]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const NAMES = new RegExp(`(?:(?<![\\w-])|(?<=\\\\n))(?:${ofSample.map(escaped).join('|')})(?![\\w-])`, 'gi')
const ADDRESS = new RegExp(escaped(new URL(String(site.url)).origin), 'g')

const isTest = (file: string) => /^tests\/|\.(?:test|spec)\.tsx?$|\/testing\/|^scripts\/docs\/guide\//.test(file)
const looksAtSite = (file: string) => /^tests\/(?!content\/|architecture\/)/.test(file)

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isTest(file) && !/^sample\//.test(file) && !file.endsWith('package-lock.json') && existsSync(file))

/** What a text of a test says of the sample. */
const named = (file: string, text: string): string[] => [
  ...new Set([...(text.match(NAMES) ?? []), ...(looksAtSite(file) ? (text.match(ADDRESS) ?? []) : [])]),
]

test('no test outside sample/ names the sample', () => {
  expect(tests.length).toBeGreaterThan(100)
  const found = tests.map((file) => [file, named(file, readFileSync(file, 'utf8'))] as const)
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual({})
})

test('the list of words has those of each kind', () => {
  for (const [kind, found] of Object.entries(words)) expect(found.length, kind).toBeGreaterThan(0)
  expect(ofSample.filter((word) => word.length < 3)).toEqual([])
})

test.each([
  ['tests/journeys/home.spec.ts', "name: 'OnePlus'", ['OnePlus']],
  ['src/lib/x.test.ts', "'https://x.example.com/longwire'", ['longwire']],
  ['tests/built-site/x.test.ts', "'https://www.example.com/about'", ['https://www.example.com']],
  ['src/lib/x.test.ts', "'https://www.example.com/about'", []],
  ['tests/built-site/x.test.ts', "'oneplus-two', 'monotau'", []],
])('in %s, the text %s names the sample: %j', (file, text, expected) => {
  expect(named(file, text)).toEqual(expected)
})
