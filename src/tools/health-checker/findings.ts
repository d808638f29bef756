import * as words from '@words/tools/health-checker'
import { CHECK_WEIGHTS } from '@/schema/tool-tables/check-names'
import type { Check, CheckResult, Fault, Source } from './check'
import { type Release, spanAt } from './text/release'

/** A place of a finding, in words: "Lead, line 5". */
export type Place = Fault & { name: string }

/** All places where one check fails. */
export type Finding = {
  /** Its rank, which is also the number of its marks in the text. */
  number: number
  check: Check
  places: [Place, ...Place[]]
  /** How many places there are in all. */
  count: number
  sources: Source[]
}

export type Recommendation = { title: string; text: string; finding?: number }

const OWN_RULE: Source = { name: words.ownRule }

/** The failed checks by their weight, and within a weight by their first place in the text. */
export function listFindings(release: Release, results: readonly CheckResult[]): Finding[] {
  const nameOf = placeNames(release)
  return results
    .flatMap(({ check, count, faults: [first, ...others] }) =>
      first ? [{ check, count, faults: [first, ...others] as const }] : [],
    )
    .sort(
      ({ check: one, faults: [ofOne] }, { check: other, faults: [ofOther] }) =>
        CHECK_WEIGHTS.indexOf(one.weight) - CHECK_WEIGHTS.indexOf(other.weight) || ofOne.start - ofOther.start,
    )
    .map(({ check, count, faults: [first, ...others] }, index) => {
      const sources = [first, ...others].map(({ source }) => source ?? check.source ?? OWN_RULE)
      return {
        number: index + 1,
        check,
        places: [nameOf(first), ...others.map(nameOf)],
        count,
        sources: [...new Map(sources.map((source) => [source.name, source])).values()],
      }
    })
}

function placeNames({ text, parts }: Release): (fault: Fault) => Place {
  const lineEnds = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return (fault) => {
    const { start, end } = fault
    const part = spanAt(parts, start) ?? spanAt(parts, start - 1)
    const line = lineEnds.findIndex((lineEnd) => lineEnd >= start)
    const place = `${part ? `${part.name}, line` : 'Line'} ${(line < 0 ? lineEnds.length : line) + 1}`
    return { ...fault, name: start === end && start === text.length ? 'End of the text' : place }
  }
}

/** The three most valuable changes; without news, what comes before all of them. */
export function recommend(findings: readonly Finding[], text: string, hasNews: boolean): Recommendation[] {
  if (!hasNews) return [...words.firstSteps]
  const changes = findings.map(({ number, places: [first, ...others], count, check }) => ({
    title: check.remedy,
    text: `${inContext(first, text)}${others.length > 0 ? ` ${count} places in all.` : ''} Weight: ${check.weight}.`,
    finding: number,
  }))
  return [...changes, ...words.nextSteps].slice(0, 3)
}

/** The places by their reason, so that each reason is said once. */
export function byReason(places: readonly Place[]): [string, Place[]][] {
  const groups = new Map<string, Place[]>()
  for (const place of places) groups.set(place.reason, [...(groups.get(place.reason) ?? []), place])
  return [...groups]
}

const WORDS_OF_A_PLACE = 7

/** The reason with the first words of its place, by which a reader finds it away from the marked text. */
export function inContext({ reason, start, end }: Fault, text: string): string {
  const words = text.slice(start, end).trim().split(/\s+/)
  if (start === end || reason.startsWith('“')) return reason
  const opening = words.length > WORDS_OF_A_PLACE ? `${words.slice(0, WORDS_OF_A_PLACE).join(' ')} …` : words.join(' ')
  return `“${opening.replace(/^["“]/, '')}”: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
}
