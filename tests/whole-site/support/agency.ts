/** Sites of agencies that have nothing in common with this one. Each folder holds what an agency owns. */
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from './releases'

const FOLDER = 'tests/whole-site/agencies'

export const agencies: readonly string[] = readdirSync(FOLDER)

/** Puts an agency in the place of the site that a repository has, as docs/upgrading.md says: the sample goes as a whole. */
export function moveIn(agency: string, site: Repository): void {
  for (const name of ['content', 'theme', 'public', 'sample', 'published-urls.txt'])
    rmSync(join(site.folder, name), { recursive: true, force: true })
  cpSync(join(FOLDER, agency), site.folder, { recursive: true })
  site.edit('src/admin/settings.ts', '= undefined', `= ${repositoryOf(agency)}`)
  site.commit('Our own site')
}

const repositoryOf = (agency: string): string => `{
  provider: 'github',
  repository: '${agency}/site',
  branch: 'main',
}`
