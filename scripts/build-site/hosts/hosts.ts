/** Which files the hosts get: some are part of the site, others lie beside it, where no visitor can read them. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeIfChanged } from '../../lib/write-file'
import { headersFile, redirectsFile } from './headers-and-redirects'
import { nginxConf } from './nginx'
import type { HostRules } from './rules'

/** The files that a host looks for in the site itself, by their names. */
export const hostFiles = (rules: HostRules): Record<string, string> => ({
  _headers: headersFile(rules),
  _redirects: redirectsFile(rules),
})

/** The folder beside the site: `dist-hosts` for `dist`. */
const besides = (site: string): string => `${resolve(site)}-hosts`

/** Read by `npm run serve`. */
const RULES = 'rules.json'

/** Writes the files beside the site. */
export async function writeBeside(site: string, rules: HostRules): Promise<void> {
  await writeIfChanged(join(besides(site), RULES), `${JSON.stringify(rules)}\n`)
  await writeIfChanged(join(besides(site), 'nginx.conf'), nginxConf(rules))
}

/** The rules of a built site. */
export const readRules = async (site: string): Promise<HostRules> =>
  JSON.parse(await readFile(join(besides(site), RULES), 'utf8'))
