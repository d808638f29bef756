import { expect, test } from 'vitest'
import { entryName } from './name'

test.each([
  ['content/blog/brief.md', { title: 'How to brief' }, 'Blog post “How to brief”'],
  ['content/case-studies/northly.yaml', { name: 'Northly' }, 'Case study “Northly”'],
  ['content/portfolio/x.yaml', { groupTitle: 'Robots' }, 'Portfolio group “Robots”'],
  ['content/blog/brief.md', {}, 'Blog post “brief”'],
  ['content/pages/contact.yaml', { title: 'Talk to us' }, 'Contact page'],
  ['content/settings/site.yaml', {}, 'Site settings'],
  ['content/media/blog/a.webp', {}, 'Picture “blog/a.webp”'],
])('%s with %j is called %s', (file, values, name) => expect(entryName(file, values)).toBe(name))
