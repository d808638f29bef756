/** The menu of the sister apps, whose button has words of its own in every language. */
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { isSingle } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'

export function checkApps({ file, kind, data, place }: Entry, settings: Record<string, unknown>): Diagnostic[] {
  if (!isSingle(kind, 'settings/navigation')) return []
  const { header } = data as { header?: { apps?: string } }
  const hasApps = Array.isArray(settings.products) && settings.products.length > 0
  if (!hasApps || header?.apps !== undefined) return []
  return [
    diagnosticAt(file, place(['header']), {
      code: 'missing-field',
      text: 'The field "apps" (in header) is missing: the settings list products, and the button that shows them has no words.',
      hint: 'Add this below "header:", or remove the products from content/settings/site.yaml:\n  apps: Apps',
    }),
  ]
}
