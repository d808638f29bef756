import { sources } from './data/sources'
import type { Health } from './health'
import { reasonsOf } from './reasons'
import { groupBy } from './text/group-by'
import type { Finding } from './types'

/** What a finding is about: the words in the text, shortened; nothing where something is missing. */
export function excerpt({ start, end }: Finding, text: string): string {
  const found = text.slice(start, end).replace(/\s+/g, ' ')
  return found.length > 90 ? `${Array.from(found).slice(0, 85).join('').trimEnd()} …` : found
}

/** The findings in the order of the text, those with the same remedy together: each line is one thing to do. */
export function groupFindings({ findings, results, text }: Health): string[] {
  const groups = groupBy(findings, ({ check, remedy }) => `${check.id} ${remedy}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { check, remedy } = first
    const total = results.find((result) => result.check === check)?.count ?? 0
    const isCut = total > findings.filter((finding) => finding.check === check).length
    const counted = isCut ? `, ${total} places, of which the first ${group.length}` : `, ${group.length} places`
    const names = new Set(group.map(({ source }) => sources[source].name))
    return [
      `${check.short}${group.length > 1 ? counted : ''} (${placesOf(group, text)}). ${reasonsOf(group)} ` +
        `Remedy: ${remedy} ${names.size > 1 ? 'Sources' : 'Source'}: ${[...names].join('; ')}.`,
    ]
  })
}

function placesOf(group: readonly Finding[], text: string): string {
  const places = [...groupBy(group, ({ place }) => place)].map(([place, own]) => {
    const words = own.map((finding) => excerpt(finding, text)).filter(Boolean)
    return words.length === 0 ? place : `${place}: ${words.join(', ')}`
  })
  return places.join('; ')
}
