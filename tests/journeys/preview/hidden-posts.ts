/** Two posts that visitors do not see, newer than every other one: the scheduled one first, then the draft. */
import { CATEGORY_LINE, PICTURE } from '../admin/own-entries'
import { posts } from '../site'

const dayAfterNewest = (days: number) =>
  new Date(Date.parse(posts[0]?.date ?? '2024-01-02') + days * 24 * 3600_000).toISOString().slice(0, 10)

const post = (slug: string, title: string, days: number, why: string) => ({
  slug,
  title,
  text: `---
title: ${title}
excerpt: One sentence.
image: ${PICTURE}
imageAlt: A lamp.
author: The media desk
date: ${dayAfterNewest(days)}
${CATEGORY_LINE}${why}
---

A paragraph.
`,
})

export const draft = post('unfinished-thoughts', 'Unfinished thoughts', 1, 'draft: true')
export const scheduled = post('news-of-the-far-future', 'News of the far future', 2, 'publishAt: 2999-03-12')
