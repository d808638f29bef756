/** Sites that share nothing with this one have no mistake, nothing to ask about, and nothing left to do. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildContent } from '../../scripts/build-content/public'
import { launchCheck } from '../../scripts/launch-check'
import { readProject } from '../../scripts/launch-check/project'

const AGENCIES = 'tests/whole-site/agencies'
const agencies = readdirSync(AGENCIES)

test.each(agencies)('the content of %s is right as it is', async (agency) => {
  const { diagnostics, pages } = await buildContent({ content: `${AGENCIES}/${agency}/content`, now: '2026-01-15' })
  expect(diagnostics).toEqual([])
  expect(pages).toBeGreaterThan(5)
})

/** The addresses of these agencies are invented, so every visit is answered here. */
const answers = async () => undefined

test.each(agencies)('%s is ready to go live', async (agency) => {
  const folder = `${AGENCIES}/${agency}`
  const { project, diagnostics } = await readProject(folder, `${folder}/content`, '2026-01-15')
  expect(diagnostics).toEqual([])
  expect(await launchCheck(project, answers, answers)).toEqual([])
})
