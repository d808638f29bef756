/** Addresses that visitors and search engines know. */
import type { Code } from '../problems/codes'
import { type ContentFiles, POST, smallSite } from '../testing/content'
import type { Mistake } from './mistake'

const LIST = '../published-urls.txt'

/** A site with an address of its own, whose post was public. */
const published = (files: ContentFiles): ContentFiles => ({
  'settings/site.yaml': String(smallSite()['settings/site.yaml']).replace(/^url: .*$/m, 'url: https://longwire.press'),
  [LIST]: '/blog/post How to brief an agency\n',
  ...files,
})

const withFields = (lines: string): string => POST.replace('title', () => `${lines}\ntitle`)

export const addresses = {
  'lost-address': {
    title: 'A page that was public has no successor',
    why: 'Links, bookmarks and search engines still lead to it. An old address leads on to the page that took its place.',
    examples: [
      {
        before: 'content/blog/post.md, renamed to content/blog/briefing.md',
        after: 'content/blog/briefing.md with the lines\naliases:\n  - /blog/post',
        broken: published({ 'blog/post.md': undefined, 'blog/briefing.md': POST }),
        mended: published({
          'blog/post.md': undefined,
          'blog/briefing.md': withFields('aliases:\n  - /blog/post'),
        }),
        says: `
          published-urls.txt:1:1 error (lost-address)
            /blog/post ("How to brief an agency") was public, and now nothing answers at this address.
              1 | /blog/post How to brief an agency
                | ^
            Most likely content/blog/briefing.md took its place: it has the same title. Add to its fields:
            aliases:
              - /blog/post
        `,
      },
    ],
  },
  'published-page-hidden': {
    title: 'A page that was public is a draft again',
    why: 'Whoever has its address would find nothing.',
    examples: [
      {
        before: 'draft: true',
        after: '(without the line)',
        broken: published({ 'blog/post.md': withFields('draft: true') }),
        mended: published({ 'blog/post.md': POST }),
        says: `
          content/blog/post.md:2:8 error (published-page-hidden)
            This page was public at /blog/post, and is now a draft: whoever has its address would find nothing.
              2 | draft: true
                |        ^
            Remove this line. To have another page answer instead, add to the fields of that page:
            aliases:
              - /blog/post
        `,
      },
    ],
  },
  'alias-of-hidden-page': {
    title: 'An old address leads to a page that is not public',
    why: 'Visitors who follow it would find nothing.',
    examples: [
      {
        before: 'draft: true\naliases:\n  - /blog/post',
        after: 'aliases:\n  - /blog/post',
        broken: published({
          'blog/post.md': undefined,
          'blog/briefing.md': withFields('draft: true\naliases:\n  - /blog/post'),
        }),
        mended: published({
          'blog/post.md': undefined,
          'blog/briefing.md': withFields('aliases:\n  - /blog/post'),
        }),
        says: `
          content/blog/briefing.md:4:5 error (alias-of-hidden-page)
            "/blog/post" was public, and the page that took its place is a draft: visitors would find nothing.
              4 |   - /blog/post
                |     ^
            Publish this page, or move the line to the aliases of one that is public.
        `,
      },
    ],
  },
  'wrong-published-url': {
    title: 'A line of the list of addresses is none',
    why: 'The list is written by a program; somebody changed it by hand.',
    examples: [
      {
        before: 'blog/post How to brief an agency',
        after: '/blog/post How to brief an agency',
        broken: published({ [LIST]: 'blog/post How to brief an agency\n' }),
        mended: published({}),
        says: `
          published-urls.txt:1:1 error (wrong-published-url)
            This line does not start with an address: "/", a path, a space, and a title.
              1 | blog/post How to brief an agency
                | ^
            Remove the line, then run "npm run publish-urls".
        `,
      },
    ],
  },
} satisfies Partial<Record<Code, Mistake>>
