import { expect, test } from 'vitest'
import { shellIn, shellState } from './kept-shell'

const links = ['/', '/blog', '/services#process', 'https://example.com', 'mailto:a@b.example', '/tools/roi']

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/a-post', '/blog'],
  ['/blogs', ''],
  ['/services', '/services'],
  ['/tools/roi', '/tools/roi'],
  ['/tools', ''],
])('on %s, the current links are “%s”', (path, state) => {
  expect(shellState(path, links)).toBe(state)
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
