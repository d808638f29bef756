/** Sources of the site, of the forms and of the page beside them → programs for browsers, and a program that renders pages. */
import path from 'node:path'
import { originOf } from '../../lib/web-address'
import { publicFolder } from '../bundle/manifest'
import { openProgram, type Program, partsOf } from '../bundle/programs'
import { contentSecurityPolicy } from '../hosts/security-policy'
import type { SiteFile } from '../publish/site-file'
import type { PageParts } from '../render/document'
import type { Build } from './open'

export type Programs = {
  program: Program
  admin: Program
  draftPage: Program
  /** What pages say about the program. */
  parts: PageParts
  /** What browsers load. */
  files: [path: string, file: SiteFile][]
}

/** One after the other: bundling takes most of the memory of a build. */
export async function bundlePrograms({ folders, kind, log: { say }, site }: Build): Promise<Programs> {
  const program = await openProgram('site', folders, () => say('bundle the site'))
  const admin = await openProgram('admin', folders, () => say('bundle the forms'))
  const draftPage = await openProgram('draft-page', folders, () => say('bundle the page beside the forms'))
  const { assets, bootScript } = await partsOf(program)
  const newsletter = originsOf(site.newsletterUrl)
  const connections = originsOf(site.contactFormUrl)
  const formTargets = [...new Set([...newsletter, ...connections])]
  const policy = contentSecurityPolicy({ bootScript, formTargets, connections })
  return {
    program,
    admin,
    draftPage,
    parts: { assets, bootScript, policy, isPreview: kind.isPreview },
    files: [...linksTo(program, ''), ...linksTo(admin, 'admin/'), ...linksTo(draftPage, 'admin/')],
  }
}

const originsOf = (address: string | undefined): string[] => (address ? [originOf(address)] : [])

const linksTo = ({ folder, files }: Program, prefix: string): [string, SiteFile][] =>
  files.map(([name, key]) => [prefix + name, { key, link: path.join(publicFolder(folder), name) }])
