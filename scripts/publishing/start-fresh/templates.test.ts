/** Every template fits the schema, in every language and with every choice of parts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalText } from '../../../src/admin/files/file-format/canonical'
import { buildContent } from '../../build-content/public'
import { formatPretty } from '../../lib/diagnostics/format'
import { type Answers, LANGUAGES, type Language, PARTS, type Part, TOOLS } from './answers'
import { drawPicture, PICTURES } from './pictures'
import { contentFor, fill } from './templates'

const TODAY = '2026-02-03'

const ANSWERS: Answers = {
  name: 'Fjord & Pine',
  url: 'https://fjord.press',
  email: 'hello@fjord.press',
  language: 'en',
  currency: 'EUR',
  color: '#0b5fa5',
  parts: PARTS,
  tools: TOOLS,
}

let root: string
const pictures = new Map<string, Uint8Array>()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'start-fresh-'))
  for (const path of Object.keys(PICTURES)) pictures.set(`media/${path}`, await drawPicture(path, ANSWERS.color))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Everything that the build says about the content for some answers. */
async function problems(change: Partial<Answers>): Promise<string> {
  const folder = await mkdtemp(join(root, 'site-'))
  const texts = contentFor({ ...ANSWERS, ...change }, TODAY)
  const all = [...texts.values()].join('\n')
  const shown = [...pictures].filter(
    ([path]) => path === 'media/share.png' || all.includes(path.slice('media/'.length)),
  )
  for (const [path, content] of [...texts, ...shown]) {
    await mkdir(dirname(join(folder, 'content', path)), { recursive: true })
    await writeFile(join(folder, 'content', path), content)
  }
  const { diagnostics, lineOf } = await buildContent({
    content: join(folder, 'content'),
    out: join(folder, 'out'),
    now: TODAY,
  })
  return formatPretty(diagnostics, lineOf)
}

const languages = Object.keys(LANGUAGES) as Language[]
const without = (part: Part): Part[] => PARTS.filter((other) => other !== part)

describe.each(languages)('the site in %s', (language) => {
  it('has nothing in the way with every part', async () => {
    expect(await problems({ language })).toBe('')
  })

  it('has nothing in the way without any', async () => {
    expect(await problems({ language, parts: [], tools: [] })).toBe('')
  })

  it.each(PARTS)('has nothing in the way without %s, and with it alone', async (part) => {
    expect(await problems({ language, parts: without(part), tools: TOOLS.slice(0, 1) })).toBe('')
    expect(await problems({ language, parts: [part] })).toBe('')
  })

  it('is written as the forms write it', () => {
    for (const [file, text] of contentFor({ ...ANSWERS, language }, TODAY))
      expect(canonicalText(file.endsWith('.md') ? 'md' : 'yaml', text), file).toBe(text)
  })

  it('has the files of the other languages', () => {
    const files = (of: Language) => [...contentFor({ ...ANSWERS, language: of }, TODAY).keys()].map(withoutName)
    expect(files(language)).toEqual(files('en'))
  })
})

/** Names of entries are words of the language. */
const withoutName = (file: string): string =>
  file.startsWith('pages/') || file.startsWith('settings/') ? file : (file.split('/')[0] ?? '')

it.each(['USD', 'JPY', 'KWD', 'CHF'])('prices in %s are right', async (currency) => {
  expect(await problems({ currency })).toBe('')
})

it.each(['"Quoted": #1 & \'Co\'', '- Dash', '*Star* [x](y) <b>', '$EMAIL', '株式会社', 'true', '2024'])(
  'the name %s is kept as it is typed',
  async (name) => {
    // A mark of HTML in a name is worth a warning, and kept.
    expect((await problems({ name })).replace(/^.* warning \(.*\n(?: .*\n?)*\n?/gm, '')).toBe('')
    const site = contentFor({ ...ANSWERS, name }, TODAY).get('settings/site.yaml')
    expect(site).toContain('url: https://fjord.press\n')
  },
)

describe('a template', () => {
  const values = { NAME: 'A: b', YEAR: 2026 }

  it('holds values as YAML reads them', () => {
    expect(fill('a.yaml', 'name: $NAME\nyear: $YEAR\ntext: By $NAME\n', [], values)).toBe(
      'name: "A: b"\nyear: 2026\ntext: "By A: b"\n',
    )
  })

  it('gives fields lines of their own', () => {
    expect(fill('a.yaml', 'link: { label: $NAME, link: / } # if blog\n', ['blog'], values)).toBe(
      'link:\n  label: "A: b"\n  link: /\n',
    )
  })

  it('keeps the lines of a part where the site has it', () => {
    const text = 'a: 1\nb: 2 # if blog\nc: 3 # if not blog\n'
    expect(fill('a.yaml', text, ['blog'], values)).toBe('a: 1\nb: 2\n')
    expect(fill('a.yaml', text, [], values)).toBe('a: 1\nc: 3\n')
  })

  it('marks nothing in the text of a page', () => {
    expect(fill('a.md', '---\nt: x\n---\n\nBy $NAME.\n', [], { NAME: '*A*' })).toBe('---\nt: x\n---\n\nBy \\*A\\*.\n')
  })
})
