import { expect, test } from 'vitest'
import { keepShell, noShells, shellIn, shellOf } from './kept-shell'

const header = ['/', '/blog', '/services#process'].map((href) => `<a class="x" href="${href}">x</a>`).join('')
const footer = ['https://example.com', 'mailto:a@b.example', '/tools/roi']
  .map((href) => `<a href="${href}">x</a>`)
  .join('')
const links = { header, footer }

test.each([
  ['/blog', '/blog/a-post', true],
  ['/blog', '/blog', true],
  ['/blog', '/', false],
  ['/blog', '/blogs', false],
  ['/services', '/services', true],
  ['/services', '/about', false],
  ['/tools/roi', '/tools', false],
  ['/about', '/tools', true],
  ['/', '/about', false],
])('what %s left is for %s too: %s', (first, second, isSame) => {
  const shells = noShells()
  keepShell(first, links, shells)
  expect(shellOf(second, shells)).toBe(isSame ? links : undefined)
})

test('each state has its own header and footer', () => {
  const shells = noShells()
  const onBlog = { header: `${header} on the blog`, footer }
  keepShell('/', links, shells)
  keepShell('/blog', onBlog, shells)
  expect(shellOf('/', shells)).toBe(links)
  expect(shellOf('/blog/a-post', shells)).toBe(onBlog)
})

test('the header and the footer of the site are found between those of a page', () => {
  const html =
    '<body><header class="site-header">\n<a>1</a></header><main><header class="page">x</header><footer>y</footer></main>' +
    '<footer class="site-footer border"><a>2</a></footer></body>'
  expect(shellIn(html)).toEqual({ header: '\n<a>1</a>', footer: '<a>2</a>' })
})

test('a page without them is an error', () => {
  expect(() => shellIn('<main></main>')).toThrow('no header')
})
