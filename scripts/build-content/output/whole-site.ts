/** Files about the site as a whole: its parts, its ids as types, and the pictures that the build of the site renders. */

import { portraitWidths } from '../../../src/lib/portrait-crop'
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import type { Outline } from '../../../src/schema/entries'
import type { ToolSlug } from '../../../src/schema/tool-catalog'
import { compare } from '../../lib/diagnostics/diagnostic'
import { type ContentFile, entryOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { focalPoints, picturePaths, portraits } from '../parse/references'
import type { Lists } from '../site/lists'
import { type Client, clientsOf, type SiteMap } from '../site/map'
import { isSize, type Measured, nightOf } from '../source/night-pictures'

export const outlineOf = ({ parts }: SiteMap, lists: Lists): Outline => ({
  parts: parts.present.map(({ name }) => name),
  tools: (lists.get('tools')?.() ?? []).map(({ entry: { kind, data } }) => ({
    slug: kind.id as ToolSlug,
    title: String(data.title),
  })),
  legal: (lists.get('legal')?.() ?? []).map(({ entry }) => entry.kind.id),
})

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

/** Every file that has to be rendered: the pictures that entries name, and their night versions. */
export function usedPictures(files: readonly ContentFile[], measured: Measured) {
  const entries = files.flatMap((file) => entryOf(file) ?? [])
  const named = new Set(entries.flatMap(picturePaths))
  const cropped = portraitCrops(entries, measured)
  const paths = [...new Set([...named].flatMap((path) => [path, nightOf(path, measured) ?? path]))].sort(compare)
  return paths.flatMap((path) => {
    const size = measured.get(path)
    const portrait = cropped.get(path)
    if (!isSize(size)) return []
    return [{ path, ...size, ...(!named.has(path) && { isNight: true }), ...(portrait && { portrait }) }]
  })
}

/** The portrait crops of pictures and of their night versions, by path. */
function portraitCrops(entries: readonly Entry[], measured: Measured) {
  const crops = new Map<string, { points: string[]; widths: number[] }>()
  for (const entry of entries) {
    const points = focalPoints(entry)
    for (const picture of portraits(entry).keys()) {
      const size = measured.get(picture)
      const point = points.get(picture)
      const widths = isSize(size) ? portraitWidths(size) : []
      if (point === undefined || widths.length === 0) continue
      for (const path of [picture, nightOf(picture, measured) ?? picture]) {
        const known = crops.get(path)?.points ?? []
        crops.set(path, { points: [...new Set([...known, point])].sort(compare), widths })
      }
    }
  }
  return crops
}
