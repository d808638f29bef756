import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { dataBlock } from './document'

const PIECES = ['<', '</script', '</SCRIPT>', '<script', '<!--', '-->', '\\u003c', '"', '/script>', 'a <b>c</b>', '\n']

/** What a browser reads between the tags of the block, and the names of the elements of the page. */
function read(block: string) {
  const { children } = fromHtml(`${block}<p></p>`, { fragment: true })
  const elements = children.filter((child) => child.type === 'element')
  const [text] = elements[0]?.children ?? []
  return { names: elements.map(({ tagName }) => tagName), text: text?.type === 'text' ? text.value : '' }
}

describe('a block of data in a page', () => {
  it('ends where it should, and holds any text as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES)), (pieces) => {
        const { names, text } = read(dataBlock('content', pieces.join('')))
        expect(names).toEqual(['script', 'p'])
        expect(JSON.parse(text)).toBe(pieces.join(''))
      }),
    )
  })
})
