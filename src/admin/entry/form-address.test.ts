import { expect, test } from 'vitest'
import { formOfFile } from './form-address'

test.each([
  ['content/blog/write-a-summary.md', '/admin/#/collections/blog/entries/write-a-summary'],
  ['content/pages/home.yaml', '/admin/#/collections/pages/entries/home'],
  ['content/media/blog/kit.webp', undefined],
  ['content/blog/My Post.md', undefined],
  ['published-urls.txt', undefined],
])('the form of %s is %s', (file, form) => {
  expect(formOfFile(file)).toBe(form)
})
