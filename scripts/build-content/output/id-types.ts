/** Ids as types: a link to an entry that does not exist is an error while writing the app. */
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import { compare } from '../../lib/diagnostics/diagnostic'
import type { Lists } from '../site/lists'
import { type Client, clientsOf } from '../site/map'

/** The text of `ids.ts`: one type for each collection that names it, and two for the clients of the portfolio. */
export function idTypes(lists: Lists): string {
  const types: string[] = []
  const put = (name: string, ids: string[]) => types.push(`export type ${name} = ${unionOf(ids)}\n`)
  for (const [name, { idType }] of Object.entries<Collection>(collections)) {
    const ids = (lists.get(name as CollectionName)?.() ?? []).map(({ entry }) => entry.kind.id)
    if (idType) put(idType, ids)
  }
  const clients = (lists.get('portfolio')?.() ?? []).flatMap(({ entry }) => clientsOf(entry))
  const idsOf = (some: readonly Client[]) => some.map(({ id }) => id)
  put('PortfolioClientId', idsOf(clients))
  put('MissingCaseStudyId', idsOf(clients.filter(({ hasCaseStudy }) => !hasCaseStudy)))
  return `/** Written by build:content. */\n${types.join('')}`
}

/**
 * TypeScript refuses a union of 100,000 texts where a path is made of it (TS2590), and takes 2 GB of memory for one of
 * 99,900. The pipeline still checks every link in the content.
 */
const MOST_IDS = 50_000

/**
 * The ids as a type, `string` where they are too many. Without any it is the empty text, which is the id of no entry: a route
 * whose parameter is `never` has type errors of its own.
 */
export function unionOf(ids: readonly string[]): string {
  if (ids.length > MOST_IDS) return 'string'
  const texts = [...ids].sort(compare).map((id) => `'${id}'`)
  return texts.join(' | ') || "''"
}
