/** Sizes that depend on how much the sample says. */
import { expect, test } from 'vitest'
import { sentBytes } from '../../../tests/built-site/sent-bytes'
import { pages, read } from '../../../tests/built-site/site'

/** What a server may send before the browser has answered: ten packets … */
const FIRST_PACKETS = 10 * 1460
/** … with the headers of a page in them … */
const HEADERS = 1_050
/** … and with what a page has beside its own content. The rest is enough for every page of the sample. */
const SHELL = 5_500

test('every page comes without a second round trip', () => {
  for (const file of pages) expect(sentBytes(read(file)) + HEADERS, file).toBeLessThanOrEqual(FIRST_PACKETS)
})

test('a page sends less than 5.5 kB beside its own content', () => {
  for (const file of pages) {
    const shell = read(file)
      .replace(/<main.*<\/main>/s, '')
      .replace(/<script type="application\/json" id="content">.*?<\/script>/s, '')
    expect(sentBytes(shell), file).toBeLessThanOrEqual(SHELL)
  }
})

test('two typefaces are loaded ahead', () => {
  expect(read('index.html').match(/<link rel="preload" href="[^"]+\.woff2"/g)).toHaveLength(2)
})
