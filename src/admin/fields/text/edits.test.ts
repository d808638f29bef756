import { describe, expect, test } from 'vitest'
import {
  blocks,
  type Edit,
  insertBlock,
  insertFootnote,
  insertLink,
  insertMarkdown,
  insertPicture,
  lineKinds,
  linkAt,
  type Selected,
  toggleLines,
} from './edits'

/** A text with its selection between two bars, or its cursor at one. */
function selected(marked: string): Selected {
  const from = marked.indexOf('¦')
  const last = marked.lastIndexOf('¦')
  return { text: marked.replaceAll('¦', ''), from, to: last === from ? from : last - 1 }
}

/** The changed text, marked like the text that `selected` reads. */
function edited(marked: string, edit: (selection: Selected) => Edit): string {
  const before = selected(marked)
  const { changes, select } = edit(before)
  let text = before.text
  for (const { from, to, insert } of changes.toReversed()) text = text.slice(0, from) + insert + text.slice(to)
  const bars = select.from === select.to ? '¦' : `¦${text.slice(select.from, select.to)}¦`
  return text.slice(0, select.from) + bars + text.slice(select.to)
}

describe('lines', () => {
  test.each([
    ['heading', 'Te¦xt', '## Text¦'],
    ['heading', '### Te¦xt', '## Text¦'],
    ['heading', '## Te¦xt', 'Text¦'],
    ['list', '¦One\n\nTwo¦\nThree', '- One\n\n- Two¦\nThree'],
    ['list', '¦- One\n- Two¦', 'One\nTwo¦'],
    ['numbers', '¦- One\n- Two¦', '1. One\n2. Two¦'],
    ['quote', '¦', '> ¦'],
  ] as const)('as %s: %j makes %j', (kind, before, expected) => {
    expect(edited(before, (selection) => toggleLines(selection, lineKinds[kind]))).toBe(expected)
  })
})

describe('a block', () => {
  test.each([
    ['line', '', '***¦'],
    ['line', 'On¦e\nline\n\nTwo', 'One\nline\n\n***¦\n\nTwo'],
    ['box', 'One¦', 'One\n\n<div class="callout">\n\n¦What every reader should know.¦\n\n</div>'],
    ['box', 'One\n\n¦Two¦\n\nThree', 'One\n\n<div class="callout">\n\n¦Two¦\n\n</div>\n\nThree'],
    ['folded', '¦It is $& so¦', '<details>\n<summary>¦The question¦</summary>\n\nIt is $& so\n\n</details>'],
    ['table', 'One¦\n', 'One\n\n| ¦Heading¦ | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |\n'],
  ] as const)('%s in %j makes %j', (kind, before, expected) => {
    expect(edited(before || '¦', (selection) => insertBlock(selection, blocks[kind]))).toBe(expected)
  })

  test('with a picture is a paragraph of its own', () => {
    const picture = (selection: Selected) => insertPicture(selection, 'blog/desk.webp', 'A [tidy]\ndesk')
    expect(edited('One¦\n\nTwo', picture)).toBe('One\n\n![A \\[tidy\\] desk](blog/desk.webp)¦\n\nTwo')
  })
})

describe('a footnote', () => {
  test.each([
    ['A claim¦.', 'A claim[^1].\n\n[^1]: ¦Where it comes from.¦'],
    ['A[^1] b¦\n\n[^1]: One.\n', 'A[^1] b[^2]\n\n[^1]: One.\n[^2]: ¦Where it comes from.¦'],
    ['One\n\n¦', 'One[^1]\n\n[^1]: ¦Where it comes from.¦'],
  ])('in %j makes %j', (before, expected) => {
    expect(edited(before, insertFootnote)).toBe(expected)
  })
})

describe('pasted Markdown', () => {
  test.each([
    ['See ¦this¦.', 'that', 'See that¦.'],
    ['One¦two', 'A\n\nB', 'One\n\nA\n\nB¦\n\ntwo'],
    ['One\n¦', '## A', 'One\n\n## A¦'],
    [
      'A[^1]¦\n\n[^1]: One.',
      'B[^1] C[^2]\n\n[^1]: X\n\n[^2]: Y',
      'A[^1]\n\nB[^2] C[^3]\n\n[^2]: X\n\n[^3]: Y¦\n\n[^1]: One.',
    ],
  ])('%j and %j make %j', (before, markdown, expected) => {
    expect(edited(before, (selection) => insertMarkdown(selection, markdown))).toBe(expected)
  })
})

describe('a link', () => {
  const link = (words: string, address: string) => (selection: Selected) => insertLink(selection, { words, address })

  test('takes the place of the selection', () => {
    expect(edited('See ¦here¦.', link('our prices', '/services'))).toBe('See [our prices](/services)¦.')
  })

  test('is changed where the cursor is in one', () => {
    expect(linkAt(selected('See [our \\[old\\] pri¦ces](/services).'))).toMatchObject({
      words: 'our [old] prices',
      address: '/services',
    })
    expect(edited('See [our pri¦ces](/services).', link('them', '/startups'))).toBe('See [them](/startups)¦.')
    expect(linkAt(selected('![A pic¦ture](x.webp)'))).toBeUndefined()
  })

  test('keeps its brackets and parentheses apart from those of its words and address', () => {
    expect(edited('¦', link('a [b]', 'https://example.com/x (1)'))).toBe(
      '[a \\[b\\]](https://example.com/x%20%281%29)¦',
    )
    expect(edited('¦', link('', '/contact'))).toBe('[/contact](/contact)¦')
  })
})
