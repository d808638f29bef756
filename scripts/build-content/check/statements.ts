/** An accessibility statement says the same in its status and in its list of limits. */
import type { LegalFields } from '../../../src/schema/legal'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { isIn } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'
import { atField } from './report'

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
