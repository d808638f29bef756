import { expect, it } from 'vitest'
import { edited } from './edit'

const POST = '---\ntitle: A post\n---\n\nFirst, on\ntwo lines.\n\nSecond.\n'

it('the first paragraph has a sentence more, and the next edit replaces it', () => {
  const first = edited(POST, 'r1')
  expect(first.text).toBe('---\ntitle: A post\n---\n\nFirst, on\ntwo lines. This is edition r1 of it.\n\nSecond.\n')
  expect(first.text).toContain(first.sentence)
  expect(edited(first.text, 'r2').text).toBe(first.text.replace('r1', 'r2'))
})

it('a post may be a single paragraph', () => {
  expect(edited('---\ntitle: A post\n---\nAll.\n', 'r1').text).toBe(
    '---\ntitle: A post\n---\nAll. This is edition r1 of it.\n',
  )
})

it('what has no paragraph is not edited', () => {
  expect(() => edited('title: A page\n', 'r1')).toThrow('no paragraph')
})
