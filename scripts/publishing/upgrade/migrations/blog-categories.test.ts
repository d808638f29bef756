import { expect, test } from 'vitest'
import { blogCategories } from './blog-categories'

const post = (category: string) => `---\ntitle: A post\ncategory: ${category}\n---\n\nText.\n`
const change = (texts: Record<string, string>) =>
  Object.fromEntries(blogCategories.change(new Map(Object.entries(texts))))

test('the categories that posts name are listed with their addresses, and nothing else is changed', () => {
  const before = {
    'content/settings/site.yaml': 'name: Inkwell # our name\nurl: https://inkwell.example\n',
    'content/blog/a.md': post('"UX/UI"'),
    'content/blog/b.md': post('Design # for now'),
    'content/de/blog/b.md': post('Design'),
    'content/case-studies/c.yaml': 'category: Marketing\n',
  }
  const after = change(before)
  expect(after).toEqual({
    ...before,
    'content/settings/site.yaml':
      'name: Inkwell # our name\nurl: https://inkwell.example\ncategories:\n  - name: Design\n    id: design\n  - name: UX/UI\n    id: ux-ui\n',
  })
  expect(change(after)).toEqual(after)
})

test('a site without posts gets no list', () => {
  const before = { 'content/settings/site.yaml': 'name: Inkwell\n' }
  expect(change(before)).toEqual(before)
})
