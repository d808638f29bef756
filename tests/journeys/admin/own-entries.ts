/**
 * Entries that the journeys of editors change. They stand beside the content of the site, in a copy of it, so that these
 * journeys hold whatever an agency publishes. They have the category and the pages of that site.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const settings: { categories?: { name: string }[] } = parse(readFileSync('content/settings/site.yaml', 'utf8'))

/** The first category of the site, if it has any. */
export const CATEGORY = settings.categories?.[0]?.name

/** The line of a post that names it. */
export const CATEGORY_LINE = CATEGORY ? `category: ${CATEGORY}\n` : ''

/** A picture for any place, and a picture that is too small for most. */
export const LARGE_PICTURE = 'tests/journeys/admin/large-picture.png'
export const SMALL_PICTURE = 'tests/journeys/admin/small-picture.png'

/** The picture of the entries, in the folder of the media. */
export const PICTURE = 'forms/lamps.png'

const post = (fields: { title: string; author: string; date: string; tags: string[] }, text: string) =>
  `---
title: "${fields.title}"
excerpt: A post that the journeys of the forms open, change and save, in one sentence.
image: ${PICTURE}
imageAlt: A lamp.
author: ${fields.author}
date: ${fields.date}
${CATEGORY_LINE}tags:
${fields.tags.map((tag) => `  - ${tag}`).join('\n')}
---

${text}
`

const paragraphs = (heading: string) =>
  `## ${heading}\n\n${'A sentence of the section. '.repeat(12).trim()}\n\n${'Another one. '.repeat(20).trim()}`

const BRIEF = post(
  { title: 'A brief on one page', author: 'The form desk', date: '2024-01-18', tags: ['briefs', 'forms', 'pages'] },
  `The first paragraph. See [the note for creators](/blog/form-creators).\n\n${paragraphs('The seven lines')}`,
)

const PRESS = post(
  { title: 'A press page at night', author: 'The form desk', date: '2024-01-11', tags: ['press', 'forms', 'pages'] },
  `The first paragraph.\n\n${paragraphs('What they come for')}\n\n${paragraphs('Pictures that get used')}`,
)

const CREATORS = post(
  { title: 'A note for creators', author: 'The creator desk', date: '2024-01-09', tags: ['briefs', 'forms'] },
  `The first paragraph.\n\n${paragraphs('What to leave out')}`,
)

const LAUNCH = post(
  {
    ...{ title: 'Three ways to launch: how to choose', author: 'The media desk of the forms', date: '2024-01-30' },
    tags: ['first tag', 'second tag', 'third tag'],
  },
  `The first paragraph. See [a press page](/blog/form-press).\n\n${paragraphs('An embargo')}`,
)

const CLIENT = `name: Lamplight
category: Lamps
challenge: A lamp was launched in seven countries at once, with too few of them to lend.
solution: The lamps were lent twice, with a date for everybody.
results:
  - 88 of 94 reviews published within 24 days
  - 57 reviews live in the first 48 hours
detailedChallenge: Demand for lamps was higher than supply.
detailedSolution: The first wave received a lamp sixteen days before the second.
detailedResults:
  - Of the 60 first reviews, 57 were online within 48 hours.
media:
  - outlet: The Lamp Weekly
    type: Review
    description: A test over two weeks of daily use.
links:
  - title: Two weeks with the new lamp
    url: https://news.example.com/lamp-weekly/two-weeks
timeline: 9 weeks
team: 5 people
services:
  - A service in words
image: ${PICTURE}
imageAlt: Three lamps
`

const SERVICE = `title: Work on forms
summary: A service that the journeys of the forms open, change and save, in one sentence.
price: 3000
features:
  - The first feature of the service, which is removed and put back
  - The second feature
  - The third feature
image: ${PICTURE}
imageAlt: A lamp.
hero:
  headline: Forms that keep what is typed
  text: One sentence below the headline.
  button: Ask for a quote
explanation:
  heading: What it is
  text: A paragraph about it.
process:
  - step: 1
    title: Listen
    description: In week 1 we listen.
  - step: 2
    title: Choose the stories
    description: In week 2 we choose.
  - step: 3
    title: Pitch
    description: From week 3 we write.
  - step: 4
    title: Support
    description: We sit in on the call.
  - step: 5
    title: Account for it
    description: Once a month we count.
benefits:
  - Fewer mistakes
results:
  - value: 87%
    label: Of forms were saved
    source: Own records
callToAction:
  heading: Write to us
  text: We answer within a day.
  button: Ask for a quote
`

const GUIDE = `---
title: A guide to forms
summary: A guide that the journeys of the forms open, change and save, in one sentence.
kind: Guide
image: ${PICTURE}
imageAlt: A lamp.
updated: 2025-11-04
---
The first paragraph.

${paragraphs('The first section')}
`

const LEGAL = `---
title: Terms of the forms
description: A legal text that the journeys of the forms open, change and save; nobody publishes it, because it is only in a copy of the content.
updated: 2026-01-02
---

The first paragraph.

${paragraphs('The first section')}
`

/** Pages of parts that the site may have left out, without which their entries would have no place. */
const PAGES = {
  'pages/blog.yaml': `title: The blog of the forms
description: The list of all posts; it is only in a copy of the content, because this site has no blog of its own, and it has the length that is asked for.
heading: The blog
intro: One sentence.
newsletter:
  heading: Letter
  text: One sentence.
  button: Subscribe
`,
  'pages/resources.yaml': `title: The guides of the forms
description: The list of all guides; it is only in a copy of the content, because this site has no guides of its own, and it has the length that is asked for.
heading: The guides
intro: One sentence.
callToAction:
  heading: Write to us
  text: We answer within a day.
  button: Ask for a quote
`,
}

const ENTRIES = {
  'blog/form-brief.md': BRIEF,
  'blog/form-press.md': PRESS,
  'blog/form-creators.md': CREATORS,
  'blog/form-launch.md': LAUNCH,
  'case-studies/form-client.yaml': CLIENT,
  'services/form-service.yaml': SERVICE,
  'resources/form-guide.md': GUIDE,
  'legal/form-terms.md': LEGAL,
}

/** The picture, and the pages that the site has not. */
export const ownPages: ReadonlyMap<string, Buffer> = new Map([
  ...Object.entries(PAGES).flatMap(([file, text]): [string, Buffer][] =>
    existsSync(path.join('content', file)) ? [] : [[file, Buffer.from(text)]],
  ),
  [`media/${PICTURE}`, readFileSync(LARGE_PICTURE)],
])

/** Every file that is added, by its place in the folder of the content. */
export const ownEntries: ReadonlyMap<string, Buffer> = new Map([
  ...Object.entries(ENTRIES).map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
  ...ownPages,
])
