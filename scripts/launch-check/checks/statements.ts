/** Accessibility statements: what was true of a site a year ago need not be true of it today. */
import type { LegalFields } from '../../../src/schema/legal'
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { isIn } from '../../lib/schema/file-kind'
import type { Project } from '../project'

export function checkStatements({ pages, today }: Project): Diagnostic[] {
  return pages.flatMap(({ entry: { file, kind, data, place } }) => {
    const { details } = isIn(kind, 'legal') ? (data as LegalFields) : {}
    if (details?.kind !== 'accessibility' || details.reviewed >= yearBefore(today)) return []
    return diagnosticAt(file, place(['details', 'reviewed']), old(details.reviewed))
  })
}

/** The same day of the year before. Days compare as texts. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

const old = (day: string) => ({
  code: 'old-statement',
  text: `The site was last compared with the standard on ${day}, more than a year ago.`,
  hint: 'Compare it again, and write the day and what you found.',
})
