import { expect, test } from 'vitest'
import { fingerprint } from '../../lib/fingerprint'
import { markdownTwin } from './markdown-twin'

const wordsOf = (main: string, around = '') =>
  markdownTwin(`<link rel="canonical" href="https://www.example.com/x"/><body><main>${main}</main>${around}</body>`)
    .words

const PAGE = '<h1>Prices</h1><p>We <strong>write</strong>, and <a href="/a">you</a> read.</p>'

test('the words of a page are its text in one line', () => {
  expect(wordsOf(PAGE)).toBe('Prices We write, and you read.')
  expect(wordsOf('<p>One</p><p>Two</p><ul><li>Three</li></ul>')).toBe('One Two Three')
})

test.each([
  ['a footer', PAGE, '<footer><a href="/new">A new link</a></footer>'],
  ['other markup', PAGE.replace('<h1>', '<h1 class="large">').replaceAll('strong>', 'b>'), ''],
  ['the address of a link', PAGE.replace('/a', '/b'), ''],
  ['a menu', `<nav>On this page</nav>${PAGE}`, ''],
  ['a list of other pages', `${PAGE}<section data-repeated=""><h2>Related</h2><p>A post</p></section>`, ''],
  ['the number of results', `${PAGE}<p role="status">17 articles</p>`, ''],
])('do not change with %s', (_, main, around) => {
  expect(wordsOf(main, around)).toBe(wordsOf(PAGE))
})

test('do not change with the file of a picture, and do with its description', () => {
  const picture = (src: string, alt: string) => wordsOf(`<h1>A</h1><img src="${src}" alt="${alt}">`)
  expect(picture('/media/a.1111.webp', 'A desk')).toBe(picture('/media/a.2222.webp', 'A desk'))
  expect(picture('/media/a.1111.webp', 'A desk')).not.toBe(picture('/media/a.1111.webp', 'Two desks'))
})

test.each([
  ['a letter', PAGE.replace('read.', 'ready.')],
  ['a space', PAGE.replace('<strong>write', 'w<strong>rite').replace('We ', 'We')],
  ['a sentence', PAGE.replace('read.', 'read. Every week.')],
])('change with %s', (_, main) => {
  expect(wordsOf(main)).not.toBe(wordsOf(PAGE))
})

test('have the fingerprint that sites have recorded', () => {
  // Another one would make every page of every site look changed after an upgrade.
  const main = `${PAGE}<dl><dt>Retainer</dt><dd>$3,000</dd></dl><img src="/a.webp" alt="A desk"><blockquote>So be it.</blockquote>`
  expect(fingerprint(wordsOf(main))).toMatchInlineSnapshot(`"TWQIfI8zdYi_XhbHRxMzH1"`)
})
