/** Whether the clients of the portfolio and their case studies agree. */

import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { quote } from '../../lib/diagnostics/words'
import { fileOf } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'
import { clientsOf } from '../site/map'
import { atField } from './report'

/** A client says whether it has a case study, and each client is there once. */
export function checkPortfolio(groups: readonly Entry[], caseStudies: ReadonlySet<string>): Diagnostic[] {
  const first = new Map<string, { file: string; line: number }>()
  return groups.flatMap((group) =>
    clientsOf(group).flatMap(({ id, hasCaseStudy }, index) => {
      const at = (field: string, message: Message) => [atField(group, ['clients', index, field], message)]
      const other = first.get(id)
      if (other) return at('id', twice(id, other))
      first.set(id, { file: group.file, line: group.place(['clients', index, 'id']).line })
      if (hasCaseStudy === caseStudies.has(id)) return []
      return hasCaseStudy ? at('id', without(id, caseStudies)) : at('hasCaseStudy', unexpected(id))
    }),
  )
}

const twice = (id: string, other: { file: string; line: number }): Message => ({
  code: 'duplicate-id',
  text: `The client ${quote(id)} is already listed in ${other.file}, line ${other.line}.`,
  hint: 'Remove one of the two, or give it another id.',
})

function without(id: string, caseStudies: ReadonlySet<string>): Message {
  const meant = nearest(id, caseStudies)
  const create = meant ? `Did you mean ${quote(meant)}? If not, create` : 'Create'
  return {
    code: 'missing-case-study',
    text: `The client ${quote(id)} has "hasCaseStudy: true", but there is no case study with that name.`,
    hint: `${create} ${fileOf('case-studies', id)}, or write "hasCaseStudy: false"; then the button leads to the "not found" page.`,
  }
}

const unexpected = (id: string): Message => ({
  code: 'unexpected-case-study',
  text: `The client ${quote(id)} has "hasCaseStudy: false", but ${fileOf('case-studies', id)} exists.`,
  hint: 'Write: hasCaseStudy: true',
})
