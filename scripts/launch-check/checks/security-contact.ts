/** Where somebody who finds a vulnerability can write. */
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import type { Project } from '../project'

export function checkSecurityContact({ site }: Project): Diagnostic[] {
  if (!site || site.entry.data.securityEmail !== undefined) return []
  return [
    diagnosticAt(site.entry.file, START, {
      code: 'no-security-contact',
      text: '/.well-known/security.txt sends reports of vulnerabilities to the address for general mail.',
      hint: 'Add securityEmail with an address that somebody reads who can act on them; it can be the same one.',
    }),
  ]
}
