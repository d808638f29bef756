import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAYLOADS } from '../../../tests/content/support/payloads'
import { cases } from '../../../tests/tier'
import { readLogo } from './logo-svg'

const read = (text: string) => readLogo(new TextEncoder().encode(text))
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

/** Whether nothing in what is published can run, load, move or lead away. */
function isHarmless(published: string): boolean {
  const names = [...published.matchAll(/<\/?([\w:-]+)/g)].map(([, name]) => name ?? '')
  return (
    names.every((name) =>
      /^(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|clipPath|mask|linearGradient|radialGradient|stop)$/.test(
        name,
      ),
    ) &&
    !/\son\w+\s*=|\sstyle=|\sclass=|<!|<\?|javascript:|@import/i.test(published) &&
    [...published.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].every(([, href, url]) => /^#/.test(href ?? url ?? '#'))
  )
}

describe('what is refused', () => {
  test.each([
    ['<script>run()</script>', 'a script'],
    ['<rect width="9" height="9" onload="run()"/>', 'a command for browsers'],
    ['<g ONCLICK="run()"/>', 'a command for browsers'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', 'a piece of a web page'],
    ['<a href="/x"><rect width="9" height="9"/></a>', 'a link'],
    ['<a xlink:href="javascript:run()"/>', 'a link'],
    ['<image href="https://evil.example/x.png"/>', 'made of pixels'],
    ['<use href="https://evil.example/x.svg#a"/>', 'outside of itself'],
    ['<use xlink:href="data:image/svg+xml,x#a"/>', 'outside of itself'],
    ['<rect fill="url(https://evil.example/x)"/>', 'outside of itself'],
    ['<rect fill="url(&#x68;ttps://evil.example/x)"/>', 'outside of itself'],
    ['<rect fill="u\\72l(x)"/>', 'outside of itself'],
    ['<rect style="fill:url(//evil.example)"/>', 'outside of itself'],
    ['<style>@import "//evil.example/x.css";</style>', 'load or move'],
    ['<style>rect{background:url(//evil.example)}</style>', 'outside of itself'],
    ['<style><![CDATA[@import "x";]]></style>', 'load or move'],
    ['<rect width="1"><animate attributeName="x" to="9"/></rect>', 'an animation'],
    ['<set attributeName="onload" to="run()"/>', 'an animation'],
    ['<text>Name</text>', 'needs a typeface'],
    ['<iframe src="https://evil.example"/>', 'not allowed in one'],
    ['<metadata><script>run()</script></metadata>', 'a script'],
    ['<handler xmlns="http://www.w3.org/2001/xml-events">run()</handler>', 'not allowed in one'],
    ['<g id="a"><use href="#b"/></g><use href="#a"/>', 'made of copies'],
  ])('%s', (inside, said) => {
    expect(read(svg(inside))).toMatchObject({ isUnsafe: true, text: expect.stringContaining(said) })
  })

  test('document types, entities and instructions', () => {
    expect(read(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`)).toMatchObject({ isUnsafe: true, offset: 0 })
    expect(read(`<?xml-stylesheet href="x.css"?>${svg('')}`)).toMatchObject({ isUnsafe: true })
    expect(read(svg('&evil;'))).toHaveProperty('offset')
  })

  test('what is too large, without a size, not complete, or no SVG', () => {
    const broken = { isUnsafe: false }
    expect(read(svg('<g/>'.repeat(2001)))).toMatchObject(broken)
    expect(read(svg('<g>'.repeat(50) + '</g>'.repeat(50)))).toMatchObject(broken)
    expect(read(svg(`<path d="${'M0 0'.repeat(30_000)}"/>`))).toMatchObject(broken)
    expect(read(svg('', ''))).toMatchObject(broken)
    expect(read('<svg')).toMatchObject(broken)
    expect(read('')).toMatchObject(broken)
    expect(readLogo(Uint8Array.from([0xff, 0xfe, 0x3c, 0]))).toMatchObject(broken)
  })

  test('the place is that of the part which is wrong', () => {
    const text = svg('<g>\n  <script/></g>')
    const found = read(text)
    expect('offset' in found && text.slice(found.offset)).toMatch(/^<script/)
  })
})

describe('what is published', () => {
  test('styles become attributes, and notes of programs are left out', () => {
    const logo = read(
      `<?xml version="1.0"?>${svg('<title>Acme</title><style>.a{fill:#f00}</style><path class="a" data-name="x" d="M0 0h10v10z"/>', 'width="40px" height="20px"')}`,
    )
    expect(logo).toMatchObject({ width: 200, height: 100 })
    if (!('svg' in logo)) throw new Error(logo.text)
    expect(logo.svg).toContain('<path fill="red" d="M0 0h10v10z"/>')
    expect(logo.svg).toContain('viewBox="0 0 40 20"')
    expect(isHarmless(logo.svg)).toBe(true)
  })

  test('in the color of the text, what is painted is, and what is not stays so', () => {
    const logo = read(svg('<path d="M0 0h9v9z"/><path fill="none" stroke="#123456" d="M0 0h9v9z"/>'))
    if (!('svg' in logo)) throw new Error(logo.text)
    expect(logo.svgInTextColor).toMatch(/<svg [^>]*fill="currentColor"/)
    expect(logo.svgInTextColor).toContain('fill="none" stroke="currentColor"')
  })

  test('in the color of the text, a gradient is one color, and a mask keeps its own', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
    const mask = '<mask id="m"><path fill="#fff" d="M0 0h40v20H0z"/><circle cx="9" cy="9" r="5"/></mask>'
    const logo = read(svg(`${gradient}${mask}<path fill="url(#g)" mask="url(#m)" d="M1 1h30v9z"/>`))
    if (!('svg' in logo)) throw new Error(logo.text)
    expect(logo.svg).toContain('fill="url(#')
    expect(logo.svgInTextColor).not.toContain('fill="url(#')
    expect(logo.svgInTextColor).toMatch(/<mask [^>]*fill="#000"[^>]*><path [^>]*fill="#fff"/)
  })

  test('no payload gets through, wherever it stands', () => {
    const places = [
      (payload: string) => svg(payload),
      (payload: string) => svg(`<g id="x">${payload}</g>`),
      (payload: string) => svg(`<style>${payload}</style>`),
      (payload: string) => svg(`<path d="${payload}"/>`),
      (payload: string) =>
        svg(`<path fill="${payload.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}" d="M0 0h9v9z"/>`),
      (payload: string) => svg('<path d="M0 0h9v9z"/>', `viewBox="0 0 9 9" ${payload}`),
      (payload: string) => payload + svg('<path d="M0 0h9v9z"/>'),
    ]
    for (const payload of PAYLOADS)
      for (const place of places) {
        const logo = read(place(payload))
        if ('svg' in logo) expect([logo.svg, logo.svgInTextColor].every(isHarmless), place(payload)).toBe(true)
      }
  })

  test('whatever is put together of dangerous pieces is refused or harmless', () => {
    const piece = fc.constantFrom(
      ...[
        '<g>',
        '</g>',
        '<path d="M0 0h9v9z"',
        '/>',
        '>',
        ' fill="',
        '"',
        'url(',
        '#a)',
        '//evil.example',
        ')',
        '<style>',
      ],
      ...[
        '</style>',
        '.a{fill:red}',
        '@import',
        '<script>',
        '</script>',
        ' onload=',
        "'",
        '&#x22;',
        '&lt;',
        '<![CDATA[',
        ']]>',
      ],
      ...[
        '<!--',
        '-->',
        '<use href="#a"/>',
        ' xlink:href="',
        'javascript:run()',
        '<metadata>',
        '</metadata>',
        ' class="a"',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const logo = read(svg(pieces.join('')))
        return !('svg' in logo) || [logo.svg, logo.svgInTextColor].every(isHarmless)
      }),
      { numRuns: cases(300, 5000) },
    )
  })
})
