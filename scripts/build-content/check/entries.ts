/** Entries that must agree with others or with themselves: portfolio, accessibility statement, menu of apps. */
import type { LegalFields } from '../../../src/schema/legal'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { quote } from '../../lib/diagnostics/words'
import { fileOf, isIn, isSingle } from '../../lib/schema/file-kind'
import { atField } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { clientsOf } from '../site/map'

/** A client says whether it has a case study, and each client is there once. */
export function checkPortfolio(entries: readonly Entry[], caseStudies: ReadonlySet<string>): Diagnostic[] {
  const groups = entries.filter(({ kind }) => isIn(kind, 'portfolio'))
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

export function checkStatement(entry: Entry): Diagnostic[] {
  if (!isIn(entry.kind, 'legal')) return []
  const { details } = entry.data as Partial<LegalFields>
  if (details?.kind !== 'accessibility') return []
  const { status, limits = [] } = details
  const at = (message: Message) => [atField(entry, ['details', 'status'], message)]
  if (status === 'full' && limits.length > 0) return at(fullWithLimits)
  return status === 'partial' && limits.length === 0 ? at(partialWithoutLimits) : []
}

const fullWithLimits: Message = {
  code: 'status-and-limits',
  text: 'The status is "full", so the page says that the site meets the whole standard, but there are limits below.',
  hint: 'Write another status, or remove the limits:\nstatus: partial',
}

const partialWithoutLimits: Message = {
  code: 'status-and-limits',
  text: 'The status is "partial", so the page says that there are limits, but it lists none.',
  hint: 'Add the limits. Visitors want to know what they cannot use:\nlimits:\n  - what: …',
}

export function checkApps(entry: Entry, settings: Record<string, unknown>): Diagnostic[] {
  if (!isSingle(entry.kind, 'settings/navigation')) return []
  const { header } = entry.data as { header?: { apps?: string } }
  const hasApps = Array.isArray(settings.products) && settings.products.length > 0
  return hasApps && header?.apps === undefined ? [atField(entry, ['header'], appsWithoutWords)] : []
}

const appsWithoutWords: Message = {
  code: 'missing-field',
  text: 'The field "apps" (in header) is missing: the settings list products, and the button that shows them has no words.',
  hint: 'Add this below "header:", or remove the products from content/settings/site.yaml:\n  apps: Apps',
}
