/** Links to other sites, which the build cannot vouch for. */

import pMap from 'p-map'
import { type Diagnostic, diagnosticAt, type Place } from '../../lib/diagnostics/diagnostic'
import { plural, quote } from '../../lib/diagnostics/words'
import { isPlaceholderUrl } from '../../lib/reserved-hosts'
import type { Page, Project } from '../project'
import { orRemove } from '../removable'

/** Looks at an address: nothing when it answers, else what is wrong in a few words. */
export type Visit = (address: string) => Promise<string | undefined>

/** `instead`: what else can be done about it than to link to another page. */
type OutsideLink = { file: string; address: string; place: Place; instead: string }

/** Without a way to visit them, says which files have links that were not checked. */
export async function checkOutsideLinks({ pages }: Project, visit?: Visit): Promise<Diagnostic[]> {
  const links = pages.flatMap(outsideLinks)
  return visit ? await deadLinks(links, visit) : unvisited(links)
}

function outsideLinks({ entry, passages }: Page): OutsideLink[] {
  const { file, body } = entry
  const inFields = passages
    .filter(({ field }) => field?.role === 'webAddress' || field?.role === 'link')
    .map(({ text, place, field }) => ({
      file,
      address: text,
      place,
      instead: field ? orRemove(entry, field.path) : '',
    }))
  const inBody = (body?.links ?? []).map(({ href, place }) => ({
    file,
    address: href,
    place,
    instead: ', or remove the link',
  }))
  return [...inFields, ...inBody].filter(({ address }) => /^https?:/i.test(address) && !isPlaceholderUrl(address))
}

function unvisited(links: readonly OutsideLink[]): Diagnostic[] {
  return [...new Set(links.map(({ file }) => file))].flatMap((file) => {
    const own = links.filter((link) => link.file === file)
    const [first] = own
    if (!first) return []
    return diagnosticAt(file, first.place, {
      code: 'links-not-visited',
      text: `${plural(own.length, 'link')} of this file to other sites ${own.length === 1 ? 'was' : 'were'} not visited; here is the first.`,
      hint: 'Run: npm run launch-check -- --visit-links',
    })
  })
}

async function deadLinks(links: readonly OutsideLink[], visit: Visit): Promise<Diagnostic[]> {
  const answers = new Map<string, string | undefined>()
  const addresses = new Set(links.map(({ address }) => withoutHash(address)))
  await pMap(addresses, async (address) => answers.set(address, await visit(address)), { concurrency: AT_ONCE })
  return links.flatMap(({ file, address, place, instead }) => {
    const reason = answers.get(withoutHash(address))
    if (reason === undefined) return []
    return diagnosticAt(file, place, {
      code: 'dead-outside-link',
      text: `The link leads to ${quote(address)}, which ${reason}.`,
      hint: `Open it in a browser. If it is gone there too, link to another page${instead}.`,
    })
  })
}

const AT_ONCE = 6

const withoutHash = (address: string): string => address.replace(/#.*$/s, '')

/**
 * Visits over the network. Many sites refuse `HEAD`, and some refuse programs altogether (401, 403, 429, LinkedIn's 999):
 * only an answer that says "not here" or "broken" counts against a link.
 */
export async function visitOverNetwork(address: string): Promise<string | undefined> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const answer = await fetch(address, { method, signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.body?.cancel()
    return answer.status
  }
  try {
    const status = await ask('HEAD')
    const last = isDead(status) || status === 405 ? await ask('GET') : status
    return isDead(last) ? `answers with status ${last}` : undefined
  } catch (error) {
    const { name, cause } = error as Error
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code
    return name === 'TimeoutError' ? 'does not answer in time' : `cannot be reached${reason ? ` (${reason})` : ''}`
  }
}

const isDead = (status: number): boolean => status === 404 || status === 410 || (status >= 500 && status < 600)

const PATIENCE_MS = 15_000
