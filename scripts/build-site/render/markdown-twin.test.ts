import { expect, test } from 'vitest'
import { markdownTwin } from './markdown-twin'

const page = (main: string) =>
  `<html><head><link rel="canonical" href="https://www.example.com/x"></head><body><nav>Menu</nav><main id="main" tabindex="-1">${main}</main><footer>End</footer></body></html>`

const textOf = (main: string) =>
  markdownTwin(page(main)).text.replace(
    '---\nurl: https://www.example.com/x\nindex: https://www.example.com/llms.txt\n---\n\n',
    '',
  )

test('a twin names its page and the list of all pages, and holds the words of its main part', () => {
  expect(markdownTwin(page('<h1>About us</h1><p>We <strong>write</strong>.</p>')).text).toBe(
    '---\nurl: https://www.example.com/x\nindex: https://www.example.com/llms.txt\n---\n\n# About us\n\nWe **write**.\n',
  )
})

test.each([
  ['links are whole', '<p><a href="/contact">Write</a></p>', '[Write](https://www.example.com/contact)\n'],
  ['lists', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two\n'],
  [
    'headings in lists have lines of their own',
    '<ul><li><span>Audit</span><h3 class="a"><a href="/x">Week 1</a></h3><p>We ask.</p></li></ul>',
    '- Audit\n\n  ### [Week 1](https://www.example.com/x)\n\n  We ask.\n',
  ],
  [
    'terms are a list, with their links',
    '<dl><div><dt>Team</dt><dd>4 people</dd></div><div><dt>Email</dt><dd><a href="mailto:a@example.com">a@example.com</a></dd></div></dl>',
    '- Team: 4 people\n- Email: [a@example.com](mailto:a@example.com)\n',
  ],
  [
    'tables',
    '<table><thead><tr><th>Who</th><th>When</th></tr></thead><tbody><tr><td>Desk</td><td>Monday</td></tr></tbody></table>',
    '| Who | When |\n| - | - |\n| Desk | Monday |\n',
  ],
  [
    'code keeps its spaces, and its colors are gone',
    '<pre><code class="hljs language-js"><span class="hljs-keyword">if</span> (a &lt; 2)\n  b()</code></pre>',
    '```js\nif (a < 2)\n  b()\n```\n',
  ],
])('%s', (_, html, expected) => {
  expect(textOf(html)).toBe(expected)
})

test('menus, forms, drawings and hidden words are left out', () => {
  const html =
    '<nav>Here</nav><p>Text<span class="sr-only"> (opens in a new tab)</span></p><form><label>Name</label><input></form><svg><title>Arrow</title></svg><span aria-hidden="true">1</span><template>Later</template><button>Go</button>'
  expect(textOf(html)).toBe('Text\n')
})

test('folded parts are read', () => {
  expect(textOf('<details><summary>How long?</summary><p>A week.</p></details><p>Text</p>')).toBe(
    'How long?\n\nA week.\n\nText\n',
  )
})

test('a term with two descriptions is one item', () => {
  expect(textOf('<dl><dt>Retention</dt><dd>98%</dd><dd>Source: own records</dd></dl>')).toBe(
    '- Retention: 98%; Source: own records\n',
  )
})

test('links beside each other stay apart, and the folded list of the page is left out', () => {
  const list = '<details><summary>On this page</summary><nav><a href="#a">A</a></nav></details>'
  expect(textOf(`${list}<p><a href="/a">A</a><a href="/b">B</a></p>`)).toBe(
    '[A](https://www.example.com/a) [B](https://www.example.com/b)\n',
  )
})

test('pictures and links without words leave nothing', () => {
  const picture = (alt: string) => `<picture><source srcset="/a.avif"><img src="/a.webp" alt="${alt}"></picture>`
  expect(textOf(`${picture('')}${picture('A desk')}<p>Text<a href="/x"></a><img src="/b.png" alt=""></p>`)).toBe(
    '![A desk](https://www.example.com/a.webp)\n\nText\n',
  )
})

test('a page without an address has no twin', () => {
  expect(() => markdownTwin('<main>Text</main>')).toThrow('no address')
})

test('details that wide screens show open are read, without their summary', () => {
  const brief =
    '<details class="open-when-wide lg:col-span-9"><summary class="summary-row"><span>In brief</span></summary><div><h4>Challenge</h4><p>Few knew it.</p></div></details>'
  expect(textOf(`<h3>Northly</h3>${brief}<p>More</p>`)).toBe('### Northly\n\n#### Challenge\n\nFew knew it.\n\nMore\n')
})

test('the choices of a filter are left out', () => {
  const filter = '<search><label>Sector</label><select><option>All sectors</option></select></search>'
  expect(textOf(`${filter}<p>Text</p>`)).toBe('Text\n')
})
