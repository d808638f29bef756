/** Words of the interface on the pages of the sample, which is written in English. */
import { expect, test } from 'vitest'
import { below, htmlFiles, markup, paths, read } from '../../../tests/built-site/site'

test.each(htmlFiles)('links of %s to other sites say in English that they open in a new tab', (file) => {
  const links = markup(file).match(/<a\s[^>]*href="https?:[^>]*>.*?<\/a>/gs) ?? []
  expect(links.filter((link) => !link.includes('opens in a new tab'))).toEqual([])
})

test('the newest article leads the blog', () => {
  expect(read('blog.html')).toContain('Featured article')
})

test.each(paths.filter((path) => path.split('/').length > 2))('the breadcrumb of %s is called that', (path) => {
  expect(markup(`${path.slice(1)}.html`)).toContain('<nav aria-label="Breadcrumb"')
})

test.each(['/services', '/case-study', '/resources', '/tools'].flatMap(below))(
  '%s says in words where to go next',
  (path) => {
    expect(markup(`${path.slice(1)}.html`)).toMatch(/<h2[^>]*>(?:Read next|Next|Next case)</)
  },
)
