/** Ids as types: a link to an entry that does not exist is an error while writing the app. */
import { type Collection, collections } from '../../../src/schema/collections'
import { compare } from '../diagnostics/diagnostic'
import type { Lists } from '../site/lists'
import { clientsOf } from '../site/map'

/** The text of `ids.ts`: one type for each collection that names it, and two for the clients of the portfolio. */
export function idTypes(lists: Lists): string {
  const types: string[] = []
  const put = (name: string, ids: string[]) => types.push(`export type ${name} = ${unionOf(ids)}\n`)
  for (const [name, list] of lists) {
    const { idType }: Collection = collections[name]
    if (idType)
      put(
        idType,
        list().map(({ entry }) => entry.kind.id),
      )
  }
  const clients = (lists.get('portfolio')?.() ?? []).flatMap(({ entry }) => clientsOf(entry))
  put(
    'PortfolioClientId',
    clients.map(({ id }) => id),
  )
  put(
    'MissingCaseStudyId',
    clients.flatMap(({ id, hasCaseStudy }) => (hasCaseStudy ? [] : id)),
  )
  return `/** Written by build:content. */\n${types.join('')}`
}

const unionOf = (ids: string[]): string =>
  [...ids]
    .sort(compare)
    .map((id) => `'${id}'`)
    .join(' | ') || 'never'
