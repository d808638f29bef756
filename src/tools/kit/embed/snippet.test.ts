import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { citation, frameSnippet } from './snippet'

const calculator = {
  title: 'Influencer ROI Calculator',
  agency: 'Birchway',
  address: 'https://www.example.com/embed/influencer-roi-calculator',
}

/** The attributes of the one element that an HTML text is. */
function attributesOf(html: string): Record<string, string> {
  const [element, ...others] = parseFragment(html).childNodes
  if (element?.nodeName !== 'iframe' || !('attrs' in element) || others.length > 0)
    throw new Error(`Not a frame: ${html}`)
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
}

test('a snippet is one frame on one line', () => {
  expect(frameSnippet(calculator)).toBe(
    '<iframe src="https://www.example.com/embed/influencer-roi-calculator" title="Influencer ROI Calculator, Birchway" width="100%" height="840" loading="lazy" allow="clipboard-write" sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals" style="border:0"></iframe>',
  )
})

test('a frame has no access to what its site stores, and cannot lead away the page that shows it', () => {
  const { sandbox = '' } = attributesOf(frameSnippet(calculator))
  expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/)
})

test('names with characters of HTML are read as they are', () => {
  const agency = 'Ampersand & "Daughters" <London>'
  expect(attributesOf(frameSnippet({ ...calculator, agency })).title).toBe(`Influencer ROI Calculator, ${agency}`)
})

test('no name ends its attribute', () => {
  const name = fc.string({ unit: fc.constantFrom('a', '&', '"', '<', '>', "'", ' ', '=', 'quot;', '</iframe>') })
  fc.assert(
    fc.property(name, name, (title, agency) => {
      expect(attributesOf(frameSnippet({ ...calculator, title, agency }))).toEqual({
        ...attributesOf(frameSnippet(calculator)),
        title: `${title}, ${agency}`,
      })
    }),
  )
})

test('a citation names tool, agency, address and day', () => {
  expect(citation({ ...calculator, address: 'https://www.example.com/tools/x' }, 'November 23, 2026')).toBe(
    'Influencer ROI Calculator, Birchway, https://www.example.com/tools/x, accessed November 23, 2026',
  )
})
