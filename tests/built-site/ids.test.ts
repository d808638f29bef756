import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../content/support/html-of'
import { pages, read } from './site'

type Node =
  | DefaultTreeAdapterTypes.ChildNode
  | DefaultTreeAdapterTypes.Document
  | DefaultTreeAdapterTypes.DocumentFragment

type Ids = { own: string[]; ofBody: string[] }

/** The ids of a page: those of its own markup, and those inside of Markdown bodies. */
function idsIn(node: Node, isBody = false, found: Ids = { own: [], ofBody: [] }): Ids {
  const attribute = (name: string) =>
    'attrs' in node ? node.attrs.find((candidate) => candidate.name === name)?.value : undefined
  const id = attribute('id')
  if (id !== undefined) (isBody ? found.ofBody : found.own).push(id)
  const isInBody = isBody || attribute('class')?.split(' ').includes('prose') === true
  if ('content' in node) idsIn(node.content, isInBody, found)
  if ('childNodes' in node) for (const child of node.childNodes) idsIn(child, isInBody, found)
  return found
}

const ids = new Map(pages.map((file) => [file, idsIn(parse(read(file)))]))

describe('ids', () => {
  test.each(pages)('none of %s is used twice', (file) => {
    const { own = [], ofBody = [] } = ids.get(file) ?? {}
    const all = [...own, ...ofBody]
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  })

  test('a heading in a body gets none that its page uses itself', () => {
    const withBody = [...ids.values()].filter(({ ofBody }) => ofBody.length > 0)
    const taken = new Set(['boot', 'content', 'main', 'menu', ...withBody.flatMap(({ own }) => own)])
    // A hyphen of an id is a space in the heading that would make it.
    const post = [...taken].map((id) => `## ${id.replaceAll('-', ' ')}\n\nText.\n`).join('\n')
    const given = htmlOf(post).headings.map(({ id }) => id)
    expect(given).toHaveLength(taken.size)
    expect(given.filter((id) => taken.has(id))).toEqual([])
  })
})
