import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryFields, arbitraryMarkdown } from '../../../tests/arbitrary-fields'
import { POST } from '../../../tests/content/support/content'
import { cases } from '../../../tests/tier'
import { parseFile } from '../parse/entry'
import { splitFrontMatter } from '../parse/front-matter'
import { parseYaml, type YamlNode } from '../parse/yaml'
import { fixText } from './fix'

const fixPost = (line: string) => {
  const before = POST.replace('title: How to brief an agency', () => line)
  const { text, fixes } = fixText('content/blog/post.md', before)
  return { untouched: text === before, title: text.split('\n')[1], fixes, text }
}

describe('a mistake with a certain remedy is fixed', () => {
  it.each([
    [
      'title: Launch day: what we learned',
      'title: "Launch day: what we learned"',
      'Put quotes around a text with a colon.',
    ],
    ['title: What we learned:', 'title: "What we learned:"', 'Put quotes around a text with a colon.'],
    ['title: Say "no": how', `title: 'Say "no": how'`, 'Put quotes around a text with a colon.'],
    ['title: We are #1', 'title: "We are #1"', 'Put quotes around a text with a number sign.'],
    ['title: #1 agency', 'title: "#1 agency"', 'Put quotes around a text with a number sign.'],
    ['title: &Co news', 'title: "&Co news"', 'Put quotes around a text that starts with a special character.'],
    [
      'title: [Video] How to',
      'title: "[Video] How to"',
      'Put quotes around a text that starts with a special character.',
    ],
    ['title: “How to brief”', 'title: "How to brief"', 'Removed typographic quotation marks around a text.'],
    ['title:\u00a0How to brief', 'title: How to brief', 'Replaced a special space with an ordinary one.'],
  ])('%s', (line, fixed, what) => {
    const { title, fixes, text } = fixPost(line)
    expect(title).toBe(fixed)
    expect(fixes).toEqual([{ line: 2, what }])
    const { diagnostics } = parseFile({ file: 'content/blog/post.md', kind, text })
    expect(diagnostics).toEqual([])
  })

  it('tabs and special spaces at the start of lines', () => {
    for (const [space, what] of [
      ['\t', 'Replaced tabs at the start of lines with spaces.'],
      ['\u00a0\u00a0', 'Replaced a special space with an ordinary one.'],
    ]) {
      const { text, fixes } = fixText('content/blog/post.md', POST.replace('  - briefing', `${space}- briefing`))
      expect(text).toBe(POST)
      expect(fixes).toEqual([{ line: 9, what }])
    }
  })

  it('several at once', () => {
    const { text, fixes } = fixText('a.yaml', 'title: A: b\nlist:\n- #1\n- Launch day: x\n')
    expect(text).toBe('title: "A: b"\nlist:\n  - "#1"\n  - "Launch day: x"\n')
    expect(fixes).toEqual([
      { line: 1, what: 'Put quotes around a text with a colon.' },
      { line: 3, what: 'Put quotes around a text with a number sign.' },
      { line: 4, what: 'Put quotes around a text with a colon.' },
      { line: 3, what: 'Changed spaces and line breaks to their usual form from here on.' },
    ])
  })
})

describe('a file is left alone when', () => {
  it.each([
    ['a comment may be meant', 'title: How to brief # second draft'],
    ['a word with a number sign may be a comment', 'title: How to brief #draft'],
    ['a list may be meant', 'title: - one'],
    ['the outer quotation marks are not a pair', 'title: “A” and “B”'],
    ['a quotation mark is never closed', 'title: "How to brief'],
    ['a quotation mark is closed too early', 'title: "Acme" wins'],
    ['a bracket is never closed', 'title: [Video'],
    ['a line is not a field', 'title: A\nsome loose words'],
    ['a field is there twice', 'title: A\ntitle: B'],
    ['one of two mistakes needs a person', 'title: Launch day: x\nexcerpt2: "never closed'],
    ['a value goes on below', 'title: Launch day: what\n  we learned'],
  ])('%s', (_, lines) => {
    expect(fixPost(lines)).toMatchObject({ untouched: true, fixes: [] })
  })

  it('its fences are wrong', () => {
    for (const text of ['title:  A\n', '---\ntitle:  A\n', '---\ntitle:  A\n----\n', ' ---\ntitle:  A\n---\n', '']) {
      expect(fixText('content/blog/post.md', text)).toEqual({ text, fixes: [] })
    }
  })

  it('nothing is wrong with it', () => {
    expect(fixText('content/blog/post.md', POST)).toEqual({ text: POST, fixes: [] })
  })
})

describe('the usual form', () => {
  it('is given to spaces and blank lines, never to a Markdown body', () => {
    const body = '\n\nWords  \nhere\n\n\n* a\n'
    const { text, fixes } = fixText('a.md', `---\na: x\nb:   'y'\ntags: [ a ]\n---\n${body}\n\n`)
    expect(text).toBe(`---\na: x\nb: 'y'\ntags: [a]\n---\n${body}`)
    expect(fixes).toEqual([{ line: 3, what: 'Changed spaces and line breaks to their usual form from here on.' }])
  })

  it('has one kind of line end', () => {
    const { text, fixes } = fixText('a.yaml', '\ufeffa: b\r\nc: d\r\n')
    expect(text).toBe('a: b\nc: d\n')
    expect(fixes).toEqual([
      { line: 1, what: 'Changed the line ends to those of every other file (LF, no byte order mark).' },
    ])
  })
})

describe('whatever the file holds', () => {
  const kinds = fc.oneof(
    fc.record({ file: fc.constant('a.yaml'), text: arbitraryFields }),
    fc.record({ file: fc.constant('a.md'), text: arbitraryMarkdown }),
  )
  const damaged = fc
    .tuple(
      kinds,
      fc.nat(),
      fc.constantFrom('\t', '\u00a0', ': ', ' #', '"', '“', '[', '\r', '\n', '---\n', '- ', '|', '@'),
    )
    .map(([{ file, text }, at, piece]) => {
      const place = at % (text.length + 1)
      return { file, text: text.slice(0, place) + piece + text.slice(place) }
    })

  it('a second run finds nothing', () => {
    fc.assert(
      fc.property(fc.oneof(kinds, damaged), ({ file, text }) => {
        const once = fixText(file, text)
        expect(fixText(file, once.text)).toEqual({ text: once.text, fixes: [] })
      }),
      { numRuns: cases(60, 1_000) },
    )
  })

  it('a valid file means the same as before', () => {
    fc.assert(
      fc.property(fc.oneof(kinds, damaged), ({ file, text }) => {
        const before = read(file, text)
        fc.pre(before !== undefined)
        expect(read(file, fixText(file, text).text)).toEqual(before)
      }),
      { numRuns: cases(60, 1_000) },
    )
  })

  it('a file that still cannot be read is not touched', () => {
    fc.assert(
      fc.property(damaged, ({ file, text }) => {
        const fixed = fixText(file, text)
        if (fixed.text !== text) expect(read(file, fixed.text)).toBeDefined()
      }),
      { numRuns: cases(60, 1_000) },
    )
  })
})

const kind = { collection: 'blog', id: 'post', format: 'md' } as const

/** What the pipeline reads in a file without any complaint; texts are trimmed as `convert` does. */
function read(file: string, source: string): unknown {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, body: '' }
  if ('message' in parts) return undefined
  const { root, diagnostics } = parseYaml(parts.fields, 1)
  return root && diagnostics.length === 0 ? [withoutPlaces(root), parts.body.trim()] : undefined
}

function withoutPlaces(node: YamlNode): unknown {
  if (node.kind === 'list') return node.items.map(withoutPlaces)
  if (node.kind === 'fields') return [...node.fields].map(([name, { value }]) => [name, withoutPlaces(value)])
  return node.kind === 'text' ? [node.text.trim(), node.quoted] : node.kind
}
