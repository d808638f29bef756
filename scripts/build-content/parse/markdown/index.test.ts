/** Bodies: what is kept, what is added, and that nothing gets through that could run or clobber. */
import { describe, expect, it } from 'vitest'
import { WORDS } from '../../../../tests/content/support/html-of'
import { readBody } from '.'
import { fillHoles, withoutNight } from './body-html'

const pictures = { 'a.png': { width: 1_000, height: 500, hash: '0123abcd' } }
const html = (text: string): string =>
  fillHoles(readBody(text, 1).html, { address: (href) => href, pictures, words: WORDS })

describe('what is kept', () => {
  it('HTML whose attributes have no quotation marks', () => {
    expect(html('<a href=/contact>x</a>')).toBe('<p><a href="/contact">x</a></p>')
  })
})

describe('what is added', () => {
  it('a picture in several sizes', () => {
    expect(html('![Words](a.png "Title")')).toMatchInlineSnapshot(
      `"<p><picture><source type="image/avif" srcset="/media/a.0123abcd.480.avif 480w, /media/a.0123abcd.960.avif 960w, /media/a.0123abcd.1000.avif 1000w" sizes="(min-width: 48rem) 44rem, 100vw"><img src="/media/a.0123abcd.1000.webp" srcset="/media/a.0123abcd.480.webp 480w, /media/a.0123abcd.960.webp 960w, /media/a.0123abcd.1000.webp 1000w" sizes="(min-width: 48rem) 44rem, 100vw" width="1000" height="500" alt="Words" title="Title" loading="lazy" decoding="async"></picture></p>"`,
    )
  })
  it('a version of a picture for the dark scheme, which feeds go without', () => {
    const night = { 'a.png': { ...pictures['a.png'], night: { width: 400, hash: '89abcdef' } } }
    const withNight = fillHoles(readBody('![Words](a.png)', 1).html, {
      address: (href) => href,
      pictures: night,
      words: WORDS,
    })
    expect(withNight).toContain(
      '<picture><source type="image/avif" media="screen and (prefers-color-scheme: dark)" srcset="/media/a.night.89abcdef.400.avif 400w" sizes="(min-width: 48rem) 44rem, 100vw" data-night=""><source type="image/avif" srcset="/media/a.0123abcd.480.avif',
    )
    expect(withoutNight(withNight)).toBe(html('![Words](a.png)'))
  })
  it('footnotes whose links work both ways', () => {
    expect(html('Text[^1].\n\n[^1]: Note.')).toMatchInlineSnapshot(`
      "<p>Text<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="user-content-footnote-label">1</a></sup>.</p>
      <section data-footnotes class="footnotes"><h2 class="sr-only" id="user-content-footnote-label">Footnotes</h2>
      <ol>
      <li id="user-content-fn-1">
      <p>Note. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
      </li>
      </ol>
      </section>"
    `)
  })
  it('code in classes, never in styles', () => {
    expect(html('```js\nconst a = 1\n```')).toMatchInlineSnapshot(`
      "<pre><code class="hljs language-js"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>
      </code></pre>"
    `)
  })
  it('tables that scroll, and aligned cells', () => {
    expect(html('| a | b |\n| --- | --: |\n| 1 | 2 |')).toMatchInlineSnapshot(`
      "<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>
      <thead>
      <tr>
      <th>a</th>
      <th align="right">b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>1</td>
      <td align="right">2</td>
      </tr>
      </tbody>
      </table></div>"
    `)
  })
  it('task lists', () => {
    expect(html('- [x] one\n- [ ] two')).toMatchInlineSnapshot(`
      "<ul class="contains-task-list">
      <li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> one</li>
      <li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> two</li>
      </ul>"
    `)
  })
  it('links that open a new tab say so', () => {
    expect(html('[x](https://example.com) <press@example.com>')).toMatchInlineSnapshot(
      `"<p><a href="https://example.com" target="_blank" rel="noopener">x<span class="sr-only"> (opens in a new tab)</span></a> <a href="mailto:press@example.com">press@example.com</a></p>"`,
    )
  })
  it('links that call or write a message stay in this tab', () => {
    expect(html('[x](tel:+1555) [y](sms:+1555?body=Hi) <a href="tel:+1555">z</a>')).toBe(
      '<p><a href="tel:+1555">x</a> <a href="sms:+1555?body=Hi">y</a> <a href="tel:+1555">z</a></p>',
    )
  })
  it('HTML for plain text', () => {
    const text =
      '<div class="callout">\n\n**Tip:** H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark>\n\n</div>\n\n<details open><summary>More</summary>x</details>'
    expect(html(text)).toMatchInlineSnapshot(`
      "<div class="callout">
      <p><strong>Tip:</strong> H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark></p>
      </div>
      <details open><summary>More</summary>x</details>"
    `)
  })
  it('a heading of level 1 becomes level 2', () => {
    expect(html('# Top')).toBe('<h2 id="top-section">Top</h2>')
  })
})

describe('ids', () => {
  it.each([
    ['## The audience', 'the-audience'],
    ['## Title', 'title-section'],
    ['## Location', 'location-section'],
    ['## onclick', 'onclick-section'],
    ['## <b>Body</b>', 'body-section'],
    ['## !!!', 'section'],
    ['## Übermut & Größe', 'übermut--größe'],
  ])('%s', (text, id) => {
    expect(readBody(text, 1).headings[0]?.id).toBe(id)
  })

  it('are different for the same words', () => {
    expect(readBody('## A b\n\n## A b', 1).headings.map(({ id }) => id)).toEqual(['a-b', 'a-b-1'])
  })

  it('are different even where one was changed', () => {
    const { headings } = readBody('## Title section\n\n## Title\n\n## Title', 1)
    expect(headings.map(({ id }) => id)).toEqual(['title-section', 'title-section-1', 'title-section-2'])
  })

  it('written by hand get a prefix, and links find them', () => {
    expect(html('<p id="forms">x</p>\n\n[x](#forms)')).toBe(
      '<p id="user-content-forms">x</p>\n<p><a href="#user-content-forms">x</a></p>',
    )
  })
})

describe('what does not get through', () => {
  it.each([
    '<script>run()</script>',
    '<img src="a.png" alt="x" onerror="run()">',
    '<a href="jav&#x09;ascript:run()">x</a>',
    '<a href=" javascript:run()">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<svg><script>run()</script><a xlink:href="javascript:run()">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src="a.png" onerror="run()">',
    '<iframe srcdoc="<script>run()</script>"></iframe>',
    '<form action="javascript:run()"><button formaction="javascript:run()">x</button></form>',
    '<p style="background:url(javascript:run())">x</p>',
    '<style>@import "javascript:run()"</style>',
    '<meta http-equiv="refresh" content="0;url=javascript:run()">',
    '<base href="https://example.com/">',
    '<object data="javascript:run()"></object><embed src="javascript:run()">',
    '<input type="image" src="x" onfocus="run()" autofocus>',
    '<p name="body" id="body">x</p><a name="title">y</a>',
    '<noscript><p title="</noscript><img src=a.png onerror=run()>">',
    '<template><script>run()</script></template>',
    '<video poster="https://example.com/x.png"><source src="https://example.com/x.mp4"></video>',
    '<textarea><img src="a.png" onerror="run()"></textarea>',
    '<!--<img src="--><img src="a.png" alt="" onerror="run()">">',
    '[x](javascript:run()) <javascript:run()> ![x](a.png){onerror=run()}',
  ])('%s', (payload) => {
    for (const text of [payload, `> ${payload}`, `- ${payload}`, `## ${payload}`]) {
      const found = html(text.replaceAll('![x](a.png)', ''))
      expect(found).not.toMatch(
        /<(?:script|style|svg|math|iframe|form|button|object|embed|meta|base|template|video|textarea)\b/i,
      )
      expect(found.replace(/"[^"]*"/g, '""')).not.toMatch(
        /<[^>]*\s(?:on\w+|style|srcdoc|name|formaction|poster|autofocus)=/i,
      )
      expect(found).not.toMatch(/(?:href|src)="(?!\/media\/|#|https:\/\/)[^"]*:/i)
      expect(found).not.toMatch(/\sid="(?:body|title)"/)
    }
  })
})

describe('limits', () => {
  /** Microseconds of processor time, which does not grow while other programs use the machine, as time on the clock does. */
  const LIMIT = 2_000_000

  it.each([
    ['10,000 quotes', '>'.repeat(10_000)],
    ['3,000 quotes with lists', '> - '.repeat(3_000)],
    ['5,000 numbered lists on a line', '1. '.repeat(5_000)],
    ['2,000 levels of a list', Array.from({ length: 2_000 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
    ['50,000 half-open emphases', 'a**b'.repeat(50_000)],
    ['20,000 asterisks on both sides', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
    ['50,000 lazy lines', `> a\n${'b\n'.repeat(50_000)}`],
    ['a table of 3,000 columns', `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${'|b|\n'.repeat(3_000)}`],
    ['20,000 tags', '<div>'.repeat(20_000)],
    ['3,000 tables inside each other', '<table>'.repeat(3_000)],
    ['300,000 open tags', '<b'.repeat(300_000)],
    ['a million blank lines', '\n'.repeat(1_000_000)],
  ])('%s', (_, text) => {
    const before = process.cpuUsage()
    const { diagnostics } = readBody(text, 1)
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(LIMIT)
    expect(diagnostics.filter(({ severity }) => severity === 'error').length).toBeLessThanOrEqual(1)
  })
})

it.each([
  ['مرحبا بالعالم', '<p dir="rtl">'],
  ['## שלום', '<h2 id="שלום" dir="rtl">'],
  ['- 1. שלום (PR)', '<li dir="rtl">'],
  ['> «سلام» and more', '<blockquote dir="rtl">'],
  ['| א | b |\n|---|---|\n| c | ד |', '<td dir="rtl">'],
  ['<details><summary>שלום</summary></details>', '<summary dir="rtl">'],
])('%s reads from the right', (markdown, start) => expect(readBody(markdown, 1).html.text).toContain(start))

it.each(['Hello שלום', '- 2026: Über שלום', '日本語 עברית', '## 1. 2. 3.', '<p dir="ltr">שלום</p>', '**PR** في دبي'])(
  '%s does not',
  (markdown) => expect(readBody(markdown, 1).html.text).not.toContain('rtl'),
)
