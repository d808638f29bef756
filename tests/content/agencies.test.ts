/** Sites that share nothing with the one that is here have no mistake, and nothing to ask about. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildContent } from '../../scripts/build-content'

const AGENCIES = 'tests/whole-site/agencies'

test.each(readdirSync(AGENCIES))('the content of %s is right as it is', async (agency) => {
  const { diagnostics, pages } = await buildContent({ content: `${AGENCIES}/${agency}/content`, now: '2026-01-15' })
  expect(diagnostics).toEqual([])
  expect(pages).toBeGreaterThan(5)
})
