/** The menu of the sister apps, whose button has words of its own in every language. */
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { isSingle } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'
import { atField } from './report'

export function checkApps(entry: Entry, settings: Record<string, unknown>): Diagnostic[] {
  if (!isSingle(entry.kind, 'settings/navigation')) return []
  const { header } = entry.data as { header?: { apps?: string } }
  const hasApps = Array.isArray(settings.products) && settings.products.length > 0
  return hasApps && header?.apps === undefined ? [atField(entry, ['header'], withoutWords)] : []
}

const withoutWords: Message = {
  code: 'missing-field',
  text: 'The field "apps" (in header) is missing: the settings list products, and the button that shows them has no words.',
  hint: 'Add this below "header:", or remove the products from content/settings/site.yaml:\n  apps: Apps',
}
