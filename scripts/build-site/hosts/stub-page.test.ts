import { expect, test } from 'vitest'
import { messagesOf } from '../../lib/words/messages'
import { wordsOf } from '../../lib/words/words-of-build'
import { stubFile, stubPage } from './stub-page'

test.each([
  ['/old', 'old.html'],
  ['/2019/03/old.html', '2019/03/old.html'],
  ['/Old.HTML', 'Old.html'],
  ['/press/kit.pdf', 'press/kit.pdf.html'],
])('the page at the old address %s lies at %s', (from, file) => {
  expect(stubFile(from)).toBe(file)
})

test('the page at an old address leads to the new one, which search engines keep', () => {
  const page = stubPage(
    { from: '/old', to: '/about' },
    { language: 'en' },
    'https://www.example.com',
    wordsOf('en', messagesOf('en')),
  )
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/about">')
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/about">')
})
