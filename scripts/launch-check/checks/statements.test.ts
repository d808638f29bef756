import { expect, it } from 'vitest'
import { printed } from '../testing/ready-site'

const statement = (reviewed: string) => ({
  'legal/accessibility.md': `---
title: Accessibility
description: How accessible the pages of this site are, what the tests of the site check, and how to tell us of a barrier that we do not know.
updated: ${reviewed}
details:
  kind: accessibility
  standard: WCAG 2.2, level AA
  status: full
  reviewed: ${reviewed}
---

We answer within two days.
`,
})

it('asks to look again at a site after a year', async () => {
  expect(await printed(statement('2024-05-31'), { today: '2025-06-01' })).toMatchInlineSnapshot(`
    "content/legal/accessibility.md:9:13 error (old-statement)
      The site was last compared with the standard on 2024-05-31, more than a year ago.
        9 |   reviewed: 2024-05-31
          |             ^
      Compare it again, and write the day and what you found.
    "
  `)
})

it.each(['2024-06-01', '2025-06-01'])('has nothing to say of a statement of %s', async (day) => {
  expect(await printed(statement(day), { today: '2025-06-01' })).toBe('')
})
