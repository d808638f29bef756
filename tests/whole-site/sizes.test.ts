/** Sites of other sizes than this one: every check of the built site holds for them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checksOf } from './support/checks'
import { leaveOut, optionalParts } from './support/leave-out'
import { addMany } from './support/many-entries'
import { createProject, type Project } from './support/project'

/** Longer than any build and its checks take. */
const PATIENCE = 3_600_000

let project: Project
afterEach(() => project.remove())

test('sixty services, three hundred posts, forty people and thirty legal pages, all with long names', {
  timeout: PATIENCE,
}, async () => {
  project = await createProject()
  await addMany(project, { services: 60, posts: 300, people: 40, legal: 30 })
  project.build()
  const { count, failed } = checksOf(project)
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(400)
})

test('no post, and none of the parts that a site can do without', { timeout: PATIENCE }, async () => {
  project = await createProject()
  rmSync(join(project.folder, 'published-urls.txt'), { force: true })
  leaveOut(project.folder, optionalParts)
  project.build()
  const { count, failed } = checksOf(project)
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(100)
})
