/** Two posts that visitors do not see. */
const post = (slug: string, title: string, why: string) => ({
  slug,
  title,
  text: `---
title: ${title}
excerpt: One sentence.
image: blog/press-page-that-works.webp
author: The media desk
date: 2024-01-02
category: UX/UI
${why}
---

A paragraph.
`,
})

export const draft = post('unfinished-thoughts', 'Unfinished thoughts', 'draft: true')
export const scheduled = post('news-of-the-far-future', 'News of the far future', 'publishAt: 2999-03-12')
