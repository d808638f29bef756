/** The editors' forms on the public site: they need to know which repository they write to. */
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { ADMIN_SETTINGS, type Project } from '../project'

export function checkAdmin({ adminSettings = '' }: Project): Diagnostic[] {
  const lines = adminSettings.split('\n')
  const line = lines.findIndex((text) => /^export const repository\b.*=\s*undefined\b/.test(text))
  if (line === -1) return []
  return [
    diagnosticAt(
      ADMIN_SETTINGS,
      { line: line + 1, column: 1 },
      {
        code: 'admin-not-set-up',
        text: 'The forms at /admin/ of the public site do not know where to save.',
        hint: 'Name the repository here, and how editors sign in; docs/editing/setting-up-admin.md has examples.',
      },
    ),
  ]
}
