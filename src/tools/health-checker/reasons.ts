import { groupBy } from './text/group-by'
import type { Finding } from './types'

/** Reasons that differ only in the word in front are said once: "Each addresses the reader." */
export function reasonsOf(group: readonly Finding[]): string {
  const reasons = [...new Set(group.map(({ reason }) => reason))]
  const lengths = reasons.flatMap((reason) => /^This sentence has (\d+) words\.$/.exec(reason)?.[1] ?? [])
  if (lengths.length > 1) return `These sentences have ${lengths.slice(0, -1).join(', ')} and ${lengths.at(-1)} words.`
  const endings = groupBy(reasons, (reason) => reason.replace(/^“[^”]*” /, ''))
  return [...endings]
    .map(([ending, own]) => {
      if (own.length === 1) return own[0]
      if (endings.size === 1) return `Each ${ending}`
      return `${own.map((reason) => reason.slice(0, reason.length - ending.length - 1)).join(', ')}: each ${ending}`
    })
    .join(' ')
}
