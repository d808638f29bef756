import { describe, expect, it } from 'vitest'
import { POST } from '../../../tests/content/support/content'
import { printed } from '../testing/ready-site'

describe('what is left to write', () => {
  it('in a text', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\nThe price is TBD.\n` })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:14 error (unfinished)
        Here is "TBD": something is still to be written.
          18 | The price is TBD.
             |              ^
        Write it, or remove the sentence.
      "
    `)
  })
  it('in a field', async () => {
    expect(await printed({ 'blog/post.md': POST.replace('Five questions', 'lorem ipsum') })).toMatchInlineSnapshot(`
      "content/blog/post.md:3:10 error (unfinished)
        Here is "lorem ipsum": something is still to be written.
          3 | excerpt: lorem ipsum to answer first.
            |          ^
        Write it.
      "
    `)
  })
  it('in place of the id of a person', async () => {
    expect(await printed({ 'blog/post.md': POST.replace(/^author: .*$/m, 'author: TODO name') })).toContain(
      'Here is "TODO": something is still to be written.',
    )
  })
  it('is not a word that only looks like it', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\nMastodons on a todo list.\n` })).toBe('')
  })
  it('the year', async () => {
    expect(await printed({}, { today: '2026-01-01' })).toMatchInlineSnapshot(`
      "content/settings/site.yaml:6:16 error (old-year)
        The copyright line says 2025, and it is 2026.
          6 | copyrightYear: 2025
            |                ^
        Write: copyrightYear: 2026
      "
    `)
  })
})
