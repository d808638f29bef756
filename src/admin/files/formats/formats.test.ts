import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listContent } from '../../../../scripts/build-content/source/list'
import { keepFrontMatter, keepYaml } from '.'
import type { Fields } from './alike'

/** A file before and after somebody changed the values of a form. */
function edited(text: string, change: (data: Fields) => void, format = keepYaml): string {
  const data = structuredClone(format.fromFile(text))
  change(data)
  return format.toFile(data)
}

const SERVICE = `# The service that most clients start with.

title: "Market Research" # also in the menu
price: 3000 # a month
code: 007
hero: {headline: 'Old', button: Call}
text: |-
  First paragraph.

  Second: with #1.
features:
  # asked for most
  - A media list

  # second
  - Press releases
results:
  - value: 87% # measured in June
    note: unknown to the form
  - value: "98%"
empty: []
blank:

# the end
`

describe('a YAML file', () => {
  it('shows a form its values: texts as written, switches as what they mean', () => {
    const { __source, ...data } = keepYaml.fromFile('a: 1.10\nb: 007\nc: true\nd: "true"\ne:\nf: ""\ng: [yes, 12]\n')
    expect(data).toEqual({ a: '1.10', b: '007', c: true, d: 'true', f: '', g: ['yes', '12'] })
    expect(__source).toContain('a: 1.10')
  })

  it('shows nothing for the words that programs write into empty fields, and keeps them', () => {
    const text = 'a: ~\nb: null\nc: Null\nd: NULL # none yet\ne: "null"\nf: null and void\ng: [~, a]\nh: {a: null}\n'
    const { __source, ...data } = keepYaml.fromFile(text)
    expect(data).toEqual({ e: 'null', f: 'null and void', g: ['', 'a'], h: {} })
    expect(keepYaml.toFile({ ...data, __source })).toBe(text)
    expect(edited('a: ~\nb: x\n', (form) => Object.assign(form, { a: 'null' }))).toBe('a: "null"\nb: x\n')
  })

  it('changes in one line when one value changes', () => {
    const after = edited(SERVICE, (data) => {
      data.title = 'Press: relations'
    })
    expect(after).toBe(SERVICE.replace('"Market Research"', '"Press: relations"'))
  })

  it('takes a number from a field for numbers', () => {
    const after = edited(SERVICE, (data) => {
      data.price = 4500
    })
    expect(after).toBe(SERVICE.replace('3000', '4500'))
  })

  it('keeps brackets, blocks, unknown fields and empty ones', () => {
    const after = edited(SERVICE, (data) => {
      data.hero = { headline: "It's new", button: 'Call' }
      data.text = 'First paragraph.\n\nSecond: with #2.'
      data.results = [{ value: '88%', note: 'unknown to the form' }, { value: '98%' }]
      delete data.empty
    })
    expect(after).toBe(
      SERVICE.replace("'Old'", "'It''s new'")
        .replace('with #1.', 'with #2.')
        // A comment beside a text is only safe behind quotes.
        .replace('87% #', '"88%" #'),
    )
  })

  it('loses the comment of a list item with the item, also of the first', () => {
    const first = edited(SERVICE, (data) => {
      data.features = ['Press releases']
    })
    expect(first).toBe(SERVICE.replace('  # asked for most\n  - A media list\n\n', ''))
    const second = edited(SERVICE, (data) => {
      data.features = ['A media list']
    })
    expect(second).toBe(SERVICE.replace('\n  # second\n  - Press releases\n', ''))
  })

  it('keeps the comments of a list where an item becomes equal to its neighbor', () => {
    const text = 'tags:\n  # first\n  - one\n  # second\n  - two\n  # third\n  - three\n'
    const after = edited(text, (data) => {
      data.tags = ['two', 'two', 'three']
    })
    expect(after).toBe(text.replace('- one', '- two'))
  })

  it('moves comments with the items they are about', () => {
    const after = edited(SERVICE, (data) => {
      data.features = ['New', 'Press releases', 'A media list']
    })
    expect(after).toContain(`features:
  - New

  # second
  - Press releases
  # asked for most
  - A media list
`)
  })

  it('finds the edited item of a list by what it still has in common', () => {
    const text = `steps:
  # one
  - title: Listen
    text: In week 1.
  # two
  - title: Pitch
    text: In week 2.
`
    const after = edited(text, (data) => {
      data.steps = [{ title: 'Pitch', text: 'In week 3.' }]
    })
    expect(after).toBe(`steps:
  # two
  - title: Pitch
    text: In week 3.
`)
  })

  it('gets a new field behind the field that it follows in the form', () => {
    const { hero, text, ...rest } = keepYaml.fromFile(SERVICE)
    expect(keepYaml.toFile({ ...rest, hero, image: 'a.webp', text })).toBe(
      SERVICE.replace('text: |-', 'image: a.webp\ntext: |-'),
    )
  })

  it('loses a field that the form emptied, but not what is said about the file', () => {
    expect(
      edited(SERVICE, (data) => {
        data.title = ''
      }),
    ).toBe(SERVICE.replace('title: "Market Research" # also in the menu\n', ''))
  })

  it('keeps Windows line ends and a byte order mark', () => {
    const text = `\ufeff${SERVICE.replaceAll('\n', '\r\n')}`
    const after = edited(text, (data) => {
      data.title = 'New'
    })
    expect(after).toBe(text.replace('Market Research', 'New'))
  })

  it('keeps the form that a person gave to fields without edits', () => {
    const text = 'title:   "Old"   # here\ntags: [ a,  b ]\n\n\nfolded: >-\n    one\n    two\nlist:\n- x\n-   y\n'
    const after = edited(text, (data) => {
      data.title = 'New'
      data.list = ['x', 'z']
    })
    expect(after).toBe('title: "New" # here\ntags: [ a,  b ]\n\n\nfolded: >-\n    one\n    two\nlist:\n  - x\n  - z\n')
  })

  it('is refused when YAML cannot read it', () => {
    expect(() => keepYaml.fromFile('a: b: c')).toThrow(/Line 1 of the fields cannot be read.*build:content/)
    expect(() => keepYaml.fromFile('a: *b')).toThrow()
  })
})

describe('a new YAML file', () => {
  it('has the fields in the order of the form, without the empty ones, and quotes where they are needed', () => {
    const data = { title: 'Launch: day', price: 3000, draft: false, note: '', none: null, group: { a: '' }, list: [] }
    const more = { code: '007', word: 'yes', day: '2024-01-15', text: 'One.\n\nTwo.', items: [{ a: '1', b: ['x'] }] }
    expect(keepYaml.toFile({ ...data, ...more })).toBe(`title: "Launch: day"
price: 3000
draft: false
list: []
code: "007"
word: "yes"
day: 2024-01-15
text: |-
  One.

  Two.
items:
  - a: "1"
    b:
      - x
`)
  })
})

describe('a Markdown file', () => {
  const POST = '---\ntitle: Old # here\ntags: [a]\n---\n\n\nWords  \nhere\n\n---\n\n| a | b\\|c |\n\n'

  it('keeps its body to the byte when a field changes', () => {
    const after = edited(
      POST,
      (data) => {
        data.title = 'New'
      },
      keepFrontMatter,
    )
    expect(after).toBe(POST.replace('Old # here', '"New" # here'))
  })

  it('keeps the fields to the byte when the body changes', () => {
    const after = edited(
      POST,
      (data) => {
        expect(data.body).toBe('Words  \nhere\n\n---\n\n| a | b\\|c |')
        data.body = 'Other\r\nwords\n\n'
      },
      keepFrontMatter,
    )
    expect(after).toBe('---\ntitle: Old # here\ntags: [a]\n---\n\n\nOther\nwords\n')
  })

  it('keeps Windows line ends and a byte order mark', () => {
    const text = `\ufeff${POST.replaceAll('\n', '\r\n')}`
    const after = edited(
      text,
      (data) => {
        data.tags = ['b']
      },
      keepFrontMatter,
    )
    expect(after).toBe(text.replace('[a]', '[b]'))
  })

  it('is made from nothing', () => {
    expect(keepFrontMatter.toFile({ title: 'A: b', body: '\nWords.\n' })).toBe('---\ntitle: "A: b"\n---\n\nWords.\n')
    expect(keepFrontMatter.toFile({ title: 'A' })).toBe('---\ntitle: A\n---\n')
  })

  it('is refused without its two fences', () => {
    expect(() => keepFrontMatter.fromFile('Words.')).toThrow(/first line/)
    expect(() => keepFrontMatter.fromFile('---\na: b\n')).toThrow(/three hyphens/)
    expect(() => keepFrontMatter.fromFile('---\na: b\n-----\n')).toThrow(/three hyphens/)
  })
})

describe('every file of the content', () => {
  it('differs in one line when its first text changes, as the CMS reads and writes files', async () => {
    const { files } = listContent('content')
    for (const { file, kind } of files) {
      const format = kind.format === 'md' ? keepFrontMatter : keepYaml
      const before = await readFile(file, 'utf8')
      // Sveltia CMS trims what it reads and what it writes.
      const data = format.fromFile(before.trim())
      expect(`${format.toFile(data).trim()}\n`).toBe(before)
      const { __source, ...values } = structuredClone(data)
      expect(setFirstText(values, 'Another: text')).toBe(true)
      const after = `${format.toFile({ ...values, __source }).trim()}\n`
      const old = before.split('\n')
      const changed = after.split('\n').flatMap((line, index) => (line === old[index] ? [] : [line]))
      expect({ file, changed }).toEqual({ file, changed: [expect.stringMatching(/\w: "Another: text"/)] })
    }
  })
})

/** Changes the first text of a tree of values; whether there was one. */
function setFirstText(values: object, text: string): boolean {
  return Object.entries(values).some(([key, value]) => {
    if (typeof value === 'object') return setFirstText(value, text)
    Object.assign(values, { [key]: text })
    return true
  })
}
